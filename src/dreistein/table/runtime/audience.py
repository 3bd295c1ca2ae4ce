"""The viewers of a table, and what they are sent."""

from collections.abc import Mapping
from dataclasses import replace

from dreistein.protocol import server as p
from dreistein.protocol import table as wire
from dreistein.protocol.client import Hello
from dreistein.table.errors import NoSuchTable, TooManyWatching
from dreistein.table.model.change import Change
from dreistein.table.model.state import Seat, TableState
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.viewer import Viewer
from dreistein.table.store.shared import Attendance
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.views.rounds import RoundViews
from dreistein.table.views.viewer import (
    acted_messages,
    acted_since,
    table_changes,
    table_view,
    unchanged_rounds,
)

Groups = dict[str | None, list[Viewer]]
"""Connections by what they may see."""


class Audience:
    """The connections of a table, and what they are sent."""

    def __init__(self, table: str, state: TableState, context: HouseContext) -> None:
        self.connections: list[Viewer] = []
        self._table, self._context = table, context
        self._state = state
        """The table as all of them have seen it."""
        self._rounds = RoundViews()
        self.people: frozenset[str] = frozenset()
        """Those who are connected, here or at other servers."""
        self._grouped: tuple[tuple[Seat, ...], Groups] = ((), {})
        """The groups of a change that moved nobody, and its seats: they serve for many actions."""
        self._woken_at = 0
        """When the first of them connected."""
        self._elsewhere: tuple[Attendance, ...] = ()
        """Who watches at other servers."""

    # ------------------------------------------------------------------ connections

    def add(self, connection: Viewer) -> None:
        before = self.presence()
        if not self.connections:
            self._woken_at = self._context.now()
        self.connections.append(connection)
        self._recount()
        self._publish_presence(before)

    def remove(self, connection: Viewer) -> None:
        before = self.presence()
        self.connections.remove(connection)
        if not self.connections:
            self._elsewhere = ()  # nobody here follows that any more
        self._recount()
        self._publish_presence(before)

    def clear(self) -> None:
        """Forget all connections."""
        self.connections.clear()
        self._recount()

    def _recount(self) -> None:
        here = (c.person for c in self.connections if c.person is not None)
        there = (person for others in self._elsewhere for person in others.people)
        self.people = frozenset((*here, *there))
        self._grouped = ((), {})

    def attendance(self) -> Attendance:
        """Who watches here, as other servers are told."""
        here = {c.person for c in self.connections if c.person is not None}
        plays = tuple(sorted(here.intersection(self._state.people)))
        return Attendance(plays, len(self._spectators()), self._woken_at)

    def hear_of_others(self, elsewhere: tuple[Attendance, ...]) -> bool:
        """Who watches at other servers now; returns whether that is new."""
        if not self.connections or elsewhere == self._elsewhere:
            return False
        before = self.presence()
        self._elsewhere = elsewhere
        self._woken_at = min([self._woken_at, *(others.since for others in elsewhere)])
        self._recount()
        self._publish_presence(before)
        return True

    def presence(self) -> p.Presence:
        """Who is connected: everyone may know."""
        seats = tuple(seat.person in self.people for seat in self._state.seats)
        watching = sum(others.spectators for others in self._elsewhere)
        return p.Presence(seats, len(self._spectators()) + watching)

    def check_room(self, person: str | None, address: str) -> None:
        """Raise :class:`TooManyWatching` if a person from an address may not connect once more."""
        settings = self._context.settings
        if person in self._state.members:
            own = sum(connection.person == person for connection in self.connections)
            limits = [(own, settings.most_connections_person)]
        else:
            spectators = self._spectators()
            near = sum(connection.address == address for connection in spectators)
            limits = [
                (len(spectators), settings.most_spectators),
                (near, settings.most_spectators_address),
            ]
        for count, most in limits:
            if count >= most:
                raise TooManyWatching(most=most)

    def _spectators(self) -> list[Viewer]:
        plays = self._state.people
        return [connection for connection in self.connections if connection.person not in plays]

    def dismiss_spectators(self) -> None:
        """Hang up on everyone without a seat: the links that they came by open nothing any more."""
        for connection in self._spectators():
            if connection.person not in (self._state.host, *self._state.members):
                connection.dismiss(NoSuchTable())

    def _publish_presence(self, before: p.Presence) -> None:
        now = self.presence()
        if now != before:
            self.send(now)

    def send(self, message: p.ServerMessage) -> None:
        """Send everyone the same message."""
        for connection in tuple(self.connections):
            connection.deliver(message)

    # ------------------------------------------------------------------ what they are sent

    @property
    def state(self) -> TableState:
        """The table, with its clock corrected."""
        return self._with_clock(self._state)

    def _with_clock(self, state: TableState) -> TableState:
        """The state with its clock corrected: it does not run while nobody is connected."""
        woken = self._woken_at if self.connections else self._context.now()
        if state.turn_at >= woken:
            return state
        return replace(state, turn_at=woken, clock_at=max(state.clock_at, woken))

    def whole(self, person: str | None) -> p.Whole:
        """The table as a viewer may see it."""
        state = self.state
        rounds, now = self._rounds.of(state), self._context.now()
        return p.Whole(state.seq, self._view(state, person, rounds, now))

    def whole_round(self, state: TableState, number: int) -> wire.RoundView:
        """A round of the match with all its turns, as everyone sees it."""
        return self._rounds.whole(state, number)

    def _view(
        self, state: TableState, person: str | None, rounds: tuple[wire.RoundView, ...], now: int
    ) -> wire.TableView:
        return table_view(state, self._table, person, self.people, now, rounds)

    def publish(self, change: Change) -> None:
        """Send everyone what has just happened: to those who see the same, the same message."""
        assert change.before is not None
        self._state = change.after
        groups = self._groups(change.before, change.after)
        before, after = self._with_clock(change.before), self._with_clock(change.after)
        now = self._context.now()
        if change.only_acted:
            self._send(groups, acted_messages(before, after, groups, now))
        if not change.only_acted or change.round_ended:
            last = change.events[-1]
            kind = "ended" if change.only_acted else last.type
            news = p.News(kind, getattr(last, "seat", None))
            kept = unchanged_rounds(before, after)
            rounds = self._rounds.of(after)[kept:]
            messages = {}
            for viewer in groups:
                views = (self._view(state, viewer, (), now) for state in (before, after))
                messages[viewer] = p.Changed(
                    after.seq, news, table_changes(*views), kept=kept, rounds=rounds
                )
            self._send(groups, messages)
        if change.before.seats is not change.after.seats:
            self._tell_of_others()

    def _tell_of_others(self) -> None:
        """Say who is connected: others may be known to be there before their seats are."""
        if self._elsewhere:
            self.send(self.presence())

    def _groups(self, before: TableState, after: TableState) -> Groups:
        """The connections by viewer; None stands for all who have no part in the table."""
        seats, groups = self._grouped
        if before.seats is seats and after.seats is seats:
            return groups
        involved = {who for state in (before, after) for who in state.involved}
        groups = {}
        for connection in self.connections:
            viewer = connection.person if connection.person in involved else None
            groups.setdefault(viewer, []).append(connection)
        if before.seats is after.seats:
            self._grouped = (after.seats, groups)
        return groups

    def _send(self, groups: Groups, messages: Mapping[str | None, p.ServerMessage]) -> None:
        # All who get the same message get it one after another, so that it is encoded once.
        for viewer, connections in groups.items():
            for connection in connections:
                connection.deliver(messages[viewer])

    def publish_whole(self, state: TableState) -> None:
        """Send everyone the whole table, after it was read from the store again."""
        self._state = state
        groups = self._groups(state, state)
        self._send(groups, {viewer: self.whole(viewer) for viewer in groups})
        self._tell_of_others()

    def catch_up(self, person: str | None, hello: Hello) -> list[p.ServerMessage]:
        """The messages for a viewer who has seen everything up to ``hello.since``."""
        state = self._state
        seen = (hello.match, hello.round)
        if hello.since is None or seen != (state.match_number, state.rounds - 1):
            return [self.whole(person)]
        if hello.since <= state.opened.redacted:
            return [self.whole(person)]  # the viewer may still see a name that is forgotten
        round = state.round
        ended = round is not None and round.end is not None
        # The last action and the end of its round have one number: a client may lack the end.
        if hello.since == state.seq and not ended:
            return []
        if round is None or ended or not state.last_other <= hello.since < state.seq:
            return [self.whole(person)]
        now = self._context.now()
        return [*acted_since(self._with_clock(state), person, hello.since, now)]

    def hang_up_on(self, whose: bytes) -> None:
        """Tell all connections of the person with this fingerprint to come back."""
        for connection in tuple(self.connections):
            if connection.person is not None and fingerprint(connection.person) == whose:
                connection.deliver(p.Bye("restarting", "", 1000))

    def hang_up(self, message: str, retry: int) -> None:
        """Tell everyone to come back after ``retry`` milliseconds."""
        self.send(p.Bye("restarting", message, retry))
