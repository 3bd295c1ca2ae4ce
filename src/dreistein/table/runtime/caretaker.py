"""What happens at a table on its own: bots move, time runs out, the next round is dealt."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from dreistein.processes.queue import Priority
from dreistein.rules.errors import DreisteinError
from dreistein.table.bots.pool import ALONE, AWAITED
from dreistein.table.model import events as e
from dreistein.table.model import timeouts
from dreistein.table.model.commands import reveal_failed, with_start_if_ready
from dreistein.table.model.going_on import events_after
from dreistein.table.model.state import SUBSTITUTE_LEVEL, TableState
from dreistein.table.runtime.audience import Audience
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.writer import Decide, Writer
from dreistein.table.views.viewer import seat_view

_log = logging.getLogger(__name__)

_RETRY_SECONDS = 1.0
"""The wait before a change that could not be stored is tried again."""


class Caretaker:
    """Looks after one table while somebody is connected."""

    def __init__(self, writer: Writer, audience: Audience, context: HouseContext) -> None:
        self._writer, self._audience, self._context = writer, audience, context
        self._gone_since: dict[str, int] = {}
        self._late_turn: tuple[int, ...] | None = None
        """The turn in which a person's time ran out, as :func:`_turn_key`."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None

    def schedule_next(self) -> None:
        """Let bots think, and set the timer for what happens next on its own."""
        self.stop()
        if not self._audience.connections or not self._writer.leads:
            return
        state, here = self._audience.state, self._audience.people
        if state.phase == "playing":
            if self._level() is not None:
                if self._thinking is None or self._thinking.done():
                    self._thinking = self._writer.tasks.spawn(self._play_bots())
                return
            self._set_timer(
                timeouts.substitute_at(state, here, self._away_at), self._on_turn_timeout
            )
        elif state.phase in ("between", "over"):
            self._set_timer(timeouts.goes_on_at(state, here, self._away_at), self._go_on)
        elif state.shuffle.bound is not None:
            self._set_timer(self._reveal_until(), self._on_reveal_timeout)
        elif state.match_number:
            awaited = timeouts.awaited_seats(state, here, self._away_at)
            self._set_timer(min((at for at, _ in awaited), default=None), self._on_rematch_timeout)

    @property
    def idle(self) -> bool:
        """Whether nothing is being waited for or thought about."""
        return self._timer is None and (self._thinking is None or self._thinking.done())

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self, at: float | None, then: Callable[[], None]) -> None:
        if at is not None:
            wait = max(0.0, at - self._context.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, then)

    # ------------------------------------------------------------------ people who are away

    def on_connect(self, person: str) -> None:
        """A person is connected."""
        self._gone_since.pop(person, None)
        if _held(self._writer.state, person):
            self._writer.tasks.spawn(self._give_back(person))

    def on_disconnect(self, person: str) -> None:
        """A person is no longer connected."""
        if self._writer.state.seats_of(person):
            self._gone_since[person] = self._context.now()

    def _away_at(self, person: str) -> float:
        """When a person who is not here counts as away."""
        gone = self._gone_since.setdefault(person, self._context.now())
        away = 1000 * self._context.settings.away_seconds
        return max(gone, self._writer.state.turn_at) + away

    def _on_turn_timeout(self) -> None:
        """The seat to move is out of time, or its person is away."""
        if not self._writer.leads:
            return
        state = self._writer.state
        if state.phase != "playing" or state.round is None or self._level() is not None:
            return
        seat = state.round.turn
        late = timeouts.time_up_at(self._audience.state)
        if late is not None and self._context.now() >= late:
            self._late_turn = _turn_key(state)
            self.schedule_next()
        elif state.seats[seat].person not in self._audience.people:
            self._writer.tasks.spawn(self._substitute(state, [seat]))
        else:
            self.schedule_next()

    def _on_rematch_timeout(self) -> None:
        """Bots stand in at the shuffle of a rematch for those who are away or do not answer."""
        state, now = self._writer.state, self._context.now()
        awaited = timeouts.awaited_seats(self._audience.state, self._audience.people, self._away_at)
        due = [seat for at, seat in awaited if at <= now]
        if due and state.phase == "gathering":
            self._writer.tasks.spawn(self._substitute(state, due))
        else:
            self.schedule_next()

    def _reveal_until(self) -> float | None:
        return timeouts.reveal_until(self._audience.state, self._context.settings.reveal_seconds)

    def _on_reveal_timeout(self) -> None:
        """Somebody has not revealed a share: there is no deal, and all of it begins anew."""
        now, until = self._context.now(), self._reveal_until()
        if until is not None and until <= now:
            self._writer.tasks.spawn(self._try(lambda state: reveal_failed(state, now)))
        else:
            self.schedule_next()

    async def _substitute(self, state: TableState, seats: list[int]) -> None:
        now = self._context.now()
        held: list[e.Event] = [e.Held(seat, SUBSTITUTE_LEVEL, now) for seat in seats]
        await self._try(lambda s: with_start_if_ready(s, held, now) if s is state else [])
        for seat in seats:
            person = state.seats[seat].person
            if person is not None and person in self._audience.people:
                await self._give_back(person)  # they came back while it was being stored

    async def _give_back(self, person: str) -> None:
        """Let a person take over from the bots that played for them.

        Their seats may have other numbers meanwhile.
        """

        def back(state: TableState) -> list[e.Event]:
            return [e.Returned(seat, self._context.now()) for seat in _held(state, person)[:1]]

        while _held(self._writer.state, person):
            stored = await self._try(back, self._writer.change)
            if not stored and person not in self._audience.people:
                break  # tried again when they come back

    def _go_on(self) -> None:
        """Deal the next round or start a rematch, if it is still time for it."""
        state, now = self._writer.state, self._context.now()
        at = timeouts.goes_on_at(self._audience.state, self._audience.people, self._away_at)
        events = events_after(state, now)
        if at is None or not events:
            return
        if at <= now:
            self._writer.tasks.spawn(self._try(_unless_changed(state, *events)))
        else:
            self.schedule_next()

    async def _try(
        self, decide: Decide, change: Callable[[Decide], Awaitable[int]] | None = None
    ) -> bool:
        """Change the table and return whether that was stored; if not, try again later."""
        try:
            await (change or self._writer.change_as_caretaker)(decide)
        except DreisteinError as error:
            _log.warning("table: %s", error.code)
            await asyncio.sleep(_RETRY_SECONDS)
            self.schedule_next()
            return False
        return True

    # ------------------------------------------------------------------ bots

    def _level(self) -> str | None:
        """The level of the bot to move; None if a person is to move."""
        state = self._writer.state
        if state.phase != "playing" or state.round is None:
            return None
        if self._late_turn is not None and self._late_turn == _turn_key(state):
            return SUBSTITUTE_LEVEL
        return state.seats[state.round.turn].level

    def _priority(self) -> Priority:
        """How urgent a bot's decision is, and for whom: the first player who waits for it."""
        players, connections = self._writer.state.players, self._audience.connections
        waiting = [c.address for c in connections if c.person in players]
        if waiting:
            return AWAITED._replace(party=waiting[0])
        return ALONE._replace(party=connections[0].address)

    async def _play_bots(self) -> None:
        """Act for bots until a person is to move."""
        while self._audience.connections and self._writer.leads:
            state, level = self._writer.state, self._level()
            if level is None or state.round is None:
                break
            seat = state.round.turn
            by: e.By = "bot" if state.seats[seat].level is not None else "clock"
            legal = list(state.round.legal_actions())
            millis = self._context.settings.bot_millis if level == "expert" else None
            choice = await self._context.bots.choose(
                level, seat_view(state, seat), legal, millis, self._priority()
            )
            acted = e.ActionMade(seat, str(choice), by, self._context.now())
            try:
                await self._writer.change_as_caretaker(_unless_changed(state, acted))
            except DreisteinError as error:
                _log.warning("table: a bot's action was refused: %s", error.code)
                await asyncio.sleep(_RETRY_SECONDS)
        self._thinking = None
        self.schedule_next()


def _held(state: TableState, person: str) -> list[int]:
    """The seats of a person on which a bot plays while they are away."""
    return [seat for seat in state.seats_of(person) if state.seats[seat].held]


def _turn_key(state: TableState) -> tuple[int, ...]:
    """A key that identifies the present turn."""
    assert state.round is not None
    return state.match_number, state.rounds, state.round.turn_number, state.turn_at


def _unless_changed(was: TableState, *events: e.Event) -> Decide:
    """Decide on events, but only if nothing else has happened meanwhile."""
    return lambda state: [*events] if state is was else []
