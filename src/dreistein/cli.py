"""The ``dreistein`` command: its grammar. What the subcommands do is in ``dreistein.commands``."""

import errno
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from dreistein import __version__
from dreistein.commands import (
    UNREADABLE,
    bot,
    fail,
    hint,
    language_of,
    language_of_call,
    pad,
    play,
    rules,
    serve,
    tournament,
)
from dreistein.commands.errors import NoOutput
from dreistein.commands.parser import Parser, seed_text, whole_number
from dreistein.rules.errors import DreisteinError
from dreistein.text import LANGUAGES
from dreistein.text.os_errors import fault

_UNWRITABLE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""How printing fails; of every other file the commands themselves say what is wrong."""


def parser(language: str = "en") -> Parser:
    """The command's grammar. Help texts and placeholders are keys of the catalogues."""
    top = Parser(prog="dreistein", description="cli-description", arguments="cli-commands")
    top.add_argument("--version", action="store_true", help="cli-version")
    commands = top.add_subparsers(dest="command", metavar="cli-meta-command", parser_class=Parser)

    def command(name: str, run: str) -> Parser:
        added = commands.add_parser(name, help=f"cli-{name}", description=f"cli-{name}")
        added.set_defaults(run=run)
        added.language = language
        return added

    top.language = language

    play.arguments(command("play", "play:play"))

    terminal = command("terminal", "terminal:terminal")
    _add_table(terminal)
    _add_language(terminal)
    terminal.add_argument("--name", metavar="cli-meta-name", help="cli-name")
    terminal.add_argument("--record", metavar="cli-meta-file", type=Path, help="cli-record")
    _add_colour(terminal)

    deal = command("deal", "records:deal")
    _add_table(deal)
    later = whole_number(0, 1_000_000)
    deal.add_argument("--round", type=later, default=0, metavar="N", help="cli-deal-round")

    replay = command("replay", "records:replay")
    _add_file(replay)
    replay.add_argument("--json", action="store_true", help="cli-json")
    _add_language(replay)

    verify = command("verify", "verify:verify")
    _add_file(verify)
    _add_language(verify)

    perft = command("perft", "records:perft")
    _add_file(perft)
    depth = whole_number(0, 500)
    perft.add_argument("depth", metavar="cli-meta-depth", type=depth, help="cli-depth")
    perft.add_argument("--divide", action="store_true", help="cli-divide")

    show = command("show", "records:show")
    _add_file(show)
    show.add_argument("--at", type=whole_number(0, 10_000), metavar="N", help="cli-at")
    show.add_argument("--round", type=whole_number(0, 10_000_000), metavar="R", help="cli-round")
    show.add_argument("--svg", nargs="?", const="-", metavar="cli-meta-file", help="cli-svg")
    themes = ("light", "dark", "auto")
    show.add_argument("--theme", choices=themes, default="light", help="cli-theme")
    _add_colour(show)

    simulate = command("simulate", "simulate:simulate")
    _add_table(simulate)
    many = whole_number(1, 10**9)
    simulate.add_argument("--rounds", type=many, default=100_000, metavar="N", help="cli-rounds")
    simulate.add_argument("--bots", default="greedy", metavar="cli-meta-bots", help="cli-bots")
    simulate.add_argument("--workers", type=whole_number(1, 64), metavar="N", help="cli-workers")
    told = simulate.add_mutually_exclusive_group()
    told.add_argument("--json", action="store_true", help="cli-figures-json")
    told.add_argument("--csv", action="store_true", help="cli-csv")
    simulate.add_argument("--plot", metavar="cli-meta-file", help="cli-plot")
    _add_language(simulate)

    bench = command("bench", "simulate:bench")
    bench.add_argument("what", choices=("kernel",), help="cli-bench-what")
    bench.add_argument("--players", type=whole_number(2, 6), metavar="N", help="cli-players")
    bench.add_argument("--rounds", type=many, default=200_000, metavar="N", help="cli-rounds")
    bench.add_argument(
        "--threads", type=whole_number(1, 64), default=1, metavar="N", help="cli-threads"
    )
    bench.add_argument("--json", action="store_true", help="cli-figures-json")

    tournament.arguments(command("tournament", "tournament:tournament"))
    bot.arguments(command("bot", "bot:bot"))
    rules.arguments(command("rules", "rules:rules"))
    pad.arguments(command("pad", "pad:pad"))
    hint.arguments(command("hint", "hint:hint"))
    serve.arguments(command("serve", "serve:serve"))
    return top


def _add_file(command: Parser) -> None:
    command.add_argument("file", metavar="cli-meta-file", help="cli-file")


def _add_language(command: Parser) -> None:
    command.add_argument("--language", choices=LANGUAGES, help="cli-language")


def _add_colour(command: Parser) -> None:
    when = ("auto", "always", "never")
    command.add_argument("--colour", choices=when, default="auto", help="cli-colour")


def _add_table(command: Parser) -> None:
    command.add_argument("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-seed")
    command.add_argument("--players", type=whole_number(2, 6), metavar="N", help="cli-players")
    command.add_argument("--edition", metavar="E", help="cli-edition")
    command.add_argument("--solitaire", action="store_true", help="cli-solitaire")
    command.add_argument("--rack", type=whole_number(0, 20), metavar="R", help="cli-rack")
    command.add_argument("--draws", type=whole_number(0, 55), metavar="D", help="cli-draws")


def _version() -> str:
    """What runs here: the version, and which kernel."""
    from dreistein.kernel import compiled

    return f"dreistein {__version__} (kernel: {'compiled' if compiled() else 'Python'})"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot print a character gets a stand-in, not a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        try:
            return _run(words)
        finally:
            if sys.stdout is not None:  # closed before we began
                sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has gone
        _drop_output()
        return UNREADABLE
    except OSError as error:
        if error.errno not in _UNWRITABLE:
            raise
        _drop_output()
        fail(NoOutput(reason=fault(error)), UNREADABLE, language_of_call(words))


def _run(words: list[str]) -> int:
    grammar = parser(language_of_call(words))
    args = grammar.parse_args(words or ["play"])
    if args.version:
        print(_version())
        return 0
    if args.command is None:
        args = grammar.parse_args([*words, "--help"])
    module, _, function = args.run.partition(":")
    try:
        run = getattr(importlib.import_module(f"dreistein.commands.{module}"), function)
        return int(run(args))
    except DreisteinError as error:
        fail(error, UNREADABLE, language_of(args))


def _drop_output() -> None:
    """What is still buffered must not fail once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
