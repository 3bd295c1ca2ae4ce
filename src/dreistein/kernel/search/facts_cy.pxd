cimport cython
from libc.stdint cimport int32_t, uint8_t, uint64_t

from dreistein.kernel.position.bits cimport popcount
from dreistein.kernel.position.board_cy cimport all_fitting
from dreistein.kernel.position.constants cimport DRAW, END_TURN, OUT
from dreistein.kernel.position.playout_cy cimport seed_rng
from dreistein.kernel.position.position_cy cimport Position, act, copy_position
from dreistein.kernel.search.facts cimport (
    BONUS_LATER, BONUS_NEXT, DRAWS, END, FACTS, FITS, LEFT, NOW, OUT_FIRST, TEMPO, THEIRS,
)
from dreistein.kernel.search.objective_cy cimport Objective, win_probability
from dreistein.kernel.search.policy_cy cimport (
    PlayoutPolicy, choose_weights, laid_tiles, step_by_policy,
)
from dreistein.kernel.worlds.sampler_cy cimport WorldSampler
from dreistein.kernel.worlds.weighted_cy cimport WeightedSampler, sample

cdef uint8_t VALUE[56]

@cython.locals(own=int, k=int, w=WorldSampler)
cpdef run_facts(
    Position s, Position world, WeightedSampler sampler, PlayoutPolicy policy,
    Objective objective, int32_t[:, ::1] arms, uint64_t seed, uint64_t first,
    int32_t[:, ::1] facts, double[:, ::1] wins,
)
@cython.locals(
    stage=int, scored=int, seat=int, laid=uint64_t, points=int, base=int, bonus=int, soon=bint,
)
cdef void play_and_tell(
    Position s, PlayoutPolicy m, int own, int code, int32_t[:, ::1] facts, Py_ssize_t row
) noexcept nogil
