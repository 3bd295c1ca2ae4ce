"""How much thought a review may take, and the seed that makes it repeatable."""

from dataclasses import dataclass
from random import Random
from typing import Any

WORLDS = 1000
"""The default: with fewer, a decision is too often called otherwise by another seed."""
UNLIMITED = 3_600_000
"""In milliseconds: with a number of worlds, time must not decide anything."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of worlds for each decision; the same seed gives the same verdicts everywhere."""

    worlds: int = WORLDS
    seed: str = ""

    def __post_init__(self) -> None:
        if not 1 <= self.worlds <= 100_000:
            raise ValueError("a number of worlds from 1 to 100000")

    @property
    def playouts(self) -> int:
        """From the true hands, for everything that happened."""
        return 2 * self.worlds

    @property
    def rounds(self) -> int:
        """From which the chances between rounds are told."""
        return 12 * self.worlds

    def random(self, *where: object) -> Random:
        """The random stream of a place in the match, which depends on nothing else."""
        return Random("/".join(map(str, ("coach", self.seed, *where))))

    def to_json(self) -> dict[str, Any]:
        return {"worlds": self.worlds, "seed": self.seed}
