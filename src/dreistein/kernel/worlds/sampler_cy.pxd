cimport cython
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t

from dreistein.kernel.position.bits cimport lowest
from dreistein.kernel.position.playout_cy cimport randbelow, play_out, record_outcome, seed_rng
from dreistein.kernel.position.position_cy cimport Position, act, copy_position

cdef uint64_t BIT[56]
cdef uint8_t VALUE[56]

cdef class Chain:
    cdef Position root
    cdef uint64_t row[56]
    cdef uint8_t base[448]
    cdef uint8_t place[56]
    cdef uint8_t low[56]
    cdef uint8_t high[56]
    cdef uint8_t holder[56]
    cdef uint64_t watch_places[64]
    cdef uint64_t watch_tiles[64]
    cdef uint64_t watched
    cdef uint64_t off_board
    cdef int sweeps, opener, bases, free, watches

    cpdef sample_into(self, Position state, uint64_t seed, uint64_t index)

cdef void sample(Chain c, Position s) noexcept nogil
cdef int elsewhere(Chain c, Position s, int k) noexcept nogil
@cython.locals(a=int, b=int)
cdef void swap(Chain c, Position s, int p, int q) noexcept nogil
@cython.locals(x=int, y=int, z=int)
cdef void rotate(Chain c, Position s, int p, int q, int r) noexcept nogil
cdef bint agrees(Chain c, Position s) noexcept nogil
cdef void hold(Chain c, Position s) noexcept nogil
cpdef play_worlds(
    Position s, Position world, Chain c, int32_t[:, ::1] actions, uint64_t seed, uint64_t first,
    int32_t[:, ::1] points, uint16_t[:, ::1] counts,
)
