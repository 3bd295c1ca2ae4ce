"""Tournaments for tests: results made up, and the command as a real process."""

import sys

from calling import commands_of
from dreistein.cli import parser
from dreistein.lab.duplicates import Pairing
from dreistein.lab.tournament import Settings, Tournament
from dreistein.lab.tournament_match import Result
from dreistein.rules import EDITIONS

GERMAN = EDITIONS["german"]
SHORT = {"base": "german", "target": 60}
"""A match of about one round."""


def result(pairing: Pairing, *totals: int, rounds: int = 2) -> Result:
    """A match that ended so."""
    most = max(totals)
    seats = len(totals)
    return Result(
        pairing,
        totals,
        tuple(seat for seat, total in enumerate(totals) if total == most),
        rounds,
        (10,) * seats,
        (0.5,) * seats,
        (0.1,) * seats,
        ({},) * seats,
    )


def tournament(*bots: str, players: int = 2, blocks: int = 2, seed: str = "test") -> Tournament:
    return Tournament(Settings(bots, players, GERMAN, seed), blocks)


def command() -> list[str]:
    """The command, as its users call it."""
    if "tournament" in commands_of(parser()):
        return [sys.executable, "-m", "dreistein", "tournament"]
    code = (
        "import sys\n"
        "from dreistein.commands import UNREADABLE, fail, language_of, tournament\n"
        "from dreistein.commands.parsing import Parser\n"
        "from dreistein.rules.errors import DreisteinError\n"
        "if __name__ == '__main__':\n"
        "    grammar = Parser(prog='dreistein tournament')\n"
        "    tournament.arguments(grammar)\n"
        "    args = grammar.parse_args()\n"
        "    try:\n"
        "        sys.exit(tournament.tournament(args))\n"
        "    except DreisteinError as error:\n"
        "        fail(error, UNREADABLE, language_of(args))\n"
    )
    return [sys.executable, "-c", code]
