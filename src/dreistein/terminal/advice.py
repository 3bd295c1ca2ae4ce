"""A hint in the terminal: the expert's best ideas for a position, with what to type."""

from collections.abc import Iterator, Sequence
from random import Random

from dreistein.bots.expert import Expert
from dreistein.bots.hints.explainer import explain, situation
from dreistein.bots.hints.ideas import ideas
from dreistein.coach.words.actions import ActionWords
from dreistein.rules.actions import Action
from dreistein.rules.view import View
from dreistein.terminal.choices import Choices
from dreistein.terminal.position import how_to_type
from dreistein.text import Texts

_MILLIS = 1000


def advice(
    view: View, legal: Sequence[Action], names: Sequence[str], texts: Texts, random: Random
) -> Iterator[str]:
    """Lines with what matters, and at most three ideas, the best first."""
    words = ActionWords(texts, view.end_of_turn, names.__getitem__)
    choices = Choices.of(view, legal)
    if said := words.sentences(situation(view)):
        yield said
    ranked = Expert().rank(view, legal, random, _MILLIS)
    for rank, idea in enumerate(ideas(explain(view, ranked)), 1):
        best = idea.actions[0]
        yield f"{rank}. {words.title(best, idea.now)}: {how_to_type(best, view, choices)}"
        for reasons in filter(None, (idea.reasons, idea.gain)):
            yield f"   {words.sentences(reasons, best)}"
