cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from dreistein.kernel.position.bits cimport highest
from dreistein.kernel.position.board_cy cimport (
    Board, all_fitting, bonus, clear, copy_board, lay, lay_first,
)
from dreistein.kernel.position.constants cimport (
    BLOCKED, DRAW, DRAWS, END_TURN, FREE, OUT, START, STARTING,
)

cdef uint64_t BIT[56]
cdef uint8_t VALUE[56]
cdef uint8_t ROTATIONS[56]
cdef uint64_t TRIPLES

cdef class RoundConfig:
    cdef readonly object edition
    cdef readonly int players, rack, draw_limit, solitaire, hand_size, stock_start, stock_end
    cdef readonly int deck_end
    cdef readonly uint64_t tiles
    cdef uint8_t first_deck[56]
    cdef int draws, draw, fruitless, empty, out, start, start_needs_triple, start_zero, must_place
    cdef int bonus_points[8]

cdef class Position(Board):
    cdef readonly RoundConfig config
    cdef uint64_t hand[6]
    cdef int hand_value[6]
    cdef int score[6]
    cdef int gain[6]
    cdef uint8_t tally[48]
    cdef uint8_t deck[56]
    cdef uint32_t log[512]
    cdef readonly uint64_t drawn
    cdef readonly int drawn_count, at, passes, ply, turn, opener, end
    # What playing on needs; no part of the position.
    cdef uint64_t rng
    cdef uint8_t policy[6]
    cdef uint8_t hit[64]
    cdef uint8_t found_slot[512]
    cdef uint64_t found_bit[512]

cdef void copy_position(Position s, Position other) noexcept nogil
@cython.locals(hand=uint64_t)
cdef void start_round(Position s) noexcept nogil
cdef uint64_t playable(Position s) noexcept nogil
cdef bint may_draw(Position s) noexcept nogil
cdef bint must_place(Position s) noexcept nogil
@cython.locals(
    fits=uint64_t, mask=uint64_t, slot=Py_ssize_t, hits=Py_ssize_t, found=Py_ssize_t, k=Py_ssize_t,
)
cdef int find_placements(Position s, uint64_t tiles) noexcept nogil
cdef bint is_legal(Position s, int code) noexcept nogil
cdef int action_points(Position s, int code) noexcept nogil
cdef void act(Position s, int code) noexcept nogil
cdef void log_action(Position s, int code) noexcept nogil
cdef void open_round(Position s, int rotation) noexcept nogil
cdef void place(Position s, int slot, int tile) noexcept nogil
cdef void draw(Position s) noexcept nogil
cdef void end_turn(Position s) noexcept nogil
cdef void next_turn(Position s) noexcept nogil
cdef void settle_placed(Position s, int seat) noexcept nogil
cdef void settle(Position s) noexcept nogil
