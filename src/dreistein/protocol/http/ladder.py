"""The ladder of opponents, and how strong they are."""

from dataclasses import dataclass

from dreistein.bots.ladder.ratings import RUNGS, Rung, measured


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong an opponent is under one draw rule, by tournaments with tables of two."""

    rating: int
    """In Elo points: 400 more mean ten wins to one."""
    beats: float | None
    """The share of matches won against the one below; null on the lowest rung."""


@dataclass(frozen=True, slots=True)
class LadderRung:
    """An opponent on the ladder."""

    level: Rung
    free: Strength | None
    """Where one may draw on purpose; null until it is measured."""
    must_place: Strength | None
    """Where whoever can place must; null until it is measured."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The opponents that the page offers, weakest first."""

    rungs: list[LadderRung]


def whole_ladder() -> Ladder:
    """The ladder as tournaments measured it."""
    return Ladder(
        [LadderRung(rung, *(_strength(rung, rule) for rule in (False, True))) for rung in RUNGS]
    )


def _strength(rung: Rung, must_place: bool) -> Strength | None:
    found = measured(must_place).get(rung)
    return None if found is None else Strength(*found)
