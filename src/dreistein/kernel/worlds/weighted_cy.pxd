cimport cython
from libc.stdint cimport uint64_t

from dreistein.kernel.position.playout_cy cimport randbelow, seed_rng
from dreistein.kernel.position.position_cy cimport Position
from dreistein.kernel.worlds.sampler_cy cimport (
    WorldSampler, begin_world, finish_world, meets_requirements, other_group,
)

cdef uint64_t BIT[56]
cdef int ODDS[4096]

cdef class WeightedSampler:
    cdef WorldSampler sampler
    cdef int weight[3136]
    cdef bint uniform

    cpdef sample_into(self, Position state, uint64_t seed, uint64_t index)

cdef bint accepts(Position s, int change) noexcept nogil
@cython.locals(sweep=int, k=int, other=int, third=int)
cdef void sample(WeightedSampler m, WorldSampler w, Position s) noexcept nogil
@cython.locals(a=int, b=int, change=int)
cdef void swap(WeightedSampler m, WorldSampler w, Position s, int p, int q) noexcept nogil
@cython.locals(x=int, y=int, z=int, change=int)
cdef void rotate(
    WeightedSampler m, WorldSampler w, Position s, int p, int q, int r
) noexcept nogil
