"""One match between bots: each sees only its view, and none can break the match."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any

from dreistein.bots import Bot, Greedy
from dreistein.bots.external.bot import Decision, Incident, Kind, PipeBot
from dreistein.bots.registry import COMMAND, options_of
from dreistein.lab.tournament.schedule import Pairing
from dreistein.rules.actions import Action
from dreistein.rules.edition import Edition
from dreistein.rules.errors import quote
from dreistein.rules.match import Match, leaders
from dreistein.rules.record.format import BOT, OWN, Header, RoundRecord
from dreistein.rules.record.record import Record
from dreistein.rules.view import View

_MOST_INCIDENTS = 20
"""A match keeps this many in full; the others are only counted."""


@dataclass(frozen=True, slots=True)
class TournamentSettings:
    """What the matches of a tournament have in common, enough to repeat it."""

    bots: tuple[str, ...]
    players: int
    edition: Edition
    seed: str
    millis: int | None = None
    """The time for a decision of bots that do not name their own."""
    fresh: bool = False
    """Whether programs are started anew for every match."""

    def to_json(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "bots": list(self.bots),
            "players": self.players,
            "edition": self.edition.to_object(),
            "millis": self.millis,
        }

    def match_seed(self, block: int) -> str:
        """The seed of the matches of a block."""
        return f"{self.seed}-{block}"

    def millis_of(self, bot: str) -> int | None:
        """A bot's time for a decision; None if it names its own."""
        if not bot.startswith(COMMAND) and "millis" in options_of(bot)[1]:
            return None
        return self.millis


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match; rows are by seat."""

    pairing: Pairing
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """For all decisions together."""
    slowest: tuple[float, ...]
    """For the slowest decision."""
    incident_counts: tuple[Mapping[str, int], ...]
    """By kind."""
    incidents: tuple[Mapping[str, Any], ...] = ()
    """The first of them: :meth:`Incident.to_json`, and the seat."""

    def part(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Watch:
    """Somebody who watches a match, decision by decision."""

    def decide(
        self, bot: Bot, view: View, legal: Sequence[Action], random: Random, millis: int | None
    ) -> Action:
        """What a bot does: the one place where it is asked."""
        return bot.choose(view, legal, random, millis)

    def note(
        self, bot: Bot, view: View, legal: Sequence[Action], action: Action, *, stand_in: bool
    ) -> None:
        """See an action that was made: the bot's own, or by the one that stood in for it."""


def play(
    settings: TournamentSettings, pairing: Pairing, bots: Sequence[Bot], watch: Watch | None = None
) -> tuple[Result, Record]:
    """Play a match to its end; its result and its record."""
    watch = watch or Watch()
    seats = [
        _Seat(bot, settings.millis_of(name), watch)
        for bot, name in zip(bots, pairing.bots, strict=True)
    ]
    for bot in bots:
        if isinstance(bot, PipeBot):
            bot.begin()
            bot.greet()  # so that its start does not cost its time
    seed = settings.match_seed(pairing.block)
    match = Match.seeded(seed, settings.edition, settings.players)
    luck = f"{seed}/{pairing.table}/{pairing.rotation}"
    rounds: list[RoundRecord] = []
    while True:
        by = ""
        while match.round.end is None:
            round = match.round
            seen = match.view(round.turn)
            toss = _tossing(f"{luck}/{match.number}/{round.turn}/{len(round.history)}")
            action, stand_in = seats[round.turn].choose(seen, list(round.legal_actions()), toss)
            by += BOT if stand_in else OWN
            match = match.apply(action, round.turn)
        rounds.append(RoundRecord.of(match.round, by=by))
        if match.over or match.full:
            break
        match = match.next_round()
    record = Record.of(
        Header(settings.edition, pairing.bots), rounds, seed=seed, bots=list(pairing.bots)
    )
    return _result(pairing, match, seats), record


def _tossing(text: str) -> Random:
    """The random stream of a decision, which depends only on its place in the tournament."""
    return Random(sha256(text.encode(errors="surrogatepass")).digest())


class _Seat:
    """A bot in a match: an illegal answer or an error becomes an incident and a greedy action."""

    def __init__(self, bot: Bot, millis: int | None, watch: Watch) -> None:
        self.bot, self.millis, self.watch = bot, millis, watch
        self.decisions = 0
        self.seconds = self.slowest = 0.0
        self._incidents: list[Incident] = []

    def choose(self, seen: View, legal: Sequence[Action], random: Random) -> tuple[Action, bool]:
        """An action, and whether it is of the one that stands in."""
        before, started = self._replaced, perf_counter()
        try:
            action = self.watch.decide(self.bot, seen, legal, random, self.millis)
            wrong = None if action in legal else (Kind.ILLEGAL, quote(str(action)))
        except Exception as error:
            wrong = (Kind.FAILED, f"{type(error).__name__}: {quote(str(error))}")
        seconds = perf_counter() - started
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        if wrong is not None:
            self._incidents.append(
                Incident(wrong[0], Decision(seen.round, len(seen.history)), wrong[1])
            )
            action = Greedy().choose(seen, legal, random)
        stand_in = self._replaced > before
        self.watch.note(self.bot, seen, legal, action, stand_in=stand_in)
        return action, stand_in

    @property
    def _replaced(self) -> int:
        """How many decisions were made for the bot."""
        own = self.bot.counts.total() if isinstance(self.bot, PipeBot) else 0
        return own + len(self._incidents)

    @property
    def incidents(self) -> list[Incident]:
        return [*self._incidents, *(self.bot.incidents if isinstance(self.bot, PipeBot) else ())]


def _result(pairing: Pairing, match: Match, seats: Sequence[_Seat]) -> Result:
    incidents = [
        {"seat": seat, **incident.to_json()}
        for seat, sitting in enumerate(seats)
        for incident in sitting.incidents
    ]
    incidents.sort(key=lambda incident: (incident["round"], incident["action"]))
    return Result(
        pairing,
        match.totals,
        leaders(match.totals),  # also if the match never reaches its target
        len(match.rounds),
        tuple(seat.decisions for seat in seats),
        tuple(round(seat.seconds, 6) for seat in seats),
        tuple(round(seat.slowest, 6) for seat in seats),
        tuple(dict(Counter(str(i.kind) for i in seat.incidents)) for seat in seats),
        tuple(incidents[:_MOST_INCIDENTS]),
    )
