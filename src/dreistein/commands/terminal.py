"""``terminal``: a game in the terminal."""

import argparse
import random
from pathlib import Path

from dreistein.commands.shared import arguments as shared
from dreistein.commands.shared.errors import NotTogether
from dreistein.commands.shared.output import ILLEGAL, fail, read_bytes
from dreistein.commands.shared.parser import Parser
from dreistein.rules import IllegalRecord, RecordReader
from dreistein.terminal.opponents import opponents_of
from dreistein.terminal.play import play
from dreistein.terminal.saved import SavedGame

_OF_A_NEW_GAME = ("bots", "players", "edition", "must_place", "solitaire", "seed", "name")
"""What the record of a game says itself."""


def arguments(parser: Parser) -> None:
    parser.add_argument("--bots", metavar="cli-meta-names", help="cli-opponents")
    shared.add_table(parser)
    shared.add_language(parser)
    parser.add_argument("--name", metavar="cli-meta-name", help="cli-name")
    parser.add_argument("--record", metavar="cli-meta-file", type=Path, help="cli-record-file")
    parser.add_argument("--resume", metavar="cli-meta-file", type=Path, help="cli-resume")
    shared.add_log(parser)
    shared.add_colour(parser)


def run(args: argparse.Namespace) -> int:
    shared.log_dialogues(args)
    language = shared.language_of(args)
    seed, solitaire = shared.seed_of(args), shared.solitaire_of(args)
    if args.bots is not None and solitaire is not None:
        raise NotTogether(option="--bots", other="--solitaire")
    wanted = None if args.players is None else args.players - 1
    goes_on = None if args.resume == Path("-") else args.resume
    return play(
        language=language,
        edition=shared.edition_of(args, "german" if language == "de" else "international"),
        players=args.players,
        bots=None if args.bots is None else opponents_of(args.bots, wanted),
        name=args.name,
        seed=seed,
        solitaire=solitaire,
        saved=None if args.resume is None else _saved(args, seed),
        random=random.Random(seed),
        colour=shared.use_colours(args),
        record_to=args.record or goes_on,
        overwrite=args.record is None and goes_on is not None,
    )


def _saved(args: argparse.Namespace, seed: str) -> SavedGame:
    """The game of ``--resume``."""
    for name in _OF_A_NEW_GAME:
        if getattr(args, name) not in (None, False):
            raise NotTogether(option=f"--{name.replace('_', '-')}", other="--resume")
    try:
        return SavedGame.read(RecordReader(read_bytes(str(args.resume))), seed)
    except IllegalRecord as broken:
        fail(broken, ILLEGAL, shared.language_of(args))
