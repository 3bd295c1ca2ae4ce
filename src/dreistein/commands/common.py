"""What the subcommands share: files, errors, exit codes, common options."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from typing import NoReturn

from dreistein.commands.errors import AloneWithPlayers, NoEdition, NoFile, SolitaireOnly
from dreistein.rules import EDITIONS, DreisteinError, Edition, IllegalRecord, Solitaire
from dreistein.rules.errors import quote
from dreistein.rules.record.reader import MOST_BYTES
from dreistein.terminal.encoding import printable
from dreistein.text import LANGUAGES, Texts, language_from
from dreistein.text.os_errors import reason_of

OK, ILLEGAL, UNREADABLE = 0, 1, 2
"""Exit codes: as asked; a record that breaks the rules; no readable record, or a wrong call."""


def fail(error: DreisteinError | IllegalRecord, code: int, language: str) -> NoReturn:
    """End with one sentence on stderr, in a language."""
    cause = error.cause if isinstance(error, IllegalRecord) else error
    line = f"dreistein: {cause.code}: {_told(error, Texts(language))}"
    print(printable(line, getattr(sys.stderr, "encoding", None)), file=sys.stderr)
    raise SystemExit(code)


def _told(error: DreisteinError | IllegalRecord, texts: Texts) -> str:
    """What is wrong; of a record also in which round, and at which action."""
    if not isinstance(error, IllegalRecord):
        return texts.error(error)
    reason = texts.error(error.cause)
    if error.round is None:
        return texts("record-wrong", reason=reason)
    if error.action is None:
        return texts("record-wrong-deal", round=error.round, reason=reason)
    return texts("record-wrong-action", round=error.round, action=error.action, reason=reason)


def show(text: str) -> None:
    """Print a text; what the terminal has no characters for, with stand-ins."""
    print(printable(text, getattr(sys.stdout, "encoding", None)))


def read_bytes(name: str) -> bytes:
    """A file's bytes, or standard input's for ``-``; never much more than a record may have."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with open(name, "rb") as file:
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise NoFile(file=quote(name), reason=reason_of(error)) from error


def write_text(name: str, text: str) -> None:
    """Write a file whole, or to standard output for ``-``."""
    if name == "-":
        sys.stdout.write(text)
        return
    try:
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        raise NoFile(file=quote(name), reason=reason_of(error)) from error


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
        raise NoEdition(text=quote(text), known=", ".join(EDITIONS)) from error


def solitaire_of(args: argparse.Namespace) -> Solitaire | None:
    """``--solitaire`` with ``--rack`` and ``--draws``; None for a table of several."""
    if not args.solitaire:
        for option, value in (("--rack", args.rack), ("--draws", args.draws)):
            if value is not None:
                raise SolitaireOnly(option=option)
        return None
    if args.players is not None:
        raise AloneWithPlayers()
    rack = 10 if args.rack is None else args.rack
    return Solitaire(rack, 20 if args.draws is None else args.draws)


def language_of(args: argparse.Namespace) -> str:
    """``--language``, where a command has that, or the language of the environment."""
    return getattr(args, "language", None) or language_of_environment()


def language_of_environment() -> str:
    """What the first variable says that is set, in the order that POSIX names."""
    asked = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_from(next(filter(None, asked), None))


def language_of_call(words: Sequence[str]) -> str:
    """The language of a call that is not understood yet: for whatever is wrong with it."""
    for at, word in enumerate(words):
        option, _, value = word.partition("=")
        if len(option) > 2 and "--language".startswith(option):
            asked = value or "".join(words[at + 1 : at + 2])
            if asked in LANGUAGES:
                return asked
    return language_of_environment()


def colours(args: argparse.Namespace) -> bool:
    """Whether ``--colour`` and the terminal want colours."""
    return args.colour == "always" or (args.colour == "auto" and sys.stdout.isatty())
