"""A position in a record, for the commands that take one."""

import argparse

from dreistein.commands.shared.arguments import language_of
from dreistein.commands.shared.output import ILLEGAL, fail, read_bytes
from dreistein.rules import Header, IllegalRecord, Match, RecordReader, replay
from dreistein.rules.record.errors import NoPosition, NoRound


def reader_of(args: argparse.Namespace) -> RecordReader:
    """A reader of the record that the command was given."""
    return RecordReader(read_bytes(args.file))


def position_of(
    args: argparse.Namespace, number: int | None = None, at: int | None = None
) -> tuple[Header, Match]:
    """The match after ``at`` actions of a round: by default, all actions of the last round.

    The record is checked up to and including that round.
    """
    reader = reader_of(args)
    number = max(len(reader) - 1, 0) if number is None else number
    if number >= len(reader):
        raise NoRound(rounds=len(reader), round=number)
    try:
        match = next(m for m in replay(reader.header, reader.rounds()) if m.number == number)
    except IllegalRecord as broken:
        fail(broken, ILLEGAL, language_of(args))
    if at is None:
        return reader.header, match
    actions = len(match.round.history)
    if at > actions:
        raise NoPosition(round=number, actions=actions, at=at)
    return reader.header, match.rewind(at)
