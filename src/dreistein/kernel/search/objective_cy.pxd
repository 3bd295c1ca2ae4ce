cimport cython
from libc.stdint cimport int64_t

from dreistein.kernel.position.position_cy cimport Position

cdef class Objective:
    cdef double[:, ::1] chance
    cdef int64_t totals[6]
    cdef bint out[6]
    cdef int64_t target
    cdef double low, step, points_share

@cython.locals(best=int, first=bint, k=int)
cdef int best_other(Position s, int seat) noexcept nogil
@cython.locals(
    own=int64_t, top=int64_t, most=int64_t, tied=int, total=int64_t, first=bint, k=int,
)
cdef double win_probability(Objective objective, Position s, int seat) noexcept nogil
cdef double chance_with(
    Objective objective, int64_t own, int64_t top, int tied, int64_t most,
) noexcept nogil
@cython.locals(points=double)
cdef double utility(Objective objective, Position s, int seat) noexcept nogil
@cython.locals(
    last=int, i=int, j=int, x=double, y=double, upper=double, lower=double, between=double,
)
cdef double interpolate(Objective objective, int64_t own, int64_t other) noexcept nogil
