"""The parts of a record as a file has them: who played, and each round.

Reading them checks their shape only, and raises
:class:`~dreistein.rules.record.errors.NotARecord`. Whether they follow the rules is for the
:mod:`referee <dreistein.rules.record.referee>` to say.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from dreistein.rules.arguments import all_of
from dreistein.rules.deal import Deal
from dreistein.rules.edition import PLAYER_COUNTS, Edition, edition_of
from dreistein.rules.errors import EditionError, SolitaireNothing, SolitaireNumber, describe, quote
from dreistein.rules.match import Match
from dreistein.rules.record import errors
from dreistein.rules.round import Round
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.tiles import Tile

VERSION = 1
HEADER = ("dreistein", "edition", "players", "solitaire")
"""The fields that must be known before the rounds can be checked."""


@dataclass(frozen=True, slots=True, init=False)
class Header:
    """Who played, and with which numbers."""

    edition: Edition
    players: tuple[str, ...]
    solitaire: Solitaire | None = None
    resigned: frozenset[int] = frozenset()
    """The seats that gave up: they cannot win."""

    def __init__(
        self,
        edition: Edition | str,
        players: Iterable[str],
        solitaire: Solitaire | None = None,
        resigned: frozenset[int] = frozenset(),
    ) -> None:
        object.__setattr__(self, "edition", edition_of(edition))
        object.__setattr__(self, "players", all_of(players, "str", "players"))
        object.__setattr__(self, "solitaire", solitaire)
        object.__setattr__(self, "resigned", resigned)

    @staticmethod
    def from_json(whole: Mapping[str, Any]) -> "Header":
        """The header of a record, from its JSON object."""
        version = required(whole, "dreistein")
        if type(version) is not int or version != VERSION:
            raise errors.UnknownVersion(found=describe(version))
        players = _texts(required(whole, "players"), "players")
        edition = required(whole, "edition")
        solitaire = None
        try:
            parsed = Edition.from_json(edition)
            if "solitaire" in whole:
                solitaire = _solitaire(whole["solitaire"])
        except (EditionError, SolitaireNumber, SolitaireNothing) as error:
            raise errors.ImpossibleNumbers(cause=error) from error
        allowed = PLAYER_COUNTS if solitaire is None else range(1, 2)
        if len(players) not in allowed:
            game = "table" if solitaire is None else "solitaire"
            raise errors.NameCount(found=len(players), game=game)
        return Header(parsed, players, solitaire, resigned_in(whole, len(players)))

    def start(self, deal: Deal) -> Match:
        """A match of these players, with its first deal."""
        return Match.start(
            self.edition,
            deal,
            players=len(self.players),
            solitaire=self.solitaire,
            resigned=self.resigned,
        )


def resigned_in(whole: Mapping[str, Any], players: int) -> frozenset[int]:
    """The seats that a record says resigned; none if it says anything else there.

    >>> sorted(resigned_in({"resigned": [1]}, 2)), sorted(resigned_in({"resigned": [2]}, 2))
    ([1], [])
    """
    found = whole.get("resigned")
    if not isinstance(found, list) or not all(_is_seat(seat, players) for seat in found):
        return frozenset()
    return frozenset(found)


def _is_seat(value: object, players: int) -> bool:
    return type(value) is int and 0 <= value < players


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round as a file has it: texts that have not been checked."""

    hands: tuple[tuple[str, ...], ...]
    """Empty in an observed round, as is the stock."""
    stock: tuple[str, ...]
    actions: tuple[str, ...]
    start: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    observed: bool = False
    """Whether it was written down by somebody who saw only the table."""

    @staticmethod
    def from_json(value: object, number: int, *, solitaire: bool = False) -> "RoundRecord":
        """Round ``number`` of a record, from its JSON object."""
        path = f"rounds[{number}]"
        if not isinstance(value, Mapping):
            raise wrong_type(value, "object", path)
        hands = required(value, "hands", path)
        start = None
        if solitaire:
            start = required(value, "start", path)
            if not isinstance(start, str):
                raise wrong_type(start, "tile", f"{path}.start")
        if hands is None:
            return RoundRecord._observed(value, path, start)
        if not isinstance(hands, list):
            raise wrong_type(hands, "list", f"{path}.hands")
        return RoundRecord(
            tuple(_texts(hand, f"{path}.hands[{seat}]") for seat, hand in enumerate(hands)),
            _texts(required(value, "stock", path), f"{path}.stock"),
            _texts(required(value, "actions", path), f"{path}.actions"),
            start,
            {k: v for k, v in value.items() if k not in _ROUND or (k == "start" and not solitaire)},
        )

    @staticmethod
    def _observed(value: Mapping[str, Any], path: str, start: str | None) -> "RoundRecord":
        """A round that was only watched: its racks and its stock are null."""
        stock = required(value, "stock", path)
        if stock is not None:
            raise wrong_type(stock, "null", f"{path}.stock")
        left = value.get("left")
        if left is not None and not isinstance(left, list):
            raise wrong_type(left, "list", f"{path}.left")
        for seat, hand in enumerate(left or ()):
            _texts(hand, f"{path}.left[{seat}]")
        seats = value.get("seats")
        if seats is not None and not isinstance(seats, str):
            raise wrong_type(seats, "text", f"{path}.seats")
        actions = _texts(required(value, "actions", path), f"{path}.actions")
        extra = {key: found for key, found in value.items() if key not in _ROUND}
        return RoundRecord((), (), actions, start, extra, observed=True)

    @staticmethod
    def of(round: Round, by: str = "") -> "RoundRecord":
        """The record of a round; who acted is written unless all did for themselves."""
        deal = round.deal
        return RoundRecord(
            tuple(tuple(map(str, hand)) for hand in deal.hands),
            tuple(map(str, deal.stock)),
            tuple(str(played.action) for played in round.history),
            None if deal.start is None else str(deal.start),
            {"by": by} if by.strip(OWN) else {},
        )

    @property
    def by(self) -> str:
        """Who acted, a letter for each action: :data:`OWN` for the seat's own player.

        A record may say anything there; unless it has a text of that length, all did.
        """
        by, count = self.extra.get("by"), len(self.actions)
        return by if isinstance(by, str) and len(by) == count else OWN * count

    def parse_deal(self) -> Deal:
        """The deal; raises ``NoSuchTile`` for a text that is not a tile."""
        return Deal(
            tuple(tuple(map(Tile.parse, hand)) for hand in self.hands),
            tuple(map(Tile.parse, self.stock)),
            None if self.start is None else Tile.parse(self.start),
        )

    def to_json(self) -> dict[str, Any]:
        start = {} if self.start is None else {"start": self.start}
        hands = [list(hand) for hand in self.hands]
        return {
            **start,
            "hands": None if self.observed else hands,
            "stock": None if self.observed else list(self.stock),
            "actions": list(self.actions),
            **self.extra,
        }


