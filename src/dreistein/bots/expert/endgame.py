"""Solving the end of a round: with nothing left to draw at a table of one or two all is known."""

from collections.abc import Callable, Sequence

from dreistein.kernel import Endgame, Objective, PlayoutPolicy, State, evaluations
from dreistein.kernel.position.constants import WORST

LARGE = 24
"""With more tiles than that in hand, a second is hardly ever enough to solve it."""

Outcome = tuple[float, int, int]
"""What an end is worth, and the own score and the other one."""


def is_open(root: State) -> bool:
    """Whether everything is known, and little enough is left to try to solve it."""
    held = sum(hand.bit_count() for hand in root.hands)
    return root.players <= 2 and bool(root.laid) and root.stock_empty and held <= LARGE


class Solver:
    """Solves a position for the seat to move, looking at no more than so many."""

    def __init__(
        self,
        root: State,
        objective: Objective,
        policy: PlayoutPolicy,
        clock: Callable[[], float],
        limit: int,
    ) -> None:
        self._endgame = Endgame(root, objective, policy, clock, limit)
        worth = dict(evaluations(root, policy)[:-1])
        self._worth = {code: worth.get(code, WORST) for code in root.legal()}

    def best(self, until: float) -> dict[int, Outcome] | None:
        """Every action with an outcome that it at most has; the first is the best, and exact.
        None if the time does not suffice.
        """
        found: dict[int, Outcome] = {}
        low = -1e9
        for code in sorted(self._worth, key=lambda code: -self._worth[code]):
            outcome = self._endgame.solve(code, low, until)
            if outcome is None:
                return None
            found[code] = outcome
            low = max(low, outcome[0])
        first = max(found, key=lambda code: found[code][0])
        return {first: found.pop(first), **found}

    def exact(self, codes: Sequence[int], until: float) -> dict[int, Outcome]:
        """The outcomes of actions, as far as the time allows."""
        found: dict[int, Outcome] = {}
        for code in codes:
            outcome = self._endgame.solve(code, -1e9, until)
            if outcome is None:
                break
            found[code] = outcome
        return found
