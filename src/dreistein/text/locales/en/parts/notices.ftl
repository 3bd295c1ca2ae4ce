### What others do at the table, and why a tile does not fit.

page-misfit = Does not fit: { $own } meets { $there }.
page-misfit-alone = A tile must share a whole side with another tile.
page-notice-sat = { $name } has joined the table.
page-notice-promised = { $when ->
    [match] From the next match on, { $name } plays instead of { $bot }.
   *[round] From the next round on, { $name } plays instead of { $bot }.
}
page-notice-left = { $name } has left the table.
page-notice-held = { $name } is away. A bot is filling in.
page-notice-returned = { $name } is back.
page-notice-resigned = { $name } has resigned. A bot plays on.
page-notice-time-up = { $who ->
    [you] Your time is up. A bot moves for you.
   *[they] { $name } ran out of time. A bot moves.
}
page-notice-hint = { $name } asked for a hint.
page-notice-stood-in = { $count ->
    [one] While you were away, a bot played one turn for you.
   *[other] While you were away, a bot played { $count } turns for you.
}

## Menu, hint, typed moves

page-undo-saw-racks = Everybody has already seen all racks.
page-undo-saw-tile = You have already seen the tile you drew.
page-undo-saw-answer = You have already seen what the others played.
page-undo-practice = If you undo now, this becomes a practice game: it no longer counts for rankings, the ladder and statistics.
page-undo-anyway = Undo anyway
page-undo-wish = { $name } would like to undo a move.
page-undo-asked = You asked to undo a move. Waiting for { $names }.
page-undo-price = The match will then no longer count.
page-typed = Type a move
page-typed-explained = A tile, such as 345, or a move in the notation, such as 453@1,0. + draws, - ends the turn.
page-typed-wrong = “{ $text }” is not allowed now.
page-typed-unfit = { $text } fits nowhere, or you can’t place it now.
page-typed-not-now = It is not your turn.
page-do-it = Play it
page-install = Install
page-leave = Start page (your game is saved)
page-resign-explained = A bot plays on for you, and you can no longer win.
