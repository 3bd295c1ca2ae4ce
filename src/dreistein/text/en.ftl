### Dreistein in English. The words are those of TERMS; "draw" is never a tie.
###
### $who is "you" for the reader, else "they". SIGNED($n) writes +9, −5 and 0; SCORE($n) 9, −5 and 0.
### The sentences of error-… are those of dreistein.rules.errors, word for word.

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
pad-this-round = this round
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
end-passed-alone = A pass with nothing left to draw ends the game.
end-least = { $who ->
    [you] You have the lowest value, { $value }, and score the others’ values minus yours.
   *[they] { $name } has the lowest value, { $value }, and scores the others’ values minus that.
}
end-least-shared = A tie for the lowest value, { $value } each: { $names }. Each scores the others’ values minus that.
end-minus = The tiles left count as minus: { $sum }.
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
play-hello-alone = You play alone, for the best score you can get.
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
ask-pass = Nothing is left to draw: - passes ({ SIGNED($cost) }).

## What fits

fits-all = What fits:
fits-nothing = Nothing fits.
fits-tile = { $tile } fits here:
fits-tile-nowhere = { $tile } fits nowhere.
fits-place = At { $place } you can place:
fits-choose-place = Type the letter of the place, or Enter to go back.
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
tell-pass = { $who ->
    [you] You pass ({ SIGNED($cost) }).
   *[they] { $name } passes ({ SIGNED($cost) }).
}
tell-next-round = Enter deals the next round; q leaves.

## What was typed

wrong-input = “{ $text }” is nothing I know; type ? for help.
wrong-unreadable = That line could not be read; type ? for help.
wrong-number = There is no tile { $number }; your rack goes from 1 to { $count }.
wrong-no-tiles = Your rack is empty; draw a tile with +.
wrong-place = There is no place { $place } on the board where a tile of yours fits.
wrong-tile-place = { $tile } does not fit at { $place }.
wrong-not-yours = The tile { $tile } is not on your rack.
wrong-must-open = You open the round, and that takes the tile { $tile }.

help-title = What you can type:
help-tile = shows where tile 3 of your rack fits, and its points
help-place = places it on b
help-notation = the same by its numbers, or in the notation of records
help-draw = draws a tile
help-end = ends the turn: keeps what you drew, or passes
help-what = what fits, with the points
help-pad = the score pad
help-quit = leaves the game
key-enter = Enter
help-again = shows the board again
help-rules = Tiles go side to side, and the numbers that meet are equal. A tile scores its value, the sum of its numbers, and one of these:
help-bridge = one side touches, and the corner opposite meets another tile
help-double = two or three sides touch
help-hexagon = the tile is the sixth around a point (two or three at once: { $two }, { $three })
help-out = also the value of all tiles the others hold

## Leaving

bye = Goodbye!
bye-unfinished = The game is not over. Goodbye!
record-written = The game is written to { $path }.
record-failed = The game could not be written to { $path }: { $reason }.
record-exists = { $path } is there already; name another file to keep both.

## Errors: notation, numbers of a table

error-no-such-tile = { $text } is none of the 56 tiles; a tile is three digits from 0 to 5, clockwise from the smallest and so ascending, such as 012.
error-no-such-action = { $text } is no action; write a placement such as 453@1,0, + to draw, or - to end the turn without placing.
error-unknown-edition = There is no edition { $name }; known are { $known }.
error-edition-shape = An edition is a name or an object, not { $found }.
error-edition-field = An edition has no number called { $field }; it has { $known }.
error-edition-missing = The edition does not say its { $field }; add it, or start from a "base".
error-edition-number = The edition's { $field } cannot be { $found }; it is { $wanted }.
error-deal-too-large = A deal of { $deal } tiles to each of { $players } players takes { $needed } tiles; the set has { $tiles }.
error-player-count = { $found } cannot play; a table has 2 to 6 players, solitaire has one.
error-solitaire-number = Solitaire's { $field } cannot be { $found }; it is a whole number from 0 to { $most }.
error-solitaire-nothing = Solitaire needs a rack or draws; both cannot be 0.

## Errors: deals

error-tile-twice = The tile { $tile } is dealt twice; each tile exists once.
error-tile-missing = The deal has { $found } tiles, and { $tile } is not among them; it must have all { $tiles }.
error-deal-size = Seat { $seat } was dealt { $found } tiles; it gets { $wanted }.
error-hand-count = The deal has { $found } hands; this table needs { $wanted }.
error-starting-tile = Only solitaire starts with a tile on the table, and it always does.

## Errors: actions

error-round-over = The round is over ({ $end }); no action follows.
error-match-over = The match is over; no round follows.
error-round-unfinished = The round is not over yet; the next one starts after it.
error-not-your-turn = It is seat { $turn }'s turn, not seat { $seat }'s.
error-must-open = Seat { $seat } must open with the tile { $tile }, on cell 0,0.
error-start-cell = The starting tile lies on cell 0,0, not on { $cell }.
error-not-your-tile = The tile { $tile } is not on the rack of seat { $seat }.
error-not-drawn = The tile { $tile } was not drawn in this turn; after a draw only { $drawn } may be placed.
error-occupied = A tile lies on cell { $cell } already ({ $there }); choose an open cell.
error-no-side = No side of cell { $cell } touches a tile; a tile shares at least one side.
error-corner = The { $number } of { $placement } comes to lie on the point { $point }, where a { $there } is; the numbers on a point must be equal.
error-stock-empty = Nothing is left to draw; place a tile, or end the turn with -.
error-no-more-draws = The turn's { $draws } draws are used; place one of { $drawn }, or keep them with -.
error-wrong-draw = The next tile of the stock is not { $tile }.
error-must-go-on = The turn does not end yet: place a tile or draw one; { $left } may still be drawn.

## Errors: records

error-too-large = The { $part } is larger than { $most }; a smaller one can be read.
error-not-json = This is no JSON text in UTF-8: { $reason }, at byte { $at }.
error-version = "dreistein" is { $found }; this program reads records of version 1.
error-missing-field = { $where } has no { $field }; a record needs it.
error-wrong-type = { $where } is { $found }; it must be { $wanted }.
error-field-twice = { $where } has { $field } twice; write it once.
error-impossible-numbers = { $reason }
error-round-too-many = Round { $round } follows although { $reason }.
error-no-round = The record has { $rounds } rounds; there is no round { $round }, counted from 0.
error-no-position = Round { $round } has { $actions } actions; there is no position after { $at }.
error-not-over = This is only for readers of a finished game, and the game goes on.
