"""The kernel's named numbers. ``constants.pxd`` has them for C; a test keeps the two equal."""

# Cells: see dreistein.kernel.position.tables.
START = 1024

# The slot of a cell that is not open. Writes to these sentinel slots are harmless, which saves a
# branch.
FREE = 62
TAKEN = 63

# Not a cell.
NOWHERE = 4096

# What a placed tile earns besides its value (4 and 5 are two and three hexagons) and, last, a draw:
# the indexes of a seat's tally.
STARTING = 0
BRIDGE = 1
DOUBLE = 2
HEXAGON = 3
NO_BONUS = 6
DRAWS = 7

# Actions: one of these two, or a tile | cell << 6, with rotation << 17 for the opening tile.
DRAW = 62
"""To draw, as an action of a state."""
END_TURN = 63
"""To end the turn without placing, as an action of a state."""
MOST_CODES = 393216

# In place of an action: none, the position as it is.
NO_ACTION = -1

# How a round ended.
OUT = 1
BLOCKED = 2

# How a seat plays: any legal action; a placement with the most points now; any placement.
RANDOM = 0
GREEDY = 1
PLACING = 2

# Below every real value: the start of a search for the largest.
WORST = -1000000000
