"""Which level of the bots loses as much by its decisions as a player.

``levels.csv`` has the average loss a decision of each level, by number of players and draw rule,
measured on self-play with the coach's own method: ``bench/coach.py levels`` makes it.

Who loses less must never be compared with a weaker level. But a weak level may lose no more by its
decisions than the next: the weakest overlooks tiles that fit and draws instead, which often is
good. Such neighbours share their average, so that losses fall along the ladder (pool adjacent
violators: M. Ayer and others, *An empirical distribution function for sampling with incomplete
information*, 1955).
"""

from collections.abc import Iterable
from csv import DictReader
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Pool:
    """Neighbouring levels that cannot be told apart, the strongest last."""

    levels: tuple[str, ...]
    lost: float
    decisions: int

    @property
    def loss(self) -> float:
        """What a decision costs on average."""
        return self.lost / self.decisions

    def __add__(self, above: "Pool") -> "Pool":
        together = (*self.levels, *above.levels)
        return Pool(together, self.lost + above.lost, self.decisions + above.decisions)


def pools(measured: Iterable[Pool]) -> list[Pool]:
    """The same levels, from the weakest, joined until everybody loses less than those below.

    >>> given = [Pool(("a",), 8, 100), Pool(("b",), 12, 100), Pool(("c",), 5, 100)]
    >>> [(pool.levels, pool.loss) for pool in pools(given)]
    [(('a', 'b'), 0.1), (('c',), 0.05)]
    """
    found = list[Pool]()
    for pool in measured:
        while found and pool.loss >= found[-1].loss:
            pool = found.pop() + pool
        found.append(pool)
    return found


@cache
def known_pools(players: int, must_place: bool) -> list[Pool]:
    """The levels by what their decisions cost, the strongest last; empty if nobody measured it."""
    text = (files("dreistein") / "coach/levels.csv").read_text(encoding="utf-8")
    return pools(
        Pool((row["level"],), float(row["loss"]) * int(row["decisions"]), int(row["decisions"]))
        for row in DictReader(text.splitlines())
        if (int(row["players"]), int(row["must_place"])) == (players, must_place)
    )


def level_of(loss: float, players: int, *, must_place: bool) -> str | None:
    """The level whose average loss is nearest, the middle one of several that cannot be told apart;
    None where nothing was measured."""
    known = known_pools(players, must_place)
    if not known:
        return None
    nearest = min(known, key=lambda pool: abs(pool.loss - loss))
    return nearest.levels[len(nearest.levels) // 2]
