### What can be wrong, in English: the sentences of dreistein.rules.errors, word for word.
###
### $found and the like are numbers, notation, foreign text in "…", or words of dreistein.rules.sentences.

## Words

found = { $found ->
    [list] a list
    [object] an object
    [large-number] a number with more than 12 digits
    [strange] something else
   *[other] { $found }
}
where = { $where ->
    [record] The record
   *[other] { $where }
}
type = { $type ->
    [object] an object
    [list] a list
    [text] a text
    [texts] a list of texts
    [tile] a tile's text
   *[other] { $type }
}
unit = { $unit ->
    [MB] MB
    [kB] kB
   *[other] { $unit }
}
fault = { $fault ->
    [value] a value is missing or misspelt
    [name] a field's name in "…" is missing
    [colon] ":" is missing after a field's name
    [comma] "," or a closing bracket is missing
    [early] the text ends too early
    [more] something follows the end
    [bytes] these bytes are no UTF-8
    [quote] a text has no closing "
    [escape] a "\" stands before something that it cannot stand before
    [control] a text has a line break or another control character
    [deep] a value is nested too deeply
    [constant] a value has NaN or Infinity, which are no numbers
    [number] a value has a number that is too large
   *[other] it cannot be read
}

## Notation, numbers of a table

error-no-such-tile = { $text } is none of the 56 tiles; a tile is three digits from 0 to 5, clockwise from the smallest and so ascending, such as 012.
error-no-such-action = { $text } is no action; write a placement such as 453@1,0, + to draw, or - to end the turn without placing.
error-unknown-edition = There is no edition { $name }; known are { $known }.
error-edition-shape = An edition is a name or an object, not { found }.
error-edition-field = An edition has no number called { $field }; it has { $known }.
error-edition-missing = The edition does not say its { $field }; add it, or start from a "base".
error-edition-number = The edition's { $field } cannot be { found }; it is a whole number from { $least } to { $most }.
error-edition-list = The edition's { $field } cannot be { found }; it is a list of { $length } numbers.
error-edition-length = { $found ->
    [one] The edition's { $field } has { $found } number; it needs { $length }.
   *[other] The edition's { $field } has { $found } numbers; it needs { $length }.
}
error-edition-flag = The edition's { $field } cannot be { found }; it is true or false.
error-edition-name = The edition's name cannot be { found }; it is a text of 1 to { $most } characters.
error-edition-base = The edition's base cannot be { found }; it is one of { $known }.
error-edition-deal = The edition's deal cannot be { found }; it is an object with the number of tiles for "2" to "6" players.
error-edition-deal-players = The edition's deal is for "2" to "6" players; { $text } does not belong there.
error-edition-deal-missing = The edition's deal does not say how many tiles each of { $players } players gets; add "{ $players }", or start from a "base".
error-deal-too-large = A deal of { $deal } tiles to each of { $players } players takes { $needed } tiles; the set has { $tiles }.
error-player-count = { $found ->
    [one] { $found } player cannot play; a table has 2 to 6 players, solitaire has one.
   *[other] { $found } players cannot play; a table has 2 to 6 players, solitaire has one.
}
error-solitaire-number = Solitaire's { $field } cannot be { found }; it is a whole number from 0 to { $most }.
error-solitaire-nothing = Solitaire needs a rack or draws; both cannot be 0.

## Deals

error-tile-twice = The tile { $tile } is dealt twice; each tile exists once.
error-tile-missing = { $found ->
    [one] The deal has { $found } tile, and { $tile } is not among them; it must have all { $tiles }.
   *[other] The deal has { $found } tiles, and { $tile } is not among them; it must have all { $tiles }.
}
error-deal-size = { $found ->
    [one] Seat { $seat } was dealt { $found } tile; it gets { $wanted }.
   *[other] Seat { $seat } was dealt { $found } tiles; it gets { $wanted }.
}
error-hand-count = { $found ->
    [one] The deal has { $found } hand; this table needs { $wanted }.
   *[other] The deal has { $found } hands; this table needs { $wanted }.
}
error-starting-tile = Only solitaire starts with a tile on the table, and it always does.

## Actions

error-round-over = { $end ->
    [out] The round is over (the last tile is placed); no action follows.
   *[blocked] The round is over (blocked); no action follows.
}
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
error-no-more-draws = { $draws ->
    [one] A turn allows { $draws } draw; place what was drawn ({ $drawn }), or keep it with -.
   *[other] A turn allows { $draws } draws; place what was drawn ({ $drawn }), or keep it with -.
}
error-wrong-draw = The next tile of the stock is not { $tile }.
error-must-go-on = The turn does not end yet: place a tile or draw one; { $left } may still be drawn.

## Records

error-too-large = { $part ->
    [record] The record is larger than { $most } { unit }; a smaller one can be read.
    [round] The round is larger than { $most } { unit }; a smaller one can be read.
    [value] The value is larger than { $most } { unit }; a smaller one can be read.
   *[other] The field { $part } is larger than { $most } { unit }; a smaller one can be read.
}
error-too-many-fields = The record has more than { $most } fields; one with fewer can be read.
error-not-json = This is no JSON text in UTF-8: { fault }, at byte { $at }.
error-version = "dreistein" is { found }; it must be 1, the version that this program reads.
error-missing-field = { where } has no { $field }; a record needs it.
error-wrong-type = { where } is { found }; it must be { type }.
error-name-count = { $game ->
    [solitaire] { $found ->
        [one] "players" has { $found } name; solitaire has one.
       *[other] "players" has { $found } names; solitaire has one.
    }
   *[table] { $found ->
        [one] "players" has { $found } name; a table has 2 to 6.
       *[other] "players" has { $found } names; a table has 2 to 6.
    }
}
error-field-twice = { where } has { $field } twice in one object; write it once.
error-impossible-numbers = { $cause }
error-round-too-many = { $before ->
    [unfinished] Round { $round } follows although the one before is not finished.
   *[over] Round { $round } follows although the game was over.
}
error-no-round = { $rounds ->
    [one] The record has { $rounds } round; there is no round { $round }, counted from 0.
   *[other] The record has { $rounds } rounds; there is no round { $round }, counted from 0.
}
error-no-position = { $actions ->
    [one] Round { $round } has { $actions } action; there is no position after { $at }.
   *[other] Round { $round } has { $actions } actions; there is no position after { $at }.
}
error-not-over = This is only for readers of a finished game, and the game goes on.
