"""Editions: the numbers in which the printed rules differ, as data.

>>> EDITIONS["german"].empty, EDITIONS["international"].empty
(10, 5)
>>> Edition.from_json({"base": "german", "bridge": 35}).bridge
35
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any

from dreistein.rules import errors
from dreistein.rules.actions import TurnEnd
from dreistein.rules.arguments import counted, wanted
from dreistein.rules.board import Bonus, Spot
from dreistein.rules.errors import describe, quote
from dreistein.rules.tiles import SETS, TILES, Tile, tile_of

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
PLAYER_COUNTS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
_MOST_POINTS = 1_000_000
_MOST_TARGET = 10**15
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class Edition:
    """The numbers of a table; impossible ones raise an :class:`EditionError`.

    Penalties (``draw``, ``fruitless``, ``empty``) are positive numbers that are subtracted.
    """

    name: str
    deal: tuple[int, int, int, int, int] = (10, 8, 8, 6, 6)
    """Tiles for each player, at a table of 2, 3, 4, 5 and 6 players; with fewer ``numbers``, 0
    where so many cannot play."""
    start: int = 5
    """Bonus for the starting tile, on top of its value."""
    start_needs_triple: bool = False
    """Whether only a triple scores ``start``."""
    start_zero: int = 0
    """Bonus for opening with 000, on top of ``start``."""
    bridge: int = 30
    double: int = 25
    hexagons: tuple[int, int, int] = (40, 80, 120)
    """Bonus for one, two or three hexagons closed by one tile, in total."""
    out: int = 20
    """Bonus for placing the last tile of a rack."""
    draw: int = 5
    """Penalty for each tile drawn."""
    draws: int = 3
    """How many tiles may be drawn in a turn."""
    fruitless: int = 0
    """Penalty for drawing all of ``draws`` and placing none of them."""
    empty: int = 10
    """Penalty for a turn that has to draw when the stock is empty."""
    target: int = 300
    """The match ends after the round in which a player reaches this total."""
    must_place: bool = False
    """House rule: whoever can place must, instead of drawing, keeping or passing."""
    numbers: int = 6
    """How many numbers the tiles have, from 0 on; fewer than 6 make a smaller set, for study."""

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not 1 <= len(self.name) <= _LONGEST_NAME:
            raise errors.EditionName(found=describe(self.name), most=_LONGEST_NAME)
        for name in ("start_needs_triple", "must_place"):
            if not isinstance(getattr(self, name), bool):
                raise errors.EditionFlag(field=name, found=describe(getattr(self, name)))
        for name in ("start", "start_zero", "bridge", "double", "out", "draw", "fruitless"):
            _check(name, getattr(self, name), 0, _MOST_POINTS)
        _check("empty", self.empty, 0, _MOST_POINTS)
        _check("numbers", self.numbers, min(SETS), max(SETS))
        _check("draws", self.draws, 1, len(TILES))
        _check("target", self.target, 1, _MOST_TARGET)
        _check_row("hexagons", self.hexagons, 3)
        for at, points in enumerate(self.hexagons):
            _check(f"hexagons[{at}]", points, 0, _MOST_POINTS)
        _check_row("deal", self.deal, len(PLAYER_COUNTS))
        for players, tiles in zip(PLAYER_COUNTS, self.deal, strict=True):
            _check(f"deal.{players}", tiles, int(self.whole_set), len(TILES))
            if players * tiles > len(self.tiles):
                raise errors.DealTooLarge(
                    deal=tiles, players=players, needed=players * tiles, tiles=len(self.tiles)
                )

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the set."""
        return SETS[self.numbers]

    @property
    def whole_set(self) -> bool:
        """Whether it is played with all 56 tiles."""
        return self.numbers == max(SETS)

    def hand_size(self, players: int) -> int:
        """How many tiles each player is dealt at a table of ``players``."""
        if wanted(players, int, "players") not in PLAYER_COUNTS:
            raise errors.PlayerCount(found=players)
        size = self.deal[players - FEWEST_PLAYERS]
        if size == 0:
            raise errors.NoDealForPlayers(players=players, known=", ".join(self._deal_json()))
        return size

    def bonus_points(self, spot: Spot, tile: Tile | str) -> int:
        """What a tile on a spot scores on top of its value."""
        bonus, tile = wanted(spot, Spot, "spot").bonus, tile_of(tile)
        if bonus is None:
            return 0
        if bonus is Bonus.START:
            zero = self.start_zero if tile.value == 0 else 0
            return zero if self.start_needs_triple and not tile.is_triple else self.start + zero
        if bonus is Bonus.HEXAGON:
            return self.hexagons[spot.hexagons - 1]
        return self.double if bonus is Bonus.DOUBLE else self.bridge

    def placement_points(self, spot: Spot, tile: Tile | str) -> int:
        """What a tile on a spot scores: its value and the bonus."""
        tile = tile_of(tile)
        return tile.value + self.bonus_points(spot, tile)

    @property
    def draw_points(self) -> int:
        """What drawing a tile scores: 0 or less."""
        return -self.draw

    def end_of_turn(self, drawn: int) -> TurnEnd:
        """What it is to end a turn without placing, after this many draws."""
        kept = counted(drawn, self.draws, "drawn") == self.draws
        return TurnEnd.KEPT if kept else TurnEnd.PASSED

    def end_turn_points(self, drawn: int) -> int:
        """What ending a turn without placing scores, after this many draws: 0 or less."""
        return -(self.fruitless if self.end_of_turn(drawn) is TurnEnd.KEPT else self.empty)

    def to_object(self) -> dict[str, Any]:
        """The whole edition as a JSON object; ``must_place`` is in it only where it is true."""
        whole: dict[str, Any] = {f.name: getattr(self, f.name) for f in fields(self)}
        if not self.must_place:
            del whole["must_place"]
        if self.whole_set:
            del whole["numbers"]
        whole["deal"] = self._deal_json()
        whole["hexagons"] = list(self.hexagons)
        return whole

    def _deal_json(self) -> dict[str, int]:
        sizes = zip(PLAYER_COUNTS, self.deal, strict=True)
        return {str(players): size for players, size in sizes if size}

    def to_json(self) -> str | dict[str, Any]:
        """The name of an edition that has one, or the whole object of any other."""
        return self.name if NAMED.get(self.name) == self else self.to_object()

    @staticmethod
    def from_json(value: object) -> "Edition":
        """An edition from a name, a whole object, or ``{"base": name, …changes}``."""
        if isinstance(value, str):
            return NAMED[value]
        if not isinstance(value, Mapping):
            raise errors.EditionShape(found=describe(value))
        changes = dict(value)
        base = None
        if "base" in changes:
            name = changes.pop("base")
            if not isinstance(name, str):
                raise errors.EditionBase(found=describe(name), known=", ".join(EDITIONS))
            base = NAMED[name]
        known = [f.name for f in fields(Edition)]
        for field in changes:
            if field not in known:
                listed = ", ".join(["base", *known])
                raise errors.EditionField(field=quote(field), known=listed)
        if "hexagons" in changes:
            changes["hexagons"] = _row("hexagons", changes["hexagons"])
        if "deal" in changes:
            changes["deal"] = _deal(changes["deal"], base, small=changes.get("numbers", 6) != 6)
        if base is not None:
            return replace(base, **{"name": f"{base.name}, changed", **changes})
        for field in known:
            if field not in changes and field not in ("must_place", "numbers"):
                raise errors.EditionMissing(field=field)
        return Edition(**changes)


