### A review: on the page, in the terminal, and as a file.

coach-note = A move that cannot be told apart from the best one is never called a mistake. Moves are judged by what you could know; where the result came from is told from all tiles.
coach-even = Even chance
coach-expected = To be expected
coach-cause-plan = Way of playing
coach-cause-deal = Tiles dealt
coach-cause-draws = Tiles drawn
coach-cause-moves = Own moves
coach-cause-their-draws = What the others drew
coach-cause-their-moves = The others’ moves
coach-result = Result
coach-so-far = So far
coach-grade-best = Best
coach-grade-good = Good
coach-grade-inaccuracy = Inaccuracy
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder
coach-grades-best = { $count ->
    [one] Best move
   *[other] Best moves
}
coach-grades-good = { $count ->
    [one] Good move
   *[other] Good moves
}
coach-grades-inaccuracy = { $count ->
    [one] Inaccuracy
   *[other] Inaccuracies
}
coach-grades-mistake = { $count ->
    [one] Mistake
   *[other] Mistakes
}
coach-grades-blunder = { $count ->
    [one] Blunder
   *[other] Blunders
}
coach-lost = { $count ->
    [one] One decision cost about { $lost }.
   *[other] { $count } decisions cost something: about { $lost } in all.
}
coach-level = You play about as strongly as { $level }.
coach-no-choice = There was nothing to decide.
coach-moments = The moments that decided it
coach-place = Round { $round }, move { $move }
coach-place-end = Round { $round }, end
coach-moment-draw = { $tile } drawn.
coach-moment-end = the round ends
coach-moment-resigned = Resigned; the bot that played on had the most points in the end.
coach-slips = Costly decisions
coach-no-slips = No decision was clearly costly.
coach-decisions = All decisions
coach-column-place = Where
coach-column-played = Played
coach-column-better = Better
coach-column-loss = Loss
coach-column-grade = Verdict
coach-title = Review
coach-balance = Luck and skill
coach-graph = The chance of winning, move by move
coach-graph-points = The points to expect, move by move
coach-graph-text = { $name }: from { $first } to { $last }.
coach-played-was = Played: { $action }
coach-better-was = Better: { $action }

## The page

page-review-note = The coach goes through a game move by move: where it was won and lost, what was luck, and what would have been better.
page-review-ready = The coach is getting ready.
page-review-place = { $place ->
    [one] One other review comes first.
   *[other] { $place } other reviews come first.
}
page-review-progress = The coach has looked at { $done } of { $all } positions.
page-review-leave = You don’t have to wait here: the review stays with the game.
page-review-hour = This review is kept for an hour.
page-review-cancelled = The review was cancelled.
page-review-whose = Choose a player
page-review-parts-note = The six parts lead from an even chance to the result. They are told from all tiles, even those that nobody could see.
page-review-how = How well you played
page-review-checkpoint = Moment { $at } of { $count }
page-review-was-best = You chose the best move.
page-review-was-good = As good as the best, as far as we can tell.
page-review-cost = It cost you about { $loss } in winning chances.
page-review-cost-points = It cost about { $loss } points.
page-review-went = Your chance of winning: { $before } → { $after }
page-review-went-points = The points to expect: { $before } → { $after }
page-review-board = The board at that moment
page-review-rack = Your rack
page-review-graph-list = The numbers, moment by moment
page-review-points = { $size } points
page-review-again = Play on from here
page-review-again-note = You play on from here against bots, as practice. The game itself stays as it is.
page-review-find = Find it yourself
page-review-find-note = The same position as a puzzle, without the answer. You will find it among your puzzles.
page-review-puzzles = { $count ->
    [one] One of these decisions is a puzzle for you now.
   *[other] { $count } of these decisions are puzzles for you now.
}
