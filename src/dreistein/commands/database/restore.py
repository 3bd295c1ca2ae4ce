"""``restore``: put a backup in the place of the database; the one before it is kept."""

import argparse
from pathlib import Path

from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.database import add_database, file_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.text import Texts


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="cli-meta-file", help="cli-restore-file")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Put the backup back and say where the database before it lies."""
    from dreistein.table.store.sqlite.maintenance import restore

    database = file_of(args.database)
    report, before = restore(Path(args.file), database)
    texts = Texts(language_of(args))
    print_text(texts("restore-done", tables=report.tables, records=report.records))
    if before is not None:
        print_text(texts("restore-before", file=str(before)))
    return OK
