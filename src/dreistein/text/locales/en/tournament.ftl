### Tournaments, and bots over a pipe

tour-title = { $count ->
    [one] { $matches } match with { $players } at the table · { $edition } · game code { $seed }
   *[other] { $matches } matches with { $players } at the table · { $edition } · game code { $seed }
}
tour-bot = Bot
tour-matches = Matches
tour-wins = Wins
tour-margin = 95%
tour-points = Points per round
tour-rating = Rating
tour-millis = ms per decision
tour-slowest = slowest
tour-chance = Wins are counted per seat, and a shared win is divided; between equals, each seat would win { $share }.
tour-nothing = No block is complete yet, so there is nothing to report.
tour-sprt-better = { $first } is better than { $second }.
tour-sprt-not-better = { $first } is not better than { $second }, or not by enough.
tour-sprt-undecided = It is undecided whether { $first } is better than { $second }.
tour-sprt-measured = Tested: { $p0 } against { $p1 } of the wins; log-likelihood ratio { $llr }, bounds { $low } and { $high }.
tour-incidents = Incidents; each time a legal action was played instead. Where the first occurred: block/table/rotation/round/action, counted from 0.
tour-incident-start = could not be started
tour-incident-hello = did not answer the greeting
tour-incident-late = took more than twice its time
tour-incident-died = exited
tour-incident-closed = stopped listening or writing
tour-incident-flood = wrote too much
tour-incident-nonsense = gave no readable answer
tour-incident-illegal = chose an action that is not allowed
tour-incident-given-up = exited too often and was not started again
tour-incident-failed = failed with an error
tour-progress = Matches
tour-stopped = Stopped after { $matches } of { $all } matches; with --state it could be resumed.
tour-stopped-kept = Stopped after { $matches } of { $all } matches; run the same command again to continue.
tour-worker-died = A worker process died ({ $how }); its match is played again.

cli-tournament = play bots against each other on the same deals, and report which is better
cli-bot = let a bot play over standard input and output, for other programs
cli-meta-bot = BOT
cli-meta-folder = FOLDER
cli-bot-name = pip, frida, max, zora, bruno, hilda, klara, sofia (weakest first), random, greedy, { "casual" }, sampler, strong or expert; options are allowed, as in { "strong:worlds=50" }
cli-bot-seed = the seed of the bot’s random choices
cli-join = seat a bot at a table on any server, to play with the people there
cli-meta-link = LINK
cli-join-link = the link for friends of a table: { "https://…/join/…" }
cli-join-bot = the bot: a name such as frida, { "cmd:./my-bot" } or { "py:mine:MyBot" }
cli-join-name = its name at the table (default: its own)
cli-join-millis = milliseconds for a decision (default: 1000)
cli-join-once = leave after one match instead of staying for the next
join-seated = { $name } plays on seat { $seat }. Ctrl+C ends it.
join-over = The match is over: { $totals }
cli-bot-check = check that a program speaks the bot protocol
cli-check-bot = the program: { "cmd:./my-bot" }
cli-check-positions = how many positions it is asked about (default: 1000)
cli-check-millis = milliseconds for a decision; twice that is too late (default: 1000)
cli-bot-log = add to this file what programs are told, and what they answer
cli-check-seed = the seed of the positions
check-start = It cannot be started: { $reason }.
check-hello = It does not answer the greeting with a name within 10 seconds: { $reason }.
check-late = It gave no answer within { $millis } ms, at a table for { $players } ({ $edition }) after { $history } actions: { $reason }.
check-died = It ended or closed a pipe instead of answering, at a table for { $players } ({ $edition }) after { $history } actions: { $reason }.
check-nonsense = Its answer cannot be read, at a table for { $players } ({ $edition }) after { $history } actions: { $reason }
check-illegal = Its action { $action } is not among the legal ones, at a table for { $players } ({ $edition }) after { $history } actions.
check-extra = Asked with a field that it does not know, it gave { $action } instead of a legal action, at a table for { $players } ({ $edition }) after { $history } actions; unknown fields must be ignored.
check-flood = It wrote too much without being asked, at a table for { $players } ({ $edition }) after { $history } actions: { $reason }.
check-quit = It still ran { $millis } ms after it was told to quit.
check-stays = It still ran { $millis } ms after its input had ended; it would outlive a table that dies.
check-passed = { $name } speaks the protocol: { $positions } positions answered.
cli-tour-bots = the bots: names such as strong, { "strong:worlds=50" } or { "cmd:./my-bot" }
cli-tour-players = how many sit at a table, 2 to 6 (default: 2)
cli-tour-matches = how many matches, rounded up to whole blocks (default: 200; with --sprt at most 20000)
cli-tour-blocks = how many blocks instead: the same deals at every table, in every rotation of the seats
cli-tour-millis = milliseconds per decision, for bots whose name does not set it
cli-tour-fresh = restart programs for every match instead of keeping them running
cli-tour-sprt = stop once it is clear whether the first bot is better than the second
cli-tour-p0 = --sprt: the share of wins that counts as no better (default: the share expected by chance)
cli-tour-p1 = --sprt: the share of wins that counts as better (default: 0.05 more)
cli-tour-alpha = --sprt: how often it may wrongly say “better” (default: 0.05)
cli-tour-beta = --sprt: how often it may wrongly say “not better” (default: 0.05)
cli-tour-state = save every finished match to this file, and resume from it
cli-tour-records = save every match as a record in this folder
self-stopped = Stopped after { $matches } of { $all } matches; run the same command again to continue.
self-done = { $matches } matches are in { $folder }.
self-incidents = Incidents; each time a legal action was played instead (in the data: stand_in):
cli-selfplay = play matches between bots and keep every decision as data
cli-self-folder = the folder for the data; an unfinished one is continued
cli-self-bots = bots by seat, repeated to fill the seats (default: greedy)
cli-self-matches = how many matches (default: 100)
