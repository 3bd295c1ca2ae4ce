"""A bot of somebody's own: it takes the last of the legal actions."""

from collections.abc import Sequence
from random import Random

from dreistein.rules import Action, View


class Last:
    name = "last"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        return legal[-1]
