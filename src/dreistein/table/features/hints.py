"""Hints: the expert's ranking of a position, with figures, reasons, and sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.bots.hints.explainer import Explained
from dreistein.bots.hints.ideas import Idea, ideas
from dreistein.coach.words.actions import ActionWords
from dreistein.protocol import server as p
from dreistein.protocol.client import AskHint
from dreistein.rules.errors import DreisteinError
from dreistein.table.bots.pool import Busy
from dreistein.table.errors import NoHints, NotYourTurnHint
from dreistein.table.model.bot_names import seat_names
from dreistein.table.model.commands import check_moment
from dreistein.table.model.state import TableState
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.context import HouseContext
from dreistein.table.views.viewer import seat_view
from dreistein.text import Texts, language_from


@dataclass(frozen=True, slots=True)
class _Asking:
    """A request for a hint, and where its answer goes."""

    request: str
    connection: Connection


class Hints:
    """The hints of a house: for each person one at a time.

    Who asks again under the same id over a new connection has lost the old one, so the expert
    begins anew for the new one.
    """

    def __init__(self, context: HouseContext) -> None:
        self._context = context
        self._asking: dict[str, _Asking] = {}
        """Who waits for a hint, and how they asked."""

    def ask(self, connection: Connection, message: AskHint) -> None:
        """Let the expert think about a viewer's position; the answer is sent when it is ready."""
        try:
            self._ask(connection, message)
        except DreisteinError as error:
            connection.refuse(error, message.id)

    def _ask(self, connection: Connection, message: AskHint) -> None:
        person, table = connection.check_seat(message.seat), connection.table
        state = table.state
        check_moment(state, message.round, message.ply)
        if not state.opened.hints or state.opened.day is not None:
            raise NoHints()
        if state.phase != "playing" or state.round is None or state.round.turn != message.seat:
            raise NotYourTurnHint()
        before = self._asking.get(person)
        if before is not None and before.request != message.id:
            raise Busy()
        if before is not None and before.connection is connection:
            return
        thinking = connection.work.spawn(self._send(connection, state, message))
        self._asking[person] = asking = _Asking(message.id, connection)
        thinking.add_done_callback(lambda _: self._forget(person, asking))
        if before is not None:
            before.connection.work.cancel()
            return
        table.audience.send(p.Hinted(message.seat))
        self._context.bus.tell(hinted=[table.id, message.seat])

    def _forget(self, person: str, asking: _Asking) -> None:
        if self._asking.get(person) is asking:
            del self._asking[person]

    async def _send(self, connection: Connection, state: TableState, message: AskHint) -> None:
        assert state.round is not None
        legal, view = list(state.round.legal_actions()), seat_view(state, message.seat)
        millis, bots = self._context.settings.hint_millis, self._context.bots
        try:
            ranked = await bots.rank(view, legal, millis, connection.address)
        except DreisteinError as error:
            connection.refuse(error, message.id)
            return
        words = HintWords.of(state, connection.language)
        lines, ideas = words.lines(ranked), words.ideas(ranked)
        connection.deliver(p.Hint(message.id, message.round, message.ply, lines, ideas))


@dataclass(frozen=True, slots=True)
class HintWords:
    """Words for the ranking of a position, in a language, to the player to move."""

    state: TableState
    texts: Texts

    @staticmethod
    def of(state: TableState, language: str | None) -> "HintWords":
        """The words of a language, or of the fallback."""
        return HintWords(state, Texts(language_from(language)))

    def lines(self, ranked: Sequence[Explained]) -> tuple[p.HintLine, ...]:
        """Every action, the best first, explained."""
        return tuple(map(self._line, ranked))

    def ideas(self, ranked: Sequence[Explained]) -> tuple[p.HintIdea, ...]:
        """At most three different ideas, the best first."""
        return tuple(map(self._idea, ideas(ranked)))

    def _line(self, each: Explained) -> p.HintLine:
        return p.HintLine(
            action=str(each.action),
            points=each.ranked.points,
            lead=each.ranked.lead,
            lead_error=each.ranked.lead_error,
            win=each.ranked.win,
            win_error=each.ranked.win_uncertainty,
            exact=each.ranked.exact,
            reasons=tuple(reason.to_json() for reason in each.reasons),
            text=self._words.sentences(each.reasons, each.action),
        )

    def _idea(self, idea: Idea) -> p.HintIdea:
        best = idea.actions[0]
        return p.HintIdea(
            actions=tuple(map(str, idea.actions)),
            title=self._words.title(best, idea.now),
            text=self._words.sentences(idea.reasons, best),
            gain=self._words.sentences(idea.gain, best),
        )

    @property
    def _words(self) -> ActionWords:
        assert self.state.round is not None
        end = self.state.round.end_of_turn
        seats = ((player.name, player.level) for player in self.state.seats)
        return ActionWords(self.texts, end, seat_names(seats, self.texts).__getitem__)
