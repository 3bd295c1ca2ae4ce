### The coach: a match reviewed, in the terminal and on a page of its own.

## Options

cli-analyse = review a record: what each decision cost, and what was luck
cli-analyse-seat = only this seat, counting from 0 (default: all)
cli-analyse-worlds = how many deals to try for each decision (default: 600)
cli-analyse-millis = think for N milliseconds about each decision instead; the result then depends on the machine
cli-analyse-seed = the seed of the review: the same seed gives the same result
cli-analyse-all = list every decision, not only those that cost something
cli-analyse-json = print the review as JSON
cli-analyse-html = write the review to this file, as a page that needs nothing else

## The review

coach-progress = Positions
coach-stopped = Stopped after { $done } of { $all } positions; this is the review of what was judged by then.
coach-method = Every decision is judged by what its player could know at that moment, with { $worlds } deals that agree with it.
coach-method-millis = Every decision is judged by what its player could know at that moment, with { $millis } ms of thought.
coach-note = ± is half the width of the 95% interval. What cannot be told apart from the best move is not called a mistake.

## The balance

coach-even = Even chance
coach-expected = To be expected
coach-cause-deal = Deals
coach-cause-draws = Tiles drawn
coach-cause-decisions = Own decisions
coach-cause-others = The others
coach-cause-rest = Not foreseen
coach-result = Result
coach-so-far = So far

## How well

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

## Moments

coach-moments = The moments that decided it
coach-place = Round { $round }, move { $move }
coach-place-end = Round { $round }, end
coach-moment-decision = { $played } instead of { $better }.
coach-moment-draw = { $tile } drawn.
coach-moment-end = the round ends

## Decisions

coach-slips = What cost something
coach-no-slips = No decision can be shown to have cost much.
coach-decisions = All decisions
coach-column-place = Where
coach-column-played = Played
coach-column-better = Better
coach-column-loss = Loss
coach-column-grade = Verdict

## The page

coach-title = Review
coach-won = wins
coach-balance = Luck and skill
coach-graph = The chance to win, move by move
coach-graph-points = The points to expect, move by move
coach-graph-text = { $name }: from { $first } to { $last }.
coach-picture = The table, round { $round }, move { $move }
coach-played-was = Played: { $action }
coach-better-was = Better: { $action }
