### Playing in the terminal.

## The referee

record-wrong = { $reason }
record-wrong-deal = Round { $round }: { $reason }
record-wrong-action = Round { $round }, move { $action }: { $reason }
observed-result = Whether the match is over depends on what the end of a round scored.

## Playing in the terminal: the position, and what may be done

play-hello = You are playing against { $names }.
play-hello-alone = You are playing alone, for as many points as you can get.
play-code = Game code: { $seed }
play-must-place = If you can place, you must
ask-opponents = Who would you like to play against?
ask-opponents-how = Type a number or a name; for several opponents, type them all, such as 1, 3. Press Enter for Pip.
play-help-hint = Type ? for help.
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Your turn. You open with { $tile }: type { $example }.
ask-fits = Your turn. The tiles marked * fit: { $example } places one, { $number } shows where it goes.
ask-nothing-fits = Your turn. Nothing on your rack fits.
ask-must-place = A tile fits, so you must place one.
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

tell-none-fits = { $cost ->
    [0] None of them fits; the turn is over.
   *[other] None of them fits; the turn is over ({ SIGNED($cost) }).
}
tell-next-round = Enter deals the next round; q leaves.
undo-nothing = You have done nothing in this round that you could take back.
undo-done = Taken back. The stock stays as it was.

## What was typed

wrong-input = I don’t understand “{ $text }”. Type ? for help.
wrong-unreadable = That line could not be read. Type ? for help.
wrong-number = There is no tile { $number }. Your rack goes from 1 to { $count }.
wrong-no-tiles = Your rack is empty. Draw a tile with +.
wrong-place = There is no spot { $place } on the board where one of your tiles fits.
wrong-tile-place = { $tile } does not fit at { $place }.
wrong-not-yours = The tile { $tile } is not on your rack.
wrong-must-open = You must open the round with the tile { $tile }.
help-title = What you can type:
help-tile = shows where tile 3 of your rack fits, and its points
help-place = places it on b
help-notation = the same with the tile’s numbers, or in the notation of records
help-draw = draws a tile
help-end = ends the turn: keeps what you drew, or passes
help-what = what fits, with the points
help-hint = a hint: the best moves, and why
help-undo = takes back your last move
help-pad = the score pad
help-save = saves the game
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
save-ask = Save to which file? Press Enter for { $path }.
save-done = Saved to { $path }. From now on every move is added to it.
save-offer = Save the game, so that you can continue later? Type a file name; press Enter for { $path }, or q to leave without saving.
