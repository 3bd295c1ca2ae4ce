"""Which level of the bots loses as much by its decisions as a player.

``levels.csv`` has the average loss a decision of each level, by number of players and draw rule,
measured on self-play with the coach's own method: ``bench/coach.py levels`` makes it.

Who loses less must never be compared with a weaker level. But a weak level may lose no more by its
decisions than the next: the weakest overlooks tiles that fit and draws instead, which often is
good. Such neighbours share their average, so that losses fall along the ladder (group adjacent
violators: M. Ayer and others, *An empirical distribution function for sampling with incomplete
information*, 1955).
"""

from collections.abc import Iterable
from csv import DictReader
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class LevelGroup:
    """Neighbouring levels that cannot be told apart, the strongest last."""

    levels: tuple[str, ...]
    lost: float
    decisions: int

    @property
    def loss(self) -> float:
        """What a decision costs on average."""
        return self.lost / self.decisions

    def __add__(self, above: "LevelGroup") -> "LevelGroup":
        together = (*self.levels, *above.levels)
        return LevelGroup(together, self.lost + above.lost, self.decisions + above.decisions)


def level_groups(measured: Iterable[LevelGroup]) -> list[LevelGroup]:
    """The same levels, from the weakest, joined until everybody loses less than those below.

    >>> given = [LevelGroup((level,), lost, 100) for level, lost in (("a", 8), ("b", 12), ("c", 5))]
    >>> [(group.levels, group.loss) for group in level_groups(given)]
    [(('a', 'b'), 0.1), (('c',), 0.05)]
    """
    found = list[LevelGroup]()
    for group in measured:
        while found and group.loss >= found[-1].loss:
            group = found.pop() + group
        found.append(group)
    return found


@cache
def known_groups(players: int, must_place: bool) -> list[LevelGroup]:
    """The levels by what their decisions cost, the strongest last; empty if nobody measured it."""
    text = (files("dreistein") / "coach/levels.csv").read_text(encoding="utf-8")
    return level_groups(
        LevelGroup(
            (row["level"],), float(row["loss"]) * int(row["decisions"]), int(row["decisions"])
        )
        for row in DictReader(text.splitlines())
        if (int(row["players"]), int(row["must_place"])) == (players, must_place)
    )


def level_of(loss: float, players: int, *, must_place: bool) -> str | None:
    """The level whose average loss is nearest, the middle one of several that cannot be told apart;
    None where nothing was measured."""
    known = known_groups(players, must_place)
    if not known:
        return None
    nearest = min(known, key=lambda group: abs(group.loss - loss))
    return nearest.levels[len(nearest.levels) // 2]
