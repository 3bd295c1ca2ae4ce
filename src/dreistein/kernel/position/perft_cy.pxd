cimport cython

from dreistein.kernel.position.position_cy cimport (
    act, copy_position, find_placements, must_place, playable,
)
from dreistein.kernel.position.state_cy cimport State

@cython.locals(state=State, after=State, code=int, total="long long")
cpdef long long count_lines(list stack, int depth) except -1
