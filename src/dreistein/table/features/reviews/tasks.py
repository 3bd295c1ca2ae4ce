"""The steps of a review, run in the worker of :mod:`dreistein.table.features.reviews.workers`.

The record goes along with every step and the plan is made from it, so a worker that dies loses
nothing but the step it was at.
"""

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from time import perf_counter
from typing import Any

from dreistein import __version__
from dreistein.coach.budget import Budget
from dreistein.coach.course import Checkpoint
from dreistein.coach.grade import Grade
from dreistein.coach.puzzles.difficulty import difficulty
from dreistein.coach.puzzles.mistakes import candidates, kept, puzzle_from
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.themes import themes_of
from dreistein.coach.review import Plan, Review
from dreistein.coach.seat import SeatReview
from dreistein.coach.verdict import Verdict, judge
from dreistein.rules.record.reader import RecordReader

MOST_ACTIONS = 1500
"""Of a match that a server reviews: more than twice as many as those of people have."""
_STEP_SECONDS = 0.2
"""A step judges checkpoints for about so long, so that others need not wait."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A review as it is stored: without names, which stay in the record."""

    text: bytes
    """JSON, compressed."""
    summary: bytes
    """JSON with a few figures of each seat."""


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A record to review, and how many worlds a decision gets."""

    record: bytes
    worlds: int

    def outline(self) -> int:
        """How many checkpoints are to be judged; raises what is wrong with the record."""
        return len(_plan(self).checkpoints)

    def judge(self, first: int) -> list[Verdict]:
        """The verdicts of some checkpoints, from number ``first`` on; at least one."""
        plan, end = _plan(self), perf_counter() + _STEP_SECONDS
        found: list[Verdict] = []
        for point in plan.checkpoints[first:]:
            found.append(judge(point, plan.budget))
            if perf_counter() >= end:
                break
        return found

    def mistakes(self, verdicts: Sequence[Verdict]) -> list[int]:
        """The numbers of the checkpoints that may be puzzles, the dearest first."""
        return candidates(_plan(self).checkpoints, verdicts)

    def puzzle(self, at: int, verdict: Verdict) -> Puzzle | None:
        """The puzzle of a checkpoint, if it is one."""
        return puzzle_from(_plan(self).checkpoints[at], verdict)

    def finish(self, verdicts: Sequence[Verdict], puzzles: Mapping[int, Puzzle]) -> Finished:
        """The whole review, with the puzzles that were found, by checkpoint."""
        plan = _plan(self)
        review = plan.review(dict(enumerate(verdicts)))
        own = {plan.checkpoints[at]: puzzles[at] for at in kept(puzzles, plan.checkpoints)}
        text = json.dumps(_whole(review, own), separators=(",", ":")).encode()
        return Finished(zlib.compress(text, 9), json.dumps(_summary(review)).encode())


@lru_cache(2)
def _plan(task: ReviewTask) -> Plan:
    reader = RecordReader(task.record)
    budget = Budget(worlds=task.worlds)
    return Plan.read(reader, budget, seats_of_people(reader), MOST_ACTIONS).without_names


def seats_of_people(reader: RecordReader) -> list[int]:
    """The seats to review: those of people, or all if the record does not name any."""
    bots, seats = reader.extra("bots"), range(len(reader.header.players))
    if not isinstance(bots, list) or len(bots) != len(seats):
        return list(seats)
    # In older records the seat of somebody who had resigned is a bot's.
    people = [seat for seat in seats if bots[seat] is None or seat in reader.header.resigned]
    return people or list(seats)


def _whole(review: Review, puzzles: Mapping[Checkpoint, Puzzle]) -> dict[str, Any]:
    """A review with the best option of each decision alone, and with its puzzles."""
    whole = review.to_json() | {"version": __version__}
    for seat in whole["seats"]:
        for choice in seat["choices"]:
            del choice["options"][1:]
        own = ((point, made) for point, made in puzzles.items() if point.seat == seat["seat"])
        seat["puzzles"] = [_puzzle(*each) for each in own]
    return whole


def _puzzle(point: Checkpoint, made: Puzzle) -> dict[str, Any]:
    """A puzzle with the place it comes from: what the seat could know there, and no more."""
    text = json.dumps(made.to_json(), separators=(",", ":"))
    return {
        "round": point.round,
        "ply": point.ply,
        "action": str(point.played),
        "id": sha256(text.encode()).hexdigest()[:12],
        "level": difficulty(made.found),
        "themes": list(map(str, made.themes)),
        "players": made.view.players,
        "must_place": made.view.edition.must_place,
        "text": text,
    }


def _summary(review: Review) -> dict[str, Any]:
    return {
        "unit": "points" if review.alone else "chance",
        "worlds": review.budget.worlds,
        "seats": [_figures(seat) for seat in review.seats],
    }


def _figures(seat: SeatReview) -> dict[str, Any]:
    found = seat.to_json()
    names = (
        *("seat", "even", "result", "luck", "luck_error", "decisions"),
        *("loss", "loss_error", "level", "grades"),
    )
    return {name: found[name] for name in names} | {"themes": _missed(seat)}


def _missed(seat: SeatReview) -> dict[str, list[float]]:
    """By theme, how many decisions missed it, and what those cost together."""
    missed: dict[str, list[float]] = {}
    for point, verdict in seat.choices:
        if verdict.grade in (Grade.BEST, Grade.GOOD) or point.played is None:
            continue
        first = [option.action for option in verdict.options]
        ranked = [*first, *(action for action in point.legal if action not in first)]
        for theme in themes_of(point.seen, ranked, point.played, for_points=False):
            count, cost = missed.get(theme, (0, 0.0))
            missed[str(theme)] = [count + 1, round(cost + verdict.loss, 6)]
    return missed
