"""How much thought a review may take, and the seed that makes it repeatable."""

from dataclasses import dataclass
from random import Random
from typing import Any

from dreistein.bots.expert import Expert

WORLDS = 600
"""The default: a match of two in well under a minute on two cores."""
UNLIMITED = 3_600_000
"""In milliseconds: with a number of worlds, time must not decide anything."""


@dataclass(frozen=True, slots=True)
class Budget:
    """For each decision a number of worlds or, with ``millis``, a time.

    With worlds, the same seed gives the same verdicts on every machine.
    """

    worlds: int = WORLDS
    millis: int | None = None
    seed: str = ""

    def __post_init__(self) -> None:
        if not 1 <= self.worlds <= 100_000:
            raise ValueError("a number of worlds from 1 to 100000")
        if self.millis is not None and not 1 <= self.millis <= UNLIMITED:
            raise ValueError("a number of milliseconds from 1 to 3600000")

    @property
    def expert(self) -> Expert:
        """The expert that is asked."""
        return Expert(worlds=self.worlds)

    def random(self, *where: object) -> Random:
        """The random stream of a place in the match, which depends on nothing else."""
        return Random("/".join(map(str, ("coach", self.seed, *where))))

    def to_json(self) -> dict[str, Any]:
        worlds = self.worlds if self.millis is None else None
        return {"worlds": worlds, "millis": self.millis, "seed": self.seed}
