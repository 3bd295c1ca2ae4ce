### The page in the browser: buttons, the line that says what to do, and what a screen reader says.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-loading = Loading…
page-offline = No connection. Still trying; nothing is lost.
page-outdated = Dreistein has been updated. Reload the page to continue.
page-reload = Reload
page-nowhere = There is nothing at this address.
page-unreached = The server cannot be reached right now. Please try again in a moment.
page-failed = The server could not answer that. Please try again.
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No

## The table

page-to-start = Dreistein, start page
page-heading = The table
page-menu = Menu
page-say = Say something
page-players = Players
page-player = Player
page-points = Points
page-your-side = Your side of the table
page-clock = { $time } left
page-board = { $count ->
    [one] Board with { $count } tile
   *[other] Board with { $count } tiles
}
page-places = { $count ->
    [0] No open spot to choose
    [one] { $count } open spot to choose
   *[other] { $count } open spots to choose
}
page-place-plain = { points }
page-place-bonus = { $value } + { $bonus } { $name } = { points }
page-tile-list = The board as a list
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Show everything
page-last-again = Show the last moves again
page-sound-off = Turn the sound off
page-sound-on = Turn the sound on
page-tile = Tile { $tile }, value { $value }
page-tile-unfit = Tile { $tile }, value { $value }, fits nowhere
page-tile-locked = Tile { $tile }, value { $value }, not drawn in this turn
page-tile-fits = { $count ->
    [one] Tile { $tile }, value { $value }, fits one spot: { SIGNED($points) }
   *[other] Tile { $tile }, value { $value }, fits { $count } spots, up to { SIGNED($points) }
}
page-draw = Draw
page-pass = Pass
page-keep = Keep
page-turn = Rotate
page-sort = Sort
page-hint = Hint
page-what-fits = What fits?
page-pad = Scores
page-place-it = Place { SIGNED($points) }
page-place-unmarked = Place
page-stock = { $count ->
    [0] stock empty
   *[other] { $count } in stock
}
page-draws-left = { $count } left
page-show-tiles = { $name }: show my tiles
page-your-turn = Your turn
page-seat-resigned = resigned
page-seat-held = away, bot playing
page-seat-waiting = not here yet
page-seat-away = away
page-seat-hinted = asked for a hint
page-bot = { $name } ({ $level })

## The line that says what to do

page-say-gathering = Waiting for the other players.
page-say-round-over = The round is over.
page-say-sending = Just a moment…
page-say-unsent = No connection. Your move will be sent as soon as you are back online.
page-say-pass-device = Hand the device to { $name }.
page-say-open = You open with { $tile }: choose the spot in the middle.
page-say-choose-tile = Your turn: choose a tile.
page-say-unmarked = Your turn: place a tile, or draw one.
page-say-unmarked-drawn = Place a tile you drew, or draw another.
page-say-must-place = You can place, so you must: choose a tile.
page-say-choose-place = Now choose a spot.
page-say-drawn-fits = It fits: place it, or draw again.
page-say-here = { $action }: tap here.
page-say-drawn-keep = Place one of the tiles you drew, or keep them.
page-say-sure-draw = A tile fits. Draw anyway?
page-say-sure-end = A tile fits. End your turn anyway?
page-say-drawn-unfit = { $left ->
    [one] It doesn’t fit: draw the last tile of this turn.
   *[other] It doesn’t fit: draw up to { $left } more tiles.
}
page-say-must-draw = Nothing fits: draw a tile.
page-say-must-pass = Nothing fits and the stock is empty: you have to pass.
page-say-unfit = This tile fits nowhere.
page-say-only-drawn = After drawing, you may place only tiles you drew this turn.
page-tell-draw-you = You draw a tile ({ SIGNED($points) }).
page-say-none-fits = { $count ->
    [one] It doesn’t fit: your turn is over.
    [3] None of the three fits: your turn is over.
   *[other] None of the { $count } fits: your turn is over.
}
page-say-drawn-pass = Place one of the tiles you drew, or pass.
page-say-passing = Nothing fits and the stock is empty: you pass.
page-say-must-pass-undrawn = Nothing fits and you have no draws left: you have to pass.
page-say-passing-undrawn = Nothing fits and you have no draws left: you pass.
page-say-several = { $tiles } fit here. Choose the spot, then the tile.
page-say-tile-sum = { $tile }: { $sum }
page-say-triple-opens = The highest triple opens: { $tile }.
page-say-value-opens = Nobody has a triple, so the highest value opens: { $tile }.
page-which-tile = Which tile?
page-watching = You are watching.
page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
page-pad-bot = bot
page-pad-bot-note = A bot played this turn.
page-stand-in-short = { $count ->
    [one] a bot played one turn
   *[other] a bot played { $count } turns
}

## Menu, hint, typed moves

page-undo = Undo
page-undo-no = Declined: the move stands.
page-settings = Settings
page-set-language = Language
page-rules = Rules
page-rule-of = The rule: { $about }
page-resign = Resign

## The end of a round, of a match

page-replay = Replay
page-see-result = See the result
page-practice = Practice game: it isn’t ranked.
page-practice-short = practice

## Friends

page-invite = Invite
page-your-name = Your name
page-watch = Watch
page-fair = A fair shuffle

## The start

page-start = Start page
page-lead = Triangular tiles: match the numbers, close hexagons, score points.
page-play-now = Play now
page-plan = Against { $levels } · { $edition }
page-own-numbers = House rules
page-must-place = If you can place, you must
page-unmarked = no help: nothing is marked
page-continue = Continue
page-ways = Other ways to play
page-ladder = The ladder
page-ladder-note = Eight opponents, from easy to hard.
page-new-table = New table
page-new-table-note = Choose your opponents, the rules and the target.
page-with-friends = With friends
page-with-friends-note = Send a link or show a QR code. Nobody needs an account.
page-on-device = On this device
page-on-device-note = Pass it around. The rack is covered between turns.
page-alone = Solo
page-alone-note = Solitaire: as many points as you can.
page-day = Game of the day
page-day-note = New every day, with the same tiles for everyone.
page-replay-note = Watch a saved game step by step.
page-games = My games
page-games-note = Games in progress and finished games.
page-rules-note = With examples to try out.
page-puzzles = Puzzles
page-puzzles-note = Find the best move.
page-lesson = Learn to play
page-lesson-note = Six small steps in five minutes.
page-lesson-offer = New here? Learn the game by playing, in five minutes.
page-paper-pad = Score pad
page-paper-pad-note = For a game with real tiles.

## Lists

page-finished = finished
page-unfinished = in progress

## A new table

page-level-random = Random
page-level-casual = Easy-going
page-level-greedy = Greedy
page-level-strong = Strong
page-level-expert = Expert

## The game of the day

page-day-of = Game of the day, { $day }

## Around the table

page-besides = More
page-game-code = Game code: { $code }
