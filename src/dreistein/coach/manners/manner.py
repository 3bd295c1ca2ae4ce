"""A way to play, as playouts can: what an action leads to is weighed by likes and dislikes.

>>> from dreistein.bots.registry import make_bot
>>> style = style_of(make_bot("zora"), 2, must_place=False)
>>> [style.at(lead).hoards for lead in (-200, 0)], style.manner == style.at(0)
([True, True], False)
"""

from collections.abc import Sequence
from dataclasses import dataclass

from dreistein.bots.base import Bot
from dreistein.bots.expert import Expert
from dreistein.bots.expert.expert import MOST_HOARDERS
from dreistein.bots.expert.playout_weights import GREEDY, HOARD, STRAIGHT
from dreistein.bots.greedy import Greedy
from dreistein.bots.ladder.characters import Handicap, Player
from dreistein.bots.ladder.weighted import NEVER, POINT, WeightedBot
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.kernel.search.traits import Traits
from dreistein.kernel.search.weights import CERTAIN, DRAWING

_SLIP, _SLEEPY_SLIP = 0.05, 0.45
"""How often somebody who places whatever fits draws all the same; and somebody who overlooks."""

PERFECT = Traits()


@dataclass(frozen=True, slots=True)
class Manner:
    """How a seat plays a round."""

    weights: tuple[int, ...]
    traits: Traits = PERFECT
    expert: bool = False
    """Whether this is only the portrait of somebody who plays far better."""

    @property
    def hoards(self) -> bool:
        """Whether it may draw on purpose."""
        return self.weights[DRAWING] > NEVER * POINT / 2

    @property
    def slip(self) -> float | None:
        """How often it draws although a tile fits; None if a draw says nothing of its tiles."""
        if self.hoards:
            return None
        sleepy = self.traits.sight < CERTAIN or self.traits.blind
        return _SLEEPY_SLIP if sleepy else _SLIP


@dataclass(frozen=True, slots=True)
class Style:
    """How a player plays a match: ``easy`` in rounds that begin with a lead of ``ahead`` points."""

    manner: Manner
    easy: Manner | None = None
    ahead: int = 0

    def at(self, lead: int) -> Manner:
        """The manner in a round that begins with this lead."""
        return self.easy if self.easy is not None and lead >= self.ahead else self.manner


def lead_of(totals: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others; alone, nobody is ahead."""
    others = [total for at, total in enumerate(totals) if at != seat]
    return totals[seat] - max(others) if others else 0


def policy_of(manners: Sequence[Manner]) -> PlayoutPolicy:
    """Playouts in which everybody goes on in their manner."""
    return PlayoutPolicy([m.weights for m in manners], traits=[m.traits for m in manners])


def style_of(bot: Bot, players: int, *, must_place: bool) -> Style | None:
    """The style of a bot; None if no weights play as it does. Who also thinks in worlds has the
    weights alone: fitted to what it does, others come no nearer."""
    if isinstance(bot, Player):
        return style_of(bot.must_place if must_place else bot.free, players, must_place=must_place)
    if isinstance(bot, Handicap):
        best = style_of(bot.best, players, must_place=must_place)
        easy = style_of(bot.easy, players, must_place=must_place)
        return best and easy and Style(best.manner, easy.manner, bot.ahead)
    if isinstance(bot, Greedy):
        return Style(Manner(GREEDY))
    if isinstance(bot, Expert):
        collects = not must_place and players <= MOST_HOARDERS
        return Style(Manner(HOARD if collects else STRAIGHT, expert=True))
    if not isinstance(bot, WeightedBot):
        return None
    noise, sight = round(POINT * bot.noise), round(CERTAIN * bot.sight)
    return Style(Manner(bot.weights, Traits(bot.most, sight, 0, noise, rests=True)))
