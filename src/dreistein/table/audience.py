"""The viewers of a table, and what they are sent."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from dreistein.protocol import server as p
from dreistein.protocol.client import Hello
from dreistein.table.connection import Connection
from dreistein.table.model.change import Change
from dreistein.table.model.state import TableState
from dreistein.table.services import Services
from dreistein.table.views import RoundViews, acted_messages, acted_since, table_view


class WatchedTable(Protocol):
    """The part of a table that its audience uses."""

    id: str
    state: TableState


class Audience:
    """The connections of a table, and what they are sent."""

    def __init__(self, table: WatchedTable, services: Services) -> None:
        self.connections: list[Connection] = []
        self._table, self._services = table, services
        self._rounds = RoundViews()
        self._woken_at = 0
        """When the first of them connected."""

    # ------------------------------------------------------------------ connections

    def add(self, connection: Connection) -> None:
        before = self.presence()
        if not self.connections:
            self._woken_at = self._services.now()
        self.connections.append(connection)
        self._publish_presence(before)

    def remove(self, connection: Connection) -> None:
        before = self.presence()
        self.connections.remove(connection)
        self._publish_presence(before)

    def people(self) -> set[str]:
        """The people who are connected."""
        return {c.person for c in self.connections if c.person is not None}

    def presence(self) -> p.Presence:
        """Who is connected: everyone may know."""
        here = self.people()
        seats = tuple(
            seat.person is not None and seat.person in here for seat in self._table.state.seats
        )
        return p.Presence(seats, self.count_like(None))

    def count_like(self, person: str | None) -> int:
        """How many connections count together with a person's: their own, or all spectators'."""
        plays = self._table.state.seats_of
        if plays(person):
            return sum(1 for c in self.connections if c.person == person)
        return sum(1 for c in self.connections if not plays(c.person))

    def _publish_presence(self, before: p.Presence) -> None:
        now = self.presence()
        if now != before:
            self.send(now)

    def send(self, message: p.ServerMessage) -> None:
        """Send everyone the same message."""
        for connection in tuple(self.connections):
            connection.deliver(message)

    # ------------------------------------------------------------------ what they are sent

    def with_clock(self, state: TableState) -> TableState:
        """The state with its clock corrected: it does not run while nobody is connected."""
        woken = self._woken_at if self.connections else self._services.now()
        if state.turn_at >= woken:
            return state
        return replace(state, turn_at=woken, clock_at=max(state.clock_at, woken))

    def whole(self, person: str | None, news: p.News | None = None) -> p.Whole:
        """The table as a viewer may see it."""
        state = self.with_clock(self._table.state)
        rounds, now = self._rounds.of(state), self._services.now()
        view = table_view(state, self._table.id, person, self.people(), now, rounds)
        return p.Whole(state.seq, view, news)

    def publish(self, change: Change) -> None:
        """Send everyone what has just happened."""
        people = {connection.person for connection in self.connections}
        batches: list[Mapping[str | None, p.ServerMessage]] = []
        if change.only_acted:
            assert change.before is not None
            after, now = self.with_clock(change.after), self._services.now()
            batches.append(acted_messages(change.before, after, people, now))
        if not change.only_acted or change.round_ended:
            last = change.events[-1]
            kind = "ended" if change.only_acted else last.type
            news = p.News(kind, getattr(last, "seat", None))
            batches.append({person: self.whole(person, news) for person in people})
        for connection in tuple(self.connections):
            for messages in batches:
                connection.deliver(messages[connection.person])

    def publish_whole(self) -> None:
        """Send everyone the whole table, after it was read from the store again."""
        for connection in self.connections:
            connection.deliver(self.whole(connection.person))

    def catch_up(self, person: str | None, hello: Hello) -> list[p.ServerMessage]:
        """The messages for a viewer who has seen everything up to ``hello.since``."""
        state = self._table.state
        seen = (hello.match, hello.round)
        if hello.since is None or seen != (state.match_number, state.rounds - 1):
            return [self.whole(person)]
        if hello.since == state.seq:
            return []
        round = state.round
        goes_on = round is not None and round.end is None
        if not goes_on or not state.last_other <= hello.since < state.seq:
            return [self.whole(person)]
        now = self._services.now()
        return [*acted_since(self.with_clock(state), person, hello.since, now)]

    def hang_up(self, message: str) -> None:
        """Tell everyone to come back."""
        self.send(p.Bye("restarting", message, 1000))
