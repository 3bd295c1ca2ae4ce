"""The messages between a table and a bot: one JSON object per line (docs/bot-protocol.md).

- ``{"hello": "dreistein-bot/1"}`` → ``{"name": "My bot", "author": "…"}``
- ``{"think": {"view": {…}, "legal": ["453@1,0", "+"], "points": [52, -5],
  "bonus": ["hexagon", null], "millis": 1000, "seed": 7}}`` → ``{"action": "+"}``
- ``{"quit": true}`` → the bot exits

Each message is a type here, next to its parser; what cannot be read raises a
:class:`WireError`.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dreistein.bots.greedy import board_of, bonus_of, points_of
from dreistein.rules import errors
from dreistein.rules.actions import Action, Draw, Placement, parse_action
from dreistein.rules.edition import MOST_PLAYERS, Edition
from dreistein.rules.errors import describe, printable, quote
from dreistein.rules.tiles import TILES, Tile
from dreistein.rules.view import View

PROTOCOL = "dreistein-bot/1"
MOST_MILLIS = 86_400_000
MOST_SEED = 2**53 - 1
"""Every language reads it exactly."""
_LONGEST_NAME = 80
_MOST = 10**15


class WireError(errors.DreisteinError):
    """A line that is none of the messages."""


class NotALine(WireError):
    code = "wire-json"
    sentence = "This line is not a JSON object in UTF-8."


class LineTooLong(WireError):
    code = "wire-length"
    sentence = "This line has more than {most} bytes; a shorter one can be read."


class NoMessage(WireError):
    code = "wire-message"
    sentence = 'This object is not a message; a message has "hello", "think" or "quit".'


class OtherProtocol(WireError):
    code = "wire-protocol"
    sentence = '"hello" is {found}; this bot speaks "dreistein-bot/1".'


class FieldMissing(WireError):
    code = "wire-missing"
    sentence = 'The message has no "{field}"; it needs one.'


class FieldWrong(WireError):
    code = "wire-field"
    sentence = '"{field}" is {found}; it must be {wanted}.'


class ViewWrong(WireError):
    code = "wire-view"
    sentence = "The view does not fit together: {reason}."


# ---------------------------------------------------------------------------- messages


@dataclass(frozen=True, slots=True)
class Hello:
    """The table's greeting."""

    def to_json(self) -> dict[str, Any]:
        return {"hello": PROTOCOL}


@dataclass(frozen=True, slots=True)
class Think:
    """The table asks for one decision."""

    view: View
    legal: tuple[Action, ...]
    millis: int
    seed: int = 0
    """A number to draw chance from."""

    def to_json(self) -> dict[str, Any]:
        asked = {
            "view": self.view.to_json(),
            "legal": [str(action) for action in self.legal],
            "points": [points_of(self.view, action) for action in self.legal],
            "bonus": [bonus_of(self.view, action) for action in self.legal],
            "millis": self.millis,
            "seed": self.seed,
        }
        return {"think": asked}


@dataclass(frozen=True, slots=True)
class Quit:
    """The table asks the bot to quit."""

    def to_json(self) -> dict[str, Any]:
        return {"quit": True}


Request = Hello | Think | Quit


