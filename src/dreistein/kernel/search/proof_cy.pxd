cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t

from dreistein.kernel.position.bits cimport popcount
from dreistein.kernel.position.constants cimport END_TURN, NO_ACTION
from dreistein.kernel.position.playout_cy cimport mix64
from dreistein.kernel.position.position_cy cimport Position, act, copy_position, is_legal
from dreistein.kernel.search.objective_cy cimport Objective
from dreistein.kernel.search.options_cy cimport list_options, next_best
from dreistein.kernel.search.plan_cy cimport (
    STEPS, WIDEST, Planner, find_plan, let_pass, look_at_clock, margin,
)
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy

cdef int DEPTH, OPTIONS, ENTRIES

cdef class Proof:
    cdef Planner planner
    cdef list line
    cdef Position test
    cdef readonly int choice
    cdef int width, effort
    cdef int32_t option[72000]
    cdef int32_t prior[72000]
    cdef int32_t plan[7680]
    cdef int32_t length[120]
    cdef uint64_t key[65536]
    cdef uint8_t entry_effort[65536]
    cdef uint8_t entry_slack[65536]
    cdef uint8_t won[65536]
    cdef int32_t own_score[65536]
    cdef int32_t other_score[65536]

@cython.locals(left=int, own=int64_t, bonus=int, other=int64_t, kind=int)
cdef bint is_safe(Planner p, Position s) noexcept
cdef int next_step(Proof e, Position s, int row, int at) noexcept
@cython.locals(p=Planner, s_test=Position, count=int)
cdef bint still_wins(Proof e, Position s, int row, int at) noexcept
@cython.locals(found=bint, k=int)
cdef bint plan_anew(Proof e, Position s, int row) except *
@cython.locals(s=Position, p=Planner, key=uint64_t, entry=int, own=int, other=int, found=bint)
cdef bint is_won(Proof e, int depth, uint64_t board, int row, int at, int slack) except *
cdef bint is_won_after(
    Proof e, int depth, uint64_t board, int code, int row, int at, int slack
) except *
@cython.locals(base=int, count=int, k=int, code=int)
cdef bint answers_all(Proof e, int depth, uint64_t board, int row, int at, int slack) except *
@cython.locals(s=Position, base=int, count=int, first=int, tried=int, k=int, code=int)
cdef bint has_answer(Proof e, int depth, uint64_t board, int row, int at, int slack) except *
