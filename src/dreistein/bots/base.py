"""What a bot is: a program that sits on a seat."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from dreistein.rules.actions import Action
from dreistein.rules.view import View


class Bot(Protocol):
    """A player that is a program. One that holds something has a ``close()`` too."""

    @property
    def name(self) -> str:
        """What it is called."""

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        """One of the legal actions, of which there is at least one.

        A view is all it may know of the round, and ``random`` all it may toss. ``millis`` is its
        time for this one decision; None leaves that to the bot.
        """


def close(bot: Bot) -> None:
    """Let a bot go, with whatever it holds."""
    ending = getattr(bot, "close", None)
    if callable(ending):
        ending()
