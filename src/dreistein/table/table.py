"""A running table: one writer, its viewers, and what it waits for.

Whatever happens goes through :meth:`Table.change`: decided from how the table stands, checked by
the rules, stored, and only then told to anyone.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from dreistein.protocol import messages as m
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import NoSuchTable
from dreistein.table.model import events as e
from dreistein.table.model.commands import started
from dreistein.table.model.log import read_log
from dreistein.table.model.sent import Sent
from dreistein.table.model.state import SUBSTITUTE, TableState, fold
from dreistein.table.model.timeouts import missing, pause, until_helped
from dreistein.table.services import Services, Watcher
from dreistein.table.store.base import Append, StaleLog
from dreistein.table.summaries import appending, listing
from dreistein.table.views import (
    RoundViews,
    Viewer,
    acted_news,
    news_since,
    seat_view,
    table_view,
)

log = logging.getLogger(__name__)

_BREATH = 1.0
"""Seconds after which a table tries again what could not be stored."""


class Table:
    """A table in memory."""

    def __init__(
        self, table: str, log: Sequence[e.Event], state: TableState, services: Services
    ) -> None:
        """``state`` is how the table stands after all of the ``log``."""
        self.id = table
        self.state = state
        self.watchers: list[Watcher] = []
        self.used = services.now()
        """When somebody last looked."""
        self._services = services
        self._lock = asyncio.Lock()
        self._unsure = False
        self._listed = state.seq
        """Up to which event lists know how it stands; plain actions are stored without that."""
        self._sent = Sent(log)
        self._rounds = RoundViews()
        self._gone: dict[str, int] = {}
        self._woken = 0
        self._late: tuple[int, int, int] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thought: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    # ------------------------------------------------------------------ the one writer

    async def change(self, decide: Callable[[TableState], list[e.Event]]) -> int:
        """Make happen what is decided from how the table stands; its sequence number.

        Raises what ``decide`` or the rules refuse; then nothing has happened. Whoever asked may go
        away meanwhile: what was begun is finished all the same, and everyone else is told.
        """
        async with self._lock:
            if self._unsure:
                await self._reload()
            try:
                return await self._store(decide)
            except StaleLog:
                # Another process was first: look again, once.
                await self._reload()
                return await self._store(decide)

    async def _store(self, decide: Callable[[TableState], list[e.Event]]) -> int:
        before = self.state
        changes = decide(before)
        if not changes:
            return before.seq
        after = before
        for change in changes:
            after = fold(after, change)
        now = self._services.now()
        stored = tuple(map(e.encode, changes))
        append = appending(self.id, before, after, stored, now)
        try:
            await self._services.store.append(append)
        except BaseException as error:
            # Stopped half way, it may be stored or not: ask the store before anything else.
            self._unsure = True
            if isinstance(error, asyncio.CancelledError) and not self._closed:
                self.spawn(self._settle(append))
            raise
        self.state = after
        if append.summary is not None:
            self._listed = after.seq
        self._remember(changes)
        self._publish(before, after, changes)
        self.look_after()
        return after.seq

    async def _settle(self, append: Append) -> None:
        """Finish what somebody began who is gone: if it was stored, then it is stale by now."""
        async with self._lock:
            with suppress(DreisteinError):
                await self._services.store.append(append)
            with suppress(DreisteinError):
                await self._reload()

    async def _reload(self) -> None:
        log, state = await read_log(await self._services.store.load(self.id))
        if state is None:
            raise NoSuchTable()
        self._unsure = False
        if len(log) == self.state.seq:
            return
        self.state = state
        self._sent = Sent(log)
        for watcher in self.watchers:
            watcher.deliver(self.whole(watcher.viewer))
        self.look_after()

    def _remember(self, changes: list[e.Event]) -> None:
        for change in changes:
            self._sent.add(change)
            if isinstance(change, e.Acted):
                self._services.counts.actions += 1

    def done_before(self, act: m.Act) -> int | None:
        """The number that this very action got when it was sent before."""
        return self._sent.number_of(act)

    # ------------------------------------------------------------------ telling

    def whole(self, viewer: Viewer, news: m.News | None = None) -> m.Whole:
        """The table as a viewer may see it."""
        state = self._on_time(self.state)
        rounds = self._rounds.of(state)
        view = table_view(state, self.id, viewer, self.here(), self._services.now(), rounds)
        return m.Whole(state.seq, view, news)

    def _on_time(self, state: TableState) -> TableState:
        """The clock does not run while nobody is there."""
        woken = self._woken if self.watchers else self._services.now()
        return state if state.turn_at >= woken else replace(state, turn_at=woken)

    def _publish(self, before: TableState, after: TableState, changes: list[e.Event]) -> None:
        last = changes[-1]
        plain = before.changed == after.changed
        ended = after.round is not None and after.round.end is not None
        viewers = {watcher.viewer for watcher in self.watchers}
        told: list[Mapping[Viewer, m.ServerMessage]] = []
        if plain:
            now = self._services.now()
            told.append(acted_news(before, self._on_time(after), viewers, now))
        if not plain or ended:
            news = m.News("ended" if plain else last.type, getattr(last, "seat", None))
            told.append({viewer: self.whole(viewer, news) for viewer in viewers})
        for watcher in tuple(self.watchers):
            for messages in told:
                watcher.deliver(messages[watcher.viewer])

    def missed(self, viewer: Viewer, hello: m.Hello) -> list[m.ServerMessage]:
        """What a viewer must be told who has seen everything up to a number; else all of it."""
        state = self.state
        if hello.since is None or (hello.match, hello.round) != (
            state.match,
            len(state.plays) - 1,
        ):
            return [self.whole(viewer)]
        if hello.since == state.seq:
            return []
        round = state.round
        if not state.changed <= hello.since < state.seq or round is None or round.end is not None:
            return [self.whole(viewer)]
        return [*news_since(self._on_time(state), viewer, hello.since, self._services.now())]

    # ------------------------------------------------------------------ who is there

    @property
    def busy(self) -> bool:
        """Whether something is being stored or thought about."""
        return self._lock.locked() or bool(self._tasks)

    def here(self) -> set[str]:
        """The people who are connected."""
        return {w.viewer.person for w in self.watchers if w.viewer.person is not None}

    def presence(self) -> m.Presence:
        """Who is connected, as everyone may know."""
        here = self.here()
        seats = tuple(seat.person is not None and seat.person in here for seat in self.state.seats)
        return m.Presence(seats, self.beside(None))

    def beside(self, person: str | None) -> int:
        """How many connections one more would join: a player's own, or all who only watch."""
        playing = self.state.seats_of
        if playing(person):
            return sum(1 for w in self.watchers if w.viewer.person == person)
        return sum(1 for w in self.watchers if not playing(w.viewer.person))

    def add(self, watcher: Watcher) -> None:
        """Somebody looks at the table."""
        now = self._services.now()
        self.used = now
        if not self.watchers:
            self._woken = now
        before = self.presence()
        self.watchers.append(watcher)
        if watcher.viewer.person is not None:
            self._gone.pop(watcher.viewer.person, None)
        self._tell_presence(before)
        self.look_after()

    def remove(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        if watcher not in self.watchers:
            return
        before = self.presence()
        self.watchers.remove(watcher)
        self.used = self._services.now()
        person = watcher.viewer.person
        if person is not None and person not in self.here() and self.state.seats_of(person):
            self._gone[person] = self.used
        self._tell_presence(before)
        self.look_after()

    def _tell_presence(self, before: m.Presence) -> None:
        now = self.presence()
        if now != before:
            for watcher in tuple(self.watchers):
                watcher.deliver(now)

    # ------------------------------------------------------------------ what it waits for

    def look_after(self) -> None:
        """Let bots think, and set the timer for whatever comes by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.watchers:
            return
        state = self.state
        if state.phase == "playing":
            if self._level() is not None:
                if self._thought is None or self._thought.done():
                    self._thought = self.spawn(self._think())
                return
            turn_at = self._on_time(state).turn_at
            until = until_helped(state, self.here(), self._away_at, turn_at)
            self._set_timer(until, self._waited)
        elif state.phase == "between":
            seconds = pause(state, self._services.settings.between_seconds)
            if not state.full:
                self._set_timer(self._on_time(state).turn_at + 1000 * seconds, self._deal)
        elif state.match:
            awaited = missing(state, self.here(), self._away_at)
            self._set_timer(min((at for at, _ in awaited), default=None), self._go_without)

    def _away_at(self, person: str) -> float:
        """When somebody who is not here has been gone for long."""
        gone = self._gone.setdefault(person, self._services.now())
        away = 1000 * self._services.settings.away_seconds
        return max(gone, self.state.turn_at) + away

    def _go_without(self) -> None:
        """Bots hold the seats of those who have been away for long before a rematch."""
        state, now = self.state, self._services.now()
        due = [seat for at, seat in missing(state, self.here(), self._away_at) if at <= now]
        if due and state.phase == "gathering":
            self.spawn(self._hold(state, due))
        else:
            self.look_after()

    def _set_timer(self, at: float | None, then: Callable[[], None]) -> None:
        if at is not None:
            wait = max(0.0, at - self._services.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, then)

    def _waited(self) -> None:
        """The time of whoever is to move is up, or they have been away for long."""
        state = self.state
        if state.phase != "playing" or state.round is None or self._level() is not None:
            return
        seat = state.round.turn
        clock, now = state.opened.clock, self._services.now()
        if clock is not None and now >= self._on_time(state).turn_at + 1000 * clock:
            self._late = self._turn(state)
            self.look_after()
        elif state.seats[seat].person not in self.here():
            self.spawn(self._hold(state, [seat]))
        else:
            self.look_after()

    async def _hold(self, state: TableState, seats: list[int]) -> None:
        now = self._services.now()
        held: list[e.Event] = [e.Held(seat, SUBSTITUTE, now) for seat in seats]
        await self._try(lambda s: started(s, held, now) if s is state else [])
        for seat in seats:
            if state.seats[seat].person in self.here():
                await self.welcome_back(seat)  # they came while it was being stored

    async def welcome_back(self, seat: int) -> None:
        """A bot that held a seat makes room for its person."""

        def back(state: TableState) -> list[e.Event]:
            return [e.Returned(seat, self._services.now())] if state.seats[seat].held else []

        while not await self._try(back):
            if self.state.seats[seat].person not in self.here():
                break  # whoever comes next is welcomed again

    def _deal(self) -> None:
        state = self.state
        now = self._services.now()
        if state.phase == "between":
            self.spawn(self._try(_unless_changed(state, e.Dealt(now))))

    def spawn(self, work: Coroutine[Any, Any, object]) -> "asyncio.Task[Any]":
        """Do something beside what is going on."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _try(self, decide: Callable[[TableState], list[e.Event]]) -> bool:
        """Make something happen that nobody waits for; whether that could be stored."""
        try:
            await self.change(decide)
        except DreisteinError as error:
            log.warning("table: %s", error.code)
            await asyncio.sleep(_BREATH)
            self.look_after()
            return False
        return True

    # ------------------------------------------------------------------ bots

    @staticmethod
    def _turn(state: TableState) -> tuple[int, int, int]:
        """What tells one turn from another."""
        assert state.round is not None
        return state.match, len(state.plays), state.turn_at * 8 + state.round.turn

    def _level(self) -> str | None:
        """The level of the bot that is to move; None if a person is."""
        state = self.state
        if state.phase != "playing" or state.round is None:
            return None
        if self._late is not None and self._late == self._turn(state):
            return SUBSTITUTE
        return state.seats[state.round.turn].level

    async def _think(self) -> None:
        """Act for bots until a person is to move."""
        while self.watchers:
            state, level = self.state, self._level()
            if level is None or state.round is None:
                break
            seat = state.round.turn
            by: e.By = "bot" if state.seats[seat].level is not None else "clock"
            legal = list(state.round.legal_actions())
            choice = legal[0]
            if len(legal) > 1:
                millis = self._services.settings.bot_millis if level == "expert" else None
                view = seat_view(state, seat)
                choice = await self._services.thinkers.choose(level, view, legal, millis)
            acted = e.Acted(seat, str(choice), by, self._services.now())
            try:
                await self.change(_unless_changed(state, acted))
            except DreisteinError as error:
                log.warning("table: a bot's action was refused: %s", error.code)
                await asyncio.sleep(_BREATH)
        self._thought = None
        self.look_after()

    async def close(self) -> None:
        """Stop waiting and thinking; what is stored is stored."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self._lock:
            self.watchers.clear()
            if self._listed != self.state.seq and not self._unsure:
                with suppress(DreisteinError):
                    await self._services.store.append(listing(self.id, self.state))


def _unless_changed(was: TableState, event: e.Event) -> Callable[[TableState], list[e.Event]]:
    """What comes by itself comes only if nothing else has happened meanwhile."""
    return lambda state: [event] if state is was else []
