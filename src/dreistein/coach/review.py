"""A whole match reviewed: every decision of the seats asked for, on all cores.

>>> from dreistein.rules import EDITIONS
>>> match = Match.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> match = match.apply("414@-1,0")
>>> plan = Plan.of(Header(match.edition, ("Ada", "Ben")), [match], Budget(worlds=8))
>>> found = plan.review(dict(judgements(plan, workers=0)))
>>> [len(seat.choices) for seat in found.seats], found.complete
([0, 1], True)
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile, tee
from typing import Any

from dreistein.bots.expert.playout_weights import HOARD, STRAIGHT
from dreistein.bots.registry import LEVELS, make_bot
from dreistein.coach.balance import Told, changes_of
from dreistein.coach.budget import Budget
from dreistein.coach.course import Step, share, steps_of, unless_resigned
from dreistein.coach.judgement import Judgement, judge
from dreistein.coach.level import level_of
from dreistein.coach.manners.inferred import inferred
from dreistein.coach.manners.manner import Manner, Style, style_of
from dreistein.coach.manners.observed import Earlier, choices_of
from dreistein.coach.manners.prospects import Company, prospects
from dreistein.coach.plan import offer_for
from dreistein.coach.playouts import Setting
from dreistein.coach.seat import SeatReview
from dreistein.processes.pool import Pool
from dreistein.processes.tasks import MOST_LOSSES, run_all
from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.format import OWN, Header
from dreistein.rules.record.reader import RecordReader
from dreistein.rules.record.referee import replay

VERSION = 3
"""Of the JSON; a stored review of another version is made anew."""
MOST_ACTIONS = 5000
"""Several times as many as the longest matches have."""
_FEW_CHOICES = 20
"""With fewer, too little is known of a person to say how strong they play."""
_ENOUGH_CHOICES = 40
"""With fewer, what somebody chose in earlier matches says more than it may be out of date."""
_AHEAD = 2
"""Tasks per worker that are submitted at a time."""


class NothingToReview(DreisteinError):
    code = "coach-empty"
    sentence = "The record has no actions yet, so there is nothing to review."


class TooLong(DreisteinError):
    code = "coach-long"
    sentence = "The record has more than {most} actions; a review can handle no more."


class NoSuchSeat(DreisteinError):
    code = "coach-seat"
    sentence = "There is no seat {seat}; the seats are 0 to {last}."


class ReviewersDie(DreisteinError):
    code = "coach-workers"
    sentence = "The process that judges a decision died {times} times; the review cannot go on."


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be judged: the actions of a match, for those whose match is reviewed."""

    header: Header
    matches: tuple[Match, ...]
    """The match at the end of each round, and as it stands."""
    setting: Setting
    steps: tuple[Step, ...]
    known: tuple[bool, ...]
    """By seat, whether it played enough, or is a bot, so that its manner is known."""

    @staticmethod
    def of(
        header: Header,
        matches: Sequence[Match],
        budget: Budget | None = None,
        seats: Collection[int] | None = None,
        by: Sequence[str] | None = None,
        bots: Sequence[str | None] = (),
        earlier: Sequence[Earlier] = (),
    ) -> "Plan":
        """The plan for a match, given as it stood at the end of each round; by default, for all
        seats, which people played for themselves. ``bots`` names those of bots. If somebody chose
        little, the ``earlier`` matches, the last one first, tell how they play."""
        actions = sum(len(match.round.history) for match in matches)
        if not actions:
            raise NothingToReview()
        if actions > MOST_ACTIONS:
            raise TooLong(most=MOST_ACTIONS)
        players = range(len(header.players))
        chosen = tuple(players) if seats is None else tuple(sorted(set(seats)))
        for seat in chosen:
            if seat not in players:
                raise NoSuchSeat(seat=seat, last=len(players) - 1)
        by = by or [OWN * len(match.round.history) for match in matches]
        found = [_style_of(seat, matches, by, bots, earlier) for seat in players]
        styles = tuple(style for style, _ in found)
        company = Company(header.edition, styles, header.solitaire)
        setting = Setting(company, chosen, budget or Budget())
        steps = tuple(steps_of(matches, chosen, by))
        return Plan(header, tuple(matches), setting, steps, tuple(known for _, known in found))

    @staticmethod
    def read(
        reader: RecordReader,
        budget: Budget,
        seats: Collection[int] | None = None,
        most: int = MOST_ACTIONS,
        earlier: Sequence[Earlier] = (),
    ) -> "Plan":
        """The plan for a record of at most so many actions; raises what is wrong with it."""
        matches, by = [], list[str]()
        replayed, written = tee(reader.rounds())
        for match, round in zip(replay(reader.header, replayed), written, strict=True):
            matches.append(match)
            by.append(round.by)
            if sum(map(len, by)) > most:
                raise TooLong(most=most)
        return Plan.of(reader.header, matches, budget, seats, by, bots_of(reader), earlier)

    @property
    def without_names(self) -> "Plan":
        """The same plan, with players who have no names."""
        nobody = ("",) * len(self.header.players)
        return replace(self, header=replace(self.header, players=nobody))

    def review(self, judgements: Mapping[int, Judgement]) -> "Review":
        """What is known from the judgements, by index of their steps, up to the first that is
        missing."""
        known = takewhile(lambda at: at in judgements, range(len(self.steps)))
        told = [(self.steps[at], judgements[at]) for at in known]
        complete = len(told) == len(self.steps)
        seats = tuple(self._seat(seat, told) for seat in self.setting.seats)
        return Review(self.header, self.matches, self.setting.budget, seats, told, complete)

    def _seat(self, seat: int, told: Sequence[Told]) -> SeatReview:
        match, setting = self.matches[-1], self.setting
        rounds, must_place = setting.budget.rounds, self.header.edition.must_place
        even = _usual_points(setting) if setting.alone else 1 / match.players
        complete = match.over and len(told) == len(self.steps)
        result = share(match, seat) if complete else None
        rated = self.known[seat] and complete and not setting.alone
        manner = setting.company.styles[seat].manner
        return SeatReview(
            seat,
            self.header.players[seat],
            even,
            result,
            [(s, j.verdict) for s, j in told if s.seat == seat and j.verdict is not None],
            list(changes_of(setting, seat, even, told, self.matches)),
            complete and seat in match.resigned and unless_resigned(match, seat) > 0,
            level_of(manner, must_place=must_place, rounds=rounds) if rated else None,
            offer_for(setting.company, seat, rounds) if rated else None,
            setting.alone,
        )


