"""What a reason is: a language-free value in terms of the game.

It has its ``kind``, and facts such as points, tiles and chances. ``to_json`` is for programs, and
read back by :func:`dreistein.bots.hints.catalogue.from_json`. ``facts`` are the arguments of its
sentence, which :mod:`dreistein.coach.words` knows.

>>> from dreistein.bots.hints.catalogue import Takes
>>> reason = Takes(Prize("bridge", 0, 30, Tile(3, 4, 5)))
>>> reason.to_json()
{'reason': 'takes', 'bonus': 'bridge', 'hexagons': 0, 'points': 30, 'tile': '345'}
>>> reason.facts()
{'kind': 'bridge', 'points': 30, 'tile': '345'}
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, dataclass_transform

from dreistein.rules.actions import Action, Draw, EndTurn, Placement, parse_action
from dreistein.rules.errors import kebab
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

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> "Prize":
        tile = Tile.parse(stored["tile"])
        return Prize(stored["bonus"], stored["hexagons"], stored["points"], tile)

    def facts(self, tile_name: Callable[[Tile], str] = str) -> dict[str, Fact]:
        kind = _KINDS.get(self.hexagons, self.bonus)
        return {"kind": kind, "points": self.points, "tile": tile_name(self.tile)}


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Reason:
    """The base of all reasons, which makes each of them a frozen dataclass."""

    kind: ClassVar[str]
    """The name of its class: ``only-fit`` of ``OnlyFit``."""

    def __init_subclass__(cls) -> None:
        cls.kind = kebab(cls.__name__)
        dataclass(frozen=True)(cls)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> "Reason":
        """The reason of this kind with the facts that :meth:`to_json` has written."""
        return cls(*(_read(field.type, stored, field.name) for field in fields(cls)))

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
                    said["name"] = said["who"] = seat_name(value)
                case int() if name == "cost":
                    said[name] = -value
                case int() if not isinstance(value, bool):
                    said[name] = value
                case Tile():
                    said[name] = tile_name(value)
                case tuple():
                    said[name] = ", ".join(map(tile_name, value))
        return said


def _read(kind: object, stored: Mapping[str, Any], name: str) -> Any:
    if kind is Prize:
        return Prize.from_json(stored)
    value = stored[name]
    if kind is Tile:
        return Tile.parse(value)
    if kind == Action:
        return parse_action(value)
    if kind == tuple[Tile, ...]:
        return tuple(map(Tile.parse, value))
    return tuple(map(Prize.from_json, value)) if kind == tuple[Prize, ...] else value


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        rounded = round(value, 4)
        return value if rounded in (0, 1) else rounded  # only what is certain is told as such
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
    return [reason.to_json() for reason in reasons]
