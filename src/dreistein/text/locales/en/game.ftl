### Dreistein in English. docs/terms.md has the words; "draw" is never a tie.
###
### $who is "you" for the reader, else "they". SIGNED($n) writes +9, −5 and 0; SCORE($n) 9, −5 and 0.

## Names

you = You
you-within = you
seat-name = Seat { $number }
list-and = { $first } and { $last }
list-and-i = { list-and }
list-and-e = { list-and }
colon = :
edition-german = German edition
edition-international = International edition
edition-early = Early edition
edition-triominos = Triominos
edition-house = House rules ({ $name })
solitaire = Solitaire
bonus-start = start bonus
bonus-bridge = bridge
bonus-double = double connection
bonus-hexagon = hexagon
bonus-hexagon-2 = double hexagon
bonus-hexagon-3 = triple hexagon
bonus-out = last tile

## Counts

points = { $points ->
    [one] { SCORE($points) } point
   *[other] { SCORE($points) } points
}
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
target = Target: { points }
stock = { $count ->
    [0] Stock empty
   *[other] Stock: { tiles }
}
draws-left = { $count ->
    [0] no more tiles to draw
    [one] { $count } more tile to draw
   *[other] { $count } more tiles to draw
}
turn-of = { $who ->
    [you] Your turn
   *[they] { $name }’s turn
}

## The score pad: cells of its table

pad-title = Score pad
pad-round = Round { $number }
pad-carried = carried over
pad-starting-tile = starting tile
pad-drawn = { $count } drawn
pad-none-fits = none fits
pad-kept = kept
pad-passed = passed
pad-last-tile = last tile
pad-tiles-left = tiles left
pad-blocked = round blocked
pad-this-round = This round
pad-total = Total
play-rack = Your rack

## What happened

tell-open = { $who ->
    [you] You open with { $tile }: { $sum }.
   *[they] { $name } opens with { $tile }: { $sum }.
}
tell-place = { $who ->
    [you] You place { $tile }: { $sum }.
   *[they] { $name } places { $tile }: { $sum }.
}
tell-draw = You draw { $tile } ({ SIGNED($points) }).
tell-drew = { $count ->
    [one] { $name } draws a tile ({ SIGNED($points) }).
   *[other] { $name } draws { $count } tiles ({ SIGNED($points) }).
}
tell-keep = { $cost ->
    [0] { $who ->
        [you] You keep them.
       *[they] { $name } keeps them.
    }
   *[other] { $who ->
        [you] You keep them ({ SIGNED($cost) }).
       *[they] { $name } keeps them ({ SIGNED($cost) }).
    }
}
tell-pass = { $cost ->
    [0] { $who ->
        [you] You pass.
       *[they] { $name } passes.
    }
   *[other] { $who ->
        [you] You pass ({ SIGNED($cost) }).
       *[they] { $name } passes ({ SIGNED($cost) }).
    }
}
