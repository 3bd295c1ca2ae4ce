"""A player of the ladder: a manner for each draw rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from dreistein.bots.base import Bot
from dreistein.rules.actions import Action
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class Player:
    """Plays in one manner where one may draw on purpose, and in another where one must place."""

    name: str
    free: Bot
    must_place: Bot

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        manner = self.must_place if view.edition.must_place else self.free
        return manner.choose(view, legal, random, millis)
