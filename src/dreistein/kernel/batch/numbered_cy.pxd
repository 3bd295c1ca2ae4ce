cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint64_t

from dreistein.kernel.position.bits cimport highest, lowest
from dreistein.kernel.position.constants cimport DRAW, END_TURN, START, TAKEN
from dreistein.kernel.position.lattice cimport (
    apex_point, left_point, right_point, third_neighbour,
)
from dreistein.kernel.position.position_cy cimport (
    Position, RoundConfig, find_placements, may_draw, must_place, playable,
)

cdef uint8_t VALUE[56]
cdef uint8_t CORNERS[168]
cdef uint8_t ROTATIONS[56]
cdef uint8_t SORTED[56]

cdef class Numbered(Position):
    cdef uint8_t tile_at[2048]
    cdef int8_t x[56]
    cdef int8_t y[56]
    cdef uint8_t rotation[56]
    cdef int legal_count
    cdef int16_t number[576]
    cdef int32_t action[576]
    cdef int16_t past[512]

cdef int spot_number(Numbered g, int cell) noexcept nogil
@cython.locals(tiles=uint64_t, found=int, last=int, spot=int, slot=int, tile=int, draws=bint, k=int)
cdef void list_numbers(Numbered g) noexcept nogil
@cython.locals(code=int, tile=int, cell=int)
cdef int note_action(Numbered g) noexcept nogil
cdef void note_tile(Numbered g, int tile, int cell) noexcept nogil
