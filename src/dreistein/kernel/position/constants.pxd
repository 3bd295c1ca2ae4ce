cdef enum:
    START = 1024
    FREE = 62
    TAKEN = 63
    STARTING = 0
    BRIDGE = 1
    DOUBLE = 2
    HEXAGON = 3
    PLAIN = 6
    DRAWING = 7
    DRAW = 62
    END_TURN = 63
    MOST_CODES = 393216
    OUT = 1
    BLOCKED = 2
    RANDOM = 0
    GREEDY = 1
    PLACING = 2
