"""A tournament on disk: a line per finished match, so that it can be resumed after a crash.

The first line identifies the tournament. A line is written whole and synced to disk before the
match counts; one that a crash cut short is ignored.
"""

import json
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, ClassVar

from dreistein.lab.tournament.match import Result, TournamentSettings
from dreistein.lab.tournament.schedule import Pairing, Plan
from dreistein.rules.errors import WORDS, DreisteinError, quote
from dreistein.text.files import REASONS, reason_of

_FORMAT = "dreistein-tournament"
_AS_IT_IS: int = getattr(os, "O_BINARY", 0)
_LOCKED_BYTE = 1 << 40
"""Far behind the last one: where there is no ``flock``, nobody may read a byte that is locked."""
_BEGINNING = f'{{"{_FORMAT}": 1, '.encode()


class StateError(DreisteinError):
    """A file that a tournament cannot resume from."""


class NoState(StateError):
    code = "tournament-no-state"
    sentence = "The file {file} was not written by a tournament; choose one that was, or a new one."


class OtherTournament(StateError):
    code = "tournament-other"
    sentence = (
        "The file {file} belongs to another tournament, one with another {setting}; "
        "repeat the command that started it, or choose a new file."
    )


class StateDamaged(StateError):
    code = "tournament-damaged"
    sentence = "Line {line} of the file {file} cannot be read; it was changed, or the disk failed."


class StateInUse(StateError):
    code = "tournament-in-use"
    sentence = "Another tournament is writing to {file}; wait for it, or name another file."


class NotWritten(StateError):
    code = "tournament-unwritten"
    sentence = (
        "The file {file} cannot be written: {reason}; the tournament stops, "
        "and what --state has of it is kept."
    )
    words: ClassVar = {**WORDS, "reason": REASONS}


class Log:
    """The open file of a tournament; the caller reports if it cannot be opened."""

    def __init__(self, path: Path) -> None:
        self._name = quote(str(path))
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _AS_IT_IS, 0o666)
        try:
            _lock(self._file)
            self._whole, self._lines = self._read()
        except BlockingIOError:
            os.close(self._file)
            raise StateInUse(file=self._name) from None
        except BaseException:
            os.close(self._file)
            raise

    @property
    def settings(self) -> Mapping[str, Any] | None:
        """The settings of the tournament that wrote the file; None if it is new."""
        return self._lines[0] if self._lines else None

    def begin(self, settings: TournamentSettings, plan: Plan) -> Iterator[Result]:
        """The matches finished before; another tournament's file is refused."""
        try:
            # What a crash cut short must not become part of the next line.
            os.ftruncate(self._file, self._whole)
        except OSError as error:
            raise self._unwritten(error) from error
        if not self._lines:
            self._append({_FORMAT: 1, **settings.to_json()})
            return
        for setting, value in settings.to_json().items():
            if self._lines[0].get(setting) != value:
                option = "BOT" if setting == "bots" else f"--{setting}"
                raise OtherTournament(file=self._name, setting=option)
        for number, line in enumerate(self._lines[1:], start=2):
            try:
                yield _result(line, plan)
            except (KeyError, TypeError, ValueError) as error:
                raise StateDamaged(file=self._name, line=number) from error

    def add(self, result: Result) -> None:
        """Write a finished match to disk."""
        written = {f.name: getattr(result, f.name) for f in fields(result) if f.name != "pairing"}
        pairing = result.pairing
        place = {"block": pairing.block, "table": pairing.table, "turn": pairing.rotation}
        self._append({**place, "bots": pairing.bots, **written})

    def close(self) -> None:
        with suppress(OSError):
            os.close(self._file)

    def _append(self, line: Mapping[str, Any]) -> None:
        data = memoryview(json.dumps(line).encode() + b"\n")
        try:
            while data:
                data = data[os.write(self._file, data) :]
            os.fsync(self._file)
        except OSError as error:
            raise self._unwritten(error) from error

    def _unwritten(self, error: OSError) -> NotWritten:
        return NotWritten(file=self._name, reason=reason_of(error))

    def _read(self) -> tuple[int, list[dict[str, Any]]]:
        """The number of bytes in whole lines, and the content of these."""
        if not stat.S_ISREG(os.fstat(self._file).st_mode):  # a device may have no end
            raise NoState(file=self._name)
        with os.fdopen(os.dup(self._file), "rb") as file:
            file.seek(0)
            # A crash may have cut the first line short.
            if not _BEGINNING.startswith(file.read(len(_BEGINNING))):
                raise NoState(file=self._name)
            file.seek(0)
            *lines, _ = file.read().split(b"\n")
        said = []
        for number, line in enumerate(lines, start=1):
            try:
                said.append(dict(json.loads(line)))
            except (ValueError, TypeError, RecursionError) as error:
                raise StateDamaged(file=self._name, line=number) from error
        return sum(len(line) + 1 for line in lines), said


def _lock(file: int) -> None:
    """Keep other tournaments out until the file is closed; raises ``BlockingIOError``."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _result(line: Mapping[str, Any], plan: Plan) -> Result:
    """The result in a line of the file."""
    pairing = Pairing(line["block"], line["table"], line["turn"], tuple(line["bots"]))
    rows = ("totals", "winners", "decisions", "seconds", "slowest", "incident_counts", "incidents")
    found = Result(pairing, rounds=line["rounds"], **{row: tuple(line[row]) for row in rows})
    by_seat = (found.totals, found.decisions, found.seconds, found.slowest, found.incident_counts)
    whole = (*pairing.key, found.rounds, *found.totals, *found.winners, *found.decisions)
    if (
        any(type(number) is not int for number in whole)
        or not all(isinstance(number, float | int) for number in (*found.seconds, *found.slowest))
        or any(len(row) != plan.players for row in by_seat)
        or not set(found.winners) <= set(range(plan.players))
        or not found.winners
        or found.rounds < 1
        or pairing not in plan.block(pairing.block)
    ):
        raise ValueError("no result")
    return found
