### Progress, in My games.

page-progress = How you play
page-progress-note = This is added up from the reviews of your matches. Delete a match, and it is gone from here too.
page-progress-loss = { $count ->
    [one] In your last reviewed match, costly decisions cost you { $loss }.
   *[other] In your last { $count } reviewed matches, costly decisions cost you { $loss } per match, on average.
}
page-progress-better = You are getting better: before that, it was { $loss }.
page-progress-worse = Before that, it was { $loss }.
page-progress-luck = Luck with your tiles, on average: { $luck } per match.
page-progress-chart = What costly decisions cost you, match by match: lower is better
page-progress-numbers = The numbers, match by match
page-progress-missed = What costs you most
page-progress-missed-count = { $count ->
    [one] once, { $cost }
   *[other] { $count } times, in all { $cost }
}
page-progress-practise = Practise it with puzzles
page-progress-own = Begin with one from your games
