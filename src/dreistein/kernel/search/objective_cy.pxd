cimport cython

from dreistein.kernel.position.position_cy cimport Position

cdef class Aim:
    cdef double[:, ::1] chance
    cdef int before[6]
    cdef int target
    cdef double low, step, share

@cython.locals(best=int, first=bint, k=int)
cdef int best_other(Position s, int seat) noexcept nogil
@cython.locals(own=int, top=int, equals=int, total=int, k=int)
cdef double won(Aim aim, Position s, int seat) noexcept nogil
cdef double chance_with(Aim aim, int own, int top, int equals) noexcept nogil
@cython.locals(points=double)
cdef double aimed(Aim aim, Position s, int seat) noexcept nogil
@cython.locals(
    last=int, i=int, j=int, x=double, y=double, upper=double, lower=double, between=double,
)
cdef double looked_up(Aim aim, int own, int other) noexcept nogil
