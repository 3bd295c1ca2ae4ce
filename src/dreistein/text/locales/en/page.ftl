### The page in the browser: buttons, the line that says what to do, and what a screen reader says.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-title-you = Your turn · Dreistein
page-title-they = { $name }’s turn · Dreistein
page-loading = Laying the table…
page-offline = No connection. Trying again; nothing is lost.
page-reload = Reload
page-nowhere = There is nothing at this address.
page-unreached = The server cannot be reached just now. Please try again in a moment.
page-failed = The server could not answer that. Please try again.
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No

## The table

page-to-start = Dreistein, to the start
page-heading = The table
page-menu = Menu
page-players = Players
page-player = Player
page-points = Points
page-your-side = Your side of the table
page-where = Round { $number } · { target }
page-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
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
page-place-label = { $parts }, at { $place }
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
   *[other] Tile { $tile }, value { $value }, fits { $count } spots, at best { SIGNED($points) }
}
page-draw = Draw
page-pass = Pass
page-keep = Keep
page-turn = Turn
page-sort = Sort
page-hint = Hint
page-what-fits = What fits?
page-pad = Pad
page-place-it = Place { SIGNED($points) }
page-stock = { $count ->
    [0] stock empty
    [one] { $count } tile left
   *[other] { $count } tiles left
}
page-show-tiles = { $name }: show my tiles
page-your-turn = Your turn
page-seat-resigned = resigned
page-seat-held = away, a bot plays
page-seat-waiting = not here yet
page-seat-away = away
page-bot = Bot ({ $level })
page-bot-numbered = Bot { $number } ({ $level })

## The line that says what to do

page-say-gathering = The table is being set.
page-say-round-over = The round is over.
page-say-sending = Just a moment…
page-say-unsent = No connection: your move is sent as soon as there is one.
page-say-pass-device = Hand the device to { $name }.
page-say-open = You open with { $tile }: choose the spot in the middle.
page-say-choose-tile = Your turn: choose a tile.
page-say-choose-place = Now choose a spot.
page-say-drawn-fits = It fits: place it, or draw again.
page-say-drawn-keep = Place one of the tiles you drew, or keep them.
page-say-sure-draw = A tile fits. Draw all the same?
page-say-sure-end = A tile fits. End your turn all the same?
page-say-drawn-unfit = { $left ->
    [one] It does not fit: draw the last tile of this turn.
   *[other] It does not fit: draw up to { $left } more tiles.
}
page-say-must-draw = Nothing fits: draw a tile.
page-say-must-pass = Nothing fits and the stock is empty: pass.
page-say-unfit = This tile fits nowhere.
page-say-only-drawn = After drawing, only the tiles you drew may be placed.
page-tell-draw-you = You draw a tile ({ SIGNED($points) }).

## Menu, hint, typed moves

page-undo = Undo
page-undo-wish = { $name } would like to undo a move.
page-undo-asked = You asked to undo a move. Waiting for { $names }.
page-undo-no = Declined: the move stands.
page-typed = Type a move
page-typed-explained = A tile, such as 345, or a move in the notation, such as 453@1,0; + draws, - ends the turn.
page-typed-wrong = “{ $text }” is not allowed now.
page-typed-unfit = { $text } fits nowhere, or is not yours to place now.
page-typed-not-now = It is not your turn.
page-do-it = Do it
page-settings = Settings
page-rules = Rules
page-rule-of = The rule: { $about }
page-leave = To the start; the game waits for you
page-resign = Resign
page-resign-explained = A bot plays on for you, and this seat can no longer win.
page-thinking = The expert is thinking…
page-show-me = Show me

## The end of a round, of a match

page-round-over = Round { $number } is over
page-next-round = Next round
page-rematch = Rematch
page-again = Play again
page-replay = Replay
page-save-record = Save the record
page-see-result = See the result
page-see-board = See the board
page-practice = A practice game: something was taken back, so it counts in no list.
page-practice-short = practice
page-no-winner = The match is over.
page-chart = The totals over the rounds
page-chart-line = { $name }, round by round: { $totals }

