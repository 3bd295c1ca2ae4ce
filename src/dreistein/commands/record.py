"""``record``: a sheet that was written by hand, or by the score pad, as a record."""

import argparse

from dreistein.commands.shared.arguments import add_edition, edition_of, language_of
from dreistein.commands.shared.output import ILLEGAL, OK, fail, read_bytes
from dreistein.commands.shared.parser import Parser
from dreistein.rules import judge
from dreistein.rules.record.errors import SheetText
from dreistein.rules.record.sheet import read_sheet


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="cli-meta-file", help="cli-record-sheet")
    add_edition(parser)


def run(args: argparse.Namespace) -> int:
    try:
        text = read_bytes(args.file).decode()
    except UnicodeDecodeError as error:
        raise SheetText(at=error.start) from error
    record = read_sheet(text, edition_of(args, "international"))
    verdict = judge(record)
    if verdict.broken is not None:
        fail(verdict.broken, ILLEGAL, language_of(args))
    print(record.dumps())
    return OK
