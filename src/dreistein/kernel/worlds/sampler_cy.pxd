cimport cython
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t

from dreistein.kernel.position.bits cimport lowest
from dreistein.kernel.position.playout_cy cimport play_out, randbelow, record_outcome, seed_rng
from dreistein.kernel.position.position_cy cimport Position, act, copy_position

cdef uint64_t BIT[56]
cdef uint8_t VALUE[56]

cdef class WorldSampler:
    cdef Position root
    cdef uint64_t allowed[56]
    cdef uint8_t start_deck[448]
    cdef uint8_t loose_place[56]
    cdef uint8_t group_start[56]
    cdef uint8_t group_end[56]
    cdef uint8_t holder[56]
    cdef uint64_t required_places[64]
    cdef uint64_t required_tiles[64]
    cdef uint64_t constrained
    cdef uint64_t off_board
    cdef int sweeps, opener, starts, loose, requirements

    cpdef sample_into(self, Position state, uint64_t seed, uint64_t index)

cdef void sample(WorldSampler w, Position s) noexcept nogil
cdef void begin_world(WorldSampler w, Position s) noexcept nogil
cdef void finish_world(WorldSampler w, Position s) noexcept nogil
cdef int other_group(WorldSampler w, Position s, int k) noexcept nogil
@cython.locals(a=int, b=int)
cdef void swap(WorldSampler w, Position s, int p, int q) noexcept nogil
@cython.locals(x=int, y=int, z=int)
cdef void rotate(WorldSampler w, Position s, int p, int q, int r) noexcept nogil
cdef bint meets_requirements(WorldSampler w, Position s) noexcept nogil
cpdef play_worlds(
    Position s, Position world, WorldSampler w, int32_t[:, ::1] actions, uint64_t seed,
    uint64_t first, int32_t[:, ::1] points, uint16_t[:, ::1] counts,
)
