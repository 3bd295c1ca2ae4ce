### The score pad for a game with real tiles, in English. Words that the whole page shares are elsewhere.

cli-pad = write the score pad and the rulebook as static files for any web host
cli-pad-export = the folder to write them into
pad-exported = Score pad and rulebook are in { $path }: { $count } files. Any web host can serve that folder.

## All games

sheet-to-start = Dreistein
sheet-to-games = All games
sheet-new = New game
sheet-games = Games on this device
sheet-hello = Play with your real tiles, and the pad does the sums. Every tap is kept on this device, with or without a connection.
sheet-won-by = { $names } won
sheet-forget = Delete the game with { $names }
sheet-forget-title = Delete this game?
sheet-forget-sure = It will be gone from this device. Export it first if you want to keep it.
sheet-forget-yes = Delete
sheet-stats = Statistics
sheet-rules = Rules
sheet-settings = Settings
sheet-import = Import
sheet-export-json = Export (JSON)
sheet-export-csv = Export (CSV)
sheet-export-record = Save for a replay
sheet-record-values = Some tiles were entered by their value alone. A replay needs the numbers of every tile.
sheet-record-places = The tiles cannot be laid out so that every bonus fits, so this game cannot be replayed. Check each bonus once more.
sheet-menu = Menu
sheet-close = Close
sheet-cancel = Cancel
sheet-save = Save

## A new game

sheet-players = Players
sheet-players-order = In the order you sit, clockwise.
sheet-name = Player { $number }
sheet-names = Change names
sheet-correct-edition = Change the edition
sheet-correct-edition-why = Everything is added up again with the new numbers. Undo brings the old ones back.
sheet-add-player = Add a player
sheet-move-up = Move player { $number } up
sheet-remove = Remove player { $number }
sheet-edition = Rules edition
sheet-edition-start = Start bonus { $start }
sheet-edition-start-triple = Start bonus { $start }, only for a triple
sheet-edition-zero = opening with 0–0–0 another { SIGNED($zero) }
sheet-edition-bonuses = bridge { $bridge } · double { $double } · hexagons { $one }, { $two }, { $three } · last tile { $out }
sheet-edition-draw = each tile drawn { SIGNED($draw) }
sheet-edition-fruitless = { $draws } drawn, none placed: another { SIGNED($fruitless) }
sheet-edition-empty = stock empty { SIGNED($empty) }
sheet-edition-target = to { $target }
sheet-own-numbers = House rules
sheet-own-numbers-why = Start from the edition chosen and change what you like.
sheet-must-place = If you can place, you must
sheet-must-place-why = House rule: draw or pass only if nothing fits. It does not change the scoring.
sheet-wrong-same-names = Two players have the same name. Change one of them.
sheet-wrong-names = A name is missing or longer than 40 characters.
sheet-wrong-numbers = These numbers do not work. Use whole numbers from 0, at least 1 for the target and the draws per turn, and deal no more than the 56 tiles.
sheet-wrong-unstored = This could not be stored: the device has no room left, or the browser refuses. Make some room, then try again.
sheet-start = Start

## The keys

sheet-keys = Write down a turn
sheet-turn = { $name }’s turn
sheet-opens = { $name } opens
sheet-who-opens = Who opens round { $number }?
sheet-who-opens-why = Whoever holds the highest triple. If nobody has one, whoever holds the tile with the highest value.
sheet-say-opener = Tap the starting tile’s three numbers.
sheet-say-tile = Tap the tile’s three numbers.
sheet-say-value = Tap the tile’s value.
sheet-say-no-stock = The stock is empty.
sheet-numbers = The tile’s numbers
sheet-values = The tile’s value
sheet-by-value = Enter value
sheet-by-numbers = Enter numbers
sheet-wipe = Delete the last number
sheet-bonus = Bonus
sheet-key-bridge = Bridge
sheet-key-double = Double
sheet-key-hexagon = Hexagon
sheet-key-hexagons = { $count } at once
sheet-drawn = Drawn
sheet-one-more = One more
sheet-kept = Kept
sheet-empty = Stock empty
sheet-enter = Add
sheet-enter-anyway = Add anyway
sheet-round-over = Round over
sheet-correcting = Correct a turn
sheet-inserting = Insert a turn before this one
sheet-insert = Insert before
sheet-drop = Delete
sheet-undo = Undo
sheet-redo = Redo
sheet-said = { $name }: { $turn }, { $points }. Total: { SCORE($total) }.
sheet-said-undo = Undone.
sheet-said-redo = Redone.
sheet-of-value = a tile of value { $value }
sheet-end-empty = stock empty
sheet-end-cut = round blocked
sheet-winner = winner

## What cannot be

