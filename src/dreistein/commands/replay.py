"""``replay``: the referee, which checks a record and prints its score pad."""

import argparse
import json
import shutil
import sys
from tempfile import SpooledTemporaryFile
from typing import IO

from dreistein.commands.shared.arguments import add_file, add_language, language_of, reader_of
from dreistein.commands.shared.output import ILLEGAL, OK, UNREADABLE, fail
from dreistein.commands.shared.parser import Parser
from dreistein.rules import IllegalRecord, Match, NotARecord, RecordReader
from dreistein.rules.record import referee
from dreistein.terminal.encoding import printable
from dreistein.terminal.scorepad import ScorePad
from dreistein.text import Texts

_BUFFER_BYTES = 8_000_000


def arguments(parser: Parser) -> None:
    add_file(parser)
    parser.add_argument("--json", action="store_true", help="cli-json")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    try:
        reader = reader_of(args)
        # Nothing is printed before the last round has been checked; until then it is buffered.
        with SpooledTemporaryFile(_BUFFER_BYTES, "w+", encoding="utf-8", newline="") as buffer:
            match = (_write_json if args.json else _write_pad)(args, reader, buffer)
            if args.json:
                verdict = json.dumps(referee.verdict_json(reader.header, match))
                print(verdict[:-1] + ', "rounds": [', end="")
            buffer.seek(0)
            shutil.copyfileobj(buffer, sys.stdout)
    except NotARecord as error:
        if args.json:
            print(json.dumps(referee.refusal_json(error)))
            return UNREADABLE
        raise
    except IllegalRecord as broken:
        if args.json:
            print(json.dumps(broken.to_json()))
            return ILLEGAL
        fail(broken, ILLEGAL, language_of(args))
    return OK


def _write_json(args: argparse.Namespace, reader: RecordReader, out: IO[str]) -> Match | None:
    match = None
    for match in referee.replay(reader.header, reader.rounds(), observed=True):
        out.write((",\n" if match.number else "") + json.dumps(referee.round_json(match.round)))
    out.write("]}\n")
    return match


def _write_pad(args: argparse.Namespace, reader: RecordReader, out: IO[str]) -> Match | None:
    def write(text: str) -> None:
        out.write(printable(text, getattr(sys.stdout, "encoding", None)) + "\n")

    pad = ScorePad(reader.header, Texts(language_of(args)))
    match = None
    for match in referee.replay(reader.header, reader.rounds(), observed=True):
        write(pad.round(match.round, match.number, match.before))
    write(pad.result(match))
    return match
