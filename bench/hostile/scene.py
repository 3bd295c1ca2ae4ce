"""A database as a patient stranger has made it long before the attack."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewSeat, NewTable
from dreistein.rules import Record
from dreistein.table.fair.sealed import seal_of, table_mark
from dreistein.table.model import binding
from dreistein.table.model import events as e
from dreistein.table.model.append import append_for
from dreistein.table.model.change import Change
from dreistein.table.model.commands import handle
from dreistein.table.model.fold import fold
from dreistein.table.model.setup import opening_event
from dreistein.table.model.summaries import record_of
from dreistein.table.store import settings
from dreistein.table.store.sqlite import SqliteStore
from dreistein.web.guard.sessions import KEY_NAME, Person, Sessions, new_key

LONG_ROUNDS = 200
HINT_TABLES = 200
EXPERT_TABLES = 24
RECORD_BYTES = 990_000
_ENDLESS: Any = {"base": "german", "target": 10**9}


@dataclass(frozen=True, slots=True)
class Seated:
    """A table, and the cookie of the person who sits there."""

    table: str
    cookie: str
    watch: str


@dataclass(frozen=True, slots=True)
class Scene:
    """What the stranger and the honest players find in the database."""

    long: Seated
    """A match of many rounds."""
    hints: list[Seated]
    """Tables where the stranger is to move."""
    experts: list[Seated]
    """Tables where experts play among themselves, since the stranger has resigned."""
    public: Seated
    """An honest person's table whose link everybody knows."""
    huge_record: str
    """As large a record as may be uploaded."""
    small_record: str


class _Log:
    """The log of a table that one person plays by themselves."""

    def __init__(self, table: str, person: str, seats: Sequence[NewSeat]) -> None:
        self.person, self.now = person, int(time.time() * 1000)
        plan = NewTable(tuple(seats), _ENDLESS)
        first = replace(opening_event(plan, person, self.now), table=table_mark(table))
        self.events: list[e.Event] = [first]
        self.state = fold(None, first)
        share = secrets.token_hex(32)
        self.do(c.Ready("r", 0, seal_of(share)))
        self.do(c.Reveal("s", 0, share, binding.pledge_of(self.state)))

    def do(self, command: Any) -> None:
        for event in handle(self.state, self.person, command, self.now):
            self.events.append(event)
            self.state = fold(self.state, event)

    def play(self, rounds: int) -> None:
        """Play until this many rounds have begun: always for the most points."""
        while self.state.rounds < rounds or self.state.phase != "playing":
            round, number = self.state.round, self.state.rounds
            assert round is not None
            if self.state.phase == "between":
                self.do(c.Next(f"n{number}", number))
                continue
            best = max(round.legal_actions(), key=round.points)
            ply = len(round.history)
            self.do(c.Act(f"a{number}-{ply}", round.turn, number - 1, ply, str(best)))


async def make_scene(database: Path) -> Scene:
    """Fill a new database."""
    store = SqliteStore(database)
    await store.open()
    try:
        sessions = Sessions(await store.write(settings.get_or_set, KEY_NAME, new_key()))
        me, expert = NewSeat("me", "Mallory"), NewSeat("bot", level="expert")

        async def keep(log: _Log, table: str, person: Person) -> Seated:
            events = tuple(log.events)
            await store.append(append_for(table, Change(None, log.state, events, False, False)))
            cookie = f"{sessions.cookie_name(False)}={sessions.cookie(person)}"
            return Seated(table, cookie, log.state.opened.watch)

        async def make(
            *seats: NewSeat, rounds: int = 1, resign: bool = False
        ) -> tuple[_Log, Seated]:
            table, person = secrets.token_urlsafe(16), Person.new("Mallory")
            log = _Log(table, person.id, seats)
            if all(seat.kind == "me" for seat in seats):
                log.play(rounds)
            if resign:
                log.do(c.Resign("q", 0))
            return log, await keep(log, table, person)

        log, long = await make(me, me, rounds=LONG_ROUNDS)
        whole = record_of(log.state)
        return Scene(
            long,
            [(await make(me, me))[1] for _ in range(HINT_TABLES)],
            [(await make(me, expert, expert, resign=True))[1] for _ in range(EXPERT_TABLES)],
            (await make(me, me))[1],
            _largest(whole, RECORD_BYTES),
            _first(whole, 3),
        )
    finally:
        await store.close()


def _largest(record: Record, size: int) -> str:
    """A record that has everything to be judged, and more to be read, up to a size."""
    room = size - len(record.dumps())
    extra = {**record.extra, "more": [{"a": [1.5]}] * (room // len('{"a": [1.5]}, '))}
    return replace(record, extra=extra).dumps()


def _first(record: Record, rounds: int) -> str:
    return replace(record, rounds=record.rounds[:rounds]).dumps()
