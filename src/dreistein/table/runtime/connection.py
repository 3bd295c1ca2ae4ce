"""A viewer's connection to a table: commands come in, messages go out."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from dreistein.protocol import server as p
from dreistein.protocol.client import AskHint, Hello, NewKeys, Say
from dreistein.rules.errors import DreisteinError
from dreistein.table.bots.pool import Busy
from dreistein.table.errors import NoHints, NotYourTurnHint, OnlyWatching
from dreistein.table.features.hints import HintWords
from dreistein.table.model.commands import AlreadyDone, Command, check_moment, check_seat, handle
from dreistein.table.model.state import TableState
from dreistein.table.runtime.services import Services
from dreistein.table.views.viewer import seat_view

if TYPE_CHECKING:
    from dreistein.table.runtime.table import Table

Deliver = Callable[[p.ServerMessage], None]
"""Sends a message to the viewer; it never blocks and never fails."""
WordError = Callable[[DreisteinError], str]
"""Words a refusal for the viewer."""


class Connection:
    """A viewer at a table, from :meth:`open` to :meth:`close`."""

    def __init__(
        self,
        table: "Table",
        person: str | None,
        services: Services,
        deliver: Deliver,
        word_error: WordError = str,
        address: str = "",
    ) -> None:
        """``person`` is the viewer's id; None for a viewer without a session."""
        self.person, self.deliver, self.address = person, deliver, address
        self._table, self._services, self._word_error = table, services, word_error
        self._language: str | None = None
        self._hint: asyncio.Task[None] | None = None

    def open(self, hello: Hello) -> None:
        """Greet the viewer, send what they missed, and from then on whatever happens."""
        table = self._table
        self._language = hello.language
        self.deliver(p.Welcome(table.state.seq, self._services.settings.heartbeat_seconds))
        for message in table.audience.catch_up(self.person, hello):
            self.deliver(message)
        table.add(self)
        self.deliver(table.audience.presence())

    @property
    def plays(self) -> bool:
        """Whether the viewer has a seat."""
        return bool(self._table.state.seats_of(self.person))

    def close(self) -> None:
        """Forget the viewer."""
        if self._hint is not None:
            self._hint.cancel()
        self._table.remove(self)

    async def receive(self, message: Command | AskHint | Say) -> None:
        """Carry out a command; the answer goes through ``deliver``."""
        try:
            if isinstance(message, AskHint):
                self._ask_hint(message)
                return
            if isinstance(message, Say):
                self._say(message)
                return
            try:
                seq = await self._table.change(
                    lambda state: handle(state, self.person, message, self._services.now())
                )
            except AlreadyDone as done:
                seq = done.seq
            if isinstance(message, NewKeys):
                self._table.audience.dismiss_spectators()
            self.deliver(p.Done(message.id, seq))
        except DreisteinError as error:
            self.refuse(error, message.id)

    def refuse(self, error: DreisteinError, name: str | None) -> None:
        """Tell the viewer that a message was not carried out, and why."""
        self.deliver(p.Refused.because(error, self._word_error(error), name))

    def dismiss(self, error: DreisteinError) -> None:
        """Tell the viewer that they may not watch any longer."""
        self.deliver(p.Bye(error.code, self._word_error(error), None))

    def _say(self, message: Say) -> None:
        state = self._table.state
        if self.person is None or not state.seats_of(self.person):
            raise OnlyWatching()
        check_seat(state, self.person, message.seat)
        self._table.voices.speak(self.person, self._services.now())
        self._table.audience.send(p.Said(message.seat, message.phrase))
        if self._services.node is not None:
            self._services.node.tell(said=[self._table.id, message.seat, message.phrase])
        self.deliver(p.Done(message.id, state.seq))

    def _ask_hint(self, message: AskHint) -> None:
        state = self._table.state
        if self.person is None or not state.seats_of(self.person):
            raise OnlyWatching()
        check_seat(state, self.person, message.seat)
        check_moment(state, message.round, message.ply)
        if not state.opened.hints or state.opened.day is not None:
            raise NoHints()
        if state.phase != "playing" or state.round is None or state.round.turn != message.seat:
            raise NotYourTurnHint()
        person, asking = self.person, self._services.hints
        if person in asking:
            raise Busy()
        asking.add(person)
        self._hint = self._table.spawn(self._send_hint(state, message))
        self._hint.add_done_callback(lambda _: asking.discard(person))
        self._table.audience.send(p.Hinted(message.seat))
        if self._services.node is not None:
            self._services.node.tell(hinted=[self._table.id, message.seat])

    async def _send_hint(self, state: TableState, message: AskHint) -> None:
        assert state.round is not None
        legal = list(state.round.legal_actions())
        view = seat_view(state, message.seat)
        try:
            millis = self._services.settings.hint_millis
            ranked = await self._services.bots.rank(view, legal, millis, self.address)
        except DreisteinError as error:
            self.refuse(error, message.id)
            return
        words = HintWords.of(state, self._language)
        lines, ideas = words.lines(ranked), words.ideas(ranked)
        self.deliver(p.Hint(message.id, message.round, message.ply, lines, ideas))
