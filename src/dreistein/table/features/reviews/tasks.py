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
from dreistein.coach.course import Step
from dreistein.coach.judgement import Judgement, judge
from dreistein.coach.manners.observed import Earlier
from dreistein.coach.puzzles.difficulty import difficulty
from dreistein.coach.puzzles.mistakes import candidates, kept, puzzle_from
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.themes import themes_of
from dreistein.coach.review import VERSION, Plan, Review, bots_of
from dreistein.coach.seat import SeatReview
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
    """A record to review, how many worlds a decision gets, and earlier matches of its people."""

    record: bytes
    worlds: int
    earlier: tuple[Earlier, ...] = ()

    def outline(self) -> int:
        """How many actions are to be judged; raises what is wrong with the record."""
        return len(_plan(self).steps)

    def judge(self, first: int) -> list[Judgement]:
        """The judgements of some actions, from number ``first`` on; at least one."""
        plan, end = _plan(self), perf_counter() + _STEP_SECONDS
        found: list[Judgement] = []
        for step in plan.steps[first:]:
            found.append(judge(step, plan.setting))
            if perf_counter() >= end:
                break
        return found

    def mistakes(self, judged: Sequence[Judgement]) -> list[int]:
        """The numbers of the actions that may be puzzles, the dearest first."""
        return candidates(_plan(self).steps, [each.verdict for each in judged])

    def puzzle(self, at: int, judged: Judgement) -> Puzzle | None:
        """The puzzle of an action, if it is one."""
        plan = _plan(self)
        return puzzle_from(plan.steps[at], judged.verdict, plan.setting)

    def finish(self, judged: Sequence[Judgement], puzzles: Mapping[int, Puzzle]) -> Finished:
        """The whole review, with the puzzles that were found, by action."""
        plan = _plan(self)
        review = plan.review(dict(enumerate(judged)))
        own = [(plan.steps[at], puzzles[at]) for at in kept(puzzles, plan.steps)]
        text = json.dumps(_whole(review, own), separators=(",", ":")).encode()
        return Finished(zlib.compress(text, 9), json.dumps(_summary(review)).encode())


@lru_cache(2)
def _plan(task: ReviewTask) -> Plan:
    reader = RecordReader(task.record)
    budget = Budget(worlds=task.worlds)
    people = seats_of_people(reader)
    # Nobody who may read this review was missing there.
    earlier = [each for each in task.earlier if {here for _, here in each.seats} >= {*people}]
    return Plan.read(reader, budget, people, MOST_ACTIONS, earlier).without_names


def seats_of_people(reader: RecordReader) -> list[int]:
    """The seats to review: those of people, or all if the record does not name any."""
    bots = bots_of(reader)
    # In older records the seat of somebody who had resigned is a bot's.
    people = [
        seat for seat, bot in enumerate(bots) if bot is None or seat in reader.header.resigned
    ]
    return people or list(range(len(bots)))


def _whole(review: Review, puzzles: Sequence[tuple[Step, Puzzle]]) -> dict[str, Any]:
    """A review with its puzzles."""
    whole = review.to_json() | {"version": __version__}
    for seat in whole["seats"]:
        own = ((step, made) for step, made in puzzles if step.seat == seat["seat"])
        seat["puzzles"] = [_puzzle(*each) for each in own]
    return whole


def _puzzle(step: Step, made: Puzzle) -> dict[str, Any]:
    """A puzzle with the place it comes from: what the seat could know there, and no more."""
    text = json.dumps(made.to_json(), separators=(",", ":"))
    return {
        "round": step.round,
        "ply": step.ply,
        "action": str(step.action),
        "id": sha256(text.encode()).hexdigest()[:12],
        "level": difficulty(made.found),
        "themes": list(map(str, made.themes)),
        "players": made.view.players,
        "must_place": made.view.edition.must_place,
        "text": text,
    }


def _summary(review: Review) -> dict[str, Any]:
    return {
        "review": VERSION,
        "unit": "points" if review.alone else "chance",
        "worlds": review.budget.worlds,
        "seats": [_figures(seat) for seat in review.seats],
    }


def _figures(seat: SeatReview) -> dict[str, Any]:
    found = seat.to_json()
    names = (
        *("seat", "even", "result", "luck", "decisions"),
        *("lost", "lost_error", "level", "grades"),
    )
    return {name: found[name] for name in names} | {"themes": _missed(seat)}


def _missed(seat: SeatReview) -> dict[str, list[float]]:
    """By theme, how many decisions missed it, and what those cost together."""
    missed: dict[str, list[float]] = {}
    for step, verdict in seat.slips:
        ranked = [option.action for option in verdict.ranked]
        for theme in themes_of(step.seen, ranked, step.action, for_points=False):
            count, cost = missed.get(theme, (0, 0.0))
            missed[str(theme)] = [count + 1, round(cost + verdict.loss, 6)]
    return missed
