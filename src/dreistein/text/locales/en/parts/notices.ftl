### What others do at the table, and why a tile does not fit.

page-misfit = Not here: { $own } meets { $there }.
page-misfit-alone = A tile must share a whole side with another one.
page-notice-sat = { $name } has joined the table.
page-notice-left = { $name } has left the table.
page-notice-held = { $name } is away: a bot plays meanwhile.
page-notice-returned = { $name } is back.
page-notice-resigned = { $name } has resigned: a bot plays on.
page-notice-time-up = { $who ->
    [you] Your time is up: a bot moves for you.
   *[they] { $name } is out of time: a bot moves.
}
page-notice-hint = { $name } asked for a hint.
page-notice-stood-in = { $count ->
    [one] While you were away, a bot played one turn for you.
   *[other] While you were away, a bot played { $count } turns for you.
}
