"""One viewer's line to a table: what they say, and what they are told."""

import asyncio
from collections.abc import Callable
from typing import Any

from dreistein.protocol import messages as m
from dreistein.rules.errors import DreisteinError
from dreistein.table.bot_pool import Busy
from dreistein.table.errors import NoHints, NotYourTurnHint, OnlyWatching
from dreistein.table.hints import hint_lines
from dreistein.table.model import events as e
from dreistein.table.model.commands import Change, decide, own_seat, right_moment
from dreistein.table.model.state import TableState
from dreistein.table.services import Deliver, Services, Watcher
from dreistein.table.table import Table
from dreistein.table.views import Viewer, seat_view

Say = Callable[[DreisteinError], str]
"""How a refusal is worded for this viewer."""


class Connection:
    """A viewer at a table, until :meth:`close`."""

    def __init__(
        self,
        table: Table,
        viewer: Viewer,
        services: Services,
        deliver: Deliver,
        hello: m.Hello,
        say: Say = str,
    ) -> None:
        self.table = table
        self._viewer = viewer
        self._services = services
        self._say = say
        self._language = hello.language
        self._watcher = Watcher(viewer, deliver)
        self._hint: asyncio.Task[None] | None = None
        deliver(m.Welcome(table.state.seq, services.settings.heartbeat_seconds))
        for message in table.missed(viewer, hello):
            deliver(message)
        table.add(self._watcher)
        deliver(table.presence())
        self._welcome_back()

    def _welcome_back(self) -> None:
        """A bot that held a seat makes room for its person."""
        state = self.table.state
        for seat in state.seats_of(self._viewer.person):
            if state.seats[seat].held:
                self.table.spawn(self.table.welcome_back(seat))

    async def receive(self, message: m.ClientMessage) -> None:
        """Do what the viewer asks for; whatever comes of it goes through ``deliver``."""
        if isinstance(message, m.Ping):
            self._watcher.deliver(m.Pong(message.n))
            return
        if isinstance(message, m.Hello):
            return
        try:
            if isinstance(message, m.AskHint):
                self._ask(message)
                return
            seq = await self.table.change(lambda state: self._decide(state, message))
            if isinstance(message, m.Act):
                seq = self.table.done_before(message) or seq
            self._watcher.deliver(m.Done(message.id, seq))
        except DreisteinError as error:
            self._refuse(message.id, error)

    def _decide(self, state: TableState, message: Change) -> list[e.Event]:
        if isinstance(message, m.Act) and self.table.done_before(message) is not None:
            # Sent twice: whoever sits there, it has happened, and once.
            own_seat(state, self._viewer.person or "", message.seat)
            return []
        return decide(state, self._viewer.person, message, self._services.now())

    def _refuse(self, name: str | None, error: DreisteinError) -> None:
        self._watcher.deliver(m.Refused(name, error.code, self._say(error), plain(error.details)))

    def _ask(self, message: m.AskHint) -> None:
        state = self.table.state
        if self._viewer.person is None or not state.seats_of(self._viewer.person):
            raise OnlyWatching()
        own_seat(state, self._viewer.person, message.seat)
        right_moment(state, message.round, message.ply)
        if not state.opened.hints or state.opened.day is not None:
            raise NoHints()
        if state.phase != "playing" or state.plays[-1].round.turn != message.seat:
            raise NotYourTurnHint()
        if self._hint is not None and not self._hint.done():
            raise Busy()
        self._hint = self.table.spawn(self._think(state, message))

    async def _think(self, state: TableState, message: m.AskHint) -> None:
        legal = list(state.plays[-1].round.legal_actions())
        view = seat_view(state, message.seat)
        try:
            millis = self._services.settings.hint_millis
            ranked = await self._services.thinkers.rank(view, legal, millis)
        except DreisteinError as error:
            self._refuse(message.id, error)
            return
        lines = hint_lines(state, ranked, self._language)
        self._watcher.deliver(m.Hint(message.id, message.round, message.ply, lines))

    def close(self) -> None:
        """The viewer is gone."""
        if self._hint is not None:
            self._hint.cancel()
        self.table.remove(self._watcher)


def plain(details: dict[str, Any]) -> dict[str, Any]:
    """The facts of a refusal as JSON has them."""
    kinds = (int, float, str, bool, type(None))
    return {k: v if isinstance(v, kinds) else str(v) for k, v in details.items()}
