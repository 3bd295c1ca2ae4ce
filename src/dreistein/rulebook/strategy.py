"""The measured figures that the chapter on good play names, as each language writes them.

``strategy.json`` has them, with their intervals and how they were made; ``bench/strategy.py`` makes
it. A text names a figure as it names a number of the edition: ``{ $hoard-wins-2 }``.

>>> figures()["opener-wins-2"].unit
'share'
>>> written("de")["opener-wins-2"], written("en")["opener-wins-2"]
('56\\xa0%', '56%')
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

from dreistein.rules.edition import PLAYER_COUNTS
from dreistein.text.numbers import NumberFormat

Unit = Literal["share", "points", "count"]
DATA = "strategy.json"


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number with its 95 % interval, and how many rounds or matches it is made of."""

    value: float
    low: float
    high: float
    n: int
    unit: Unit


@lru_cache(1)
def parts() -> Mapping[str, Any]:
    """What was measured, part by part, as it lies in the file."""
    text = files("dreistein.rulebook").joinpath(DATA).read_text("utf-8")
    found: Mapping[str, Any] = json.loads(text)["parts"]
    return found


@lru_cache(1)
def figures() -> Mapping[str, Figure]:
    """Every figure by its name."""
    return {
        name: Figure(**figure)
        for part in parts().values()
        for name, figure in part["figures"].items()
    }


@lru_cache(8)
def written(language: str) -> Mapping[str, str]:
    """Every figure as a language writes it, rounded as a player would say it; and what it is
    compared with: the share that is each player's by chance, and how much was played."""
    form = NumberFormat(language)
    rounds = sum(part.get("rounds", 0) * part["times"] for part in parts().values())
    return {
        **{name: rounded(figure, form) for name, figure in figures().items()},
        **{f"chance-{count}": form.percent(1 / count, digits=0) for count in PLAYER_COUNTS},
        "millions": form.number(rounds / 1e6, 0),
        "matches": form.number(sum(part.get("matches", 0) for part in parts().values()), 0),
    }


def rounded(figure: Figure, form: NumberFormat) -> str:
    if figure.unit == "share":
        return form.percent(figure.value, digits=0 if figure.value >= 0.095 else 1)
    return form.number(figure.value, 0 if abs(figure.value) >= 9.5 else 1)
