### Puzzles, on the page and in the terminal.

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

## Choosing

page-puzzles-lead = Each puzzle is a position from a match. One move gives you a clearly better chance to win than all others: find it! You know what the player knew, and no more.
page-puzzle-day = Puzzle of the day
page-puzzle-day-note = A new one every day, the same for everyone.
page-puzzle-day-done = Solved today. Come back tomorrow!
page-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-puzzle-theme = Theme
page-puzzle-any-theme = All themes
page-puzzle-level = Difficulty
page-puzzle-any-level = All difficulties
page-puzzle-rule = Drawing
page-puzzle-any-rule = Both rules
page-puzzle-free = You may draw on purpose
page-puzzle-count = { $count ->
    [one] { $count } puzzle, { $solved } solved
   *[other] { $count } puzzles, { $solved } solved
}
page-puzzle-none = There is no such puzzle. Choose another theme or difficulty.
page-puzzle-go = Solve one
page-puzzle-list = All of them
page-puzzle-done = solved
page-puzzle-own = From your games
page-puzzle-own-note = In these positions one move was clearly best, and you played another. Do you find it now?
page-puzzle-own-place = round { $round }, move { $move }
page-puzzle-own-none = Have a match reviewed: where you missed a clearly best move, you get a puzzle here.
page-puzzle-keep-note = What you have solved, and the puzzles from your games, are stored in this browser only.
page-puzzle-save = Save as a file
page-puzzle-forget = Delete
page-puzzle-forget-note = This browser forgets which puzzles you have solved, your days in a row, and the puzzles from your games.

## Solving

page-puzzle-ask = Your turn. Which move is best?
page-puzzle-own-title = Puzzle from your game
page-puzzle-gone = This browser does not have this puzzle any more.
page-puzzle-hint-theme = It is about: { $themes }
page-puzzle-hint-tile = Think of { $tile }.
page-puzzle-hint-none = Think twice before you place anything.
page-puzzle-unfit = That tile does not fit: { $tile }.
page-puzzle-sure = Yes, this move
page-puzzle-again = Try again
page-puzzle-show = Solution
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-first = Right, at the first try!
page-puzzle-same = You played it in your game, too.
page-puzzle-then = In your game you played: { $action }
page-puzzle-then-elsewhere = In your game you placed the same tile elsewhere.
page-puzzle-costs = costs { $loss }
page-puzzle-good = as good
page-puzzle-chance = With it you win about { $chance } of the matches.
page-puzzle-step = Step { $step } of { $steps }
page-puzzle-back = Back
page-puzzle-on = Next
page-puzzle-round-over = The round is over.
page-puzzle-seats = The players
page-puzzle-holds = { $name }: { SCORE($total) } points, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
page-puzzle-line-title = One way it may go on
page-puzzle-others-title = What other moves cost
page-puzzle-share = Share
page-puzzle-copied = Copied. Paste it wherever you like.
page-puzzle-line-shared = Dreistein, puzzle of the day { $day }: { $result }
page-puzzle-result = { $tries ->
    [one] solved at the first try
   *[other] solved at try { $tries }
}
