"""``hint``: what the seat to move should do in a recorded position, and why."""

import argparse
import json
import shutil
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from dreistein.commands import ILLEGAL, OK, fail, language_of, read_bytes, show
from dreistein.commands.parser import Parser, seed_text, whole_number
from dreistein.rules import (
    Action,
    DreisteinError,
    IllegalRecord,
    RecordReader,
    Round,
    Standing,
    View,
    view,
)
from dreistein.rules.errors import NoPosition, NoRound
from dreistein.rules.record import referee
from dreistein.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from dreistein.bots.ranking import Ranker

MILLIS = 1000
"""How long it thinks, where nobody says otherwise."""
_WIDEST = 100
_WORLDS = 20_000
"""More than the expert needs to choose: here the figures are looked at too."""


class HintOver(DreisteinError):
    code = "hint-over"
    sentence = (
        "Round {round} (counted from 0) is over there, so there is nothing to choose; "
        "--at goes back to an earlier position, and --round to another round."
    )


def arguments(parser: Parser) -> None:
    """The grammar of the command."""
    add = parser.add_argument
    add("file", metavar="cli-meta-file", help="cli-file")
    add("--at", type=whole_number(0, 10_000), metavar="N", help="cli-at")
    add("--round", type=whole_number(0, 10_000_000), metavar="R", help="cli-round")
    add("--all", action="store_true", help="cli-hint-all")
    add("--millis", type=whole_number(1, 3_600_000), metavar="N", help="cli-hint-millis")
    add("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-hint-seed")
    add("--json", action="store_true", help="cli-hint-json")
    add("--language", choices=LANGUAGES, help="cli-language")


def ranker() -> "Ranker":
    """Who is asked."""
    from dreistein.bots.expert import Expert

    return Expert(worlds=_WORLDS)


def hint(args: argparse.Namespace) -> int:
    """Rank what may be done in a position, and explain it."""
    from dreistein.bots.hints.explainer import explain
    from dreistein.commands.hint_report import Told

    names, seen, legal = _position(args)
    ranked = ranker().rank(seen, legal, Random(args.seed or ""), args.millis or MILLIS)
    told = Told(names, seen, explain(seen, ranked))
    if args.json:
        print(json.dumps(told.to_json(), indent=1))
    else:
        columns = min(shutil.get_terminal_size().columns, _WIDEST)
        show(told.to_text(Texts(language_of(args)), columns, all_of_them=args.all))
    return OK


def _position(args: argparse.Namespace) -> tuple[Sequence[str], View, list[Action]]:
    """The players, what the seat to move may know, and what it may do. The whole record is
    judged, as far as the round that is asked for."""
    reader = RecordReader(read_bytes(args.file))
    number = max(len(reader) - 1, 0) if args.round is None else args.round
    if number >= len(reader):
        raise NoRound(rounds=len(reader), round=number)
    standing = Standing(reader.header)
    try:
        for index, round in enumerate(referee.replay(reader.header, reader.rounds())):
            if index == number:
                break
            standing.add(round)
    except IllegalRecord as broken:
        fail(broken, ILLEGAL, language_of(args))
    again = _after(round, reader, number, args.at)
    if again.end is not None:
        raise HintOver(round=number)
    seen = view(again, again.turn, totals=standing.totals, number=number)
    return reader.header.players, seen, list(again.legal_actions())


def _after(round: Round, reader: RecordReader, number: int, at: int | None) -> Round:
    """A round after its first ``at`` actions, or after all of them."""
    if at is None:
        return round
    if at > len(round.history):
        raise NoPosition(round=number, actions=len(round.history), at=at)
    again = reader.header.start(round.deal)
    for played in round.history[:at]:
        again = again.apply(played.action)
    return again
