"""What a bot is, and what one that ranks its actions returns."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Protocol, runtime_checkable

from dreistein.rules.actions import Action
from dreistein.rules.view import View


class Bot(Protocol):
    """A program that plays a seat. A bot that holds resources also has a ``close()``."""

    @property
    def name(self) -> str:
        """The bot's name."""

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None, /
    ) -> Action:
        """One of the legal actions, of which there is at least one.

        The view is all that the bot may know of the round, and ``random`` its only source of
        randomness. ``millis`` is its time for this decision; None leaves that to the bot.
        """


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action with its expected results. Errors are standard errors; 0 if exact."""

    action: Action
    points: float
    """The seat's own final score of the round."""
    points_error: float
    lead: float
    """How far that score is ahead of the best of the others (in solitaire, the score itself)."""
    lead_error: float
    win: float | None
    """The chance to win the match; shared wins count by their share. None in solitaire."""
    win_error: float
    """By sampling alone, so it serves to compare actions."""
    worlds: int
    """The number of worlds it was tried in; 0 if solved."""
    exact: bool
    """Whether it was solved rather than sampled."""
    win_doubt: float = 0.0
    """How far the chance to win may be off for all actions alike, as a standard error."""
    sure: bool = False
    """Whether the chance to win was proved, though the points may not be."""

    @property
    def win_uncertainty(self) -> float:
        """The standard error of the chance to win, for whatever reason."""
        return hypot(self.win_error, self.win_doubt)


@runtime_checkable
class Ranker(Bot, Protocol):
    """A bot that can say what it thinks of every action."""

    def rank(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None, /
    ) -> list[Ranked]:
        """Every legal action, the best first."""


def close(bot: Bot) -> None:
    """Release what a bot holds."""
    release = getattr(bot, "close", None)
    if callable(release):
        release()
