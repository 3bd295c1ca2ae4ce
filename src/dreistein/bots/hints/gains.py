"""What an idea gains or loses, compared with another."""

from dataclasses import dataclass
from typing import Any, ClassVar

from dreistein.bots.hints.reason import Reason
from dreistein.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Gain(Reason):
    """By how many points it is better (below 0: worse) than another action over the round."""

    kind: ClassVar[str] = "gain"
    than: Action
    points: int

    @property
    def key(self) -> str:
        return "hint-gain" if self.points > 0 else "hint-loss"

    def values(self) -> dict[str, Any]:
        return {"than": self.than, "points": abs(self.points)}


@dataclass(frozen=True, slots=True)
class GainInWins(Reason):
    """How many of ten matches it wins more (below 0: fewer) than another action."""

    kind: ClassVar[str] = "gain-in-wins"
    matches: int

    @property
    def key(self) -> str:
        return "hint-gain-wins" if self.matches > 0 else "hint-loss-wins"

    def values(self) -> dict[str, Any]:
        return {"matches": abs(self.matches)}


@dataclass(frozen=True, slots=True)
class Even(Reason):
    """As far as the ranking can tell, as good as another action."""

    kind: ClassVar[str] = "even"
    than: Action
