"""All tables of a server: opening_event them, finding them, and letting idle ones leave memory.

>>> import asyncio
>>> from dreistein.protocol.http.tables import NewSeat, NewTable
>>> async def visit() -> str:
...     house = House(SqliteStore(":memory:"), BotPool())
...     await house.open()
...     plan = NewTable((NewSeat("me", "Ada"), NewSeat("bot", level="casual")), "german")
...     table = await house.new_table("ada", plan)
...     view = await house.table_view("ada", table)
...     await house.close()
...     return view.phase
>>> asyncio.run(visit())
'gathering'
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from dreistein.protocol.client import Hello
from dreistein.protocol.http.tables import NewTable, Rounds
from dreistein.protocol.table import Look, RoundView, TableView
from dreistein.table.bots.pool import BotPool as BotPool
from dreistein.table.errors import NoSuchTable, NotOverYet, Restarting, TooManyTables
from dreistein.table.fair.day import parse_day
from dreistein.table.fair.proof import proof_of
from dreistein.table.fair.sealed import table_mark
from dreistein.table.features.challenges import Challenges
from dreistein.table.features.day import DayGames
from dreistein.table.features.erasure import Erasure
from dreistein.table.features.lists import GameLists
from dreistein.table.features.play_on import Again
from dreistein.table.features.reviews.reviews import Reviews
from dreistein.table.features.upkeep import Upkeep
from dreistein.table.model import events as e
from dreistein.table.model.change import Change
from dreistein.table.model.commands import sit
from dreistein.table.model.fold import open_state
from dreistein.table.model.names import clean_name
from dreistein.table.model.setup import opening_event
from dreistein.table.model.state import TableState
from dreistein.table.model.summaries import append_for
from dreistein.table.runtime.connection import Connection, Deliver, WordError
from dreistein.table.runtime.house_clock import HouseClock
from dreistein.table.runtime.node import Node
from dreistein.table.runtime.services import Counts, Services
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.runtime.table import Table, read_log
from dreistein.table.store.base import Store
from dreistein.table.store.shared import is_shared
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.store.sqlite import SqliteStore as SqliteStore

_PROBE_NAME = "probe"
_RETRY_MILLIS = 1000
"""When clients shall come back to a server that is restarted."""
_RETRY_ELSEWHERE_MILLIS = 100
"""And when, if there may be another one."""
_PROBE_SECONDS = 5
ROUNDS_LENGTH = 10
"""How many whole rounds are sent at once."""
_MEND_SECONDS = 5
"""How long the start waits for lists of an older version; the rest goes on in the background."""


class _NoLog(NoSuchTable):
    """There is no log of such a table: it never existed, or was dropped."""


class House:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        settings: HouseSettings | None = None,
        *,
        now: Callable[[], int] | None = None,
    ) -> None:
        """``now`` is a clock in milliseconds; by default a steady one that the system sets."""
        self.settings = settings or HouseSettings()
        self._store = store
        self._bots = bots
        self._clock = HouseClock(store, now)
        self._node: Node | None = None
        if is_shared(store):
            self._node = Node(store, self._on_gone, self._clock)
            self.settings = self.settings.among_others()
        self._services = Services(
            store, bots, self.settings, self._clock.now, Counts(), node=self._node
        )
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._dropping: set[str] = set()
        """Tables that nobody may load any more."""
        self._closings: set[asyncio.Task[None]] = set()
        """Of tables that another server dropped."""
        self._closing = False
        self._probe_at = 0.0
        """When to try next whether the store writes."""
        self._mending: asyncio.Task[None] | None = None
        self._reading = asyncio.Lock()
        """Whole rounds are made one at a time, with pauses: somebody may want hundreds at once."""
        self.upkeep = Upkeep(self._services, self._clock, self._tables, self._loading)
        self.lists = GameLists(self._services, self._tables, self._table, self._drop)
        """The games of every person."""
        self.erasure = Erasure(self._services, self._table, self._drop)
        self.challenges = Challenges(
            self._services, self._open_table, self._drop, self.erasure.settle
        )
        self.day = DayGames(self._services, self.lists, self._open_table)
        self.reviews = Reviews(self._services)
        self.again = Again(self._services, self._open_table)

    async def open(self) -> None:
        """Get ready to play. Tables are loaded when they are first needed."""
        await self._store.open()
        await self._clock.start()
        await self._bots.open()
        await self.day.open()
        if self._node is not None:
            await self._node.open(self._tables, self._disconnect)
        loop = asyncio.get_running_loop()
        self._mending = loop.create_task(self.lists.mend())
        await asyncio.wait((self._mending,), timeout=_MEND_SECONDS)
        self.upkeep.start()

    async def close(self, message: str = "") -> None:
        """Tell every client to come back later, finish what is being stored, and close."""
        self._closing = True
        await self.upkeep.stop()
        if self._mending is not None:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)
        retry = _RETRY_MILLIS if self._node is None else _RETRY_ELSEWHERE_MILLIS
        for table in tuple(self._tables.values()):
            table.audience.hang_up(message, retry)
        if self._node is not None:
            await self._node.close()
        await self.day.close()
        await self.reviews.close()
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._tables.clear()
        self._clock.tick()
        await self._clock.note()
        await self._bots.close()
        await self._store.close()

    @property
    def now(self) -> Callable[[], int]:
        """The clock, in milliseconds of Unix time."""
        return self._services.now

    @property
    def node(self) -> Node | None:
        """This server among others; None if it has the store for itself."""
        return self._node

    @property
    def store(self) -> Store:
        """The store of all tables."""
        return self._store

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        """The server's own value of this name, such as the key of its cookies: the first stays."""
        return await self._store.get_or_set(name, value)

    # ------------------------------------------------------------------ tables

    async def new_table(self, person: str, plan: NewTable) -> str:
        """Open a table; returns its id."""
        return await self._open_table(opening_event(plan, person, self._services.now()))

    async def _open_table(
        self, first: e.TableOpened, played: Sequence[e.Event] = (), name: str | None = None
    ) -> str:
        """Open a table; ``played`` are the events with which its match begins."""
        await self._check_table_limits(first.host)
        table = name or secrets.token_urlsafe(16)
        first = replace(first, table=table_mark(table))
        state = open_state(first)
        log: list[e.Event] = [first]
        if state.all_seated and state.chosen_seed is not None:
            log.append(e.Started(first.at))
        log += played
        change = await asyncio.to_thread(Change.of, None, log) if played else Change.of(None, log)
        append = append_for(table, change)
        async with self.erasure.settling(first.host, table):
            await self._store.append(append)
            self._tables[table] = Table(table, change.after, append.events, self._services)
        return table

    async def _check_table_limits(self, person: str) -> None:
        await self._store.check_room()
        await self.erasure.check(person)
        most = self.settings.most_tables_person
        if await self._store.count_unfinished(person) >= most:
            raise TooManyTables(most=most)

    async def _table(self, table: str) -> Table:
        if table in self._dropping:
            raise _NoLog()
        running = self._tables.get(table)
        if running is not None:
            running.used = self._services.now()
            if self._node is not None:
                await running.follow()  # another server may have stored something
            return running
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        log = await self._store.load(table)
        state = await read_log(table, log) if log else None
        if state is None or table in self._dropping:
            raise _NoLog()
        running = self._tables[table] = Table(table, state, log, self._services)
        return running

    async def _drop(self, table: str) -> None:
        """Drop a table for good; whoever is connected is told that it is gone."""
        self._dropping.add(table)
        try:
            if (loading := self._loading.get(table)) is not None:
                await asyncio.wait((loading,))
            running = self._tables.pop(table, None)
            if running is not None:
                running.audience.hang_up("", _RETRY_MILLIS)
                await running.close()
            await self._store.drop(table)
        finally:
            self._dropping.discard(table)
        if self._node is not None:
            self._node.tell(tables=[table])

    def _on_gone(self, table: str) -> None:
        """Another server dropped a table."""
        running = self._tables.pop(table, None)
        if running is not None:
            running.audience.hang_up("", _RETRY_MILLIS)
            closing = asyncio.get_running_loop().create_task(running.close())
            self._closings.add(closing)
            closing.add_done_callback(self._closings.discard)

    async def find(self, key: str) -> tuple[str, str]:
        """The table that a link's key opens, and ``invite`` or ``watch``."""
        found = await self._store.find(key)
        if found is None:
            raise NoSuchTable()
        return found

    async def _table_for(self, person: str | None, table: str, key: str | None) -> Table:
        """A table that this person sits at, or has the key for; raises :class:`NoSuchTable`."""
        running = await self._table(table)
        opened = running.state.opened
        keys = (opened.invite, opened.watch)
        if key is not None and any(secrets.compare_digest(key.encode(), k.encode()) for k in keys):
            return running
        if person is None or not (running.state.seats_of(person) or person == opened.host):
            raise NoSuchTable()
        return running

    async def sit(
        self,
        person: str,
        key: str,
        seat: int | None = None,
        name: str = "",
        look: Look | None = None,
    ) -> tuple[str, int]:
        """Take a seat by an invitation; returns the table and the seat."""
        table, kind = await self.find(key)
        if kind != "invite":
            raise NoSuchTable()
        await self.erasure.check(person)
        running = await self._table(table)
        taken: list[int] = []

        def take_seat(state: TableState) -> list[e.Event]:
            now = self._services.now()
            number, events = sit(state, person, seat, clean_name(name), look, now)
            taken[:] = [number]
            return events

        async with self.erasure.settling(person, table):
            await running.change(take_seat)
        return table, taken[0]

    async def connect(
        self,
        person: str | None,
        table: str,
        key: str | None,
        deliver: Deliver,
        hello: Hello,
        word_error: WordError = str,
        address: str = "",
    ) -> Connection:
        """Connect a viewer to a table; ``address`` is where the viewer comes from."""
        running = await self._table_for(person, table, key)
        if self._closing:
            raise Restarting()
        running.audience.check_room(person, address)
        connection = Connection(running, person, self._services, deliver, word_error, address)
        connection.open(hello)
        return connection

    def disconnect(self, person: str) -> None:
        """Hang up on a person everywhere; whoever still is that person comes back at once."""
        whose = fingerprint(person)
        self._disconnect(whose)
        if self._node is not None:
            self._node.tell(bye=whose.hex())

    def _disconnect(self, whose: bytes) -> None:
        for table in tuple(self._tables.values()):
            table.audience.hang_up_on(whose)

    async def table_view(self, person: str | None, table: str, key: str | None = None) -> TableView:
        """A table as a viewer may see it now."""
        running = await self._table_for(person, table, key)
        return running.audience.whole(person).table

    async def rounds(
        self, person: str | None, table: str, first: int, key: str | None = None
    ) -> Rounds:
        """Some rounds of the present match with all their turns, from number ``first`` on."""
        running = await self._table_for(person, table, key)
        state = running.state
        following = min(first + ROUNDS_LENGTH, state.rounds)
        found: list[RoundView] = []
        async with self._reading:
            for number in range(first, following):
                found.append(running.audience.whole_round(state, number))
                await asyncio.sleep(0)
        more = following if first < following < state.rounds else None
        return Rounds(state.match_number, tuple(found), more)

    async def record(
        self, person: str | None, table: str, match: int = 0, key: str | None = None
    ) -> bytes:
        """The record of a finished match: for whoever sits there, played it, or has a link.

        If its table was dropped, the id alone gives access.
        """
        text = await self._store.record(table, match)
        try:
            running = await self._table_for(person, table, key)
        except NoSuchTable as refusal:
            played = person is not None and await self._store.match_of(person, table, match)
            if text is None or not (played or isinstance(refusal, _NoLog)):
                raise
        else:
            if text is None:
                raise NotOverYet() if match == running.state.match_number else NoSuchTable()
        day = json.loads(text).get("day") if b'"day"' in text else None  # most have no such field
        if day is None:
            return text
        # Until the day is over its deal is a secret, and this raises.
        secret = await self.day.secret(parse_day(day))
        proof = proof_of(secret, day=parse_day(day))
        return json.dumps({**json.loads(text), "fair": proof}, ensure_ascii=False).encode()

    # ------------------------------------------------------------------ figures

    @property
    def tables_in_memory(self) -> int:
        return len(self._tables)

    @property
    def actions_stored(self) -> int:
        """How many actions were stored since the house was opened."""
        return self._services.counts.actions

    @property
    def pending_decisions(self) -> int:
        """How many decisions of bots are waiting or being made."""
        return self._bots.pending

    @property
    def connections(self) -> int:
        return sum(len(table.audience.connections) for table in self._tables.values())

    async def ping(self) -> None:
        """Return if the store reads and writes; raises if it does not.

        Writing waits for the disk, so it is tried at most every few seconds while it works.
        """
        if self._closing or (self._node is not None and not self._node.alive):
            raise Restarting()
        now = asyncio.get_running_loop().time()
        await self._store.ping()
        if now >= self._probe_at:
            await self._store.put(_PROBE_NAME, b"")
            self._probe_at = now + _PROBE_SECONDS
