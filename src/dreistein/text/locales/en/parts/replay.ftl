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
page-verify-match = The deals hold. Your own contribution is among them, so nobody could choose the tiles: neither the server nor the other players, alone or together.
page-verify-wrong-deal = Round { $round } was not dealt as the game code says.
page-verify-wrong-seal = What { $name } contributed is not what was sealed.
page-replay-retry = Try again
