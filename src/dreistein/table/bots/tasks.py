"""The tasks of bots in the worker processes of :mod:`dreistein.table.bots.pool`."""

import secrets
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from dreistein.bots.base import Bot
from dreistein.bots.registry import make_bot
from dreistein.rules.actions import Action
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.bots.hints.explainer import Explained


@dataclass(frozen=True, slots=True)
class Decide:
    level: str
    view: View
    legal: tuple[Action, ...]
    millis: int

    def run(self) -> int:
        """The index of the chosen action."""
        if len(self.legal) == 1:
            return 0
        bot = _bot(self.level)
        return self.legal.index(bot.choose(self.view, self.legal, fresh_random(), self.millis))


@dataclass(frozen=True, slots=True)
class Rank:
    """Rank all actions and explain the ranking."""

    level: str
    view: View
    legal: tuple[Action, ...]
    millis: int

    def run(self) -> "list[Explained]":
        """All actions with the reasons for and against them, the best first."""
        from dreistein.bots.hints.explainer import explain

        ranker: Any = _bot(self.level)
        ranked = ranker.rank(self.view, self.legal, fresh_random(), self.millis)
        return explain(self.view, ranked)


def fresh_random() -> Random:
    """A generator that nobody can predict: seeded by the operating system."""
    return Random(secrets.randbits(256))


def warm_up() -> None:
    """Load what the slowest bot needs, so that no time limit includes it."""
    _bot("expert")


@lru_cache(32)
def _bot(level: str) -> Bot:
    return make_bot(level)
