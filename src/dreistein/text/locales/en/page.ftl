### The page in the browser: buttons, the line that says what to do, and what a screen reader says.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-title-you = Your turn · Dreistein
page-title-they = { $name }’s turn · Dreistein
page-loading = Loading…
page-offline = No connection. Trying again; nothing is lost.
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
page-stock = { $count ->
    [0] stock empty
   *[other] { $count } in stock
}
page-show-tiles = { $name }: show my tiles
page-your-turn = Your turn
page-seat-resigned = resigned
page-seat-held = away, bot playing
page-seat-waiting = not here yet
page-seat-away = away
page-bot = Bot ({ $level })
page-bot-numbered = Bot { $number } ({ $level })

## The line that says what to do

page-say-gathering = Waiting for the other players.
page-say-round-over = The round is over.
page-say-sending = Just a moment…
page-say-unsent = No connection. Your move will be sent as soon as you are back online.
page-say-pass-device = Hand the device to { $name }.
page-say-open = You open with { $tile }: choose the spot in the middle.
page-say-choose-tile = Your turn: choose a tile.
page-say-choose-place = Now choose a spot.
page-say-drawn-fits = It fits: place it, or draw again.
page-say-drawn-keep = Place one of the tiles you drew, or keep them.
page-say-sure-draw = A tile fits. Draw anyway?
page-say-sure-end = A tile fits. End your turn anyway?
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
page-leave = Start page (your game is kept)
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
page-save-record = Save game
page-see-result = See the result
page-see-board = See the board
page-practice = Practice game: a move was undone, so it is not ranked.
page-practice-short = practice
page-no-winner = The match is over.
page-chart = Totals by round
page-chart-line = { $name }, round by round: { $totals }

## Friends

page-invite = Invite
page-invite-link = Invite link
page-qr = QR code of the invite link
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Copying does not work here. Select the link and copy it yourself.
page-share = Share
page-watch-link = To watch only:
page-open-network = So far only this computer can reach the game. May others on your local network join?
page-open-network-yes = Yes, open it to the local network
page-only-here = Only the computer that runs the server can reach this game. Whoever started it can open it to others.
page-lobby = Who is playing?
page-ready = ready
page-be-ready = I’m ready
page-wait-seats = The match begins when every seat is taken.
page-wait-ready = The match begins when everybody is ready.
page-fill = Fill with a bot
page-your-name = Your name
page-name = Name
page-rename = Change
page-join = You are invited
page-join-who = Already at the table: { $names }.
page-sit = Take a seat
page-watch = Watch
page-fair = A fair shuffle
page-fair-explained = Before the match the server shows a fingerprint of its secret, and every browser adds its own random number. At the end everything is revealed, so anyone can check it.

## The start

page-start = Start page
page-lead = Triangular tiles: match the numbers, close hexagons, score points.
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
page-games-note = Games in progress and finished games.
page-rules-note = With examples to try out.
page-paper-pad = Score pad
page-paper-pad-note = For a game with real tiles.

## Lists

page-finished = finished
page-unfinished = in progress
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
page-kind-me = On this device
page-kind-invited = By invite link
page-kind-open = A bot until someone joins
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
page-edition-early = An early printing: a hexagon scores 50.
page-edition-triominos = The better-known relative, played to 400.
page-numbers = View or change the numbers
page-numbers-back = Back to the printed numbers
page-number-target = Target
page-number-start = Start bonus
page-number-bridge = Bridge
page-number-double = Double connection
page-number-out = Last tile
page-number-draw = Penalty per tile drawn
page-number-empty = Penalty when the stock is empty
page-number-hexagons = One, two, three hexagons
page-number-deal = Tiles dealt to 2 · 4 · 6 players
page-clock-field = Time per turn
page-clock-none = No limit
page-clock-day = One day
page-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-hints-field = Hints allowed
page-alone-explained = One tile lies on the table at the start. Place what you can; the number of tiles you may draw is limited.
page-rack-field = Tiles on the rack (0 to 20)
page-draws-field = Tiles you may draw in the whole game
page-seed-field = Game code (whoever uses the same one gets the same tiles)
page-open-table = Open the table
page-play = Play

## The game of the day

page-day-of = Game of the day, { $day }
page-days = Other days
page-day-before = Previous day
page-day-after = Next day
page-day-explained = Rack of 10 tiles, 20 draws, no hints and no undo. The first try counts.
page-day-play = Play
page-day-again = Play again (unranked)
page-day-list = See the ranking
page-day-empty = Nobody has played it yet.
page-day-fair = The fingerprint of the day’s secret is published beforehand, and the secret itself the day after, so nobody can know the tiles early.
page-place-number = Rank
page-nameless = No name

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
page-device-claim = Continue on this device with your name and your games?
page-device-yes = Yes, continue here
page-device-note = A link that works once: open it on your phone, and continue there with your name and your games. Do not share it.
page-device-link = Personal link
page-device-qr = QR code of the personal link
page-device-make = Make a link

## Settings

page-set-language = Language
page-set-theme = Light or dark
page-set-theme-auto = Same as device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-contrast = Contrast
page-set-contrast-auto = Same as device
page-set-contrast-normal = Normal
page-set-contrast-high = High, black and white
page-set-motion = Motion
page-set-motion-auto = Same as device
page-set-motion-full = On
page-set-motion-none = Off
page-set-pace = Speed of other players’ moves
page-set-pace-slow = Slow
page-set-pace-normal = Normal
page-set-pace-fast = Fast
page-set-pace-instant = Instant
page-set-confirm = Confirm moves
page-set-confirm-touch = On touchscreens
page-set-confirm-always = Always
page-set-confirm-never = Never
page-set-sound = Sound
page-set-shortcuts = Shortcuts: + draw, - end the turn, ? what fits, / type a move
page-set-notify = Tell me when it is my turn
page-set-notify-insecure = Browsers allow notifications only over HTTPS or on this computer.

## The tour

page-tour = A first look
page-tour-step = Step { $step } of { $steps }.
page-tour-1 = Tiles go side to side, and numbers that meet must match. Each number has its colour; six tiles in a ring close a hexagon.
page-tour-2 = These are your tiles. Bright ones fit somewhere, dim ones nowhere right now. Choose a bright one.
page-tour-3 = The spots where it fits light up with their points. A solid line means a bonus. Tap one, or drag the tile there; it rotates by itself.
page-tour-4 = Nothing fits? Draw a tile; it costs points. You may draw up to three in a turn.
page-tour-5 = Here is everybody’s total and how many tiles they hold. The score pad has every turn, line by line.
page-tour-6 = Stuck? These buttons show what fits and what the expert would do. Have fun!
page-tour-next = Next
page-tour-skip = Skip
page-tour-done = Let’s play
page-tour-again = Show the tour again

## Around the table

page-besides = More
page-join-full = All seats are taken already. You can still watch.
page-open-network-no = No, only on this computer
page-no-network = This computer has no address on a local network right now. Connect it to a Wi-Fi network and try again.
page-link-here = This link works on this computer only, in a second browser for example.
page-for-others = Open it to others
page-share-insecure = Browsers allow a share button over HTTPS only; copy the link or show the QR code.
page-table-rules = Rules
page-day-ranking = Ranking
page-game-code = Game code: { $code }
page-choose-file = Choose a file
page-verify-contribution = { $name } contributed { $text }.
