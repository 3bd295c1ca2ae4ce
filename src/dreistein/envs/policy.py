"""A network as a bot: what learned in an environment sits down wherever bots play.

>>> import numpy as np
>>> bot = policy_bot(lambda shown: np.arange(1013), name="the last number")
>>> from random import Random
>>> from dreistein.rules import Round, view
>>> round = Round.seeded("dreistein", "german")
>>> str(bot.choose(view(round, 0), list(round.legal_actions()), Random(1)))
'444@0,0'
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from dreistein.bots.base import Bot
from dreistein.envs.actions import ACTIONS, encode
from dreistein.envs.game import Form
from dreistein.envs.observation import Observation, arrays, flattened, units
from dreistein.rules.actions import Action, Placement, parse_action
from dreistein.rules.board import Board
from dreistein.rules.view import View


def policy_bot(
    net: Callable[[Observation], Any], observation: Form = "flat", name: str = "policy"
) -> Bot:
    """A bot that takes the legal action with the highest score.

    ``net`` is given what an environment with the same ``observation`` shows this seat, and
    returns a score for each of the 1,013 actions.
    """
    return PolicyBot(net, observation, name)


@dataclass(frozen=True, slots=True)
class PolicyBot:
    """See :func:`policy_bot`."""

    net: Callable[[Observation], Any]
    observation: Form
    name: str

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None, /
    ) -> Action:
        board = Board.of(view.board)
        by_code = {encode(board, action): action for action in legal}
        scores = np.asarray(self.net(shown_to(view, list(by_code), self.observation)))
        return by_code[max(by_code, key=lambda code: float(scores[code]))]


def shown_to(view: View, legal: Sequence[int], form: Form = "flat") -> Observation:
    """What an environment shows a seat with this view and these legal actions, by number."""
    known = arrays(view, list(_history(view)) if form == "arrays" else [])
    mask = np.zeros(ACTIONS, np.int8)
    mask[list(legal)] = 1
    target = view.edition.target
    shown: Any = known if form == "arrays" else flattened(known, units(view.players, target))
    return {"observation": shown, "action_mask": mask}


def _history(view: View) -> list[tuple[int, int]]:
    """The actions of the round: how many seats from the observer, and the number."""
    laid = sum("@" in text for _, text in view.history)
    board = Board.of(view.board[: len(view.board) - laid])
    found = []
    for seat, text in view.history:
        action = parse_action(text)
        found.append(((seat - (view.seat or 0)) % view.players, encode(board, action)))
        if isinstance(action, Placement):
            board = board.place(action)
    return found
