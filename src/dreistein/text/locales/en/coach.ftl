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
cli-analyse-puzzles = write puzzles made from mistakes to this file, for “puzzle --from”

## The review

coach-progress = Positions
coach-stopped = Stopped after { $done } of { $all } positions; this is the review of what was judged by then.
coach-no-puzzles = No decision became a puzzle: that takes one clearly best move, and a player who chose another.
coach-method = Every decision is judged by what its player could know at that moment, with { $worlds } deals that agree with it.
coach-method-millis = Every decision is judged by what its player could know at that moment, with { $millis } ms of thought.

## Moments

coach-moment-decision = { $played } instead of { $better }.

## The page

