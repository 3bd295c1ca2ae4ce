### A review: on the page, in the terminal, and as a file.

coach-note = ± is half the width of the 95% interval. What cannot be told apart from the best move is not called a mistake.
coach-even = Even chance
coach-expected = To be expected
coach-cause-deal = Deals
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
coach-loss = On average a decision cost { $loss } of the chance to win.
coach-loss-points = On average a decision cost { $loss } points.
coach-loss-none = All in all, the decisions cost nothing that can be measured.
coach-level = The bot “{ $level }” loses about as much.
coach-no-choice = There was nothing to decide.
coach-moments = The moments that decided it
coach-place = Round { $round }, move { $move }
coach-place-end = Round { $round }, end
coach-moment-draw = { $tile } drawn.
coach-moment-end = the round ends
coach-moment-resigned = Resigned; the bot that played on had the most points in the end.
coach-slips = What cost something
coach-no-slips = No decision can be shown to have cost much.
coach-decisions = All decisions
coach-column-place = Where
coach-column-played = Played
coach-column-better = Better
coach-column-loss = Loss
coach-column-grade = Verdict
coach-title = Review
coach-balance = Luck and skill
coach-graph = The chance to win, move by move
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
page-review-leave = You need not wait here: the review stays with the game.
page-review-hour = This review is kept for an hour.
page-review-retry = Try again
page-review-cancelled = The review was cancelled.
page-review-whose = Whose game?
page-review-lucky = You were lucky: your tiles brought you { $change }.
page-review-unlucky = You were unlucky: your tiles cost you { $change }.
page-review-luck-even = You had about as much good luck as bad.
page-review-own = Your decisions cost you { $change }.
page-review-others-good = The others gave you { $change }.
page-review-others-bad = The others took { $change } from you.
page-review-parts-note = From the even chance, the four parts lead to the result. A part may be more than 100%: a chance can be thrown away and won back.
page-review-how = How well you played
page-review-habit-draw = { $count } of { $all } times it was the same: you placed a tile where drawing was better. Collect tiles while there are some to draw: once the stock is empty, whoever has many can go on placing.
page-review-habit-place = { $count } of { $all } times it was the same: you drew where placing was better.
page-review-station = Moment { $at } of { $count }
page-review-was-best = You chose the best move.
page-review-was-good = As good as the best, as far as can be told.
page-review-cost = It cost { $loss } of your chance to win.
page-review-cost-points = It cost { $loss } points.
page-review-went = Your chance to win: { $before } → { $after }
page-review-went-points = The points to expect: { $before } → { $after }
page-review-board = The board at that moment
page-review-rack = Your rack
page-review-graph-list = The numbers, moment by moment
page-review-points = { $size } points
page-review-again = Try it again
page-review-again-note = You play on from here against bots, as practice. The game itself stays as it is.
page-review-find = Find it yourself
page-review-find-note = The same position as a puzzle, without the answer. It stays with your puzzles.
page-review-puzzles = { $count ->
    [one] One of these decisions is a puzzle for you now.
   *[other] { $count } of these decisions are puzzles for you now.
}
