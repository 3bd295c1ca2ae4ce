"""``store copy``: everything from one database to another, of whatever kind."""

import argparse

from dreistein.commands.database.check import tell
from dreistein.commands.shared.arguments import add_language
from dreistein.commands.shared.database import database_of
from dreistein.commands.shared.parser import Parser


def arguments(parser: Parser) -> None:
    parser.add_argument("action", choices=("copy",), help="cli-store-action")
    parser.add_argument("source", metavar="cli-meta-file", help="cli-store-source")
    parser.add_argument("target", metavar="cli-meta-file", help="cli-store-target")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Copy, check the copy and say what is in it."""
    from dreistein.table.store.copy import copy_store

    return tell(copy_store(database_of(args.source), database_of(args.target)), args)
