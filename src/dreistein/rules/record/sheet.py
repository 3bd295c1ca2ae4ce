"""Observed games from a sheet written by hand, or from the score pad's file for spreadsheets.

>>> record = read_sheet('''
... players Ada, Ben
... Ada 444@0,0
... Ben + 344 bridge   # where the tile lay is found
... left Ada 012 355
... ''')
Traceback (most recent call last):
...
dreistein.rules.record.errors.NoPlaces: No way to lay the tiles agrees with what they scored: \
there is no place for 344, number 2 of its round.
"""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from dreistein.rules.actions import Action, Draw, Placement, parse_action
from dreistein.rules.board import Bonus
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError, quote
from dreistein.rules.record import errors
from dreistein.rules.record.format import Header, RoundRecord, location
from dreistein.rules.record.json_text import decode
from dreistein.rules.record.observed import FOUND
from dreistein.rules.record.places import Laid, find_places
from dreistein.rules.record.record import Record
from dreistein.rules.round import End
from dreistein.rules.tiles import TILES, Tile

_BONUSES = {"bridge": Bonus.BRIDGE, "double": Bonus.DOUBLE, "hexagon": Bonus.HEXAGON}
_PAD_COLUMNS = (
    *("game", "edition", "kind", "seat", "player"),
    *("draws", "tile", "bonus", "hexagons", "left"),
)


@dataclass
class _Round:
    """A round of a sheet: actions and whose they were, and the racks at the end."""

    actions: list[Action | Laid] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    left: dict[int, list[str]] = field(default_factory=dict)
    start: str | None = None
    """In solitaire, the tile that lay there from the start."""
    blocked: bool = False
    """Whether it was written down that nobody could place a tile any more."""

    def add(self, seat: int, action: Action | Laid) -> None:
        self.actions.append(action)
        self.seats.append(seat)

    def record(self, players: int) -> RoundRecord:
        """The round as a record has it, with a place for every tile."""
        tiles = [each for each in self.actions if isinstance(each, (Laid, Placement))]
        first = [] if self.start is None else [Laid(Tile(self.start))]
        places = iter(find_places([*first, *tiles])[len(first) :])
        texts = [
            str(next(places) if isinstance(each, (Laid, Placement)) else each)
            for each in self.actions
        ]
        extra: dict[str, Any] = {"seats": "".join(map(str, self.seats))}
        if len(self.left) == players:
            extra["left"] = [self.left[seat] for seat in range(players)]
        if self.blocked:
            extra["end"] = str(End.BLOCKED)
        if any(isinstance(each, Laid) for each in tiles):
            extra["places"] = FOUND
        return RoundRecord((), (), tuple(texts), self.start, extra, observed=True)


def read_sheet(text: str, edition: Edition | str = "international") -> Record:
    """The observed game that a sheet tells, or a file of the score pad for spreadsheets.

    ``edition`` is that of a sheet that names none.
    """
    text = text.removeprefix("\ufeff")
    if text.startswith(("game,", "game;")):
        return _from_pad(text)
    players: list[str] = []
    solitaire: dict[str, int] | None = None
    rounds = [_Round()]
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        first, rest = words[0].rstrip(":"), " ".join(words[1:])
        if first == "players" and not players:
            players = [name.strip() for name in rest.split(",")]
        elif first == "edition" and not players:
            edition = Edition.from_json(decode(rest.encode()) if rest.startswith("{") else rest)
        elif first == "solitaire" and solitaire is None:
            rack, draws = (_number(number, word) for word in [*words[1:3], "", ""][:2])
            solitaire = {"rack": rack, "draws": draws}
        elif first == "start" and solitaire is not None:
            rounds[-1].start = str(Tile.parse(rest))
        elif first == "round":
            if rounds[-1].actions:
                rounds.append(_Round())
        elif first == "blocked" and not words[1:]:
            rounds[-1].blocked = True
        elif first == "left":
            seat, tiles = _seat(number, words[1:], players)
            rounds[-1].left[seat] = [str(Tile.parse(tile)) for tile in tiles]
        else:
            seat, turn = _seat(number, words, players)
            for action in _turn(number, turn):
                rounds[-1].add(seat, action)
    return _record(edition, players, rounds, solitaire)


