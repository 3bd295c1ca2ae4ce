"""Arguments that several commands share, and how they are read."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from dreistein.commands.shared import errors
from dreistein.commands.shared.output import ILLEGAL, check_writable, fail, read_bytes
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.rules import (
    EDITIONS,
    Edition,
    Header,
    IllegalRecord,
    Match,
    RecordReader,
    Solitaire,
    replay,
)
from dreistein.rules.errors import quote
from dreistein.rules.record.errors import NoPosition, NoRound
from dreistein.text import SPOKEN, language_from

if TYPE_CHECKING:
    from dreistein.lab.cluster.pool import ClusterPool


def add_file(parser: Parser) -> None:
    """A record, which :func:`reader_of` reads."""
    parser.add_argument("file", metavar="cli-meta-file", help="cli-file")


def add_position(parser: Parser) -> None:
    """A record and a position in it, which :func:`position_of` reads."""
    add_file(parser)
    parser.add_argument("--at", type=whole_number(0, 10_000), metavar="N", help="cli-at")
    parser.add_argument("--round", type=whole_number(0, 10_000_000), metavar="R", help="cli-round")


def add_language(parser: Parser) -> None:
    parser.add_argument("--language", choices=SPOKEN, help="cli-language")


def add_colour(parser: Parser) -> None:
    when = ("auto", "always", "never")
    parser.add_argument("--colour", choices=when, default="auto", help="cli-colour")


def add_table(parser: Parser) -> None:
    """Who plays, with which numbers, and the seed of the deals."""
    parser.add_argument("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-seed")
    parser.add_argument("--players", type=whole_number(2, 6), metavar="N", help="cli-players")
    add_edition(parser)
    parser.add_argument("--solitaire", action="store_true", help="cli-solitaire")
    parser.add_argument("--rack", type=whole_number(0, 20), metavar="R", help="cli-rack")
    parser.add_argument("--draws", type=whole_number(0, 55), metavar="D", help="cli-draws")


def add_edition(parser: Parser) -> None:
    """The numbers of a table and its house rule, which :func:`edition_of` reads."""
    parser.add_argument("--edition", metavar="E", help="cli-edition")
    parser.add_argument("--must-place", action="store_true", help="cli-must-place")


def add_log(parser: Parser) -> None:
    """``--log``, which :func:`log_dialogues` obeys."""
    parser.add_argument("--log", metavar="cli-meta-file", help="cli-bot-log")


def log_dialogues(args: argparse.Namespace) -> None:
    """Write what is said to programs that play, and what they answer, to the file of ``--log``."""
    if args.log is not None:
        from dreistein.bots.external.process import LOG

        check_writable(args.log)
        os.environ[LOG] = os.path.abspath(args.log)


def add_cluster(parser: Parser) -> None:
    """``--on`` and ``--address``, which :func:`cluster_of` reads."""
    parser.add_argument("--on", choices=["ray"], help="cli-on")
    parser.add_argument("--address", metavar="cli-meta-address", help="cli-address")


def reader_of(args: argparse.Namespace) -> RecordReader:
    return RecordReader(read_bytes(args.file))


def position_of(
    args: argparse.Namespace,
    number: int | None = None,
    at: int | None = None,
    *,
    observed: bool = False,
) -> tuple[Header, Match]:
    """The match after ``at`` actions of a round: by default, all actions of the last round.

    The record is checked up to and including that round. An observed one is read only if asked for.
    """
    reader = reader_of(args)
    number = max(len(reader) - 1, 0) if number is None else number
    if number >= len(reader):
        raise NoRound(rounds=len(reader), round=number)
    try:
        rounds = replay(reader.header, reader.rounds(), observed=observed)
        match = next(match for match in rounds if match.number == number)
    except IllegalRecord as broken:
        fail(broken, ILLEGAL, language_of(args))
    if at is None:
        return reader.header, match
    actions = len(match.round.history)
    if at > actions:
        raise NoPosition(round=number, actions=actions, at=at)
    return reader.header, match.rewind(at)


def seed_of(args: argparse.Namespace, begun: Mapping[str, Any] | None = None) -> str:
    """``--seed``, or that of what was begun before, or a new one."""
    seed = (begun or {}).get("seed") if args.seed is None else args.seed
    return secrets.token_hex(8) if seed is None else str(seed)


def edition_of(args: argparse.Namespace, default: str) -> Edition:
    """``--edition``, a name or the JSON object of an edition, with ``--must-place``."""
    edition = _edition_of(default if args.edition is None else str(args.edition))
    if not args.must_place or edition.must_place:
        return edition
    printed = EDITIONS.get(edition.name) == edition
    name = f"{edition.name}, must_place" if printed else edition.name
    return replace(edition, name=name, must_place=True)


def _edition_of(text: str) -> Edition:
    if not text.lstrip().startswith("{"):
        return Edition.from_json(text)
    try:
        return Edition.from_json(json.loads(text))
    except (json.JSONDecodeError, RecursionError) as error:
        raise errors.NoEdition(text=quote(text), known=", ".join(EDITIONS)) from error


def solitaire_of(args: argparse.Namespace) -> Solitaire | None:
    """``--solitaire`` with ``--rack`` and ``--draws``; None for a table."""
    if not args.solitaire:
        for option, value in (("--rack", args.rack), ("--draws", args.draws)):
            if value is not None:
                raise errors.SolitaireOnly(option=option)
        return None
    if args.players is not None:
        raise errors.AloneWithPlayers()
    rack = 10 if args.rack is None else args.rack
    return Solitaire(rack, 20 if args.draws is None else args.draws)


def language_of(args: argparse.Namespace) -> str:
    """``--language``, if the command has it and it is given, or the environment's language."""
    return getattr(args, "language", None) or _language_of_environment()


def language_of_call(words: Sequence[str]) -> str:
    """The language of a call before it is parsed: for errors in the call itself."""
    for at, word in enumerate(words):
        option, _, value = word.partition("=")
        if len(option) > 2 and "--language".startswith(option):
            asked = value or "".join(words[at + 1 : at + 2])
            if asked in SPOKEN:
                return asked
    return _language_of_environment()


def _language_of_environment() -> str:
    """The language of the first variable that is set, in the order of POSIX."""
    values = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_from(next(filter(None, values), None))


def use_colours(args: argparse.Namespace) -> bool:
    """Whether to print colours: ``--colour``, and by default only on a terminal."""
    return args.colour == "always" or (args.colour == "auto" and sys.stdout.isatty())


def cluster_of(args: argparse.Namespace) -> "ClusterPool | None":
    """The cluster to work on; None for this machine alone."""
    if args.on is None:
        if args.address is not None:
            raise errors.ClusterOnly(option="--address")
        return None
    from dreistein.lab.cluster.pool import ClusterPool

    return ClusterPool(args.address, args.workers)
