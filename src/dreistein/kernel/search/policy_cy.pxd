cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t

from dreistein.kernel.position.bits cimport highest, lowest, popcount
from dreistein.kernel.position.constants cimport (
    BRIDGE, DOUBLE, DRAW, END_TURN, FREE, NOWHERE, TAKEN, WORST,
)
from dreistein.kernel.position.lattice cimport (
    apex_point, left_point, right_point, third_neighbour,
)
from dreistein.kernel.position.playout_cy cimport randbelow, shuffle, seed_rng
from dreistein.kernel.position.position_cy cimport (
    Position, draw, end_turn, find_placements, may_draw, open_round, place, start_round,
)
from dreistein.kernel.search.weights cimport (
    CERTAIN, DRAWING, DRAWING_AGAIN, DRAWING_FITS, DRAWING_OWN, DRAWING_STOCK, DRAWING_THEIRS,
    DRAWING_UNSEEN, KEEPING, MOST_BONUS, MOST_SHARED, NO_OWN_FITS, NO_UNSEEN_FITS, OTHERS_BONUS, OWN_BONUS,
    OWN_FITS, PHASE_WEIGHTS, SEAT_WEIGHTS, SET_WEIGHTS, SHARED_WEIGHTS, TAKES_BONUS, TILE_VALUE,
    UNSEEN_FITS,
)

cdef uint64_t BIT[56]
cdef uint8_t VALUE[56]
cdef uint8_t ROTATIONS[56]
cdef uint64_t FIT[512]

cdef class PlayoutPolicy:
    cdef int weight[512]
    cdef int chance[6]
    cdef int using[6]
    cdef int shared, sharing
    cdef int worth[512]
    cdef int most[6]
    cdef int sight[6]
    cdef int blind[6]
    cdef int noise[6]
    cdef int rests[6]
    cdef int whim[6]

cdef uint64_t laid_tiles(Position s) noexcept nogil
@cython.locals(seat=int, tossed=bint)
cdef void choose_weights(PlayoutPolicy m, Position s) noexcept nogil
cdef void follow_plan(PlayoutPolicy m, int seat, int plan) noexcept nogil
@cython.locals(laid=uint64_t)
cdef void play_by_policy(Position s, PlayoutPolicy m) noexcept nogil
@cython.locals(choice=int, tile=int, found=int, tiles=uint64_t)
cdef uint64_t step_by_policy(Position s, PlayoutPolicy m, uint64_t laid) noexcept nogil
@cython.locals(seat=int, seen=int, k=int, slot=int, bit=uint64_t)
cdef int notice(Position s, PlayoutPolicy m, int found) noexcept nogil
@cython.locals(bits=int64_t)
cdef int misjudge(Position s, int64_t noise) noexcept nogil
@cython.locals(
    slot=int, rest=uint64_t, once=uint64_t, twice=uint64_t, fits=uint64_t, unseen=uint64_t,
    theirs=int, value=int, best=int, ties=int, tile=int, seat=int, total=int, base=int, k=int,
    noise=int, rests=bint,
)
cdef int choose(Position s, PlayoutPolicy m, uint64_t laid, int found, bint keep) noexcept nogil
@cython.locals(value=int)
cdef int evaluate_draw(
    Position s, PlayoutPolicy m, int base, uint64_t once, uint64_t unseen, int theirs
) noexcept nogil
@cython.locals(
    cell=int, p=int, q=int, r=int, apex=int, right=int, left=int, new=int, k=int,
    here=int, spot=int, a=int, b=int, c=int, fit=uint64_t, fitting=uint64_t, pays=int, risk=int,
    value=int,
)
cdef int evaluate(
    Position s, PlayoutPolicy m, int base, int slot, int tile, uint64_t rest, uint64_t unseen,
    uint64_t others, int theirs, int total,
) noexcept nogil
@cython.locals(
    third=int, shared=int, p=int, q=int, r=int, a=int, b=int, c=int, k=int, point=int,
)
cdef int bonus_after(Position s, int spot, int placed) noexcept nogil
@cython.locals(pays=int)
cdef int pays_after(Position s, int spot, int placed) noexcept nogil
@cython.locals(found=int, k=int)
cpdef list evaluations(Position s, PlayoutPolicy m)
@cython.locals(seat=int)
cpdef self_play(Position s, PlayoutPolicy m, uint64_t seed, uint64_t first, int32_t[:, ::1] points)
