### The game of the day.

page-days = Other days
page-day-before = Previous day
page-day-after = Next day
page-day-explained = A rack of 10 tiles, 20 draws, no hints and no undo. The first try counts.
page-day-play = Play
page-day-again = Play again (unranked)
page-day-empty = Nobody has played it yet.
page-day-fair = The fingerprint of the day’s secret is published beforehand, and the secret itself the day after, so nobody can know the tiles in advance.
page-place-number = Rank
page-nameless = No name
page-day-ranking = Ranking
page-day-standing = Rank { $place } of { $count }
page-day-median = Half of all players scored { SCORE($points) } or more.
page-day-expert = The expert scores about { SCORE($points) } with the same tiles.
page-day-alone = You are the first today. Come back later to see who else has played.
page-day-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-day-share = Share my result
page-shared = Copied. Paste it wherever you like.
