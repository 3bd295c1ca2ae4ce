"""A player who takes it easy while ahead in the match, and plays their best when behind."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from dreistein.bots.base import Bot
from dreistein.rules.actions import Action
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class Ease:
    """Plays its best in rounds that begin with a lead below ``ahead`` points, easily in others.

    A negative ``ahead`` means that it wakes up only once it is that far behind.
    """

    best: Bot
    easy: Bot
    ahead: int
    name: ClassVar[str] = "ease"

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        return self.manner(view.totals, view.seat or 0).choose(view, legal, random, millis)

    def manner(self, totals: Sequence[int], seat: int) -> Bot:
        """How it plays a round that begins with these totals; alone, nobody is ahead."""
        others = [total for at, total in enumerate(totals) if at != seat]
        lead = totals[seat] - max(others) if others else 0
        return self.best if lead < self.ahead else self.easy
