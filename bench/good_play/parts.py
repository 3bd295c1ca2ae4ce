"""What is measured, in parts that each take minutes at most; a part once made is kept."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from bench.good_play.rounds import HABITS, equal_players, one_with_a_habit
from bench.good_play.tables import bots, watched
from dreistein.bots.expert.expert import MOST_HOARDERS
from dreistein.rulebook.strategy import Figure

SEED = "good play"
COUNTS = range(2, 7)

Measure = Callable[[int, int, str], dict[str, Figure]]


@dataclass(frozen=True, slots=True)
class Part:
    """Figures that are made together; ``size`` is the number of rounds, or of matches."""

    name: str
    players: int
    must_place: bool
    who: str
    unit: str
    size: int
    measure: Measure
    times: int = 1
    """How often so many rounds are played."""

    def make(self, seed: str = SEED, scale: float = 1.0) -> dict[str, Any]:
        """The part as it lies in the file."""
        size = max(round(self.size * scale), 2)
        suffix = f"-{self.players}" + "-must" * self.must_place
        told = self.measure(self.players, size, seed)
        return {
            "who": self.who,
            "players": self.players,
            "must_place": self.must_place,
            self.unit: size,
            "times": self.times,
            "seed": seed,
            "made": datetime.now(UTC).date().isoformat(),
            "figures": {f"{name}{suffix}": asdict(figure) for name, figure in told.items()},
        }


def _kernel(players: int) -> list[Part]:
    return [
        Part(
            f"equal-{players}",
            players,
            False,
            "everybody takes the most points now",
            "rounds",
            1_000_000,
            equal_players,
        ),
        Part(
            f"habits-{players}",
            players,
            False,
            "one with a habit, the others take the most points now",
            "rounds",
            100_000,
            one_with_a_habit,
            HABITS,
        ),
        Part(
            f"watched-{players}",
            players,
            False,
            "everybody takes the most points now, watched turn by turn",
            "rounds",
            10_000,
            watched,
        ),
    ]


_MATCHES: Mapping[str, Mapping[int, tuple[int, int]]] = {
    "expert": {2: (60, 300), 3: (120, 300), 4: (150, 300), 5: (240, 300), 6: (240, 300)},
    "experts": {2: (12, 0), 3: (32, 0), 4: (40, 0), 5: (48, 0), 6: (48, 0)},
    "tested": {2: (24, 0), 3: (80, 0), 4: (80, 0), 5: (120, 0), 6: (120, 0)},
}
"""Matches by number of players, without and with ``must_place``."""
_OTHERS = {"expert": "greedy", "experts": "", "tested": "sampler:worlds=100"}


def _bots(who: str, players: int, must_place: bool) -> Part:
    # Up to so many players an expert plans to draw on purpose, which makes each world dear.
    worlds = 600 if must_place else 60 if players <= MOST_HOARDERS else 200
    first = f"expert:worlds={worlds}"
    others = _OTHERS[who] or first

    def measure(players: int, matches: int, seed: str) -> dict[str, Figure]:
        return bots(
            players,
            matches,
            seed,
            first=first,
            others=others,
            who=who,
            must_place=must_place,
        )

    return Part(
        f"{who}-{players}" + "-must" * must_place,
        players,
        must_place,
        f"{first} on every seat" if others == first else f"{first} against {others}",
        "matches",
        _MATCHES[who][players][must_place],
        measure,
    )


PARTS: Mapping[str, Part] = {
    part.name: part
    for part in (
        *(part for players in COUNTS for part in _kernel(players)),
        *(
            _bots(who, players, must)
            for who, sizes in _MATCHES.items()
            for players, matches in sizes.items()
            for must in (False, True)
            if matches[must]
        ),
    )
}
"""Every part by its name."""
