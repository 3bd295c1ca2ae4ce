"""What an operator does with a database: ``backup``, ``restore``, ``check`` and ``store copy``."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.database import add_database, database_of, file_of
from dreistein.commands.shared.output import ILLEGAL, OK, print_text
from dreistein.commands.shared.parser import Command, Parser
from dreistein.text import Texts

if TYPE_CHECKING:
    from dreistein.table.store.sql.check import Report

_SHOWN = 8
"""How much of a table's name is shown: the whole of it would be a key to the table."""


def _backup_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="cli-meta-file", help="cli-backup-file")
    _check_arguments(parser)


def _backup(args: argparse.Namespace) -> int:
    """Copy the database while the server goes on; say what is in the copy."""
    from dreistein.table.store.sqlite.maintenance import backup

    report = backup(file_of(args.database), Path(args.file))
    texts = Texts(language_of(args))
    print_text(texts("backup-done", tables=report.tables, records=report.records, file=args.file))
    return OK


def _restore_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="cli-meta-file", help="cli-restore-file")
    _check_arguments(parser)


def _restore(args: argparse.Namespace) -> int:
    """Put a backup in the place of the database; say where the database before it lies."""
    from dreistein.table.store.sqlite.maintenance import restore

    database = file_of(args.database)
    report, before = restore(Path(args.file), database)
    texts = Texts(language_of(args))
    print_text(texts("restore-done", tables=report.tables, records=report.records))
    if before is not None:
        print_text(texts("restore-before", file=str(before)))
    return OK


def _check_arguments(parser: Parser) -> None:
    add_database(parser)
    add_language(parser)


def _check(args: argparse.Namespace) -> int:
    """Say whether the database is what was written, and name each damaged table."""
    from dreistein.table.store.sqlite.maintenance import check

    database = database_of(args.database)
    if isinstance(database, str):
        from dreistein.table.store.postgres.maintenance import check as check_postgres

        return _describe(check_postgres(database), args)
    return _describe(check(database), args)


def _store_arguments(parser: Parser) -> None:
    parser.add_argument("action", choices=("copy",), help="cli-store-action")
    parser.add_argument("source", metavar="cli-meta-file", help="cli-store-source")
    parser.add_argument("target", metavar="cli-meta-file", help="cli-store-target")
    add_language(parser)


def _store(args: argparse.Namespace) -> int:
    """Copy everything from one database to another, of whatever kind, and check the copy."""
    from dreistein.table.store.copy import copy_store

    return _describe(copy_store(database_of(args.source), database_of(args.target)), args)


def _describe(report: "Report", args: argparse.Namespace) -> int:
    """Say what a check found; returns the exit code."""
    texts = Texts(language_of(args))
    counts = {"tables": report.tables, "events": report.events, "records": report.records}
    print_text(texts("check-done", **counts))
    for name in report.damaged:
        print_text(texts("check-damaged", table=name[:_SHOWN]))
    return ILLEGAL if report.damaged else OK


backup = Command(_backup_arguments, _backup)
restore = Command(_restore_arguments, _restore)
check = Command(_check_arguments, _check)
store = Command(_store_arguments, _store)
