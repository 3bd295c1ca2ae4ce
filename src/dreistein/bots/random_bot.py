"""The simplest opponent: any legal action, all equally likely."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from dreistein.rules.actions import Action
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses among all legal actions at random."""

    name: ClassVar[str] = "random"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        return random.choice(legal)
