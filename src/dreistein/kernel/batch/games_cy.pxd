cimport cython
from libc.stdint cimport int64_t, uint64_t

from dreistein.kernel.batch.arrays_cy cimport Arrays, Shown, clear_row, show, show_tile
from dreistein.kernel.batch.numbered_cy cimport note_action, note_tile
from dreistein.kernel.position.constants cimport START
from dreistein.kernel.position.playout_cy cimport mix64, seed_rng, shuffle, step
from dreistein.kernel.position.position_cy cimport RoundConfig, act, start_round
from dreistein.kernel.search.objective_cy cimport Objective, interpolate

cdef uint64_t WORD_MASK, GOLDEN
cdef int LEARNER, POINTS, WIN, CHANCE
cdef int64_t HOLD

cdef class Terms:
    cdef int match, rounds, reward
    cdef int64_t target
    cdef double illegal
    cdef Objective objective

cdef class Game(Shown):
    cdef Terms terms
    cdef Arrays arrays
    cdef uint64_t seed, episode
    cdef readonly int over, cut_off
    cdef int64_t paid[6]
    cdef double gained[6]
    cdef double chance[6]

cdef class Group:
    cdef int leaf
    cdef Game game
    cdef Group left, right

cdef void start(Game g, Arrays a) noexcept nogil
cdef void play_on(Game g, Arrays a) noexcept nogil
cdef void tell(Game g, Arrays a) noexcept nogil
cdef void end_round(Game g) noexcept nogil
@cython.locals(most=int64_t, tied=int)
cdef void share_win(Game g) noexcept nogil
@cython.locals(players=int, whole=double, best=int64_t, known=double, first=int)
cdef void find_chances(Game g, Objective objective) noexcept nogil
cdef void new_game(Game g, Arrays a) noexcept nogil
@cython.locals(place=uint64_t)
cdef void begin(Game g, Arrays a) noexcept nogil
cdef int find_action(Game g, int64_t number) noexcept nogil
@cython.locals(row=Py_ssize_t, actor=int, at=int)
cdef void step_game(Game g, Arrays a, int64_t number) noexcept nogil
@cython.locals(points=int64_t)
cdef void pay(Game g, Arrays a) noexcept nogil
cdef void finish(Game g, Arrays a) noexcept nogil
cdef void reset_group(Group group, uint64_t seed) noexcept nogil
cdef void step_group(Group group, int64_t[::1] actions) noexcept nogil
@cython.locals(chosen=uint64_t)
cdef void sample_group(Group group, uint64_t word, int64_t[::1] actions) noexcept nogil
cpdef deal_game(Game g, deck)
