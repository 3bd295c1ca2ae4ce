from libc.stdint cimport uint8_t

from dreistein.kernel.position.bits cimport BUILT_FROM, highest, lowest
from dreistein.kernel.position.board_cy cimport bonus
from dreistein.kernel.position.constants cimport (
    DRAW, END_TURN, GREEDY, MOST_CODES, PLACING, RANDOM, START,
)
from dreistein.kernel.position.position_cy cimport (
    Position, RoundConfig, act, action_points, copy_position, find_placements, is_legal, may_draw,
    must_place, playable, start_round,
)

cdef uint8_t ROTATIONS[56]
cdef uint8_t VALUE[56]

cdef class State(Position):
    pass
