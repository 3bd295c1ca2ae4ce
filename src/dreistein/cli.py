"""The ``dreistein`` command: its parser and exit codes. See ``dreistein.commands`` for the rest."""

import errno
import os
import sys
from collections.abc import Collection, Sequence
from pkgutil import resolve_name

from dreistein import __version__
from dreistein.commands.shared.arguments import language_of, language_of_call
from dreistein.commands.shared.errors import NoOutput
from dreistein.commands.shared.output import UNREADABLE, fail
from dreistein.commands.shared.parser import Parser
from dreistein.processes.signals import heard_again
from dreistein.rules.errors import DreisteinError
from dreistein.text.files import reason_of

_UNWRITABLE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""Errors of printing; the commands report those of all other files themselves."""


COMMANDS = (
    *(
        "play",
        "terminal",
        "deal",
        "record",
        "replay",
        "verify",
        "lab.perft",
        "show",
        "lab.simulate",
    ),
    *(
        "lab.bench",
        "lab.tournament",
        "lab.selfplay",
        "bot",
        "bot_check",
        "join",
        "rules",
        "pad",
        "hint",
    ),
    *("analyse", "puzzle", "serve"),
    *("database.backup", "database.restore", "database.check", "database.store"),
)
"""The subcommands in ``dreistein.commands``, which users name without folders and files."""


def parser(language: str = "en", words: Collection[str] | None = None) -> Parser:
    """The parser of the command, with the subcommands that are among ``words``, or with all.

    Help texts and placeholders are keys of the catalogues.
    """
    top = Parser(prog="dreistein", description="cli-description", arguments="cli-commands")
    top.language = language
    top.add_argument("--version", action="store_true", help="cli-version")
    commands = top.add_subparsers(dest="command", metavar="cli-meta-command", parser_class=Parser)
    for path in COMMANDS:
        name = path.rpartition(".")[2].replace("_", "-")
        added = commands.add_parser(name, help=f"cli-{name}", description=f"cli-{name}")
        added.language = language
        if words is None or name in words:
            found = resolve_name(f"dreistein.commands.{path}")
            found.arguments(added)
            added.set_defaults(run=found.run)
    return top


def _version() -> str:
    """The version, and which kernel is used."""
    from dreistein.kernel import compiled

    return f"dreistein {__version__} (kernel: {'compiled' if compiled() else 'Python'})"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal lacks is escaped, and never a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        try:
            with heard_again():
                return _run(words)
        finally:
            if sys.stdout is not None:  # closed before the start
                sys.stdout.flush()
    except BrokenPipeError:  # the reader of the output has gone
        _drop_output()
        return UNREADABLE
    except OSError as error:
        if error.errno not in _UNWRITABLE:
            raise
        _drop_output()
        fail(NoOutput(reason=reason_of(error)), UNREADABLE, language_of_call(words))


def _run(words: list[str]) -> int:
    words = words or ["play"]
    grammar = parser(language_of_call(words), words)
    args = grammar.parse_args(words)
    if args.version:
        print(_version())
        return 0
    if args.command is None:
        args = grammar.parse_args([*words, "--help"])
    try:
        return int(args.run(args))
    except DreisteinError as error:
        fail(error, UNREADABLE, language_of(args))


def _drop_output() -> None:
    """Discard what is still buffered, or it would fail once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
