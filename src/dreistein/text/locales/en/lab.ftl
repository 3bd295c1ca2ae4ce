### Simulations

sim-title = { $players ->
    [one] { $rounds } games of solitaire · { $edition } · game code { $seed }
   *[other] { $rounds } rounds with { $players } players · { $edition } · game code { $seed }
}
sim-seat = Seat
sim-bot = Bot
sim-mean = Points
sim-margin = 95%
sim-middle = Middle half
sim-wins = Most points
sim-drawn = Drawn
sim-bonus = Bonus
sim-per-round = Per round
sim-rounds-with = Rounds with it
sim-per-tile = Of tiles placed
sim-kind = { $kind ->
    [start] start bonus
    [bridge] bridge
    [double] double connection
    [hexagon] hexagon
    [two-hexagons] double hexagon
   *[three-hexagons] triple hexagon
}
sim-length = A round has { $mean } actions on average; 90% have { $low } to { $high }.
sim-blocked = { $share } of the rounds end blocked.
sim-opener = The opener scores { $opener } points, the others { $others }: opening is worth { $worth }. The opener has the most points in { $wins } of the rounds.
sim-rate = { $rounds } rounds in { $seconds } s: { $rate } per second
sim-progress = Rounds
sim-stopped = Stopped after { $rounds } of { $all } rounds.
sim-stopped-kept = Stopped after { $rounds } of { $all } rounds; run the same command again to continue.
sim-out = out
sim-block = blocked
sim-plot-scores = Points of a round, by seat
sim-plot-points = points
sim-plot-percent = % of the rounds
sim-plot-percent-a-point = % of the rounds, per point
sim-plot-bonuses = How often each bonus is scored
sim-plot-rounds-with = % of the rounds with at least one
sim-plot-length = Length of a round
sim-plot-actions = actions
sim-plot-ends = How it ends
sim-plot-opener = What opening is worth
sim-plot-opened = opener
sim-plot-others = others
sim-plot-best = most points: { $share }
cli-simulate = simulate many rounds between bots and report the results
cli-bench = measure how fast the kernel plays
cli-bench-what = what to measure
cli-meta-bots = BOT,BOT
cli-rounds = how many rounds
cli-bots = bots by seat, repeated to fill the seats: greedy, random or placing (default: greedy)
cli-workers = how many processor cores share the work (default: all)
cli-on = do the work on a cluster instead of this machine alone: with ray
cli-address = the cluster’s address, such as { "10.0.0.1:6379" } (default: a cluster of this machine alone)
cli-figures-json = print the figures as JSON
cli-csv = print the figures as CSV
cli-plot = draw the figures as an SVG picture
cli-sim-state = save the figures so far to this file, and resume from it
cli-threads = how many threads (default: 1)
