"""How hard a puzzle is: which levels of the ladder find it."""

from collections.abc import Collection, Sequence
from random import Random

from dreistein.bots import make_bot
from dreistein.coach.budget import UNLIMITED
from dreistein.rules.actions import Action
from dreistein.rules.view import View

FINDERS = ("pip", "frida", "max", "zora", "bruno", "hilda")
"""The levels that are asked. Those above think as long as they may, so what they find depends on
the machine."""
TRIES = 5
HARDEST = 5


def finds(
    view: View, legal: Sequence[Action], right: Collection[Action], seed: str
) -> tuple[int, ...]:
    """How often each of :data:`FINDERS` takes one of the right actions, in :data:`TRIES` tries."""
    counts = []
    for name in FINDERS:
        bot = make_bot(name)
        tries = (Random(f"{seed} {name} {number}") for number in range(TRIES))
        counts.append(sum(bot.choose(view, legal, r, UNLIMITED) in right for r in tries))
    return tuple(counts)


def difficulty(found: Sequence[int]) -> int:
    """From 1 to :data:`HARDEST`: the fewer levels find it in most tries, the harder it is.

    >>> difficulty((5, 5, 4, 3, 5, 5)), difficulty((0, 0, 2, 0, 0, 3)), difficulty((0,) * 6)
    (1, 4, 5)
    """
    finders = sum(count > TRIES // 2 for count in found)
    return max(HARDEST - finders, 1)
