"""``perft``: the number of legal lines from a position."""

import argparse
from collections.abc import Callable

from dreistein.commands.shared.arguments import add_file, position_of
from dreistein.commands.shared.output import OK
from dreistein.commands.shared.parser import Parser, whole_number
from dreistein.rules import Action, Round, divide, perft

_DEEPEST_IN_PYTHON = 2
"""Up to this depth, counting in Python takes less time than loading the kernel."""


def arguments(parser: Parser) -> None:
    add_file(parser)
    depth = whole_number(0, 500)
    parser.add_argument("depth", metavar="cli-meta-depth", type=depth, help="cli-depth")
    parser.add_argument("--divide", action="store_true", help="cli-divide")


def run(args: argparse.Namespace) -> int:
    """Count the legal lines from a record's last position."""
    _, match = position_of(args)
    count: Callable[[Round, int], int] = perft
    count_by_first: Callable[[Round, int], dict[Action, int]] = divide
    if args.depth > _DEEPEST_IN_PYTHON:
        from dreistein import kernel

        count, count_by_first = kernel.perft, kernel.divide
    if not args.divide:
        print(count(match.round, args.depth))
        return OK
    counts = count_by_first(match.round, args.depth)
    for action in sorted(counts, key=str):
        print(action, counts[action])
    return OK
