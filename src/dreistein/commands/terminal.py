"""``terminal``: a game in the terminal."""

import argparse
import random

from dreistein.commands import colours, edition_of, language_of, seed_of, solitaire_of
from dreistein.terminal.play import play as play_in_terminal


def terminal(args: argparse.Namespace) -> int:
    """Play against simple opponents, or alone."""
    language = language_of(args)
    seed = seed_of(args)
    return play_in_terminal(
        language=language,
        edition=edition_of(args, "german" if language == "de" else "international"),
        players=args.players or 2,
        name=args.name,
        seed=seed,
        solitaire=solitaire_of(args),
        random=random.Random(seed),
        colour=colours(args),
        record_to=args.record,
    )
