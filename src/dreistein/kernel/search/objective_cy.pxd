cimport cython

from dreistein.kernel.position.constants cimport WORST
from dreistein.kernel.position.position_cy cimport Position

cdef class Objective:
    cdef double[:, ::1] chance
    cdef int totals[6]
    cdef int target
    cdef double low, step, points_share

@cython.locals(best=int, first=bint, k=int)
cdef int best_other(Position s, int seat) noexcept nogil
@cython.locals(own=int, top=int, tied=int, total=int, k=int)
cdef double win_probability(Objective objective, Position s, int seat) noexcept nogil
cdef double chance_with(Objective objective, int own, int top, int tied) noexcept nogil
@cython.locals(points=double)
cdef double utility(Objective objective, Position s, int seat) noexcept nogil
@cython.locals(
    last=int, i=int, j=int, x=double, y=double, upper=double, lower=double, between=double,
)
cdef double interpolate(Objective objective, int own, int other) noexcept nogil
