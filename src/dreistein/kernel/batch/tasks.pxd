cdef enum:
    END = 0
    RESET = 1
    STEP = 2
    SAMPLE = 3
