"""What a playout tells, by index: first of the acting seat, then of all others together.

``facts.pxd`` has the indexes for C.
"""

# The points of the action itself; the others have none.
NOW = 0
# The values of the tiles laid later, less what draws and passes cost.
TEMPO = 1
# Bonuses up to the end of the acting seat's next turn; of the others, until that turn begins.
BONUS_NEXT = 2
# Bonuses after that.
BONUS_LATER = 3
# What the end of the round scored.
END = 4
# The tiles that fit at the beginning of the side's next turn; -1 if it has none.
FITS = 5
# The tiles drawn later.
DRAWS = 6
# Whether it went out.
OUT_FIRST = 7
# The value of the tiles left in hand.
LEFT = 8

# The others' begin here; so many there are altogether.
THEIRS = 9
FACTS = 18
