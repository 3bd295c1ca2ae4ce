### A review: on the page, in the terminal, and as a file.

coach-note = A move that cannot be told apart from the best one is never called a mistake. Moves are judged by what you could know; the result is explained with all tiles in view.
coach-even = Even chance
coach-expected = To be expected
coach-cause-plan = Way of playing
coach-cause-deal = Tiles dealt
coach-cause-draws = Tiles drawn
coach-cause-moves = Own moves
coach-cause-their-draws = { $rivals ->
    [one] What the opponent drew
   *[other] What the others drew
}
coach-cause-their-moves = { $rivals ->
    [one] The opponent’s moves
   *[other] The others’ moves
}
coach-result = Result
coach-so-far = So far
coach-grade-good = Good
coach-grade-inaccuracy = Inaccuracy
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder
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
coach-to = The coach says to { $name }:
coach-lost = { $count ->
    [one] One decision cost about { $lost }.
   *[other] { $count } decisions were costly: about { $lost } in all.
}
coach-lost-each = { $count } decisions were costly: about { $lost } each, on average.
coach-again = { $count ->
    [one] For the same reason, one more decision was costly: about { $lost }.
   *[other] For the same reason, { $count } more decisions were costly: about { $lost } each.
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
page-review-parts-note = How an even chance became this result, in rough figures. All tiles count here, even those that nobody could see; what is too small to measure is left out.
page-review-how = What to take away
page-review-checkpoint = Moment { $at } of { $count }
page-review-was-good = A good move: nothing else was clearly better.
page-review-went = Your chance of winning went from about { $before } to { $after }.
page-review-went-points = The points to expect went from about { $before } to { $after }.
page-review-board = The board at that moment
page-review-rack = Your rack
page-review-graph-list = The numbers, moment by moment
page-review-points = { $count ->
    [one] { $size } point
   *[other] { $size } points
}
page-review-chance = { $size } in winning chances
page-review-again = Try it again
page-review-find = Find it yourself
page-review-puzzles = { $count ->
    [one] One of these decisions is a puzzle for you now.
   *[other] { $count } of these decisions are puzzles for you now.
}
page-review-more = More reasons
page-review-rest = The whole match, move by move

## A second try

page-second-goal-win = Try it again: can you win from here? In your game it ended { $then }.
page-second-goal-more = Try it again: can you win by more than { points }? In your game it ended { $then }.
page-second-goal-points = Try it again: can you get more than { points } this time?
page-second-back = Back to the review
page-second-better = Better than the first time: well played!
page-second-same = Exactly as the first time.
page-second-worse = The first time went better. Sometimes the tiles are just unkind: have another go.
page-second-compared = In your game: { $then }. This time: { $now }.
