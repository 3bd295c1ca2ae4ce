cdef enum:
    NOW = 0
    TEMPO = 1
    BONUS_NEXT = 2
    BONUS_LATER = 3
    END = 4
    FITS = 5
    DRAWS = 6
    OUT_FIRST = 7
    LEFT = 8
    THEIRS = 9
    FACTS = 18
