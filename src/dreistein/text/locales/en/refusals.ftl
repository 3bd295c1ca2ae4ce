### What the server does not do, and why

## At a table

error-no-such-table = There is no such table, or this link does not open it.
error-no-such-seat = There is no seat { $seat } at this table; it has the seats 0 to { $last }.
error-seat-taken = Somebody sits there already; take another seat, or watch.
error-table-full = Every seat is taken; you can watch.
error-not-your-seat = Seat { $seat } is not yours, so you cannot act for it.
error-only-watching = You are watching; whoever sits at the table plays.
error-host-only = Only whoever opened the table can do that.
error-not-playing = No round is being played now, so there is nothing to act in.
error-bot-plays = A bot plays this seat now.
error-too-late = The game has gone on since (round { $round }, action { $ply }); look again.
error-not-between = The next round is dealt after a round has ended, and this one goes on.
error-match-too-long = This match has had { $most } rounds, and no table deals more; open a new one.
error-not-over-yet = The match is not over; its record and its shuffle are shown when it is.
error-already-over = The match is over.
error-not-gathering = The match has begun, so this cannot be changed any more.
error-nothing-to-undo = There is no action of yours in this round to take back.
error-undo-past-draw = A tile was drawn since, and what people have seen they cannot unsee.
error-no-undo = Nothing can be taken back in the game of the day.
error-no-undo-asked = Nobody asks to take anything back now.
error-cannot-resign = There is nobody else at this table to resign to.
error-no-hints = There are no hints at this table.
error-hint-not-your-turn = A hint is for whoever is to move.
error-too-many-tables = There are { $most } unfinished tables, and no more can be kept; finish one first.
error-too-many-watching = There are { $most } connections to this table, and no more can be served.
error-seat-plan = A table has 2 to 6 seats, one in solitaire, at least one of them for the person who opens it, and every bot has a level.
error-clock-range = The clock cannot be { $found }; it gives a turn { $least } to { $most } seconds.
error-seed-length = A game code has 1 to { $most } characters.
error-seed-people = A game code can be chosen in solitaire only: whoever knows it knows every tile.
error-restarting = The server is being restarted; come back in a moment.

## On the web

error-not-here = There is nothing at this address.
error-wrong-method = This address does not take { $method }; it takes { $known }.
error-body-too-large = What was sent is larger than { $most } kB, and no more is read.
error-body-too-slow = What was to be sent did not arrive within { $seconds } seconds.
error-too-fast = { $seconds ->
    [one] That was too much in a short time; wait { $seconds } second, then go on.
   *[other] That was too much in a short time; wait { $seconds } seconds, then go on.
}
error-too-many-connections = There are too many connections already; close one, or try again later.
error-wrong-host = This server does not answer under the name { $host }.
error-wrong-origin = This comes from a page of another site ({ $origin }), and so it is not done.
error-link-expired = This link is used, too old or not whole; make a new one on the other device.
error-foreign-link = A code is drawn only for links to this server.
error-not-from-here = Only a browser on the machine where the server runs can do that.
error-unforeseen = Something went wrong in the server. It is noted in its log; try again in a moment.

## What was sent

error-field-missing = The field { $field } is missing.
error-field-type = The field { $field } is { found }; it must be { type }.
error-field-number = The field { $field } cannot be { found }; it is a whole number from { $least } to { $most }.
error-field-flag = The field { $field } cannot be { found }; it is true or false.
error-field-choice = The field { $field } cannot be { found }; it is one of { $known }.
error-field-length = The field { $field } has too few or too many entries; it has { $least } to { $most }.
error-field-text = The field { $field } cannot be { found }; it is a text of { $least } to { $most } characters.
error-field-form = The field { $field } is not written as it should be: { found }.

## On a connection

error-no-hello = The first message of a connection is hello, within { $seconds } seconds.
error-hello-twice = The connection has said hello already; that is done once.
error-binary-message = Messages are texts; this one was binary.
error-too-many-mistakes = Too many messages could not be read, so the connection ends.
