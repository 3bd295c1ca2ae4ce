### The command, in English: what --help says, wrong calls, files and pictures.
###
### argparse writes the colon after a heading.

## Headings and placeholders of --help

cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-meta-command = COMMAND
cli-meta-file = FILE
cli-meta-depth = DEPTH
cli-meta-seed = CODE
cli-meta-name = NAME
cli-meta-names = NAMES

## Commands

cli-description = A game of triangular tiles: play it, referee recorded games, deal, draw boards.
cli-play = play in the browser, on this machine
cli-terminal = play in the terminal, against the opponents of the ladder or alone
cli-no-browser = do not open a browser, only print the address
cli-play-port = the port (default: 8756, or a free one)
cli-deal = print a dealt record with no actions
cli-record = make a record of a game with real tiles, from a sheet written by hand or by the score pad
cli-record-sheet = the sheet, or the score pad’s file for spreadsheets; - reads standard input
cli-replay = the referee: check a record and print its score pad
cli-perft = count the legal lines from a record’s last position
cli-show = draw the board of a record, as text or as a picture

## Options

cli-help = show this help
cli-version = show the version
cli-file = a record; - reads standard input
cli-depth = how many actions a line has
cli-players = how many play, 2 to 6 (default: 2)
cli-edition = the edition of the rules: a name, or its numbers as a JSON object
cli-must-place = house rule: if you can place, you must
cli-solitaire = solitaire: play alone
cli-rack = solitaire: how many tiles the rack has (default: 10)
cli-draws = solitaire: how many tiles may be drawn (default: 20)
cli-seed = the game code (default: a new one)
cli-name = your name on the score pad
cli-record-file = save the game to this file
cli-resume = go on with a saved game, in the same file
cli-opponents = your opponents, with commas between: pip, frida, max, zora, bruno, hilda, klara or sofia, from the easiest to the strongest; or one of your own: { "cmd:./my-bot" } (default: you are asked)
cli-language = the language (default: from the environment)
cli-colour = colours of the numbers (default: auto, on a terminal)
cli-deal-round = deal a later round of the match, counted from 0 (default: 0)
cli-json = print the verdict as JSON
cli-divide = print a count for each first action
cli-at = after N actions (default: all)
cli-round = of round R, counted from 0 (default: the last)
cli-svg = a standalone SVG picture, to the file or to standard output
cli-theme = the colours of the picture (default: light)

## Wrong calls

option = { $option ->
    [DEPTH] { cli-meta-depth }
   *[other] { $option }
}
## Files

file-fault = { $reason ->
    [not-found] there is no such file or folder
    [directory] it is a folder
    [permission] permission denied
    [full] the disk is full
    [name] no file can have this name
   *[other] { $reason }
}
## Pictures

picture-title = { $count ->
    [0] Empty board
    [one] Board with { $count } tile
   *[other] Board with { $count } tiles
}
picture-description = { $count ->
    [0] No tile has been placed yet.
    [one] The tile is { $last }.
   *[other] { $hexagons ->
        [0] The last tile placed is { $last }.
        [one] { $hexagons } hexagon is closed. The last tile placed is { $last }.
       *[other] { $hexagons } hexagons are closed. The last tile placed is { $last }.
    }
}

play-ready = Dreistein is at { $address } – stop it with Ctrl+C.
play-running = Dreistein is running already: { $address }
