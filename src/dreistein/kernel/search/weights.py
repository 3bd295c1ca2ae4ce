"""What the weights of a playout policy are for, by index. ``weights.pxd`` has them for C.

There are two phases: with a stock, and without. Weights are whole numbers, 256 for a point.
"""

# A bonus point on a new spot for a tile of the seat's own hand.
OWN_BONUS = 0
# A bonus point on a new spot for a tile that another seat may hold (subtracted).
OTHERS_BONUS = 1
# An own tile that fits afterwards.
OWN_FITS = 2
# An unseen tile that fits afterwards (subtracted).
UNSEEN_FITS = 3
# A point of the tile's value, on top of the point itself.
TILE_VALUE = 4
# Taking a bonus.
TAKES_BONUS = 5
# No own tile fits afterwards (subtracted).
NO_OWN_FITS = 6
# Drawing at all.
DRAWING = 7
# Drawing, for each tile of the stock.
DRAWING_STOCK = 8
# Drawing, for each tile that the others hold.
DRAWING_THEIRS = 9
# Drawing, for each own tile.
DRAWING_OWN = 10
# Drawing, for each own tile that fits.
DRAWING_FITS = 11
# Drawing, for each unseen tile that fits.
DRAWING_UNSEEN = 12
# Drawing after the first draw of the turn.
DRAWING_AGAIN = 13
# Ending the turn after its last draw.
KEEPING = 14
# No unseen tile fits afterwards.
NO_UNSEEN_FITS = 15

# No bonus counts for more points than this, so that values fit into 32 bits.
MOST_BONUS = 10000

# The weights of one phase, of both phases, and of both sets of a seat.
PHASE_WEIGHTS = 16
SET_WEIGHTS = 32
SEAT_WEIGHTS = 64
# After the seats' sets come those that everybody may share, at most so many.
SHARED_WEIGHTS = 384
MOST_SHARED = 4

# Chances are out of so many.
CERTAIN = 65536
