### Tournaments, and bots over a pipe

tour-title = { $count ->
    [one] { $matches } match with { $players } at the table · { $edition } · game code { $seed }
   *[other] { $matches } matches with { $players } at the table · { $edition } · game code { $seed }
}
tour-bot = Bot
tour-matches = Matches
tour-wins = Wins
tour-margin = 95%
tour-points = Points a round
tour-rating = Rating
tour-millis = ms a decision
tour-slowest = slowest
tour-chance = Wins are counted by seat, shared wins shared; among equals each seat would win { $share }.
tour-nothing = No block is complete yet, so there is nothing to tell.
tour-sprt-better = { $first } is better than { $second }.
tour-sprt-not-better = { $first } is not better than { $second }, or not by enough.
tour-sprt-undecided = Whether { $first } is better than { $second } is not decided.
tour-sprt-measured = Tested: { $p0 } against { $p1 } of the wins; log-likelihood ratio { $llr }, bounds { $low } and { $high }.
tour-incidents = Incidents; each time a legal action stood in. Where the first was: block/table/rotation/round/action, counted from 0.
tour-incident-start = could not be started
tour-incident-hello = did not answer the greeting
tour-incident-late = took more than twice its time
tour-incident-died = ended
tour-incident-closed = stopped listening or writing
tour-incident-flood = wrote too much
tour-incident-nonsense = gave no readable answer
tour-incident-illegal = chose an action that is not allowed
tour-incident-given-up = ended too often and was not started again
tour-incident-failed = failed with an error
tour-progress = Matches
tour-stopped = Stopped after { $matches } of { $all } matches; with --state it could go on later.
tour-stopped-kept = Stopped after { $matches } of { $all } matches; the same call goes on from there.
tour-worker-died = A worker process ended ({ $how }); its match is played again.

cli-tournament = play bots against each other on the same deals, and tell which is better
cli-bot = let a bot play over standard input and output, for other programs
cli-meta-bot = BOT
cli-meta-folder = FOLDER
cli-bot-name = random, greedy, { "casual" }, strong or expert, also with options, as in { "strong:worlds=50" }
cli-bot-seed = what the bot’s luck comes from, beside the position
cli-tour-bots = the bots: names such as strong, { "strong:worlds=50" } or { "cmd:./my-bot" }
cli-tour-players = how many sit at a table, 2 to 6 (default: 2)
cli-tour-matches = how many matches, rounded up to whole blocks (default: 200; with --sprt at most 20000)
cli-tour-blocks = how many blocks instead: the same deals at every table, in every rotation of the seats
cli-tour-millis = milliseconds for a decision, for bots that do not say it themselves
cli-tour-sprt = stop as soon as the first bot is proved better than the second, or not
cli-tour-p0 = --sprt: this share of the wins is not better (default: what chance gives)
cli-tour-p1 = --sprt: this share of the wins is better (default: 0.05 more)
cli-tour-alpha = --sprt: how often better may be said wrongly (default: 0.05)
cli-tour-beta = --sprt: how often not better may be said wrongly (default: 0.05)
cli-tour-state = keep what is finished in this file, and go on from it
cli-tour-records = keep every match as a record in this folder