sheet-clash-bridge-double = Not both: a bridge touches one side and a tip, a double connection two sides.
sheet-clash-bridge-hexagon = Not both: the tile that closes a hexagon touches two sides, a bridge only one.
sheet-clash-double-hexagon = Not both: the hexagon replaces the double connection.
sheet-flag-tile-twice = { $tile } is on the table already ({ $name }). There is only one of each tile.
sheet-flag-value-gone = { $count ->
    [one] The only tile of value { $value } is written down already.
   *[other] All { $count } tiles of value { $value } are written down already.
}
sheet-flag-out-of-turn = It was { $name }’s turn.
sheet-flag-no-tiles = { $name } has no tiles left.
sheet-flag-stock-short = { $count ->
    [0] The stock was empty.
    [one] Only { $count } tile was left in the stock.
   *[other] Only { $count } tiles were left in the stock.
}
sheet-flag-not-empty = { $count ->
    [one] According to this pad there is still { $count } tile in the stock.
   *[other] According to this pad there are still { $count } tiles in the stock.
}
sheet-flag-too-early = Too early for this bonus ({ $bonus }): at least { $count } tiles must be on the table first.
sheet-flag-not-out = { $count ->
    [one] According to this pad { $name } still holds { $count } tile.
   *[other] According to this pad { $name } still holds { $count } tiles.
}
sheet-flag-left-value = { $count ->
    [one] { $name } holds { $count } tile: that can be { $least } to { $most } points.
   *[other] { $name } holds { $count } tiles: that can be { $least } to { $most } points.
}
sheet-flag-left-count = { $name } should hold { $count }. Entered so far: { $found }.
sheet-flag-left-twice = { $name } cannot hold { $tile }: it is written down already.
sheet-flag-not-blocked = { $count ->
    [one] Blocked? According to this pad there is still { $count } tile in the stock.
   *[other] Blocked? According to this pad there are still { $count } tiles in the stock.
}
sheet-flag-after-target = The target of { $target } was reached here already.

## The end of a round

sheet-offer-out = { $name } has no tiles left.
sheet-offer-out-yes = Out!
sheet-offer-blocked = Everybody has passed.
sheet-round-ends = Round { $number } is over
sheet-how = How did it end?
sheet-is-out = { $name } went out
sheet-how-out = Out
sheet-how-blocked = Round blocked
sheet-left = Tiles left
sheet-left-short = left: { $value }
sheet-left-said = { $value } in tiles left
sheet-left-missing = Enter what the others still hold, in points or tile by tile.
sheet-by-tile = Tile by tile
sheet-by-sum = As a total
sheet-take-away = Take { $tile } away
sheet-cut-note = { $count ->
    [one] { $name } drew { $count } tile in this turn: { SIGNED($points) }.
   *[other] { $name } drew { $count } tiles in this turn: { SIGNED($points) }.
}
sheet-settled = { $name }: { $sum }
sheet-end-round = End the round
sheet-again = Rematch
sheet-picture = Share a picture
sheet-print = Print

## Notes

sheet-note-elsewhere = This game was changed in another window. Here is how it stands now.
sheet-note-unstored = This could not be stored on the device. Export the game before you close this page.
sheet-note-unread = Your games cannot be read right now. They are still there: reload the page.
sheet-note-brought = { $count ->
    [0] Nothing new in that file.
    [one] { $count } game imported.
   *[other] { $count } games imported.
}
sheet-note-unreadable = { $file } was not made by this score pad.
sheet-note-kept = The browser may delete your games when space runs low. Install the pad as an app, or export your games now and then.
sheet-note-safari = Safari deletes your games if you have not opened the pad for seven days. Add it to the home screen or the Dock, or export your games now and then.
sheet-keep = Keep my games safe
sheet-note-memory = This browser keeps nothing: the games are gone when the page closes. Export them first.

## Settings

sheet-set-language = Language
sheet-set-theme = Colours
sheet-set-contrast = Contrast
sheet-set-auto = Same as device
sheet-set-light = Light
sheet-set-dark = Dark
sheet-set-normal = Normal
sheet-set-high = High
sheet-set-hand = Hand
sheet-set-right = Right-handed
sheet-set-left = Left-handed
sheet-set-text = Text size
sheet-set-text-normal = Normal
sheet-set-text-large = Large
sheet-set-text-largest = Very large
sheet-set-awake = Keep the screen on during a game

## Watching

sheet-live = Let others watch
sheet-live-why = Share a link, and others can follow the pad on their phones. One of them can take over the pen.
sheet-live-open-network = Right now only this computer can reach the pad. Should others on your local network be able to watch?
sheet-live-start = Make a link
sheet-live-link = Link to watch
sheet-live-copy = Copy
sheet-live-copied = Copied.
sheet-live-offline = That needs a connection to a Dreistein server.
sheet-live-hand-over = Hand over the pen
sheet-live-handed = The pen is free. Anyone watching can take it. Until then nobody can write.
sheet-live-back = Keep the pen
sheet-live-unsent = { $count ->
    [one] No connection: { $count } entry will be sent later.
   *[other] No connection: { $count } entries will be sent later.
}
sheet-take-pen = Take the pen
sheet-watching = You are watching. Somebody else has the pen.
sheet-watching-waits = Connecting…
sheet-watch-gone = This score pad no longer exists.

## Statistics

sheet-all-time = All-time ranking
sheet-stats-none = Finish a round, and there will be something to see here.
sheet-stat-name = Name
sheet-stat-games = Games
sheet-stat-wins = Wins
sheet-stat-shared = { $count } shared
sheet-stat-average = Average
sheet-stat-best = Best game
sheet-stat-best-round = Best round
sheet-stat-outs = Went out
sheet-stat-bridges = Bridges
sheet-stat-doubles = Double connections
sheet-stat-hexagons = Hexagons
sheet-stat-draws = Drawn per round
sheet-chart-course = How it went
sheet-chart-totals = Totals, game by game
sheet-chart-bonuses = Bonuses
