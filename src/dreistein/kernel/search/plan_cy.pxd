cimport cython
from libc.stdint cimport int32_t, int64_t, uint64_t

from dreistein.kernel.position.constants cimport END_TURN, WORST
from dreistein.kernel.position.playout_cy cimport mix64
from dreistein.kernel.position.position_cy cimport (
    Position, RoundConfig, act, copy_position, is_legal,
)
from dreistein.kernel.search.objective_cy cimport Objective
from dreistein.kernel.search.options_cy cimport list_options, next_best
from dreistein.kernel.search.policy_cy cimport PlayoutPolicy

cdef int WIDEST, STEPS, CANDIDATES

cdef class Planner:
    cdef object kind, clock
    cdef RoundConfig config
    cdef list pool
    cdef Objective objective
    cdef PlayoutPolicy policy
    cdef double until
    cdef uint64_t limit, positions
    cdef bint stopped
    cdef int own, length
    cdef int32_t option[600]
    cdef int32_t prior[600]
    cdef uint64_t key[128]
    cdef int32_t code[8192]
    cdef int32_t origin[8192]
    cdef int64_t value[8192]
    cdef uint64_t new_key[8192]
    cdef int32_t step_code[4096]
    cdef int32_t step_origin[4096]
    cdef int32_t plan[64]

@cython.locals(own=int64_t, ahead=int64_t, over=int64_t)
cdef int64_t margin(Planner p, Position s) noexcept
cdef int look_at_clock(Planner p) except -1
@cython.locals(code=int, count=int)
cdef void let_pass(Planner p, Position s) noexcept
@cython.locals(
    s=Position, best=int64_t, best_step=int, best_at=int, now=int, then=int, live=int, step=int,
    count=int, k=int, value=int64_t,
)
cdef bint find_plan(Planner p, Position root, int width) except *
@cython.locals(found=int, k=int, code=int, scored=int64_t)
cdef int list_steps(Planner p, Position s, int origin, uint64_t key, int count) noexcept
@cython.locals(
    live=int, first=int, top=int, k=int, code=int, origin=int, key=uint64_t,
)
cdef int follow_best(
    Planner p, int now, int then, int step, int count, int width
) except -1
