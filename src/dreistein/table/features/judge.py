"""Uploaded records and puzzles: read in a process of their own.

A long record takes a while, and should the kernel ever crash, it is not everybody's server.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, starmap, tee
from typing import TypeVar

from pydantic import TypeAdapter

from dreistein.coach.watched import elsewhere
from dreistein.processes.errors import Busy, WorkerLost
from dreistein.processes.means import WORKER_BYTES, Means
from dreistein.processes.pool import Call
from dreistein.processes.queue import Priority
from dreistein.protocol.fields import By
from dreistein.protocol.http.problem import Problem, error_body
from dreistein.protocol.http.records import (
    Elsewhere,
    Replay,
    ReplayAction,
    ReplayRound,
    Verification,
)
from dreistein.protocol.http.reviews import PlayRecord
from dreistein.protocol.table import Edition, Ended, Turn
from dreistein.protocol.validation import read
from dreistein.rules import Draw, IllegalRecord, Match, RecordReader, read_record, turns
from dreistein.rules.record import json_text, referee
from dreistein.rules.record.format import BOT, Header
from dreistein.rules.record.reader import BYTE_ORDER_MARK
from dreistein.table.fair import proof
from dreistein.table.features.puzzles import told_json

_MOST_WAITING = 32
"""How many records may wait."""
_MOST_ADDRESS = 4
"""How many records of one address may wait or be checked at a time."""
_ORDINARY_BYTES = 200_000
"""Far more than a match between people has."""
_TIME_LIMIT_SECONDS = 20.0
"""Far more than the longest record takes that may be uploaded."""
_START_SECONDS = 30.0
_NICENESS = 10
"""Those who play come first."""
Result = TypeVar("Result")


def _stand_ins(found: object, players: int) -> list[int]:
    """The turns that bots played for people; a record may contain anything in its place."""
    if not isinstance(found, list) or len(found) != players:
        return []
    known = [turns for turns in found if type(turns) is int and 0 <= turns < 10_000]
    return known if len(known) == players else []


def replay_json(text: bytes, seen: str = "") -> bytes | IllegalRecord:
    """Everything a replay page shows of a record, as JSON; or where it breaks the rules.

    Games of which only the table was seen are for who only looks on: ``seen`` is then ``"too"``.
    """
    reader = RecordReader(text)
    json_text.check(text.removeprefix(BYTE_ORDER_MARK))
    header = reader.header
    played: list[tuple[Match, str]] = []
    try:
        replayed, written = tee(reader.rounds())
        matches = referee.replay(header, replayed, observed=bool(seen))
        for match, round in zip(matches, written, strict=True):
            played.append((match, round.by))
    except IllegalRecord as broken:
        return broken
    date = reader.extra("date")
    whole = replay_of(header, played)
    whole.date = date if isinstance(date, str) else ""
    whole.stand_ins = _stand_ins(reader.extra("stand_ins"), len(header.players))
    return _REPLAY.dump_json(whole)


def played_on(text: bytes) -> PlayRecord | IllegalRecord:
    """Where in a record a visitor wants to play on; or where the record breaks the rules."""
    wish = read(PlayRecord, text)
    judged = replay_json(wish.record.encode())
    return judged if isinstance(judged, IllegalRecord) else wish


def replay_of(header: Header, played: Sequence[tuple[Match, str]]) -> Replay:
    """What a replay page shows of a match, given as it stood at the end of each round, with who
    acted (:attr:`RoundRecord.by`)."""
    solitaire = header.solitaire
    edition: Edition = header.edition.to_object()  # type: ignore[assignment]
    return Replay(
        **referee.verdict_json(header, played[-1][0] if played else None),
        edition=edition,
        players=list(header.players),
        solitaire=None if solitaire is None else {"rack": solitaire.rack, "draws": solitaire.draws},
        rounds=list(starmap(replay_round, played)),
    )


_REPLAY = TypeAdapter(Replay)


def replay_round(match: Match, by: str) -> ReplayRound:
    """The current round of a match, as dealt and played: every position follows from it."""
    deal, unknown = match.round.deal, getattr(match.round, "unknown", ())
    return ReplayRound(
        start=None if deal.start is None else str(deal.start),
        hands=[list(map(str, hand)) for hand in deal.hands],
        stock=list(map(str, deal.stock)),
        before=list(match.before),
        actions=list(_actions(match, by)),
        scores=list(match.round.scores),
        ended=Ended.of(match.round),
        unknown=list(unknown),
    )


def _actions(match: Match, letters: str) -> Iterator[ReplayAction]:
    stock = iter(match.round.deal.stock)
    totals, ply = list(match.before), 0
    better = {
        found.ply: Elsewhere(str(found.action), found.more) for found in elsewhere(match.round)
    }
    acted: Iterator[By | None] = iter("bot" if letter == BOT else None for letter in letters)
    for turn in turns(match.round):
        number = turn.actions[0].turn
        by = tuple(islice(acted, len(turn.actions)))
        for count, played in enumerate(turn.actions, start=1):
            totals[turn.seat] += played.points
            so_far = turn if count == len(turn.actions) else turn.first(count)
            line = Turn.of(so_far, by, totals[turn.seat])
            tile = str(next(stock)) if isinstance(played.action, Draw) else None
            yield ReplayAction(turn.seat, line.actions[-1], tile, line, number, better.get(ply))
            ply += 1


def check_shuffle(text: bytes) -> proof.ShuffleVerdict:
    """Check that a record's deals are what its players were promised."""
    record = read_record(text)
    json_text.check(text.removeprefix(BYTE_ORDER_MARK))
    return proof.check(record)


