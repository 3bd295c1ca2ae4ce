### The replay.

page-drop-record = Drop a saved game here, or choose a file.
page-no-record = This is not a saved game that can be replayed.
page-dealt = The tiles are dealt.
page-step-back = Back
page-step-on = Next
page-play-on = Play
page-pause = Pause
page-jump = Jump to a move
page-go-to-round = Go to a round
page-verify = Verify the shuffle
page-choose-file = Choose a file
page-replay-again = Play on from here
page-verify-contribution = { $name } contributed { $text }.
page-verify-own = Your own contribution is there: { $text }.
page-verify-match = The tiles check out. Your own contribution is among them, so nobody could choose them: neither the server nor the other players, alone or together.
page-verify-wrong-deal = Round { $round } was not dealt as the game code says.
page-verify-wrong-seal = What { $name } contributed is not what was sealed.
page-replay-retry = Try again

observed = Only the table was seen, so nobody can say: { $parts }.
observed-then = { $parts }; { $next }
observed-seats = who took some of the turns
observed-opening = whether the right tile opened
observed-racks = which tiles were on a rack, and which were drawn
observed-fits = whether a tile fitted where none was placed
observed-places = where the tiles lay (they are drawn where they agree with the points)
observed-end = what the end of the round scored
replay-elsewhere = Elsewhere, the same tile would have scored { $more } more.
