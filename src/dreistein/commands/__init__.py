"""What the subcommands of ``dreistein`` do, and what they share: files, errors, exit codes."""

import argparse
import json
import os
import secrets
import sys
from typing import NoReturn

from dreistein.rules import DreisteinError, Edition, Solitaire
from dreistein.rules.errors import quoted
from dreistein.rules.reading import MOST_BYTES

OK, ILLEGAL, UNREADABLE = 0, 1, 2
"""Exit codes: as asked; a record that breaks the rules; no readable record, or a wrong call."""


class UsageError(DreisteinError):
    code = "usage"
    sentence = "{problem}; {command} --help tells what it takes."


class NoFile(DreisteinError):
    code = "no-file"
    sentence = "The file {file} cannot be used: {reason}."


def fail(error: DreisteinError, code: int, place: str = "") -> NoReturn:
    """End with one sentence on stderr."""
    print(f"dreistein: {error.code}: {place}{error}", file=sys.stderr)
    raise SystemExit(code)


def read_bytes(name: str) -> bytes:
    """A file's bytes, or standard input's for ``-``; never much more than a record may have."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with open(name, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _no_file(name, error) from error


def write_text(name: str, text: str) -> None:
    """Write a file whole, or to standard output for ``-``."""
    if name == "-":
        sys.stdout.write(text)
        return
    try:
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        raise _no_file(name, error) from error


def _no_file(name: str, error: OSError | ValueError) -> NoFile:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return NoFile(file=quoted(name), reason=reason[:1].lower() + reason[1:])


def seed_of(args: argparse.Namespace) -> str:
    """The seed that was given, or a fresh one."""
    return secrets.token_hex(8) if args.seed is None else str(args.seed)


def edition_of(args: argparse.Namespace, default: str) -> Edition:
    """``--edition``: a name, or an edition's JSON object."""
    text = default if args.edition is None else str(args.edition)
    if not text.lstrip().startswith("{"):
        return Edition.from_json(text)
    try:
        return Edition.from_json(json.loads(text))
    except (json.JSONDecodeError, RecursionError) as error:
        problem = f"The --edition {quoted(text)} is no JSON object"
        raise UsageError(problem=problem, command=f"dreistein {args.command}") from error


def solitaire_of(args: argparse.Namespace) -> Solitaire | None:
    """``--solitaire`` with ``--rack`` and ``--draws``; None for a table of several."""
    command = f"dreistein {args.command}"
    if not args.solitaire:
        if args.rack is not None or args.draws is not None:
            problem = "--rack and --draws go with --solitaire only"
            raise UsageError(problem=problem, command=command)
        return None
    if args.players is not None:
        problem = "--solitaire has one player, so --players does not go with it"
        raise UsageError(problem=problem, command=command)
    rack = 10 if args.rack is None else args.rack
    return Solitaire(rack, 20 if args.draws is None else args.draws)


def language_of(args: argparse.Namespace) -> str:
    """``--language``, or what the environment says, where POSIX says to look for it."""
    from dreistein.text import language_from

    asked = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return str(args.language or language_from(*asked))


def colours(args: argparse.Namespace) -> bool:
    """Whether ``--colour`` and the terminal want colours."""
    return args.colour == "always" or (args.colour == "auto" and sys.stdout.isatty())
