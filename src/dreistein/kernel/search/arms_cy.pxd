cimport cython
from libc.stdint cimport int32_t, uint64_t

from dreistein.kernel.position.playout_cy cimport seed_rng
from dreistein.kernel.position.position_cy cimport Position, act, copy_position
from dreistein.kernel.search.objective_cy cimport (
    Objective, best_other, utility, win_probability,
)
from dreistein.kernel.search.policy_cy cimport (
    PlayoutPolicy, choose_weights, follow_plan, play_by_policy,
)
from dreistein.kernel.worlds.sampler_cy cimport WorldSampler
from dreistein.kernel.worlds.weighted_cy cimport WeightedSampler, sample

@cython.locals(own=int, w=WorldSampler)
cpdef run_playouts(
    Position s, Position world, WeightedSampler sampler, PlayoutPolicy policy,
    Objective objective, int32_t[:, ::1] arms, uint64_t seed, uint64_t first,
    int32_t[:, ::1] points, double[:, ::1] wins,
)

@cython.locals(w=WorldSampler)
cpdef run_values(
    Position s, Position world, WeightedSampler sampler, PlayoutPolicy policy,
    Objective objective, int seat, int code, uint64_t seed, uint64_t first,
    int32_t[:, ::1] points, double[:, ::1] wins,
)

@cython.locals(worlds=int, world=int, at=int)
cpdef add_results(
    double[:, ::1] rows, int met, int32_t[:, ::1] points, double[:, ::1] wins, int arm, int each,
)

@cython.locals(world=int, total=double, squares=double, value=double, mean=double)
cpdef moments(
    double[:, ::1] rows, double[:, ::1] others, int worlds, int measure, bint paired,
)
