"""``bench``: how fast the kernel plays."""

import argparse
import json

from dreistein.commands.lab.simulate import ROUND_COUNT
from dreistein.commands.shared.output import OK
from dreistein.commands.shared.parser import Parser, whole_number


def arguments(parser: Parser) -> None:
    add = parser.add_argument
    add("what", choices=("kernel",), help="cli-bench-what")
    add("--players", type=whole_number(2, 6), metavar="N", help="cli-players")
    add("--rounds", type=ROUND_COUNT, default=200_000, metavar="N", help="cli-rounds")
    add("--threads", type=whole_number(1, 64), default=1, metavar="N", help="cli-threads")
    add("--json", action="store_true", help="cli-figures-json")


def run(args: argparse.Namespace) -> int:
    from dreistein.kernel.benchmark import run as measure

    measured = measure(args.players or 2, args.rounds, args.threads)
    if args.json:
        print(json.dumps(measured))
    else:
        for name, value in measured.items():
            print(f"{name:16} {value}")
    return OK
