cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int32_t, uint8_t, uint64_t

from dreistein.kernel.search.objective_cy cimport Objective, utility, best_other, win_probability
from dreistein.kernel.worlds.weighted_cy cimport WeightedSampler, sample
from dreistein.kernel.position.bits cimport lowest
from dreistein.kernel.worlds.sampler_cy cimport WorldSampler
from dreistein.kernel.position.constants cimport DRAW, END_TURN, WORST
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy, laid_tiles, choose, play_by_policy, choose_weights
from dreistein.kernel.position.playout_cy cimport seed_rng
from dreistein.kernel.position.position_cy cimport Position, act, find_placements, may_draw

cdef int NODES
cdef double EXPLORE, WIDE, BIAS

cdef class Tree:
    cdef int32_t code[65536]
    cdef int32_t child[65536]
    cdef int32_t sibling[65536]
    cdef int32_t visits[65536]
    cdef int32_t seen[65536]
    cdef uint8_t mover[65536]
    cdef double total[65536]
    cdef int size
    cdef int option[600]
    cdef int prior[600]
    cdef int path[512]

@cython.locals(found=int, k=int)
cdef int options(Tree t, Position s, PlayoutPolicy m) noexcept nogil
@cython.locals(j=int, k=int, code=int, prior=int)
cdef int next_best(Tree t, int at, int count) noexcept nogil
@cython.locals(kid=int)
cdef int child_of(Tree t, int node, int code, int mover) noexcept nogil
@cython.locals(count=int, allowed=int, top=int, best=double, k=int, kid=int, value=double)
cdef int descend(Tree t, Position s, PlayoutPolicy m, int node) noexcept nogil
@cython.locals(w=WorldSampler, own=int, depth=int, node=int, k=int)
cpdef grow(
    Tree t, Position s, WeightedSampler sampler, PlayoutPolicy m, Objective objective, uint64_t seed, uint64_t first,
    int32_t[:, ::1] points, double[:, ::1] wins,
)
