"""What sits on a seat: a bot is shown a view and what is legal, and takes one of it.

>>> sorted(BOTS)
['greedy', 'random']
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Protocol

from dreistein.bots.greedy import Greedy
from dreistein.bots.random_bot import RandomBot
from dreistein.rules.actions import Action
from dreistein.rules.views import View

__all__ = ["BOTS", "Bot", "Greedy", "RandomBot"]


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """One of the legal actions, of which there is at least one.

        A view is all it may know of the round, and ``random`` all it may toss.
        """


BOTS: Mapping[str, Bot] = MappingProxyType({"greedy": Greedy(), "random": RandomBot()})
"""The built-in bots, by name."""
