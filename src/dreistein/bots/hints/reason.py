"""What a reason is: a language-free value in terms of the game.

It has its ``kind``, and facts such as points, tiles and chances. ``to_json`` is for programs.
``key`` and ``facts`` are for people: the catalogues of :mod:`dreistein.text` have a sentence for
each key.

>>> from dreistein.bots.hints.catalogue import Takes
>>> reason = Takes(Prize("bridge", 0, 30, Tile(3, 4, 5)))
>>> reason.to_json()
{'reason': 'takes', 'bonus': 'bridge', 'hexagons': 0, 'points': 30, 'tile': '345'}
>>> reason.key, reason.facts()
('hint-takes', {'kind': 'bridge', 'points': 30, 'tile': '345'})
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from dreistein.rules.actions import Action, Draw, EndTurn, Placement
from dreistein.rules.tiles import Tile

Fact = str | int
_KINDS = {2: "two-hexagons", 3: "three-hexagons"}


@dataclass(frozen=True, slots=True)
class Prize:
    """A bonus, and the one tile that can take it: all three corners of its spot are known."""

    bonus: str
    hexagons: int
    points: int
    """The bonus alone, without the tile's value."""
    tile: Tile

    def to_json(self) -> dict[str, Any]:
        return {
            "bonus": self.bonus,
            "hexagons": self.hexagons,
            "points": self.points,
            "tile": str(self.tile),
        }

    def facts(self, tile_name: Callable[[Tile], str] = str) -> dict[str, Fact]:
        kind = _KINDS.get(self.hexagons, self.bonus)
        return {"kind": kind, "points": self.points, "tile": tile_name(self.tile)}


@dataclass(frozen=True, slots=True)
class Reason:
    """The base of all reasons."""

    kind: ClassVar[str]

    @property
    def key(self) -> str:
        """The key of its sentence in the catalogues."""
        return f"hint-{self.kind}"

    def to_json(self) -> dict[str, Any]:
        """The reason for programs: its kind, and its facts by name."""
        said: dict[str, Any] = {"reason": self.kind}
        for field in fields(self):
            value = getattr(self, field.name)
            said |= value.to_json() if isinstance(value, Prize) else {field.name: _plain(value)}
        return said

    def values(self) -> dict[str, Any]:
        """The values of its sentence, by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def facts(
        self,
        action_name: Callable[[Action], str] = str,
        seat_name: Callable[[int], str] = str,
        tile_name: Callable[[Tile], str] = str,
    ) -> dict[str, Fact]:
        """The arguments of its sentence; the caller names actions, seats and tiles."""
        said: dict[str, Fact] = {}
        for name, value in self.values().items():
            match value:
                case Prize():
                    said |= value.facts(tile_name)
                case Placement() | Draw() | EndTurn():
                    said[name] = action_name(value)
                case float():
                    said[name] = percent(value)
                case int() if name == "seat":
                    said["name"] = seat_name(value)
                case int() if name == "cost":
                    said[name] = -value
                case int() if not isinstance(value, bool):
                    said[name] = value
                case Tile():
                    said[name] = tile_name(value)
                case tuple():
                    said[name] = ", ".join(map(tile_name, value))
        return said


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, tuple) and not isinstance(value, (Tile, Placement)):
        return [item.to_json() if isinstance(item, Prize) else str(item) for item in value]
    return str(value)


def percent(chance: float) -> int:
    """A chance in percent; only an impossible one shows as 0, only a certain one as 100."""
    if 0 < chance < 1:
        return min(max(round(100 * chance), 1), 99)
    return round(100 * chance)


def to_json(reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    """Some reasons for programs."""
    return [reason.to_json() for reason in reasons]
