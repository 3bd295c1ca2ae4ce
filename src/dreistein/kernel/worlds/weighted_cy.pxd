cimport cython
from libc.stdint cimport int32_t, uint8_t, uint64_t

from dreistein.kernel.search.objective_cy cimport Objective, utility, best_other, win_probability
from dreistein.kernel.position.bits cimport lowest
from dreistein.kernel.position.board_cy cimport bonus
from dreistein.kernel.worlds.sampler_cy cimport Chain, agrees, elsewhere, hold
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy, play_by_policy, choose_weights
from dreistein.kernel.position.playout_cy cimport randbelow, seed_rng
from dreistein.kernel.position.position_cy cimport Position, act, copy_position

cdef uint64_t BIT[56]
cdef uint8_t VALUE[56]
cdef int ODDS[4096]

cdef class Belief:
    cdef Chain chain
    cdef int weight[3136]
    cdef bint even

    cpdef sample_into(self, Position state, uint64_t seed, uint64_t index)

cdef bint accepts(Position s, int change) noexcept nogil
@cython.locals(base=int, sweep=int, k=int, other=int, at=int, tile=int)
cdef void believe(Belief m, Chain c, Position s) noexcept nogil
@cython.locals(a=int, b=int, change=int)
cdef void swap(Belief m, Chain c, Position s, int p, int q) noexcept nogil
@cython.locals(x=int, y=int, z=int, change=int)
cdef void rotate(Belief m, Chain c, Position s, int p, int q, int r) noexcept nogil
@cython.locals(seat=int, own=int)
cpdef think(
    Position s, Position world, Belief m, PlayoutPolicy policy, Objective objective, int32_t[:, ::1] arms,
    uint64_t seed, uint64_t first, int32_t[:, ::1] points, double[:, ::1] wins,
)
@cython.locals(slot=int, earns=int, fits=uint64_t, tile=int)
cpdef list chances(Position s)
