cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint64_t

from dreistein.kernel.batch.numbered_cy cimport Numbered, list_numbers
from dreistein.kernel.position.bits cimport lowest, popcount

cdef uint8_t SORTED[56]

cdef class Arrays:
    cdef int8_t[:, ::1] hand, drawn, counts, stock, drawable, turn, mask
    cdef int8_t[:, :, ::1] board
    cdef int64_t[:, ::1] scores, totals, final_totals
    cdef int32_t[:, ::1] round
    cdef int16_t[:, :, ::1] history
    cdef double[:, ::1] rewards
    cdef int8_t[::1] seat
    cdef uint8_t[::1] terminated, truncated, illegal

cdef class Shown(Numbered):
    cdef Py_ssize_t row
    cdef int told, told_to, round_number
    cdef int64_t totals[6]

@cython.locals(tile=Py_ssize_t, k=Py_ssize_t)
cdef void clear_row(Shown g, Arrays a) noexcept nogil
cdef void show_tile(Shown g, Arrays a, int tile) noexcept nogil
@cython.locals(row=Py_ssize_t, k=Py_ssize_t, tiles=uint64_t, seat=int, other=int, who=int, players=int)
cdef void show(Shown g, Arrays a) noexcept nogil