def _check(field: str, number: object, least: int, most: int) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise errors.EditionNumber(field=field, found=describe(number), least=least, most=most)


def _check_row(field: str, row: object, length: int) -> None:
    if not isinstance(row, tuple):
        raise errors.EditionList(field=field, found=describe(row), length=length)
    if len(row) != length:
        raise errors.EditionLength(field=field, found=len(row), length=length)


def _row(field: str, value: object) -> object:
    """A JSON list as the tuple that an edition has; anything else unchanged, to be refused."""
    return tuple(value) if isinstance(value, list) else value


def _deal(value: object, base: Edition | None, *, small: bool) -> tuple[object, ...]:
    """The hand sizes of ``{"2": 10, …}``; missing ones come from the base.

    A smaller set is not for the numbers of players that are missing.
    """
    if not isinstance(value, Mapping):
        raise errors.EditionDeal(found=describe(value))
    counts = [str(n) for n in PLAYER_COUNTS]
    for players in value:
        if players not in counts:
            raise errors.EditionDealPlayers(text=quote(players))
    if small or (base is not None and not base.whole_set):
        return tuple(value.get(n, 0) for n in counts)
    if base is None:
        for players in counts:
            if players not in value:
                raise errors.EditionDealMissing(players=int(players))
        return tuple(value[n] for n in counts)
    return tuple(value.get(n, base.hand_size(int(n))) for n in counts)


def edition_of(edition: "Edition | str") -> Edition:
    """An edition, given as one or as the name of a printed one."""
    return edition if isinstance(edition, Edition) else Edition.from_json(edition)


class _Editions(dict[str, Edition]):
    """Editions by name; an unknown name is told as one."""

    def __missing__(self, name: object) -> Edition:
        raise errors.UnknownEdition(name=quote(str(name)), known=", ".join(EDITIONS))


EDITIONS: Mapping[str, Edition] = MappingProxyType(
    _Editions(
        {
            edition.name: edition
            for edition in (
                Edition("german"),
                Edition("international", empty=5),
                Edition("early", empty=5, hexagons=(50, 100, 150)),
                Edition(
                    "triominos",
                    deal=(9, 7, 7, 6, 6),
                    start=10,
                    start_needs_triple=True,
                    start_zero=30,
                    bridge=40,
                    double=40,
                    hexagons=(50, 60, 70),
                    out=25,
                    fruitless=10,
                    empty=0,
                    target=400,
                ),
            )
        }
    )
)
"""The four printed editions, by name."""
MINI = Edition("mini", deal=(3, 2, 0, 0, 0), empty=5, numbers=3)
"""A game of ten tiles, small enough to be solved: for study, not for tables."""
NAMED: Mapping[str, Edition] = MappingProxyType(_Editions({**EDITIONS, MINI.name: MINI}))
"""Every edition that is known by its name."""
