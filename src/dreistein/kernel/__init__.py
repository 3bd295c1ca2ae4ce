"""The kernel: whole rounds at the speed of C, for search and simulation.

It knows the same game as :mod:`dreistein.rules`, which is there to be read; a property test holds
the two equal. Here a position is a :class:`State`, which changes as actions are applied and is
cheap to copy, and an action is a number. Compiled where there was a C compiler when Dreistein was
installed, the same sources run as Python elsewhere, slower, with the same results: :func:`compiled`
tells.

- :func:`state_of`, :func:`round_of`, :func:`view_of`, :func:`action_code` and :func:`action_text`
  go from and to :mod:`dreistein.rules`.
- :func:`simulate_rounds` deals and plays whole rounds; :func:`playouts` plays on from a position.
- :class:`Worlds` resamples what a seat cannot see; :meth:`Worlds.playouts` plays on from there.
- :func:`perft` and :func:`divide` count lines.

Everything is checked before it reaches compiled code; what is wrong raises a
:class:`~dreistein.rules.errors.DreisteinError`.
"""

from dreistein.kernel.loader import load

load()

from dreistein.kernel.arguments import POLICIES  # noqa: E402
from dreistein.kernel.bridge import (  # noqa: E402
    action_code,
    action_text,
    cells_by_number,
    config_for,
    round_of,
    state_from_deal,
    state_of,
    view_of,
)
from dreistein.kernel.outcomes import BONUSES, Rounds  # noqa: E402
from dreistein.kernel.perft import divide, perft  # noqa: E402
from dreistein.kernel.position.constants import DRAW, END_TURN  # noqa: E402
from dreistein.kernel.position.state_cy import State, compiled  # noqa: E402
from dreistein.kernel.simulation import playouts, simulate_rounds  # noqa: E402
from dreistein.kernel.worlds.worlds import Worlds  # noqa: E402

__all__ = [
    "BONUSES",
    "DRAW",
    "END_TURN",
    "POLICIES",
    "Rounds",
    "State",
    "Worlds",
    "action_code",
    "action_text",
    "cells_by_number",
    "compiled",
    "config_for",
    "divide",
    "perft",
    "playouts",
    "round_of",
    "simulate_rounds",
    "state_from_deal",
    "state_of",
    "view_of",
]
