"""What the coach finds out about an action: the parts of a review that take time."""

from dataclasses import dataclass

from dreistein.coach.course import Step
from dreistein.coach.playouts import Setting, true_values
from dreistein.coach.verdict import Verdict, judge_choice
from dreistein.kernel import action_code, state_of

Values = tuple[float, ...]
"""Chances to win or, alone, points, of the seats whose match is told."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """Values from the true hands, each where something changed them; and the verdict."""

    begun: Values | None = None
    """At the beginning of a round, and when somebody has resigned."""
    acted: Values | None = None
    """After a choice; of a draw, on average over the tiles that might have come."""
    drawn: Values | None = None
    """After a draw, with the tile that came."""
    verdict: Verdict | None = None
    """On a decision of somebody whose match is reviewed."""


def judge(step: Step, setting: Setting) -> Judgement:
    """Everything about an action."""
    state, budget = state_of(step.position), setting.budget
    begun = acted = drawn = None
    # The same luck for a whole round: what changes from one value to the next is what was done.
    seed = budget.random(step.round, "values").getrandbits(62)
    if step.fresh:
        begun = true_values(setting, state, step, seed)
    code = action_code(state, step.action)
    choice = not step.forced
    if choice:
        acted = true_values(setting, state, step, seed, code)
    if step.draws:
        state.apply(code)
        drawn = true_values(setting, state, step, seed)
    verdict = judge_choice(step, setting) if choice and step.judged else None
    return Judgement(begun, acted, drawn, verdict)