def bots_of(reader: RecordReader) -> list[str | None]:
    """The bots at the table by seat; None for a person, and where nobody says so."""
    bots, players = reader.extra("bots"), len(reader.header.players)
    if not isinstance(bots, list) or len(bots) != players:
        return [None] * players
    return [bot if isinstance(bot, str) else None for bot in bots]


def _style_of(
    seat: int,
    matches: Sequence[Match],
    by: Sequence[str],
    bots: Sequence[str | None],
    earlier: Sequence[Earlier],
) -> tuple[Style, bool]:
    """How a seat plays, and whether that is known well enough to say how strong that is."""
    level, match = (bots[seat] if bots else None) or "", matches[0]
    if level in LEVELS and seat not in matches[-1].resigned:
        must_place = match.edition.must_place
        style = style_of(make_bot(level), match.players, must_place=must_place)
        if style is not None:
            return style, True
    seen = list(choices_of(matches, seat, by))
    for before in earlier if match.solitaire is None else ():
        if len(seen) < _ENOUGH_CHOICES:
            seen += before.choices_of(seat, match.edition)
    return Style(inferred(seen)), len(seen) >= _FEW_CHOICES


def _usual_points(setting: Setting) -> float:
    """What solitaire brings on average to those who play it well."""
    company, rounds = setting.company, setting.budget.rounds
    portraits = [Style(Manner(weights)) for weights in (HOARD, STRAIGHT)]
    alike = [replace(company, styles=(style,)) for style in portraits]
    return max(prospects(each, rounds).base((0,), 0) for each in alike)


@dataclass(frozen=True, slots=True)
class Review:
    """What the coach has to say of a match."""

    header: Header
    matches: tuple[Match, ...]
    budget: Budget
    seats: tuple[SeatReview, ...]
    told: list[Told]
    complete: bool
    """Whether everything was judged: it was not stopped early."""

    @property
    def match(self) -> Match:
        """The match as the record ends."""
        return self.matches[-1]

    @property
    def alone(self) -> bool:
        return self.header.solitaire is not None

    def to_json(self) -> dict[str, Any]:
        """Everything, without sentences: :mod:`dreistein.coach.words` adds them."""
        match = self.match
        return {
            "review": VERSION,
            "players": list(self.header.players),
            "edition": self.header.edition.to_json(),
            "unit": "points" if self.alone else "chance",
            "budget": self.budget.to_json(),
            "complete": self.complete,
            "over": match.over,
            "totals": list(match.totals),
            "winners": list(match.winners),
            "seats": [seat.to_json() for seat in self.seats],
        }


def judgements(plan: Plan, workers: int) -> Iterator[tuple[int, Judgement]]:
    """Judge all steps of a plan on so many processes (0: in this one); yield each judgement with
    the index of its step as soon as it is there.
    """
    if workers == 0:
        for at, step in enumerate(plan.steps):
            yield at, judge(step, plan.setting)
        return
    with Pool(workers) as pool:
        calls = ((at, (step, plan.setting)) for at, step in enumerate(plan.steps))
        yield from run_all(pool, judge, calls, _report_loss, ahead=_AHEAD)


def _report_loss(at: int, times: int, how: str) -> None:
    if times == MOST_LOSSES:
        raise ReviewersDie(times=times)
