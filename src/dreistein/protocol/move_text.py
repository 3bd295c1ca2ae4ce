"""The two messages of every move as JSON, byte for byte as pydantic writes them, but faster.

All viewers of an action are sent the same but for their own tiles; so the rest is written once.
"""

from collections.abc import Iterable
from json.encoder import encode_basestring as quoted
from typing import TYPE_CHECKING

from dreistein.protocol.table import Action, Choice, Hand, Turn

if TYPE_CHECKING:
    from dreistein.protocol.server import Acted, Done


def done_text(message: "Done") -> bytes:
    """The JSON of a ``done``."""
    return f'{{"id":{quoted(message.id)},"seq":{message.seq},"type":"done"}}'.encode()


class ActedWriter:
    """Writes ``acted``, and remembers what the last one had in common with those to others."""

    __slots__ = ("_head", "_middle", "_seq", "_turn")

    def __init__(self) -> None:
        self._turn: Turn | None = None
        """Messages about the same action have the same turn, the very same object."""
        self._seq = 0
        self._head = self._middle = ""

    def text(self, message: "Acted") -> bytes:
        """The JSON of a message."""
        if message.turn is not self._turn or message.seq != self._seq:
            self._turn, self._seq = message.turn, message.seq
            self._head, self._middle = _head(message), _middle(message)
        hands = ",".join(map(_hand, message.hands))
        return (
            f'{self._head}"tile":{_word(message.tile)},{self._middle}"hands":[{hands}],'
            f'"left":{_number(message.left)},"may_undo":{_row(message.may_undo)},"type":"acted"}}'
        ).encode()


def _head(message: "Acted") -> str:
    return (
        f'{{"seq":{message.seq},"round":{message.round},"ply":{message.ply},'
        f'"seat":{message.seat},"action":{_action(message.action)},"turn":{_turn(message.turn)},'
        f'"turn_number":{message.turn_number},'
    )


def _middle(message: "Acted") -> str:
    return (
        f'"to_move":{message.to_move},"draws":{message.draws},"counts":{_row(message.counts)},'
        f'"stock":{message.stock},"draws_left":{_number(message.draws_left)},'
        f'"scores":{_row(message.scores)},"totals":{_row(message.totals)},'
    )


def _action(action: Action) -> str:
    return (
        f'{{"action":{quoted(action.action)},"points":{action.points},'
        f'"bonus":{_word(action.bonus)},"bonus_points":{action.bonus_points},'
        f'"hexagons":{action.hexagons},"by":{_word(action.by)}}}'
    )


def _turn(turn: Turn) -> str:
    actions = ",".join(map(_action, turn.actions))
    return (
        f'{{"seat":{turn.seat},"actions":[{actions}],"draws":{turn.draws},'
        f'"draw_points":{turn.draw_points},"end":{_word(turn.end)},'
        f'"end_points":{turn.end_points},"points":{turn.points},"total":{turn.total}}}'
    )


def _hand(hand: Hand) -> str:
    choices = "null"
    if hand.choices is not None:
        choices = f"[{','.join(map(_choice, hand.choices))}]"
    tiles, drawn = ",".join(map(quoted, hand.tiles)), ",".join(map(quoted, hand.drawn))
    return f'{{"seat":{hand.seat},"tiles":[{tiles}],"drawn":[{drawn}],"choices":{choices}}}'


def _choice(choice: Choice) -> str:
    return (
        f'{{"action":{quoted(choice.action)},"points":{choice.points},'
        f'"bonus":{_word(choice.bonus)},"hexagons":{choice.hexagons},'
        f'"bonus_points":{choice.bonus_points},"end":{_word(choice.end)}}}'
    )


def _word(word: str | None) -> str:
    return "null" if word is None else quoted(word)


def _number(number: int | None) -> str:
    return "null" if number is None else f"{number}"


def _row(numbers: Iterable[int]) -> str:
    return f"[{','.join(map(str, numbers))}]"
