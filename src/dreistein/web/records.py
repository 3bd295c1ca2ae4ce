"""Records that somebody sends: judged in a process of their own, since a long one takes a while."""

import asyncio
import json
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from dreistein.rules import Header, IllegalRecord, RecordReader, Round, Standing
from dreistein.rules.errors import DreisteinError
from dreistein.rules.record import referee
from dreistein.rules.record.reader import read_record
from dreistein.table.bot_pool import Busy
from dreistein.table.fair import proof

_MOST_WAITING = 8
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Illegal:
    """Where a record breaks the rules, and how."""

    round: int | None
    action: int | None
    cause: DreisteinError


def replayed(text: bytes) -> bytes | Illegal:
    """All that a replay page needs of a record, as JSON."""
    reader = RecordReader(text)
    header = reader.header
    standing = Standing(header)
    rounds: list[dict[str, Any]] = []
    try:
        for round in referee.replay(header, reader.rounds()):
            standing.add(round)
            rounds.append(round_json(round))
    except IllegalRecord as broken:
        return Illegal(broken.round, broken.action, broken.cause)
    return json.dumps({**standing.to_json(), **header_json(header), "rounds": rounds}).encode()


def header_json(header: Header) -> dict[str, Any]:
    """Who played by which numbers."""
    alone = header.solitaire
    return {
        "edition": header.edition.to_object(),
        "players": list(header.players),
        "solitaire": None if alone is None else {"rack": alone.rack, "draws": alone.draws},
    }


def round_json(round: Round) -> dict[str, Any]:
    """A round as it was dealt and played: from this, every position follows.

    A draw has the ``tile`` that it brought, the next of the stock.
    """
    deal = round.deal
    stock = iter(deal.stock)
    turns = []
    for played in round.history:
        action = str(played.action)
        tile = str(next(stock)) if action.startswith("+") else None
        turns.append(
            {
                "seat": played.seat,
                "action": "+" if tile else action,
                "tile": tile,
                "points": played.points,
                "bonus": None if played.bonus is None else str(played.bonus),
                "hexagons": played.hexagons,
            }
        )
    return {
        "start": None if deal.start is None else str(deal.start),
        "hands": [list(map(str, hand)) for hand in deal.hands],
        "stock": list(map(str, deal.stock)),
        "turns": turns,
        "end": None if round.end is None else str(round.end),
        "settlement": list(round.settlement),
        "left": [list(map(str, hand)) for hand in round.hands],
        "scores": list(round.scores),
    }


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of checking a shuffle."""

    kind: str
    seed: str
    rounds: int
    wrong: tuple[DreisteinError | Illegal, ...]


def checked(text: bytes) -> Checked:
    """Whether a record's deals are what its players were promised."""
    verdict = proof.check(read_record(text))
    wrong = tuple(
        Illegal(e.round, e.action, e.cause) if isinstance(e, IllegalRecord) else e
        for e in verdict.wrong
    )
    return Checked(verdict.kind, verdict.seed, verdict.rounds, wrong)


class Judges:
    """One process that reads records, started when the first one comes."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def replayed(self, text: bytes) -> bytes | Illegal:
        """See :func:`replayed`; raises :class:`Busy` where too many wait."""
        return await self._done(replayed, text)

    async def checked(self, text: bytes) -> Checked:
        """See :func:`checked`; raises :class:`Busy` where too many wait."""
        return await self._done(checked, text)

    async def _done(self, work: Callable[[bytes], Result], text: bytes) -> Result:
        if self._waiting >= _MOST_WAITING:
            raise Busy()
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_leave_signals_alone)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, text)
        except BrokenProcessPool as error:
            self._pool = None
            raise Busy() from error
        finally:
            self._waiting -= 1

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _leave_signals_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
