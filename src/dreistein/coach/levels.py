"""Which level of the bots loses as much by its decisions as a player.

``levels.csv`` has the average loss a decision of each level, by number of players and draw rule,
measured on self-play with the coach's own method: ``bench/coach.py levels`` makes it.
"""

from csv import reader
from functools import cache
from importlib.resources import files


@cache
def losses(players: int, must_place: bool) -> dict[str, float]:
    """The average loss a decision by level, the strongest last; empty if there is no figure."""
    text = (files("dreistein") / "coach/levels.csv").read_text(encoding="utf-8")
    _, *rows = reader(text.splitlines())
    table = [str(players), str(int(must_place))]
    return {row[2]: float(row[3]) for row in rows if row[:2] == table}


def level_of(loss: float, players: int, *, must_place: bool) -> str | None:
    """The level whose average loss is nearest; None where nothing was measured."""
    known = losses(players, must_place)
    return min(known, key=lambda level: abs(known[level] - loss), default=None)
