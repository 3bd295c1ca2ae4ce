"""A whole match reviewed: every decision of the seats asked for, on all cores.

>>> from dreistein.rules import EDITIONS
>>> match = Match.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
>>> plan = Plan.of(Header(match.edition, ("Ada", "Ben")), [match], Budget(worlds=8))
>>> found = plan.review(dict(judgements(plan, workers=0)))
>>> [len(seat.judged) for seat in found.seats], found.complete
([2, 3], True)
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile, tee
from typing import Any

from dreistein.coach.budget import Budget
from dreistein.coach.course import Checkpoint, course, share
from dreistein.coach.luck_and_skill import Judged
from dreistein.coach.seat import SeatReview, even_share
from dreistein.coach.verdict import Verdict, judge
from dreistein.processes.pool import Pool
from dreistein.processes.tasks import MOST_LOSSES, run_all
from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.format import Header
from dreistein.rules.record.reader import RecordReader
from dreistein.rules.record.referee import replay

MOST_ACTIONS = 5000
"""Several times as many as the longest matches have."""
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
    """What is to be judged: the checkpoints of all seats, in the order of the match."""

    header: Header
    matches: tuple[Match, ...]
    """The match at the end of each round, and as it stands."""
    budget: Budget
    seats: tuple[int, ...]
    checkpoints: tuple[Checkpoint, ...]

    @staticmethod
    def of(
        header: Header,
        matches: Sequence[Match],
        budget: Budget | None = None,
        seats: Collection[int] | None = None,
        by: Sequence[str] | None = None,
    ) -> "Plan":
        """The plan for a match, given as it stood at the end of each round; by default, for all
        seats, whose players acted for themselves."""
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
        checkpoints = [point for seat in chosen for point in course(matches, seat, by)]
        checkpoints.sort(key=lambda point: point.key)
        return Plan(header, tuple(matches), budget or Budget(), chosen, tuple(checkpoints))

    @staticmethod
    def read(
        reader: RecordReader,
        budget: Budget,
        seats: Collection[int] | None = None,
        most: int = MOST_ACTIONS,
    ) -> "Plan":
        """The plan for a record of at most so many actions; raises what is wrong with it."""
        matches, by = [], list[str]()
        replayed, written = tee(reader.rounds())
        for match, round in zip(replay(reader.header, replayed), written, strict=True):
            matches.append(match)
            by.append(round.by)
            if sum(map(len, by)) > most:
                raise TooLong(most=most)
        return Plan.of(reader.header, matches, budget, seats, by)

    @property
    def without_names(self) -> "Plan":
        """The same plan, with players who have no names."""
        nobody = ("",) * len(self.header.players)
        return replace(self, header=replace(self.header, players=nobody))

    def review(self, verdicts: Mapping[int, Verdict]) -> "Review":
        """What is known from the verdicts, by index of their checkpoints, up to the first that is
        missing."""
        known = takewhile(lambda at: at in verdicts, range(len(self.checkpoints)))
        judged = [(self.checkpoints[at], verdicts[at]) for at in known]
        match, complete = self.matches[-1], len(judged) == len(self.checkpoints)
        even = even_share(match, self.budget)
        seats = tuple(
            SeatReview.of(
                seat,
                self.header.players[seat],
                even,
                share(match, seat) if match.over else None,
                [(point, verdict) for point, verdict in judged if point.seat == seat],
            )
            for seat in self.seats
        )
        return Review(self.header, self.matches, self.budget, seats, judged, complete)


@dataclass(frozen=True, slots=True)
class Review:
    """What the coach has to say of a match."""

    header: Header
    matches: tuple[Match, ...]
    budget: Budget
    seats: tuple[SeatReview, ...]
    judged: list[Judged]
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
            "review": 1,
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


def judgements(plan: Plan, workers: int) -> Iterator[tuple[int, Verdict]]:
    """Judge all checkpoints of a plan on so many processes (0: in this one); yield each verdict
    with the index of its checkpoint as soon as it is there.
    """
    if workers == 0:
        for at, point in enumerate(plan.checkpoints):
            yield at, judge(point, plan.budget)
        return
    with Pool(workers) as pool:
        calls = ((at, (point, plan.budget)) for at, point in enumerate(plan.checkpoints))
        yield from run_all(pool, judge, calls, _report_loss, ahead=_AHEAD)


def _report_loss(at: int, times: int, how: str) -> None:
    if times == MOST_LOSSES:
        raise ReviewersDie(times=times)
