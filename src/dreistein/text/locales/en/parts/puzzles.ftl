### Puzzles, on the page and in the terminal.

## Names

puzzle-number = Puzzle { $number }
puzzle-theme-hexagon = Hexagon
puzzle-theme-trap = Set a trap
puzzle-theme-deny = Leave them nothing
puzzle-theme-hold-back = Hold back
puzzle-theme-draw-or-place = Draw or place?
puzzle-theme-go-out = Going out
puzzle-theme-end = Endgame
puzzle-theme-match = Play for the match
puzzle-level-1 = Very easy
puzzle-level-2 = Easy
puzzle-level-3 = Medium
puzzle-level-4 = Hard
puzzle-level-5 = Very hard

## The answer

puzzle-right = Right!
puzzle-wrong = Not quite: it costs you about { $loss } in winning chances.
puzzle-solution = The solution:
puzzle-others = What other moves cost:
puzzle-line = How it might continue:

## Choosing

page-puzzles-lead = Each puzzle is a position from a match. One move gives you a clearly better chance of winning than any other: find it! You know only what the player knew.
page-puzzle-day = Puzzle of the day
page-puzzle-day-note = A new one every day, the same for everyone.
page-puzzle-day-done = Solved today. Come back tomorrow!
page-puzzle-today = Today’s puzzle
page-puzzle-see = Look at it again
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
page-puzzle-list = Show all
page-puzzle-done = solved
page-puzzle-own = From your games
page-puzzle-own-note = In these positions one move was clearly best, and you played another. Can you find it now?
page-puzzle-own-place = round { $round }, move { $move }
page-puzzle-own-none = Have a match reviewed: where you missed a clearly best move, you get a puzzle here.
page-puzzle-own-unclear = So far, no move you missed was clearly the best one. That is why your games have not given you a puzzle yet.
page-puzzle-keep-note = What you have solved, and the puzzles from your games, are stored in this browser only.
page-puzzle-save = Save as a file
page-puzzle-forget = Delete
page-puzzle-forget-note = This browser forgets which puzzles you have solved, your days in a row, and the puzzles from your games.

## Solving

page-puzzle-ask = Your turn. Which move is best?
page-puzzle-own-title = Puzzle from your game
page-puzzle-gone = This puzzle is no longer stored in this browser.
page-puzzle-hint-theme = It is about: { $themes }
page-puzzle-hint-tile = Think about { $tile }.
page-puzzle-hint-none = Think twice before you place anything.
page-puzzle-unfit = { $tile } fits nowhere here.
page-puzzle-again = Try again
page-puzzle-show = Solution
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-first = Right first time!
page-puzzle-same = That is what you played in your game, too.
page-puzzle-then = In your game you played: { $action }
page-puzzle-then-elsewhere = In your game you placed the same tile elsewhere.
page-puzzle-costs = costs { $loss }
page-puzzle-good = just as good
page-puzzle-chance = It wins about { $chance } of matches.
page-puzzle-step = Step { $step } of { $steps }
page-puzzle-back = Back
page-puzzle-on = Next
page-puzzle-round-over = The round is over.
page-puzzle-seats = The players
page-puzzle-line-title = How it might continue
page-puzzle-others-title = What other moves cost
page-puzzle-share = Share
page-puzzle-copied = Copied. Paste it wherever you like.
page-puzzle-line-shared = Dreistein, puzzle of the day { $day }: { $result }
page-puzzle-result = { $tries ->
    [one] solved on the first try
   *[other] solved on try { $tries }
}
