### A review: on the page, in the terminal, and as a file.

coach-note = ± shows how sure the coach is: 95 times out of 100 the true figure lies within it. A move that cannot be told apart from the best one is never called a mistake.
coach-even = Even chance
coach-expected = To be expected
coach-cause-deal = Tiles dealt
coach-cause-draws = Tiles drawn
coach-cause-decisions = Own decisions
coach-cause-others = The others
coach-cause-rest = Not foreseen
coach-result = Result
coach-so-far = So far
coach-grade-best = Best
coach-grade-good = Good
coach-grade-inaccuracy = Inaccuracy
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder
coach-loss = On average, a decision cost { $loss } in winning chances.
coach-loss-points = On average a decision cost { $loss } points.
coach-loss-none = All in all, the decisions cost nothing that can be measured.
coach-level = By this measure, about as strong as { $level }.
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
page-review-retry = Try again
page-review-cancelled = The review was cancelled.
page-review-whose = Choose a player
page-review-lucky = You were lucky: your tiles brought you { $change }.
page-review-unlucky = You were unlucky: your tiles cost you { $change }.
page-review-luck-even = You had about as much good luck as bad.
page-review-own = Your decisions cost you { $change }.
page-review-others-good = The others gave you { $change }.
page-review-others-bad = The others took { $change } from you.
page-review-parts-note = The four parts lead from an even chance to the result. A part can be more than 100%, because a chance can be thrown away and won back.
page-review-how = How well you played
page-review-habit-draw = { $count } times out of { $all } it was the same thing: you placed a tile where drawing was better. Collect tiles while there are some to draw: once the stock is empty, whoever has many can keep placing.
page-review-habit-place = { $count } times out of { $all } it was the same thing: you drew where placing was better.
page-review-checkpoint = Moment { $at } of { $count }
page-review-was-best = You chose the best move.
page-review-was-good = As good as the best, as far as we can tell.
page-review-cost = It cost you { $loss } in winning chances.
page-review-cost-points = It cost { $loss } points.
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
