"""Perft by the kernel: the same counts as :mod:`dreistein.rules.perft`, much faster.

>>> from dreistein.rules import EDITIONS, Round
>>> [perft(Round.seeded("aperiodic", EDITIONS["german"]), depth) for depth in range(6)]
[1, 3, 12, 48, 114, 462]
"""

from dreistein.kernel.arguments import whole_number
from dreistein.kernel.bridge import action_text, cells_by_number, state_of
from dreistein.kernel.position.perft_cy import count_lines
from dreistein.kernel.position.state_cy import State
from dreistein.rules.actions import Action, parse_action
from dreistein.rules.round import Round

MOST_DEPTH = 500


def perft(position: Round | State, depth: int) -> int:
    """The number of legal lines of ``depth`` actions."""
    whole_number("depth", depth, 0, MOST_DEPTH)
    state = position if isinstance(position, State) else state_of(position)
    return count_lines([state.copy() for _ in range(depth + 1)], depth)


def divide(position: Round | State, depth: int) -> dict[Action, int]:
    """The same, by first action."""
    whole_number("depth", depth, 0, MOST_DEPTH)
    if depth == 0:
        return {}
    state = position if isinstance(position, State) else state_of(position)
    cells = cells_by_number(state)
    counts = {}
    for code in state.legal():
        after = state.copy()
        after.apply(code)
        counts[parse_action(action_text(state, code, cells))] = perft(after, depth - 1)
    return counts
