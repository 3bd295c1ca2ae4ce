### Puzzles in the terminal.

## Options

cli-puzzle = solve a puzzle: find the best move
cli-puzzle-id = the puzzle with this number
cli-puzzle-day = the puzzle of a day (default: today’s)
cli-puzzle-theme = a puzzle with this theme
cli-puzzle-difficulty = a puzzle of this difficulty, from 1 to 5
cli-puzzle-rule = one may draw on purpose (free), or whoever can place must (must-place)
cli-puzzle-seed = the seed for the choice of a puzzle
cli-puzzle-move = judge this move instead of asking for one: 453@1,0, + or -
cli-puzzle-solution = show the solution
cli-puzzle-list = list the puzzles instead of asking for a move
cli-puzzle-json = print the puzzle as JSON, with its solution if that is asked for
cli-meta-move = MOVE

## The puzzle

puzzle-question = Which move gives you the best chance to win the match?
puzzle-leave = Type ? for help; q shows the solution.
puzzle-impossible = That is not possible here.
puzzle-themes = Themes:
puzzle-as-good = as good
puzzle-rest = { $count ->
    [one] one more move costs more
   *[other] { $count } more moves cost more
}
puzzle-players = { $count } players

## Names

puzzle-number = Puzzle { $number }
puzzle-theme-hexagon = Hexagon
puzzle-theme-trap = Set a trap
puzzle-theme-deny = Leave them nothing
puzzle-theme-hold-back = Hold back
puzzle-theme-draw-or-place = Draw or place?
puzzle-theme-go-out = Going out
puzzle-theme-end = The end
puzzle-theme-match = Play for the match
puzzle-level-1 = Very easy
puzzle-level-2 = Easy
puzzle-level-3 = Medium
puzzle-level-4 = Hard
puzzle-level-5 = Very hard

## The answer

puzzle-right = Right!
puzzle-wrong = Not quite: it costs { $loss } of your chance to win.
puzzle-solution = The solution:
puzzle-others = What other moves cost:
puzzle-line = One way it may go on:
