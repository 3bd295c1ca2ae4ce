### The game of the day.

page-days = Other days
page-day-before = Previous day
page-day-after = Next day
page-day-explained = A rack of 10 tiles, 20 draws, no hints and no undo. The first try counts.
page-day-play = Play
page-day-again = Play again (unranked)
page-day-empty = Nobody has played it yet.
page-day-fair = The fingerprint of the day’s secret is published beforehand, and the secret itself the day after, so nobody can know the tiles early.
page-place-number = Rank
page-nameless = No name
page-day-ranking = Ranking
