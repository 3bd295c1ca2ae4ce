"""What a bot that explains itself says of every choice: how good it is, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from dreistein.rules.actions import Action
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action with what it is expected to lead to. Errors are standard errors; 0 if exact."""

    action: Action
    points: float
    """The own score of the round at its end."""
    points_error: float
    lead: float
    """The points by which the own score of the round ends ahead of the best of the others (in
    solitaire, the own score)."""
    lead_error: float
    win: float | None
    """The chance to win the match; shared wins count by their share. None in solitaire."""
    win_error: float
    worlds: int
    """In how many worlds it was tried; 0 if solved."""
    exact: bool
    """Whether it was solved, not sampled."""


class Ranker(Protocol):
    """A bot that ranks."""

    def rank(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> list[Ranked]:
        """Every legal action, the best first."""
