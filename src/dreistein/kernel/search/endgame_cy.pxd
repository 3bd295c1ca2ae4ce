cimport cython
from libc.stdint cimport int32_t, uint8_t, uint64_t

from dreistein.kernel.position.constants cimport END_TURN
from dreistein.kernel.position.playout_cy cimport mix64
from dreistein.kernel.position.position_cy cimport Position, act, copy_position
from dreistein.kernel.search.objective_cy cimport Objective, best_other, utility
from dreistein.kernel.search.options_cy cimport list_options, next_best
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy

cdef int DEPTH, OPTIONS, ENTRIES, EXACT, AT_LEAST, AT_MOST
cdef uint64_t CLOCK_MASK
cdef double LOWEST, HIGHEST, EPSILON

cdef class Endgame:
    cdef list line
    cdef Objective objective
    cdef PlayoutPolicy policy
    cdef object clock
    cdef double until
    cdef int own
    cdef readonly uint64_t nodes
    cdef uint64_t limit
    cdef bint stopped
    cdef int32_t option[72000]
    cdef int32_t prior[72000]
    cdef int32_t mine[121]
    cdef int32_t theirs[121]
    cdef uint64_t key[131072]
    cdef double value[131072]
    cdef uint8_t bound[131072]
    cdef int32_t key_mine[131072]
    cdef int32_t key_theirs[131072]

@cython.locals(key=uint64_t, seat=int)
cdef uint64_t position_key(Position s, uint64_t board) noexcept
@cython.locals(
    s=Position, after=Position, count=int, k=int, code=int, entry=int, base=int, alpha=double,
    beta=double, best=double, found=double, key=uint64_t, tiles=uint64_t, ours=bint, kind=int,
)
cdef double search(Endgame e, int depth, uint64_t board, double low, double high) except? -2.0e9
