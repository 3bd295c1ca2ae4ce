"""Perft: the number of legal lines of a given length from a position.

A line that ends earlier does not count. Two implementations of the rules that agree on these
counts very likely agree on the rules.

>>> from dreistein.rules import EDITIONS, Round
>>> [perft(Round.seeded("aperiodic", EDITIONS["german"]), depth) for depth in range(4)]
[1, 3, 12, 48]
"""

from dreistein.rules.actions import Action
from dreistein.rules.arguments import counted, wanted
from dreistein.rules.round import Round

MOST_DEPTH = 500
"""No round is longer."""


def perft(round: Round, depth: int) -> int:
    """The number of legal lines of ``depth`` actions."""
    return _lines(wanted(round, Round, "round"), counted(depth, MOST_DEPTH, "depth"))


def _lines(round: Round, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(round.legal_actions())
    return sum(_lines(round.apply(action), depth - 1) for action in round.legal_actions())


def divide(round: Round, depth: int) -> dict[Action, int]:
    """The same number, split by the first action."""
    if counted(depth, MOST_DEPTH, "depth") == 0:
        return {}
    wanted(round, Round, "round")
    return {a: perft(round.apply(a), depth - 1) for a in round.legal_actions()}
