"""Bots play a seat: they are given a view and the legal actions, and choose one.

:func:`make_bot` finds one by its name; ``cmd:`` with a program after it is a bot over a pipe,
``py:`` with a module and a class one in Python. :func:`play_match` lets bots play a match, and
:func:`serve` makes a bot in Python a program.

>>> make_bot("greedy").name
'greedy'
>>> list(BUILT_IN)[-8:]
['pip', 'frida', 'max', 'zora', 'bruno', 'hilda', 'klara', 'sofia']
"""

from collections.abc import Mapping
from types import MappingProxyType

from dreistein.bots.base import Bot, Ranked, Ranker, close
from dreistein.bots.external.server import serve
from dreistein.bots.greedy import Greedy
from dreistein.bots.match import play_match
from dreistein.bots.random_bot import RandomBot
from dreistein.bots.registry import BUILT_IN, BotError, make_bot

__all__ = [
    "BOTS",
    "BUILT_IN",
    "Bot",
    "BotError",
    "Greedy",
    "RandomBot",
    "Ranked",
    "Ranker",
    "close",
    "make_bot",
    "play_match",
    "serve",
]

BOTS: Mapping[str, Bot] = MappingProxyType({"greedy": Greedy(), "random": RandomBot()})
"""The bots that need only the rules, ready to play."""
