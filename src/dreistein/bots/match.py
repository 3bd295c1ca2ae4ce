"""A match between bots in this process; a tournament plays many, and measures.

>>> match = play_match(["greedy", "random"], "dreistein")
>>> match.totals, match.winners
((334, 110), (0,))
"""

from collections.abc import Sequence
from random import Random

from dreistein.bots.base import Bot, close
from dreistein.bots.registry import make_bot
from dreistein.rules.arguments import WrongArgument, all_of
from dreistein.rules.edition import Edition
from dreistein.rules.match import Match


def play_match(
    bots: Sequence[Bot | str],
    seed: str,
    edition: Edition | str = "international",
    *,
    millis: int | None = None,
) -> Match:
    """The match that these bots play, by seat: bots, or their names as :func:`make_bot` takes them.

    The seed decides the deals and the bots' luck. ``millis`` is the time for each decision.
    """
    for bot in all_of(bots, "Bot | str", "bots"):
        if isinstance(bot, type) or not (isinstance(bot, str) or hasattr(bot, "choose")):
            found = bot if isinstance(bot, type) else type(bot)
            raise WrongArgument(name="bots", wanted="Bot | str", found=found.__name__)
    match = Match.seeded(seed, edition, len(bots))
    seated = [(make_bot(bot), True) if isinstance(bot, str) else (bot, False) for bot in bots]
    try:
        while True:
            while match.round.end is None:
                luck = Random(f"{seed}/{match.number}/{len(match.round.history)}")
                seen, legal = match.view(match.turn), list(match.legal_actions())
                match = match.apply(seated[match.turn][0].choose(seen, legal, luck, millis))
            if match.over or match.full:
                return match
            match = match.next_round()
    finally:
        for bot, own in seated:
            if own:
                close(bot)
