cimport cython
from libc.stdint cimport int32_t, uint64_t

from dreistein.kernel.position.playout_cy cimport randbelow, seed_rng
from dreistein.kernel.position.position_cy cimport Position
from dreistein.kernel.search.objective_cy cimport Objective, win_probability

cdef int MOST_ROUNDS

cpdef finish_matches(
    Position s, int32_t[:, ::1] rounds, int each, int32_t[:, ::1] moods, int target,
    int32_t[:, ::1] starts, int matches, uint64_t seed, double[:, ::1] shares,
)
@cython.locals(players=int, seat=int, which=int, at=int, over=bint)
cdef void finish_match(
    Position s, int32_t[:, ::1] rounds, int each, int32_t[:, ::1] moods, int target,
    int32_t[:, ::1] starts, Py_ssize_t row,
) noexcept nogil
@cython.locals(best=int, first=bint, other=int)
cdef int lead_of(Position s, int seat) noexcept nogil
@cython.locals(most=int, tied=int, seat=int)
cdef void share_win(
    Position s, int32_t[:, ::1] moods, double[:, ::1] shares, Py_ssize_t row, double worth
) noexcept nogil
@cython.locals(players=int, k=int)
cpdef round_chances(
    Position s, Objective objective, int32_t[:, ::1] rounds, int seat, double[:, ::1] wins
)
