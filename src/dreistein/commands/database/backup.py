"""``backup``: a copy of the database, while the server goes on."""

import argparse
from pathlib import Path

from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.database import add_database, file_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.text import Texts


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="cli-meta-file", help="cli-backup-file")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the copy and say what is in it."""
    from dreistein.table.store.sqlite.maintenance import backup

    report = backup(file_of(args.database), Path(args.file))
    texts = Texts(language_of(args))
    print_text(texts("backup-done", tables=report.tables, records=report.records, file=args.file))
    return OK
