### The game of the day.

page-days = Other days
page-day-before = Previous day
page-day-after = Next day
page-day-today = Go to today’s game
page-day-explained = A rack of 10 tiles, 20 draws, no hints and no undo.
page-day-counts = The first try counts.
page-day-closed = This day is over: you play it for practice, and the ranking stays as it is.
page-day-new = A new day has begun in the meantime.
page-day-play = Play
page-day-again = Play again (unranked)
page-day-empty = Nobody has played it yet.
page-day-fair = The fingerprint of the day’s secret is published beforehand, and the secret itself the day after. That way the tiles cannot be swapped afterwards; only the server can know them in advance.
page-day-secret-seen = Checked on this device: the game code follows from the secret whose fingerprint it saw before the day was over.
page-day-secret-unseen = Checked on this device: the game code follows from the secret. This device did not see the fingerprint beforehand.
page-day-secret-commitment = This day’s secret is not the one whose fingerprint was published. Do not trust its ranking.
page-day-secret-seed = This day’s game code does not follow from its secret. Do not trust its ranking.
page-place-number = Rank
page-nameless = No name
page-day-ranking = Ranking
page-day-standing = Rank { $place } of { $count }
page-day-median = Half of all players scored { SCORE($points) } or more.
page-day-expert = The expert scores about { SCORE($points) } with the same tiles.
page-day-alone = You are the first to play today. Come back later to see who else has played.
page-day-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-day-share = Share my result
page-shared = Copied. Paste it wherever you like.
