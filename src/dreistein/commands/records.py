"""``deal``, ``replay``, ``perft`` and ``show``: records made, judged, counted and drawn."""

import argparse
import json
import shutil
import sys
from collections.abc import Callable
from tempfile import SpooledTemporaryFile
from typing import IO

from dreistein.commands import (
    ILLEGAL,
    OK,
    UNREADABLE,
    edition_of,
    fail,
    language_of,
    read_bytes,
    seed_of,
    solitaire_of,
    write_text,
)
from dreistein.commands import colours as colours_of
from dreistein.commands import show as show_text
from dreistein.rules import (
    Action,
    Board,
    Header,
    IllegalRecord,
    NotARecord,
    Record,
    RecordReader,
    Round,
    Standing,
)
from dreistein.rules.errors import NoPosition, NoRound
from dreistein.rules.perft import divide
from dreistein.rules.perft import perft as perft_lines
from dreistein.rules.record import referee
from dreistein.terminal.encoding import printable
from dreistein.text import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")
_KEPT_IN_MEMORY = 8_000_000
_SHALLOW = 2
"""A depth that is counted sooner than the kernel is loaded."""


def deal(args: argparse.Namespace) -> int:
    """Print a record with a deal and no actions."""
    seed, edition, alone = seed_of(args), edition_of(args, "international"), solitaire_of(args)
    if alone is not None and args.round:
        raise NoRound(rounds=1, round=args.round)
    players = 1 if alone else args.players or 2
    round = Round.seeded(seed, edition, players, number=args.round, solitaire=alone)
    header = Header(edition, NAMES[:players], alone)
    print(Record.of(header, [round], seed=seed).dumps())
    return OK


def replay(args: argparse.Namespace) -> int:
    """The referee: judge a record; print its score pad, or the verdict as JSON."""
    try:
        reader = _reader(args)
        # A verdict is known only after the last round: what will be printed waits in a file.
        with SpooledTemporaryFile(_KEPT_IN_MEMORY, "w+", encoding="utf-8", newline="") as waiting:
            standing = (_write_json if args.json else _write_pad)(args, reader, waiting)
            if args.json:
                print(json.dumps(standing.to_json())[:-1] + ', "rounds": [', end="")
            waiting.seek(0)
            shutil.copyfileobj(waiting, sys.stdout)
    except NotARecord as error:
        if args.json:
            print(json.dumps(referee.refusal(error)))
            return UNREADABLE
        raise
    except IllegalRecord as broken:
        if args.json:
            print(json.dumps(broken.to_json()))
            return ILLEGAL
        fail(broken, ILLEGAL, language_of(args))
    return OK


def _write_json(args: argparse.Namespace, reader: RecordReader, out: IO[str]) -> Standing:
    standing = Standing(reader.header)
    for number, round in enumerate(referee.replay(reader.header, reader.rounds())):
        standing.add(round)
        out.write((",\n" if number else "") + json.dumps(referee.round_json(round)))
    out.write("]}\n")
    return standing


def _write_pad(args: argparse.Namespace, reader: RecordReader, out: IO[str]) -> Standing:
    from dreistein.terminal.scorepad import ScorePad

    def write(text: str) -> None:
        out.write(printable(text, getattr(sys.stdout, "encoding", None)) + "\n")

    pad = ScorePad(reader.header, Texts(language_of(args)))
    standing = Standing(reader.header)
    for number, round in enumerate(referee.replay(reader.header, reader.rounds())):
        write(pad.round(round, number, standing.totals))
        standing.add(round)
    write(pad.closing(standing))
    return standing


def perft(args: argparse.Namespace) -> int:
    """Count the legal lines from a record's last position."""
    round = _position(args, None, None)
    lines: Callable[[Round, int], int] = perft_lines
    by_first: Callable[[Round, int], dict[Action, int]] = divide
    if args.depth > _SHALLOW:
        from dreistein import kernel

        lines, by_first = kernel.perft, kernel.divide
    if not args.divide:
        print(lines(round, args.depth))
        return OK
    for action, count in sorted(by_first(round, args.depth).items(), key=lambda item: str(item[0])):
        print(action, count)
    return OK


def show(args: argparse.Namespace) -> int:
    """Draw a record's board, as text or as SVG."""
    round = _position(args, args.round, args.at)
    if args.svg is not None:
        from dreistein.pictures.svg import draw_svg

        title, description = _told(round.board, Texts(language_of(args)))
        picture = draw_svg(round.board, theme=args.theme, title=title, description=description)
        write_text(args.svg, picture)
    else:
        from dreistein.pictures.text import draw_text

        show_text(draw_text(round.board, colour=colours_of(args)))
    return OK


def _told(board: Board, texts: Texts) -> tuple[str, str]:
    """A board in words: a title, and what a screen reader says."""
    tiles = board.placements
    closed = sum(all(cell in board.tiles for cell in point.around) for point in board.numbers)
    last = "-".join(map(str, tiles[-1].tile)) if tiles else ""
    title = texts("picture-title", count=len(tiles))
    return title, texts("picture-description", count=len(tiles), hexagons=closed, last=last)


def _reader(args: argparse.Namespace) -> RecordReader:
    return RecordReader(read_bytes(args.file))


def _position(args: argparse.Namespace, number: int | None, at: int | None) -> Round:
    """The position after ``at`` actions of a round (or all, of the last round), all judged."""
    reader = _reader(args)
    number = max(len(reader) - 1, 0) if number is None else number
    if number >= len(reader):
        raise NoRound(rounds=len(reader), round=number)
    try:
        for index, round in enumerate(referee.replay(reader.header, reader.rounds())):
            if index < number:
                continue
            if at is None:
                return round
            if at > len(round.history):
                raise NoPosition(round=number, actions=len(round.history), at=at)
            again = reader.header.start(round.deal)
            for played in round.history[:at]:
                again = again.apply(played.action)
            return again
    except IllegalRecord as broken:
        fail(broken, ILLEGAL, language_of(args))
    raise AssertionError("the round was counted")
