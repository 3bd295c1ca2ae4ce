cimport cython
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t

from dreistein.kernel.position.bits cimport highest, lowest
from dreistein.kernel.position.board_cy cimport bonus
from dreistein.kernel.position.constants cimport GREEDY, PLACING, RANDOM
from dreistein.kernel.position.position_cy cimport (
    Position, act, copy_position, draw, end_turn, find_placements, may_draw, open_round, place,
    start_round,
)

cdef uint8_t VALUE[56]
cdef uint8_t ROTATIONS[56]
cdef uint64_t WORD_MASK, GOLDEN, MIX_1, MIX_2

cdef uint64_t mix64(uint64_t word) noexcept nogil
cdef void seed_rng(Position s, uint64_t seed, uint64_t index) noexcept nogil
cdef int randbelow(Position s, int stop) noexcept nogil
cdef void shuffle(Position s) noexcept nogil
@cython.locals(options=int)
cdef void step(Position s) noexcept nogil
cdef int greediest(Position s, int found) noexcept nogil
cdef void play_out(Position s) noexcept nogil
cdef void record_outcome(
    Position s, Py_ssize_t row, int32_t[:, ::1] points, uint16_t[:, ::1] counts
) noexcept nogil
cpdef play_rounds(
    Position s, uint64_t seed, uint64_t first, int32_t[:, ::1] points, uint16_t[:, ::1] counts
)
cpdef play_from(
    Position s, Position root, int32_t[:, ::1] actions, uint64_t seed, uint64_t first,
    int32_t[:, ::1] points, uint16_t[:, ::1] counts,
)
