### The game of the day, and bots that have too much to think about.

error-no-date = { $text } is no date; write one as in { $example }.
error-day-before-first = There was no game of the day on { $day }; the first one was on { $first }.
error-day-ahead = The game of { $day } is not open yet; today is { $today } (UTC).
error-day-secret = The secret of { $day } is revealed when that day is over (UTC).
error-busy = The computer has too much to think about just now; try again in a moment.