def line_of(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def object_of(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line.decode())
    except (ValueError, RecursionError):
        raise NotALine() from None
    if not isinstance(found, dict):
        raise NotALine()
    return found


def request_of(line: bytes) -> Request:
    message = object_of(line)
    if "hello" in message:
        if message["hello"] != PROTOCOL:
            raise OtherProtocol(found=describe(message["hello"]))
        return Hello()
    if "think" in message:
        return _think(_typed(message, "think", dict, "an object"))
    if "quit" in message:
        if message["quit"] is not True:
            raise FieldWrong(field="quit", found=describe(message["quit"]), wanted="true")
        return Quit()
    raise NoMessage()


def _think(asked: Mapping[str, Any]) -> Think:
    view = view_of(_typed(asked, "view", dict, "an object"))
    texts = _texts(asked, "legal")
    if not texts:
        raise FieldWrong(field="legal", found="[]", wanted="a list with at least one action")
    legal = tuple(map(parse_action, texts))
    for action in legal:
        _check_action(view, action)
    millis = _number(asked, "millis", 1, MOST_MILLIS)
    return Think(view, legal, millis, _number({"seed": 0, **asked}, "seed", 0, MOST_SEED))


def name_of(answer: Mapping[str, Any]) -> tuple[str, str]:
    """The name and the author in a bot's answer to hello; the author may be left out."""
    name = _typed(answer, "name", str, "a text")
    author = _typed({"author": "", **answer}, "author", str, "a text")
    shown = printable(name.strip())
    if not shown:
        raise FieldWrong(field="name", found=quote(name), wanted="a text that is not empty")
    return shown[:_LONGEST_NAME], author[:_LONGEST_NAME]


def action_of(answer: Mapping[str, Any]) -> str:
    """The action in a bot's answer to think, as text."""
    return str(_typed(answer, "action", str, "a text"))


# ---------------------------------------------------------------------------- views


def view_of(seen: Mapping[str, Any]) -> View:
    """The view that :meth:`View.to_json` wrote: of a seat whose turn it is."""
    players = _number(seen, "players", 1, MOST_PLAYERS)
    seat = _number(seen, "seat", 0, players - 1)
    alone = players == 1
    view = View(
        edition=Edition.from_json(_needed(seen, "edition")),
        seat=seat,
        players=players,
        hand=tuple(map(Tile.parse, _texts(seen, "hand"))),
        drawn=tuple(map(Tile.parse, _texts(seen, "drawn"))),
        counts=_numbers(seen, "counts", players, 0, len(TILES)),
        stock=_number(seen, "stock", 0, len(TILES)),
        board=tuple(map(Placement.parse, _texts(seen, "board"))),
        scores=_numbers(seen, "scores", players, -_MOST, _MOST),
        totals=_numbers(seen, "totals", players, -_MOST, _MOST),
        round=_number(seen, "round", 0, _MOST),
        history=_history(seen, players),
        turn=seat,
        end=None,
        draws_left=_number(seen, "draws_left", 0, len(TILES)) if alone else None,
    )
    _check_tiles(view, seat)
    return view


def _check_tiles(view: View, seat: int) -> None:
    board_of(view.board)
    known: set[Tile] = set()
    for tile in (*view.hand, *(placement.tile for placement in view.board)):
        if tile in known:
            raise errors.TileTwice(tile=tile)
        known.add(tile)
    for tile in view.drawn:
        if tile not in view.hand:
            raise ViewWrong(reason=f"{tile} was drawn, and is not in the hand")
    if view.counts[seat] != len(view.hand):
        raise ViewWrong(reason=f"the hand has {len(view.hand)} tiles, not {view.counts[seat]}")
    there = sum(view.counts) + view.stock + len(view.board)
    tiles = view.edition.tiles
    for tile in known.difference(tiles):
        raise errors.NotInSet(tile=tile, tiles=len(tiles))
    if there != len(tiles):
        raise ViewWrong(reason=f"there are {there} tiles in all, not {len(tiles)}")


def _check_action(view: View, action: Action) -> None:
    """Whether an action listed as legal makes sense in the view."""
    if isinstance(action, Placement):
        tile = action.tile
        if tile not in view.hand:
            raise errors.NotYourTile(tile=tile, seat=view.seat)
        if view.drawn and tile not in view.drawn:
            raise errors.NotDrawn(tile=tile, drawn=" ".join(map(str, view.drawn)))
        board_of(view.board).check(action)
    elif isinstance(action, Draw) and (view.stock == 0 or view.draws_left == 0):
        raise errors.StockEmpty()


def _history(seen: Mapping[str, Any], players: int) -> tuple[tuple[int, str], ...]:
    history = []
    for at, entry in enumerate(_typed(seen, "history", list, "a list")):
        field = f"history[{at}]"
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
            raise FieldWrong(field=field, found=describe(entry), wanted="[seat, action]")
        seat = _number({field: entry[0]}, field, 0, players - 1)
        history.append((seat, str(parse_action(entry[1]))))
    return tuple(history)


# ---------------------------------------------------------------------------- fields


def _needed(whole: Mapping[str, Any], field: str) -> Any:
    if field not in whole:
        raise FieldMissing(field=field)
    return whole[field]


def _typed(whole: Mapping[str, Any], field: str, kind: type, wanted: str) -> Any:
    value = _needed(whole, field)
    if not isinstance(value, kind):
        raise FieldWrong(field=field, found=describe(value), wanted=wanted)
    return value


def _number(whole: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = _needed(whole, field)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        wanted = f"a whole number from {least} to {most}"
        raise FieldWrong(field=field, found=describe(value), wanted=wanted)
    return value


def _numbers(
    whole: Mapping[str, Any], field: str, length: int, least: int, most: int
) -> tuple[int, ...]:
    row: Sequence[Any] = _typed(whole, field, list, f"a list of {length} numbers")
    if len(row) != length:
        raise FieldWrong(field=field, found=describe(row), wanted=f"a list of {length} numbers")
    names = [f"{field}[{at}]" for at in range(length)]
    return tuple(_number({n: v}, n, least, most) for n, v in zip(names, row, strict=True))


def _texts(whole: Mapping[str, Any], field: str) -> list[str]:
    row: list[Any] = _typed(whole, field, list, "a list of texts")
    for at, text in enumerate(row):
        if not isinstance(text, str):
            raise FieldWrong(field=f"{field}[{at}]", found=describe(text), wanted="a text")
    return row
