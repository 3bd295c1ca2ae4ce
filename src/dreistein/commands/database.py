"""``check``: whether a database is what was written."""

import argparse
from typing import TYPE_CHECKING

from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.database import add_database, database_of
from dreistein.commands.shared.output import ILLEGAL, OK, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.text import Texts

if TYPE_CHECKING:
    from dreistein.table.store.sql.check import Report

_SHOWN = 8
"""How much of a table's name is shown: the whole of it would be a key to the table."""


def arguments(parser: Parser) -> None:
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Say what was checked, and name each damaged table."""
    from dreistein.table.store.sqlite.maintenance import check

    database = database_of(args.database)
    if isinstance(database, str):
        from dreistein.table.store.postgres.maintenance import check as check_postgres

        report = check_postgres(database)
    else:
        report = check(database)
    return tell(report, args)


def tell(report: "Report", args: argparse.Namespace) -> int:
    """Say what a check found; returns the exit code."""
    texts = Texts(language_of(args))
    counts = {"tables": report.tables, "events": report.events, "records": report.records}
    print_text(texts("check-done", **counts))
    for name in report.damaged:
        print_text(texts("check-damaged", table=name[:_SHOWN]))
    return ILLEGAL if report.damaged else OK
