cimport cython
from libc.stdint cimport int32_t, uint8_t, uint64_t

from dreistein.kernel.search.objective_cy cimport Objective, utility, best_other
from dreistein.kernel.position.bits cimport lowest
from dreistein.kernel.position.constants cimport END_TURN, WORST
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy, laid_tiles, choose
from dreistein.kernel.position.playout_cy cimport mix64
from dreistein.kernel.position.position_cy cimport Position, act, copy_position, find_placements

cdef int DEPTH, OPTIONS, ENTRIES
cdef uint64_t LOOKS
cdef double LEAST, MOST, NEARLY

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

@cython.locals(found=int, k=int, base=int)
cdef int listed(Endgame e, Position s, int depth) noexcept
@cython.locals(j=int, k=int, code=int, prior=int)
cdef int taken(Endgame e, int at, int stop) noexcept
@cython.locals(mark=uint64_t, seat=int)
cdef uint64_t named(Position s, uint64_t board) noexcept
@cython.locals(
    s=Position, after=Position, count=int, k=int, code=int, slot=int, base=int, alpha=double,
    beta=double, best=double, found=double, name=uint64_t, mark=uint64_t, ours=bint, kind=int,
)
cdef double search(Endgame e, int depth, uint64_t board, double low, double high) except? -2.0e9