_ROUND = ("hands", "stock", "actions", "start")
OWN, BOT, OTHER_PERSON = ".", "b", "p"
"""The letters of :attr:`RoundRecord.by`: the seat's own player acted, a bot in their place, or
somebody who sat there before them."""


def location(path: str) -> str:
    """Where in a record something is, as errors name it; the record itself without a path."""
    return quote(path) if path else "record"


def wrong_type(value: object, wanted: str, path: str = "") -> errors.WrongType:
    """The error for a value that should be an ``object``, a ``list``, a ``text`` or the like."""
    return errors.WrongType(where=location(path), found=describe(value), type=wanted)


def required(whole: Mapping[str, Any], name: str, path: str = "") -> Any:
    if not isinstance(whole, Mapping):
        raise wrong_type(whole, "object", path)
    if name not in whole:
        raise errors.MissingField(where=location(path), field=quote(name))
    return whole[name]


def _texts(value: object, path: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise wrong_type(value, "texts", path)
    for at, text in enumerate(value):
        if not isinstance(text, str):
            raise wrong_type(text, "text", f"{path}[{at}]")
    return tuple(value)


def _solitaire(value: object) -> Solitaire:
    if not isinstance(value, Mapping):
        raise wrong_type(value, "object", "solitaire")
    rack = required(value, "rack", "solitaire")
    return Solitaire(rack, required(value, "draws", "solitaire"))
