cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int32_t, uint8_t, uint64_t

from dreistein.kernel.position.playout_cy cimport seed_rng
from dreistein.kernel.position.position_cy cimport Position, act
from dreistein.kernel.search.objective_cy cimport Objective, best_other, utility, win_probability
from dreistein.kernel.search.options_cy cimport list_options, next_best
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy, choose_weights, play_by_policy
from dreistein.kernel.worlds.sampler_cy cimport WorldSampler
from dreistein.kernel.worlds.weighted_cy cimport WeightedSampler, sample

cdef int NODES, MOST_ACTIONS
cdef double EXPLORATION, WIDENING, PRIOR_BIAS

cdef class Tree:
    cdef int32_t code[65536]
    cdef int32_t child[65536]
    cdef int32_t sibling[65536]
    cdef int32_t visits[65536]
    cdef int32_t seen[65536]
    cdef uint8_t mover[65536]
    cdef double total[65536]
    cdef int size
    cdef int32_t option[600]
    cdef int32_t prior[600]
    cdef int path[512]

@cython.locals(kid=int)
cdef int find_or_add_child(Tree t, int node, int code, int mover) noexcept nogil
@cython.locals(count=int, allowed=int, top=int, best=double, k=int, kid=int, value=double)
cdef int descend(Tree t, Position s, PlayoutPolicy m, int node) noexcept nogil
@cython.locals(w=WorldSampler, own=int, depth=int, node=int, k=int)
cpdef grow(
    Tree t, Position s, WeightedSampler sampler, PlayoutPolicy m, Objective objective,
    uint64_t seed, uint64_t first, int32_t[:, ::1] points, double[:, ::1] wins,
)