def _record(
    edition: Edition | str,
    players: Sequence[str],
    rounds: Sequence[_Round],
    solitaire: dict[str, int] | None = None,
) -> Record:
    if not players:
        raise errors.SheetPlayers()
    name = edition if isinstance(edition, str) else edition.to_json()
    whole: dict[str, Any] = {"dreistein": 1, "edition": name, "players": list(players)}
    header = Header.from_json(whole if solitaire is None else {**whole, "solitaire": solitaire})
    if solitaire is not None and rounds[0].start is None:
        raise errors.MissingField(where=location("rounds[0]"), field=quote("start"))
    return Record(header, tuple(each.record(len(players)) for each in rounds if each.actions))


def _seat(line: int, words: list[str], players: Sequence[str]) -> tuple[int, list[str]]:
    """The seat whose name some words begin with, and the words after it."""
    if not players:
        raise errors.SheetPlayers()
    for count in range(len(words), 0, -1):
        name = " ".join(words[:count])
        for seat, player in enumerate(players):
            if name.removesuffix(":").strip().casefold() == player.casefold():
                return seat, words[count:]
    raise errors.SheetPlayer(line=line, text=quote(" ".join(words)), known=", ".join(players))


def _turn(line: int, words: list[str]) -> Iterator[Action | Laid]:
    """The actions of a turn: placements, tiles with their bonus, draws, or its end."""
    at = 0
    while at < len(words):
        word, at = words[at], at + 1
        if len(word) == 3 and word.isdigit():
            bonus, count = None, ""
            if at < len(words) and words[at].partition("*")[0] in _BONUSES:
                name, _, count = words[at].partition("*")
                bonus, at = _BONUSES[name], at + 1
            hexagons = _number(line, count or "1") if bonus is Bonus.HEXAGON else 0
            yield Laid(Tile.parse(word), bonus, hexagons)
            continue
        try:
            action = parse_action(word)
        except DreisteinError as error:
            raise errors.SheetWord(line=line, text=quote(word)) from error
        yield Draw() if isinstance(action, Draw) else action


# ---------------------------------------------------------------------- the score pad's file


def _from_pad(text: str) -> Record:
    """A game of the score pad, from its file for spreadsheets."""
    try:
        rows = list(
            csv.DictReader(text.splitlines(keepends=True), restval="", delimiter=text[len("game")])
        )
    except csv.Error:
        rows = []
    if not rows or any(column not in rows[0] for column in _PAD_COLUMNS):
        raise errors.SheetPlayers()
    games = {row["game"] for row in rows}
    if len(games) > 1:
        raise errors.SheetGames(found=len(games))
    players = [_plain(row["player"]) for row in rows if row["kind"] == "player"]
    rounds = [_Round()]
    ended = False
    for line, row in enumerate(rows, 2):
        kind = row["kind"]
        if kind == "player":
            continue
        seat = int(row["seat"]) if row["seat"] in map(str, range(len(players))) else None
        if seat is None:
            raise errors.SheetPlayer(
                line=line, text=quote(row["player"]), known=", ".join(players) or "…"
            )
        if kind in ("out", "holds", "blocked"):
            ended = True
            rounds[-1].blocked = kind == "blocked"
            if row["left"].startswith("tiles") or kind == "out":
                rounds[-1].left[seat] = row["left"].split()[1:]
            continue
        if ended:
            rounds.append(_Round())
            ended = False
        for action in _pad_turn(line, row):
            rounds[-1].add(seat, action)
    edition = decode(rows[0]["edition"].encode(errors="replace"))
    return _record(Edition.from_json(edition), players, rounds)


def _number(line: int, text: str) -> int:
    """A number of tiles."""
    if text not in map(str, range(len(TILES) + 1)):
        raise errors.SheetNumber(line=line, text=quote(text))
    return int(text)


def _pad_turn(line: int, row: dict[str, str]) -> Iterator[Action | Laid]:
    for _ in range(_number(line, row["draws"] or "0")):
        yield Draw()
    if row["kind"] in ("kept", "empty"):
        yield parse_action("-")
    if row["kind"] == "placed":
        if not row["tile"]:
            raise errors.SheetValue(line=line)
        bonus = _BONUSES.get(row["bonus"])
        hexagons = _number(line, row["hexagons"] or "1") if bonus is Bonus.HEXAGON else 0
        yield Laid(Tile.parse(row["tile"].zfill(3)), bonus, hexagons)


def _plain(name: str) -> str:
    """A name as it was before the pad kept spreadsheets from taking it for a formula."""
    return name[1:] if name.startswith("'") and name.lstrip("'")[:1] in tuple("=+-@") else name
