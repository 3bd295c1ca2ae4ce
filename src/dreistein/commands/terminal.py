"""``terminal``: a game in the terminal."""

import argparse
import random
from pathlib import Path

from dreistein.commands.shared.arguments import (
    add_colour,
    add_language,
    add_table,
    edition_of,
    language_of,
    seed_of,
    solitaire_of,
    use_colours,
)
from dreistein.commands.shared.parser import Parser
from dreistein.terminal.play import play


def arguments(parser: Parser) -> None:
    add_table(parser)
    add_language(parser)
    parser.add_argument("--name", metavar="cli-meta-name", help="cli-name")
    parser.add_argument("--record", metavar="cli-meta-file", type=Path, help="cli-record")
    add_colour(parser)


def run(args: argparse.Namespace) -> int:
    """Play against simple bots, or alone."""
    language = language_of(args)
    seed = seed_of(args)
    return play(
        language=language,
        edition=edition_of(args, "german" if language == "de" else "international"),
        players=args.players or 2,
        name=args.name,
        seed=seed,
        solitaire=solitaire_of(args),
        random=random.Random(seed),
        colour=use_colours(args),
        record_to=args.record,
    )
