"""The ``dreistein`` command: its grammar. What the subcommands do is in ``dreistein.commands``."""

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from dreistein import __version__
from dreistein.commands import UNREADABLE, UsageError, fail
from dreistein.rules.errors import DreisteinError

_INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """Wrong calls get one sentence with a code, as everything else does."""

    def error(self, message: str) -> NoReturn:
        fail(UsageError(problem=message[:1].upper() + message[1:], command=self.prog), UNREADABLE)


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type for argparse: a whole number within bounds."""

    def parse(text: str) -> int:
        try:
            number = int(text) if len(text) < 20 else most + 1
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            shown = text[:30]
            raise argparse.ArgumentTypeError(f"{shown!r} is no whole number from {least} to {most}")
        return number

    return parse


def seed_text(text: str) -> str:
    """A type for argparse: a seed that fits in a record."""
    if len(text) > 1000:
        raise argparse.ArgumentTypeError("a seed has at most 1000 characters")
    return text


def parser() -> argparse.ArgumentParser:
    """The command's grammar."""
    top = _Parser(
        prog="dreistein",
        description="Triangular dominoes: play, referee recorded games, deal, draw boards.",
    )
    top.add_argument("--version", action="version", version=f"dreistein {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    play = commands.add_parser("play", help="play in the terminal against a simple opponent")
    play.set_defaults(run="play:play")
    _add_table(play)
    _add_language(play)
    play.add_argument("--name", help="your name on the score pad")
    play.add_argument("--record", metavar="FILE", type=Path, help="keep the game in this file")
    _add_colour(play)

    deal = commands.add_parser("deal", help="print a dealt record with no actions")
    deal.set_defaults(run="records:deal")
    _add_table(deal)
    deal.add_argument(
        "--round",
        type=whole_number(0, 1_000_000),
        default=0,
        metavar="N",
        help="deal a later round of the match, counted from 0 (default 0)",
    )

    replay = commands.add_parser("replay", help="the referee: check a record, print its score pad")
    replay.set_defaults(run="records:replay")
    _add_file(replay)
    replay.add_argument("--json", action="store_true", help="print the verdict as JSON")
    _add_language(replay)

    perft = commands.add_parser("perft", help="count the legal lines from a record's last position")
    perft.set_defaults(run="records:perft")
    _add_file(perft)
    perft.add_argument("depth", metavar="DEPTH", type=whole_number(0, 1000), help="actions a line")
    perft.add_argument("--divide", action="store_true", help="by first action")

    show = commands.add_parser("show", help="the board of a record, as text or as a picture")
    show.set_defaults(run="records:show")
    _add_file(show)
    show.add_argument(
        "--at", type=whole_number(0, 10_000), metavar="N", help="after N actions (default: all)"
    )
    show.add_argument(
        "--round",
        type=whole_number(0, 10_000_000),
        metavar="R",
        help="of round R, counted from 0 (default: the last)",
    )
    show.add_argument(
        "--svg",
        nargs="?",
        const="-",
        metavar="FILE",
        help="a standalone SVG picture, to FILE or to standard output",
    )
    show.add_argument(
        "--theme", choices=("light", "dark", "auto"), default="light", help="of the SVG picture"
    )
    _add_colour(show)
    return top


def _add_file(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a record; - reads standard input")


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language",
        choices=("de", "en", "fr", "it", "nl", "es"),
        help="of what is printed (default: as the environment says)",
    )


def _add_colour(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--colour",
        choices=("auto", "always", "never"),
        default="auto",
        help="numbers in their colours (default: on a terminal)",
    )


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seed", type=seed_text, help="the game code (default: a random one)")
    command.add_argument(
        "--players", type=whole_number(2, 6), metavar="N", help="2 to 6 (default 2)"
    )
    command.add_argument(
        "--edition", metavar="E", help="an edition's name, or its numbers as a JSON object"
    )
    command.add_argument("--solitaire", action="store_true", help="play alone")
    command.add_argument(
        "--rack", type=whole_number(0, 20), metavar="R", help="solitaire's rack (default 10)"
    )
    command.add_argument(
        "--draws", type=whole_number(0, 55), metavar="D", help="solitaire's draws (default 20)"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot print a character gets a stand-in, not a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    words = list(sys.argv[1:] if argv is None else argv)
    args = parser().parse_args(words or ["play"])
    if args.command is None:
        args = parser().parse_args([*words, "--help"])
    module, _, function = args.run.partition(":")
    run = getattr(importlib.import_module(f"dreistein.commands.{module}"), function)
    try:
        code = int(run(args))
        sys.stdout.flush()
    except DreisteinError as error:
        fail(error, UNREADABLE)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what is still buffered must not fail at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREADABLE
    return code
