"""The tasks of bots in the worker processes of :mod:`dreistein.table.bots.pool`."""

import secrets
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from dreistein.bots.base import Bot
from dreistein.bots.registry import make_bot
from dreistein.rules.actions import Action
from dreistein.rules.view import View

if TYPE_CHECKING:
    from dreistein.bots.hints.explainer import Explained


def decide(level: str, view: View, legal: tuple[Action, ...], millis: int) -> int:
    """The index of the action that a bot chooses."""
    if len(legal) == 1:
        return 0
    return legal.index(_bot(level).choose(view, legal, fresh_random(), millis))


def rank(level: str, view: View, legal: tuple[Action, ...], millis: int) -> "list[Explained]":
    """All actions with the reasons for and against them, the best first."""
    from dreistein.bots.hints.explainer import explain

    ranker: Any = _bot(level)
    return explain(view, ranker.rank(view, legal, fresh_random(), millis))


def fresh_random() -> Random:
    """A generator that nobody can predict: seeded by the operating system."""
    return Random(secrets.randbits(256))


def warm_up() -> None:
    """Load what the slowest bot needs, so that no time limit includes it."""
    _bot("expert")


@lru_cache(32)
def _bot(level: str) -> Bot:
    return make_bot(level)
