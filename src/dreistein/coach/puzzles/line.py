"""How a solution may go on: a line of actions in a world that agrees with the view.

The expert plays all seats, each by what it may know there. Of several worlds, the one in which the
solver's points are in the middle is taken, so the line is neither lucky nor unlucky.
"""

from random import Random

from dreistein.bots.expert import Expert
from dreistein.coach.budget import UNLIMITED
from dreistein.coach.puzzles.puzzle import Line, Step
from dreistein.kernel import Worlds, round_of
from dreistein.rules.actions import Action, Draw
from dreistein.rules.round import Round
from dreistein.rules.view import View, view

WORLDS = 5
"""Worlds among which the one in the middle is chosen."""
MOST_STEPS = 9
_TURNS = 2
"""The line ends before the solver's turn after this one."""
_THOUGHT = 24
"""Worlds in which the expert looks for each action."""


def line_of(seen: View, solution: Action, random: Random) -> Line:
    """A line that begins with the solution."""
    worlds, seed = Worlds(seen), random.getrandbits(62)
    lines = []
    for index in range(WORLDS):
        start = round_of(worlds.sample(seed, index))
        lines.append(_played(start, seen, solution, random))
    seat = seen.turn
    lines.sort(key=lambda line: line.scores[seat] - max(_without(line.scores, seat)))
    return lines[WORLDS // 2]


def _played(round: Round, seen: View, solution: Action, random: Random) -> Line:
    expert, steps, turns, seat = Expert(worlds=_THOUGHT), list[Step](), 1, seen.turn
    action: Action = solution
    while True:
        before, drawn = round, round.stock[:1]
        round = round.apply(action)
        last = round.history[-1]
        text = f"+{drawn[0]}" if isinstance(action, Draw) else str(action)
        steps.append(Step(last.seat, text, last.points))
        turns += round.turn == seat != before.turn
        if round.end is not None or len(steps) == MOST_STEPS or turns > _TURNS:
            return Line(tuple(steps), round.scores, round.end and str(round.end))
        legal = list(round.legal_actions())
        now = view(round, round.turn, before=seen.totals, number=seen.round)
        action = expert.choose(now, legal, random, UNLIMITED)


def _without(scores: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(score for at, score in enumerate(scores) if at != seat)
