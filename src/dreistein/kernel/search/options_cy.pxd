cimport cython
from libc.stdint cimport int32_t

from dreistein.kernel.position.bits cimport lowest
from dreistein.kernel.position.constants cimport DRAW, END_TURN, WORST
from dreistein.kernel.position.position_cy cimport Position, find_placements, may_draw
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy, choose, laid_tiles

@cython.locals(found=int, last=int, k=int)
cdef int list_options(
    Position s, PlayoutPolicy policy, int32_t* option, int32_t* prior, int base
) noexcept nogil
@cython.locals(best=int, k=int, value=int, code=int)
cdef int next_best(int32_t* option, int32_t* prior, int at, int stop) noexcept nogil
