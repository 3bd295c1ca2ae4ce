"""Who plays on each rung: what they like, how much they see, and how far they think.

Worlds rather than time set how far somebody thinks, so that a rung is the same on every machine.
Only the top one uses all the time it gets.
"""

from functools import partial

from dreistein.bots.expert import Expert
from dreistein.bots.expert.playout_weights import HOARD
from dreistein.bots.ladder.player import Player
from dreistein.bots.ladder.taste import Taste, likes

_PIP = Taste(likes(tile_value=-1), sight=0.5, noise=20)
_FRIDA = Taste(likes(own_fits=6, no_own_fits=20, takes_bonus=-10), sight=0.9, noise=10)
_MAX = Taste(likes(), noise=1)
_ZORA = Taste(likes(takes_bonus=25, own_bonus=1.5, others_bonus=1), noise=2)
_BRUNO = Taste(likes(others_bonus=4, unseen_fits=1, own_fits=0.5), worlds=8, share=0.5)
_HILDA = Taste(HOARD, noise=10)
_HILDA_MUST_PLACE = Taste(likes(own_fits=3, own_bonus=1, others_bonus=1), worlds=24, share=0.5)

Pip = partial(Player, "pip", _PIP, _PIP)
Frida = partial(Player, "frida", _FRIDA, _FRIDA)
Max = partial(Player, "max", _MAX, _MAX)
Zora = partial(Player, "zora", _ZORA, _ZORA)
Bruno = partial(Player, "bruno", _BRUNO, _BRUNO)
Hilda = partial(Player, "hilda", _HILDA, _HILDA_MUST_PLACE)
Klara = partial(Player, "klara", Expert(worlds=32), Expert(worlds=32))
Sofia = partial(Player, "sofia", Expert(), Expert())
