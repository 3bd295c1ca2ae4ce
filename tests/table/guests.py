"""Simulated people at the tables of a house: they receive messages and answer."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

import pytest
from pydantic import TypeAdapter

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.protocol import table as wire
from dreistein.protocol.http.lists import TableSummary
from dreistein.protocol.http.tables import NewSeat, NewSolitaire, NewTable
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError
from dreistein.table.bots.pool import BotPool
from dreistein.table.fair.sealed import pledge_to, seal_of
from dreistein.table.house import House
from dreistein.table.model.commands import Command
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.base import Store
from dreistein.table.store.sqlite import SqliteStore
from poll import bounded
from table.following import after

T = TypeVar("T")
SHARE, OTHER_SHARE = "ab" * 32, "cd" * 32
QUICK: Any = {"base": "german", "target": 100}
"""A match of one or two rounds."""
ALONE: Any = {"solitaire": NewSolitaire(10, 20)}
ME = NewSeat("me", "Ada")
FRIEND = NewSeat("invited")
BOT = NewSeat("bot", level="greedy")
SECONDS = 120.0
"""Seconds for what happens at once unless the machine is stuck."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test in an event loop of its own, with a time limit."""
    return asyncio.run(bounded(work))


class Clock:
    """A clock in milliseconds that the test sets."""

    def __init__(self) -> None:
        self.now = 1_794_787_200_000  # 2026-11-16, midnight UTC

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def a_house(
    store: Store | Path, settings: HouseSettings | None = None, now: Callable[[], int] | None = None
) -> AsyncIterator[House]:
    """An open house on a file or another store."""
    kept = SqliteStore(store / "tables.db") if isinstance(store, Path) else store
    clock = {} if now is None else {"now": now}
    house = House(kept, BotPool(1), settings, **clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


HERE: "WeakSet[Guest]" = WeakSet()
"""The guests who have sealed a share."""


class Guest:
    """One connection of one person: a small client that folds the messages it gets."""

    def __init__(self, house: House, person: str | None, table: str, key: str | None = None):
        self.house, self.person, self.table, self.key = house, person, table, key
        self.inbox: list[p.ServerMessage] = []
        self.arrived = asyncio.Event()
        self.seq = 0
        self.view: wire.TableView | None = None
        self.presence: p.Presence | None = None
        self.connection: Connection | None = None
        self.share: str | None = None
        """The share that was sealed last."""

    async def come(self, hello: c.Hello | None = None) -> "Guest":
        """Connect; without ``hello``, for a whole view."""
        self.connection = await self.house.visits.connect(
            self.person, self.table, self.key, self.hear, hello or c.Hello()
        )
        return self

    async def come_back(self) -> None:
        """Connect again, for what was missed."""
        rounds = len(self.shown.rounds)
        await self.come(c.Hello(self.seq, self.shown.match, rounds - 1 if rounds else None))

    def go(self) -> None:
        """Disconnect."""
        assert self.connection is not None
        self.connection.close()
        self.connection = None

    def hear(self, message: p.ServerMessage) -> None:
        p.encode(message)  # it can be encoded
        self.inbox.append(message)
        if isinstance(message, p.Whole):
            self.seq, self.view = message.seq, message.table
        elif isinstance(message, p.Acted):
            self.seq, self.view = message.seq, after(self.shown, message)
        elif isinstance(message, p.Changed):
            rounds = (*self.shown.rounds[: message.kept], *message.rounds)
            self.seq = message.seq
            self.view = replace(self.shown, rounds=rounds, **message.table)
        elif isinstance(message, p.Presence):
            self.presence = message
        self.arrived.set()

    @property
    def shown(self) -> wire.TableView:
        assert self.view is not None
        return self.view

    @property
    def round(self) -> wire.RoundView:
        return self.shown.rounds[-1]

    @property
    def ply(self) -> int:
        return self.round.ply

    @property
    def phase(self) -> str:
        return self.shown.phase

    @property
    def actions(self) -> list[tuple[int, str]]:
        """The seat and text of every action of the round."""
        return [(turn.seat, action.action) for turn in self.round.turns for action in turn.actions]

    @property
    def to_move(self) -> wire.Hand | None:
        """The guest's own hand that is to move."""
        return next((hand for hand in self.shown.hands if hand.choices), None)

    @property
    def seat(self) -> int:
        """The guest's own seat, or the first of them."""
        return self.shown.hands[0].seat

    @property
    def shuffle(self) -> wire.Shuffle:
        assert self.shown.shuffle is not None
        return self.shown.shuffle

    @property
    def wish(self) -> wire.UndoRequest:
        """The request to undo that is shown."""
        assert self.shown.undo is not None
        return self.shown.undo

    def hand(self, seat: int) -> wire.Hand:
        return next(hand for hand in self.shown.hands if hand.seat == seat)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until something holds that a message brings about."""
        async with asyncio.timeout(SECONDS):
            while not true():
                self.arrived.clear()
                if self.must_reveal:
                    await self.reveal()
                else:
                    await self.arrived.wait()

    async def say(self, message: Command | c.AskHint | c.Say) -> p.ServerMessage | None:
        """Send a message; returns the answers with its id (a hint comes later)."""
        assert self.connection is not None
        before = len(self.inbox)
        await self.house.receive(self.connection, message)
        named = getattr(message, "id", None)
        answers = (p.Done, p.Refused)
        found = [a for a in self.inbox[before:] if isinstance(a, answers) and a.id == named]
        return found[-1] if found else None

    async def code(self, message: Command | c.AskHint | c.Say) -> str:
        """Send a message; returns ``done``, or the code of the refusal."""
        answer = await self.say(message)
        return answer.code if isinstance(answer, p.Refused) else "done"

    async def ready(self, share: str = SHARE) -> str:
        """Seal a share; with the last seal, everyone who is here reveals theirs."""
        code = await self.seal(share)
        shuffle = self.shown.shuffle
        if shuffle is not None and shuffle.missing:
            for guest in [g for g in HERE if g.table == self.table and g.connection and g.share]:
                await guest.reveal()
        return code

    async def seal(self, share: str = SHARE) -> str:
        HERE.add(self)
        self.share = share
        return await self.code(c.Ready(new_id(), self.shown.match, seal_of(share), self.attempt))

    async def reveal(self, share: str | None = None) -> str:
        share = share or self.share or ""
        shown = TypeAdapter(wire.TableView).dump_python(self.shown, mode="json")
        bound = shown["shuffle"] and shown["shuffle"]["seats"]
        pledge = pledge_to(shown) if bound else share
        return await self.code(c.Reveal(new_id(), self.shown.match, share, pledge, self.attempt))

    @property
    def must_reveal(self) -> bool:
        """Whether the table waits for this guest's share."""
        shuffle, seats = self.shown.shuffle, self.shown.seats
        missing = () if shuffle is None or self.share is None else shuffle.missing
        return any(seats[at].yours for at in missing)

    @property
    def attempt(self) -> int:
        return 0 if self.shown.shuffle is None else self.shown.shuffle.attempt

    def act(self, action: str | None = None, seat: int | None = None) -> c.Act:
        """An action for the present position; by default the one that scores most."""
        hand = self.to_move
        if action is None:
            assert hand is not None
            assert hand.choices
            action = max(hand.choices, key=lambda choice: choice.points).action
        if seat is None:
            seat = hand.seat if hand is not None else self.seat
        return c.Act(new_id(), seat, self.round.number, self.ply, action)

    async def play(self, action: str | None = None) -> str:
        return await self.code(self.act(action))

    def undo(self, seat: int = 0) -> c.Undo:
        return c.Undo(new_id(), seat, self.round.number, self.ply)

    async def record(self, match: int = 0) -> dict[str, Any]:
        text = await self.house.records.read(self.person, self.table, match, self.key)
        found: dict[str, Any] = json.loads(text)
        return found


def new_id() -> str:
    return secrets.token_hex(6)


async def seated(
    house: House, *seats: NewSeat, edition: Any = QUICK, person: str = "ada", **more: Any
) -> Guest:
    """A new table; returns its host, connected."""
    table = await house.hosting.new_table(person, NewTable(seats, edition, **more))
    return await Guest(house, person, table).come()


async def joined(
    host: Guest, person: str, name: str = "", seat: int | None = None, house: House | None = None
) -> Guest:
    """A guest who joins by the host's invitation, perhaps at another server."""
    assert host.shown.invite is not None
    house = house or host.house
    table, _ = await house.visits.sit(person, host.shown.invite, seat, name or person.title())
    return await Guest(house, person, table).come()


async def watching(host: Guest, person: str | None = None) -> Guest:
    """A guest who connects by the link for spectators."""
    assert host.shown.watch is not None
    return await Guest(host.house, person, host.table, host.shown.watch).come()


async def party(house: House, *people: str, edition: Any = QUICK, **more: Any) -> tuple[Guest, ...]:
    """People in a match that has begun; the first of them is the host."""
    seats = (NewSeat("me", people[0].title()), *[FRIEND] * (len(people) - 1))
    host = await seated(house, *seats, edition=edition, person=people[0], **more)
    guests = (host, *[await joined(host, person) for person in people[1:]])
    for guest, share in zip(guests, (SHARE, OTHER_SHARE, "ef" * 32), strict=False):
        assert await guest.ready(share) == "done"
    return guests


async def duel(house: House, edition: Any = QUICK, **more: Any) -> tuple[Guest, Guest]:
    """Two people in a match that has begun."""
    ada, ben = await party(house, "ada", "ben", edition=edition, **more)
    return ada, ben


async def turn_of(*guests: Guest) -> Guest:
    """Wait until one of these guests is to move; returns that one."""
    first = guests[0]
    await first.until(lambda: first.phase != "playing" or any(guest.to_move for guest in guests))
    return next(guest for guest in guests if guest.to_move)


async def movers(one: Guest, two: Guest) -> tuple[Guest, Guest]:
    """Wait until one of two guests is to move; returns that one, and the other."""
    mover = await turn_of(one, two)
    return mover, two if mover is one else one


async def somebody_is_held(house: House) -> None:
    """Wait until a bot holds a seat at another table: by then it would hold one here too."""
    away, other = await movers(*await duel(house))
    away.go()
    await other.until(lambda: any(seat.held for seat in other.shown.seats))


async def next_round(*guests: Guest) -> None:
    """Everybody has seen the result of the round."""
    number = len(guests[0].shown.rounds)
    for guest in guests:
        assert await guest.code(c.Next(new_id(), number)) == "done"


async def rematch(*guests: Guest) -> None:
    """Everybody wants another match."""
    number = guests[0].shown.match + 1
    for guest in guests:
        assert await guest.code(c.Rematch(new_id(), number)) == "done"


async def again(*guests: Guest) -> None:
    """Play a rematch to its end."""
    await rematch(*guests)
    for guest in guests:
        assert await guest.ready() == "done"
    await finish(*guests)


async def round_over(*guests: Guest) -> None:
    """Play to the end of the round, always for the most points."""
    first = guests[0]
    while first.phase == "playing":
        await first.until(lambda: first.phase != "playing" or any(g.to_move for g in guests))
        if mover := next((guest for guest in guests if guest.to_move), None):
            assert await mover.play() == "done"


async def finish(*guests: Guest) -> None:
    """Play until the match is over."""
    first = guests[0]
    while first.phase != "over":
        await first.until(lambda: first.phase != "gathering")
        await round_over(*guests)
        if first.phase == "between":
            await next_round(*guests)


async def finished(house: House, *seats: NewSeat, **wish: Any) -> Guest:
    """The host of a new table who has played a match there, with bots or alone."""
    host = await seated(house, *seats, **wish)
    assert await host.ready() == "done"
    await finish(host)
    return host


async def finished_duel(house: House, edition: Any = QUICK) -> tuple[Guest, Guest]:
    """Two people who have played a match."""
    ada, ben = await duel(house, edition)
    await finish(ada, ben)
    return ada, ben


async def nobody_looks(house: House, *guests: Guest) -> None:
    """All guests go, and their tables leave memory at once, in a house without patience."""
    for guest in guests:
        guest.go()
    await house.tables.unload_idle()
    assert not house.tables.running


async def games_of(house: House, person: str) -> list[TableSummary]:
    """Everything in a person's list: unfinished tables, then finished matches."""
    return [*await house.lists.unfinished(person), *await house.lists.finished(person)]


def edition_of(guest: Guest) -> Edition:
    return Edition.from_json(guest.shown.edition)


async def refusal(work: Awaitable[object]) -> str:
    """The code of the error that it raises."""
    with pytest.raises(DreisteinError) as refused:
        await work
    return refused.value.code
