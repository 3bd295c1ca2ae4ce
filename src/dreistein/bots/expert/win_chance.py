"""The objective of a round: the chance to win the match from the totals it leads to.

``win_chance.csv`` has the chances, in thousandths, by number of players, own total (rows) and best
other total (columns); ``win_chance_must_place.csv`` has them for tables where whoever can place
must. ``bench/expert_table.py`` made both by self-play for matches to 300; for another target they
are stretched.

>>> round(chance(2, 0, 0), 2), chance(2, 250, 100) > 0.8
(0.5, True)
"""

from array import array
from csv import reader
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from dreistein.kernel.matrix import matrix
from dreistein.kernel.search.objective_cy import Objective
from dreistein.rules.view import View

LOW, STEP, TARGET = -200, 25, 300
"""The lowest total of the table, the step from one to the next, and the match's target."""
POINTS_SHARE = 0.05
"""The share of the utility that is points, which matter once the match is as good as decided."""


@cache
def table(players: int, must_place: bool = False) -> Any:
    """The chances by own total and best other total; solitaire has no use for them."""
    name = "win_chance_must_place.csv" if must_place else "win_chance.csv"
    text = (files("dreistein") / "bots/expert" / name).read_text(encoding="utf-8")
    _, *rows = reader(text.splitlines())
    thousandths = [row[2:] for row in rows if int(row[0]) == max(players, 2)]
    data, chances = matrix("d", len(thousandths), len(thousandths[0]))
    data[:] = array("d", [float(each) / 1000 for row in thousandths for each in row])
    return chances


def objective_for(view: View, *, match: bool = True) -> Objective:
    """The objective of the seats of a view; without the match, or with nobody left to win it
    against, points alone."""
    stretch, out = view.edition.target / TARGET, view.resigned - {view.seat}
    return Objective(
        view.totals,
        view.edition.target,
        POINTS_SHARE if match and view.rivals else 1.0,
        table(view.players - len(out), view.edition.must_place),
        LOW * stretch,
        STEP * stretch,
        out,
    )


@lru_cache(maxsize=16)
def between_rounds(players: int, target: int, must_place: bool = False) -> Objective:
    """The objective of a seat (0) and the best of the others (1), whose totals are the scores."""
    stretch, chances = target / TARGET, table(players, must_place)
    return Objective((0, 0), target, 0.0, chances, LOW * stretch, STEP * stretch)


def chance(
    players: int, own: int, other: int, target: int = TARGET, *, must_place: bool = False
) -> float:
    """The chance to win between two rounds, from a seat's total and the best other one."""
    return between_rounds(players, target, must_place).win_chance(0, own, other)
