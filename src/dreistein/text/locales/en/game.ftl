### Dreistein in English. docs/terms.md has the words; "draw" is never a tie.
###
### $who is "you" for the reader, else "they". SIGNED($n) writes +9, −5 and 0; SCORE($n) 9, −5 and 0.

## Names

you = You
seat-name = Seat { $number }
bot-name = Bot
bot-name-numbered = Bot { $number }
list-and = { $first } and { $last }

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

## The end of a round, of a match

end-out = { $who ->
    [you] You go out: { SIGNED($points) }.
   *[they] { $name } goes out: { SIGNED($points) }.
}
end-left = { $who ->
    [you] You still hold { $tiles }: { $sum }.
   *[they] { $name } still holds { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] You score { $sum }.
   *[they] { $name } scores { $sum }.
}
end-blocked = Round blocked: the stock is empty, and nobody holds a tile that fits.
end-blocked-alone = There is nothing left to draw, and no tile fits: the game is over.
end-passed = Round blocked: the stock is empty, and everybody has passed in turn.
end-passed-alone = You passed with nothing left to draw: the game is over.
end-least = { $who ->
    [you] You have the lowest value, { $value }, and score the others’ values minus yours.
   *[they] { $name } has the lowest value, { $value }, and scores the others’ values minus that.
}
end-least-shared = A tie for the lowest value, { $value } each: { $names }. Each scores the others’ values minus that.
end-minus = The tiles left are subtracted: { $sum }.
win = { $who ->
    [you] You win with { points }!
   *[they] { $name } wins with { points }.
}
win-shared = Shared win: { $names } with { points } each.
match-goes-on = The match goes on.
game-goes-on = The game goes on.
solitaire-result = Result: { points }.

## The referee

record-wrong = { $reason }
record-wrong-deal = Round { $round } (counted from 0): { $reason }
record-wrong-action = Round { $round }, action { $action } (both counted from 0): { $reason }

## Playing in the terminal: the position, and what may be done

play-hello = { $count ->
    [one] You play against one bot.
   *[other] You play against { $count } bots.
}
play-hello-alone = You play alone, for as many points as you can get.
play-code = Game code: { $seed }
play-help-hint = Type ? for help.
play-rack = Your rack
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Your turn. You open with { $tile }: type { $example }.
ask-fits = Your turn. The tiles marked * fit: { $example } places one, { $number } shows where it goes.
ask-nothing-fits = Your turn. Nothing on your rack fits.
ask-drawn-fits = { $count ->
    [one] The tile you drew, { $tiles }, fits: { $example } places it.
   *[other] Of the tiles you drew you may place { $tiles }, for example { $example }.
}
ask-drawn-nothing = { $count ->
    [one] The tile you drew ({ $tiles }) does not fit.
   *[other] None of the tiles you drew ({ $tiles }) fits.
}
ask-draw = { $left ->
    [one] + draws a tile ({ SIGNED($cost) }), the last of this turn.
   *[other] + draws a tile ({ SIGNED($cost) }), up to { $left } more in this turn.
}
ask-draw-fruitless = If you then place none of them: { SIGNED($cost) } more.
ask-keep = { $cost ->
    [0] - keeps what you drew and ends the turn.
   *[other] - keeps what you drew and ends the turn ({ SIGNED($cost) }).
}
ask-pass = { $cost ->
    [0] Nothing is left to draw: - passes.
   *[other] Nothing is left to draw: - passes ({ SIGNED($cost) }).
}

## What fits

fits-all = What fits:
fits-nothing = Nothing fits.
fits-tile = { $tile } fits here:
fits-tile-nowhere = { $tile } fits nowhere.
fits-place = At { $place } you can place:
fits-choose-place = Type the letter of the spot, or Enter to go back.
fits-choose-tile = Type the number of the tile, or Enter to go back.

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
tell-none-fits = { $cost ->
    [0] None of them fits; the turn is over.
   *[other] None of them fits; the turn is over ({ SIGNED($cost) }).
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
tell-next-round = Enter deals the next round; q leaves.

## What was typed

wrong-input = I do not understand “{ $text }”; type ? for help.
wrong-unreadable = That line could not be read; type ? for help.
wrong-number = There is no tile { $number }; your rack goes from 1 to { $count }.
wrong-no-tiles = Your rack is empty; draw a tile with +.
wrong-place = There is no spot { $place } on the board where one of your tiles fits.
wrong-tile-place = { $tile } does not fit at { $place }.
wrong-not-yours = The tile { $tile } is not on your rack.
wrong-must-open = You open the round, and that takes the tile { $tile }.

help-title = What you can type:
help-tile = shows where tile 3 of your rack fits, and its points
help-place = places it on b
help-notation = the same with the tile’s numbers, or in the notation of records
help-draw = draws a tile
help-end = ends the turn: keeps what you drew, or passes
help-what = what fits, with the points
help-pad = the score pad
help-quit = leaves the game
key-enter = Enter
help-again = shows the board again
help-rules = Tiles go side to side, and the numbers that meet must match. A tile scores its value, the sum of its numbers, and sometimes a bonus:
help-bridge = one side touches, and the corner opposite meets another tile
help-double = two or three sides touch
help-hexagon = the tile is the sixth around a point (two or three at once: { $two }, { $three })
help-out = also the value of all tiles the others hold

## Leaving

bye = Goodbye!
bye-unfinished = The game is not over. Goodbye!
record-written = The game was saved to { $path }.
record-failed = The game could not be saved to { $path }: { file-fault }.
record-exists = { $path } already exists. Choose another file.
