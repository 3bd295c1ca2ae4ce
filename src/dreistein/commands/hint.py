"""``hint``: what the seat to move should do in a recorded position, and why."""

import argparse
import json
import shutil
from random import Random
from typing import TYPE_CHECKING

from dreistein.commands.shared.arguments import add_language, add_position, language_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.commands.shared.position import position_of
from dreistein.rules import DreisteinError, view
from dreistein.text import Texts

if TYPE_CHECKING:
    from dreistein.bots.base import Ranker

MILLIS = 1000
"""How long it thinks by default."""
_WIDEST = 100
_WORLDS = 20_000
"""More than the expert needs for a choice: here its numbers are shown too."""


class HintOver(DreisteinError):
    code = "hint-over"
    sentence = (
        "Round {round} (counting from 0) is over at this point, so there is nothing to choose. "
        "Choose an earlier position with --at, or another round with --round."
    )


def arguments(parser: Parser) -> None:
    add_position(parser)
    add = parser.add_argument
    add("--all", action="store_true", help="cli-hint-all")
    add("--millis", type=whole_number(1, 3_600_000), metavar="N", help="cli-hint-millis")
    add("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-hint-seed")
    add("--json", action="store_true", help="cli-hint-json")
    add_language(parser)


def ranker() -> "Ranker":
    """The bot that is asked."""
    from dreistein.bots.expert import Expert

    return Expert(worlds=_WORLDS)


def run(args: argparse.Namespace) -> int:
    """Rank and explain the legal actions of a position."""
    from dreistein.bots.hints.explainer import explain
    from dreistein.commands.shared.hint_report import HintReport

    header, match = position_of(args, args.round, args.at)
    round = match.round
    if round.end is not None:
        raise HintOver(round=match.number)
    gone = match.resigned - {round.turn}
    seen = view(round, round.turn, totals=match.before, number=match.number, resigned=gone)
    legal = list(round.legal_actions())
    ranked = ranker().rank(seen, legal, Random(args.seed or ""), args.millis or MILLIS)
    report = HintReport(header.players, seen, explain(seen, ranked))
    if args.json:
        print(json.dumps(report.to_json(), indent=1))
    else:
        columns = min(shutil.get_terminal_size().columns, _WIDEST)
        print_text(report.to_text(Texts(language_of(args)), columns, complete=args.all))
    return OK