## Friends

page-invite = Invite
page-invite-link = Invite link
page-qr = QR code of the invite link
page-copy = Copy
page-copied = Copied
page-copy-by-hand = This browser does not let the page copy here; select the link and copy it yourself.
page-share = Share
page-watch-link = To watch only:
page-open-network = So far only this computer can reach the game. May others in your local network join?
page-open-network-yes = Yes, open it to the local network
page-only-here = Only the computer that the server runs on can reach it; ask whoever started it to open it.
page-lobby = Who is playing?
page-ready = ready
page-be-ready = I am ready
page-wait-seats = The match begins when every seat is taken.
page-wait-ready = The match begins when everybody is ready.
page-fill = Let a bot play
page-your-name = Your name
page-name = Name
page-rename = Change
page-join = You are invited
page-join-who = { $names } would like to play with you.
page-sit = Take a seat
page-watch = Watch
page-fair = A fair shuffle
page-fair-explained = Before the match the server shows the fingerprint of its secret; everybody’s browser adds chance of its own. At the end all of it is revealed, and anyone can work it out again.

## The start

page-start = Start page
page-lead = Triangular tiles: put equal numbers together, close hexagons, count points.
page-play-now = Play now
page-plan = Against { $levels } · { $edition }
page-own-numbers = House rules
page-continue = Continue
page-ways = Other ways to play
page-new-table = New table
page-new-table-note = Choose your opponents, the rules and the target.
page-with-friends = With friends
page-with-friends-note = Send a link or show a QR code. Nobody needs an account.
page-on-device = On this device
page-on-device-note = Pass it around; the rack is covered between turns.
page-alone = Alone
page-alone-note = Solitaire: as many points as you can.
page-day = Game of the day
page-day-note = The same tiles for everyone, every day.
page-replay-note = Watch a saved game step by step.
page-games = My games
page-games-note = Those that wait for you, and those that are over.
page-rules-note = With examples to try out.
page-paper-pad = Score pad
page-paper-pad-note = For wooden tiles on a real table.

## Lists

page-finished = finished
page-unfinished = goes on
page-finished-games = Finished games
page-no-games = No games yet.
page-more = More

## A new table

page-way = How do you want to play?
page-way-bots = Against bots
page-way-friends = With friends
page-way-device = On this device
page-way-alone = Alone
page-seats = Seats
page-add-seat = Add a seat
page-remove-seat = Remove seat { $number }
page-seat-kind = Who sits on seat { $number }
page-seat-name = Name on seat { $number }
page-seat-level = Level of the bot on seat { $number }
page-kind-me = A person here
page-kind-invited = A friend by link
page-kind-open = A bot until someone comes
page-kind-bot = A bot
page-level-random = Random
page-level-greedy = Greedy
page-level-casual = Easy-going
page-level-strong = Strong
page-level-expert = Expert
page-level-random-note = plays anything that fits
page-level-greedy-note = takes the most points
page-level-casual-note = overlooks things, like you and me
page-level-strong-note = thinks ahead
page-level-expert-note = hard to beat
page-edition = Rules edition
page-edition-german = As printed in German: an empty stock costs 10.
page-edition-international = As printed in the other languages: an empty stock costs 5.
page-edition-early = An early printing: a hexagon brings 50.
page-edition-triominos = The better-known relative, played to 400.
page-numbers = The numbers, to look up and to change
page-numbers-back = As printed
page-number-target = Target
page-number-start = Start bonus
page-number-bridge = Bridge
page-number-double = Double connection
page-number-out = Last tile
page-number-draw = Cost of a drawn tile
page-number-empty = Cost of an empty stock
page-number-hexagons = One, two, three hexagons
page-number-deal = Tiles dealt to 2 · 4 · 6 players
page-clock-field = Time for a turn
page-clock-none = No limit
page-clock-day = One day
page-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-hints-field = Hints allowed
page-alone-explained = One tile lies on the table at the start. Place what you can; you may draw only so many tiles.
page-rack-field = Tiles on the rack (0 to 20)
page-draws-field = Tiles you may draw in the whole game
page-seed-field = Game code (whoever uses the same one gets the same tiles)
page-open-table = Open the table
page-play = Play

