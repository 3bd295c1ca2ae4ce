### Puzzles in the terminal.

## Options

cli-puzzle = solve a puzzle: find the best move
cli-puzzle-id = the puzzle with this number
cli-puzzle-day = the puzzle of a day (default: today’s)
cli-puzzle-from = use the puzzles in this file, written by “analyse --puzzles” or saved from the page
cli-puzzle-theme = a puzzle with this theme
cli-puzzle-difficulty = a puzzle of this difficulty, from 1 to 5
cli-puzzle-rule = free: you may draw on purpose; must-place: if you can place, you must
cli-puzzle-seed = the seed for the choice of a puzzle
cli-puzzle-move = judge this move instead of asking for one: 453@1,0, + or -
cli-puzzle-solution = show the solution
cli-puzzle-list = list the puzzles instead of asking for a move
cli-puzzle-json = print the puzzle as JSON, with its solution if that is asked for
cli-meta-move = MOVE

## The puzzle

puzzle-question = Which move gives you the best chance of winning the match?
puzzle-leave = Type ? for help; q shows the solution.
puzzle-impossible = That is not possible here.
puzzle-themes = Themes:
puzzle-line-draw = { $own ->
    [0] draws a tile
   *[other] draw { $tile }
}
puzzle-line-keep = { $own ->
    [0] keeps the tiles
   *[other] keep the tiles
}
puzzle-line-pass = { $own ->
    [0] passes
   *[other] pass
}
puzzle-as-good = just as good
puzzle-wins-less = Played to the end, it wins the match less often.
puzzle-rest = { $count ->
    [one] one other move costs more
   *[other] { $count } other moves cost more
}
puzzle-players = { $count } players
