### What waits on the start page.

page-back = For you
page-back-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
page-back-day-done = Game of the day: played
page-back-puzzle = Puzzle of the day
page-back-puzzle-done = Puzzle of the day: solved
page-back-rung = Next opponent: { $name }
page-back-again = Beat { $name } once more?
page-back-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