def verification(found: proof.ShuffleVerdict, language: str) -> Verification:
    """A verdict in the words of a language."""
    return Verification(
        holds=found.holds,
        outcome=found.outcome,
        kind=found.kind,
        seed=found.seed,
        rounds=found.rounds,
        over=found.over,
        unproved=list(found.unproved),
        numbers=list(found.numbers),
        wrong=[Problem(**error_body(error, language)) for error in found.wrong],
    )


class RecordJudge:
    """Processes that check records and puzzles: one for ordinary ones, one for huge ones.

    Addresses take turns. A process that takes too long is replaced. Each starts with the first
    record, and none outlives the server.
    """

    def __init__(self, seconds: float = _TIME_LIMIT_SECONDS, means: Means | None = None) -> None:
        """A record may take this many seconds to check."""
        self._seconds, means = seconds, means or Means()
        self._pools = [
            means.workers(
                1,
                queue=_MOST_WAITING,
                queue_party=_MOST_ADDRESS,
                start_seconds=_START_SECONDS,
                nice=_NICENESS,
                memory=WORKER_BYTES,
            )
            for _ in range(2)
        ]

    async def replay(
        self, text: bytes, address: str = "", *, seen: bool = False
    ) -> bytes | IllegalRecord:
        """See :func:`replay_json`; raises :class:`Busy` if too many are waiting."""
        return await self._run(replay_json, text, address, "too" if seen else "")

    async def wish(self, text: bytes, address: str = "") -> PlayRecord:
        """See :func:`played_on`; raises what is wrong, and :class:`Busy`."""
        found = await self._run(played_on, text, address)
        if isinstance(found, IllegalRecord):
            raise found
        return found

    async def check(self, text: bytes, address: str = "") -> proof.ShuffleVerdict:
        """See :func:`check_shuffle`; raises :class:`Busy` if too many are waiting."""
        return await self._run(check_shuffle, text, address)

    async def puzzle(self, text: str, language: str, address: str = "") -> bytes:
        """See :func:`told_json`: it too takes positions from outside to the kernel."""
        return await self._run(told_json, text, address, language)

    async def _run(
        self, check: Callable[..., Result], text: bytes | str, address: str, *more: str
    ) -> Result:
        call = Call(check, (text, *more), self._seconds)
        pool = self._pools[len(text) > _ORDINARY_BYTES]
        try:
            future = pool.submit_when_free(lambda: call, Priority(0, address))
            return await asyncio.wrap_future(future)
        except WorkerLost as lost:
            raise Busy() from lost

    def close(self) -> None:
        for pool in self._pools:
            pool.close()
