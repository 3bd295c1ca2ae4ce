"""``deal``: a record of a deal, without actions."""

import argparse

from dreistein.commands.shared.arguments import add_table, edition_of, seed_of, solitaire_of
from dreistein.commands.shared.output import OK
from dreistein.commands.shared.parser import Parser, whole_number
from dreistein.rules import Header, Record, Round
from dreistein.rules.record.errors import NoRound

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")


def arguments(parser: Parser) -> None:
    add_table(parser)
    number = whole_number(0, 1_000_000)
    parser.add_argument("--round", type=number, default=0, metavar="N", help="cli-deal-round")


def run(args: argparse.Namespace) -> int:
    seed, edition, solitaire = seed_of(args), edition_of(args, "international"), solitaire_of(args)
    if solitaire is not None and args.round:
        raise NoRound(rounds=1, round=args.round)
    players = 1 if solitaire else args.players or 2
    round = Round.seeded(seed, edition, players, number=args.round, solitaire=solitaire)
    header = Header(edition, NAMES[:players], solitaire)
    print(Record.of(header, [round], seed=seed).dumps())
    return OK
