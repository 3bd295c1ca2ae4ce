cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from dreistein.kernel.position.constants cimport (
    BRIDGE, DOUBLE, FREE, HEXAGON, NO_BONUS, START, STARTING, TAKEN,
)
from dreistein.kernel.position.lattice cimport (
    apex_point, left_point, right_point, third_neighbour,
)

cdef uint64_t BIT[56]
cdef uint8_t VALUE[56]
cdef uint64_t FIT[512]
cdef uint8_t CORNERS[168]
cdef uint8_t NO_POINTS[1024]
cdef uint8_t NO_SLOTS[2048]

cdef class Board:
    cdef uint8_t points[1024]
    cdef uint8_t slots[2048]
    cdef uint16_t cells[64]
    cdef uint64_t fit[64]
    cdef uint64_t fitting
    cdef int open
    cdef readonly int laid
    cdef int stale

cdef void clear(Board b) noexcept nogil
cdef void copy_board(Board b, Board other) noexcept nogil
@cython.locals(mask=uint64_t)
cdef uint64_t all_fitting(Board b) noexcept nogil
@cython.locals(shared=int, hexagons=int)
cdef int bonus(Board b, int cell) noexcept nogil
cdef void lay_first(Board b, int tile, int rotation) noexcept nogil
@cython.locals(shared=int, hexagons=int)
cdef int lay(Board b, int slot, int tile) noexcept nogil
cdef void open_cell(Board b, int cell) noexcept nogil
cdef void refresh(Board b, int cell) noexcept nogil
cdef void refresh_around(Board b, int point) noexcept nogil
