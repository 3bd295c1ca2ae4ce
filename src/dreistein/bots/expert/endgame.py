"""Solves the endgame: once the stock is empty, one or two players know everything."""

from collections.abc import Callable, Iterable, Sequence

from dreistein.kernel import State
from dreistein.kernel.position.constants import NO_ACTION, WORST
from dreistein.kernel.search.endgame_cy import Endgame
from dreistein.kernel.search.objective_cy import Objective
from dreistein.kernel.search.policy_cy import PlayoutPolicy, evaluations
from dreistein.kernel.search.proof_cy import Proof

MOST_TILES = 24
"""With more tiles than this in the hands, a second is hardly ever enough."""

MOST_EFFORT = 8
"""With more effort than this, a proof is hardly ever found."""

LOWEST = -1e9
"""Below every utility."""

Outcome = tuple[float, int, int]
"""The utility, the seat's own final score, and the other one."""


def is_solvable(root: State) -> bool:
    """Whether everything is known, and few enough tiles are left to try."""
    held = sum(hand.bit_count() for hand in root.hands)
    return root.players <= 2 and bool(root.laid) and root.stock_empty and held <= MOST_TILES


class Solver:
    """Solves a position for the seat to move, within ``limit`` positions."""

    def __init__(
        self,
        root: State,
        objective: Objective,
        policy: PlayoutPolicy,
        clock: Callable[[], float],
        limit: int,
    ) -> None:
        self._endgame = Endgame(root, objective, policy, clock, limit)
        values = dict(evaluations(root, policy)[:-1])
        self._values = {code: values.get(code, WORST) for code in root.legal()}

    def best(self, until: float) -> dict[int, Outcome] | None:
        """Every action with an upper bound of its outcome; the first is the best, and exact.

        None if the time is too short.
        """
        found: dict[int, Outcome] = {}
        low = LOWEST
        for code in sorted(self._values, key=lambda code: -self._values[code]):
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
            outcome = self._endgame.solve(code, LOWEST, until)
            if outcome is None:
                break
            found[code] = outcome
        return found


def is_open(root: State) -> bool:
    """Whether two players know everything."""
    return root.players == 2 and bool(root.laid) and root.stock_empty


class Prover:
    """Finds out whether the match is decided: whether one seat wins it whatever the other does."""

    def __init__(
        self,
        root: State,
        objective: Objective,
        policy: PlayoutPolicy,
        clock: Callable[[], float],
        limit: int,
    ) -> None:
        self._own, self._other = (
            Proof(root, objective, policy, clock, limit, seat)
            for seat in (root.turn, 1 - root.turn)
        )

    def decide(self, until: float) -> bool | None:
        """Whether the seat to move can be sure to win; False if the other can, else None."""
        for effort in range(1, MOST_EFFORT + 1):
            for proof in (self._own, self._other):
                found = proof.win(NO_ACTION, effort, until)
                if found is None:
                    return None
                if found:
                    return proof is self._own
        return None

    def winner(self, codes: Iterable[int], until: float) -> int:
        """The first of some actions that is sure to win, or else the one that was found first."""
        choice = self._own.choice
        for code in codes:
            if code == choice or self._own.win(code, 1, until):
                return code
        return choice