## The game of the day

page-day-of = Game of the day, { $day }
page-days = Other days
page-day-before = The day before
page-day-after = The day after
page-day-explained = Rack of 10 tiles, 20 draws, no hints and no undo. The first try counts.
page-day-play = Play
page-day-again = Play again, without the list
page-day-list = To the day’s list
page-day-empty = Nobody has played it yet.
page-day-fair = The fingerprint of the day’s secret is published before; the secret itself the day after, so that nobody can know the tiles early.
page-place-number = Place
page-nameless = Somebody

## Replay

page-drop-record = Drop a saved game here, or choose a file.
page-no-record = This is not a saved game that can be shown again.
page-dealt = The tiles are dealt.
page-step-back = Back
page-step-on = Next
page-play-on = Play
page-pause = Pause
page-jump = Jump to a move
page-go-to-round = Go to a round
page-verify = Verify the shuffle

## Another device

page-device = Another device
page-device-claim = Go on here as the same person, with the same games?
page-device-yes = Yes, go on here
page-device-note = A link that works once: open it on your phone, and go on there as the same person with the same games. Keep it to yourself.
page-device-link = Personal link
page-device-qr = QR code of the personal link
page-device-make = Make a link

## Settings

page-set-language = Language
page-set-theme = Light or dark
page-set-theme-auto = As the device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-contrast = Contrast
page-set-contrast-auto = As the device
page-set-contrast-normal = Colours
page-set-contrast-high = High, black and white
page-set-motion = Motion
page-set-motion-auto = As the device
page-set-motion-full = On
page-set-motion-none = Off
page-set-pace = Other players’ moves
page-set-pace-slow = Slowly
page-set-pace-normal = Normal
page-set-pace-fast = Fast
page-set-pace-instant = At once
page-set-confirm = Confirm a move
page-set-confirm-touch = When tapped
page-set-confirm-always = Always
page-set-confirm-never = Never
page-set-sound = Sound
page-set-shortcuts = Keys: + draws, - ends the turn, ? what fits, / types a move
page-set-notify = Tell me when it is my turn
page-set-notify-insecure = Browsers allow notifications only over HTTPS or on this computer.

## The tour

page-tour = A first look
page-tour-step = Step { $step } of { $steps }.
page-tour-1 = Tiles go side to side, and numbers that meet are equal. Each number has its colour; six in a ring close a hexagon.
page-tour-2 = These are your tiles. Choose a light one: it fits. One in the shade fits nowhere just now.
page-tour-3 = The spots where it fits light up with their points. A solid line means a bonus. Tap one, or drag the tile there; it turns by itself.
page-tour-4 = Nothing fits? Draw a tile; it costs points. You may draw up to three in a turn.
page-tour-5 = Here is everybody’s total and how many tiles they hold. The score pad has every turn, line by line.
page-tour-6 = Stuck? These buttons show what fits and what the expert would do. Have fun!
page-tour-next = Next
page-tour-skip = Skip
page-tour-done = Let’s play
page-tour-again = Show the tour again

## Around the table

page-besides = And also
page-join-full = All seats are taken already. You can still watch.
page-open-network-no = No, only on this computer
page-no-network = This computer has no address in a local network just now. Connect it to a Wi-Fi network and try again.
page-link-here = This link works on this computer only, in a second browser for example.
page-for-others = Open it to others after all
page-share-insecure = Browsers allow a share button over HTTPS only; copy the link or show the QR code.
page-table-rules = Rules
page-day-ranking = The day’s list
page-game-code = Game code: { $code }
page-choose-file = Choose a file
page-verify-contribution = { $name } contributed { $text }.
