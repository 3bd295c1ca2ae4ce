"""A network sits down as a bot, and sees what the environment it learned in shows."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreistein.bots import Bot
from dreistein.envs.actions import decode, encode
from dreistein.envs.game import Game, Settings
from dreistein.envs.observation import observe
from dreistein.envs.policy import policy_bot
from sizes import size


def as_text(shown: dict[str, Any]) -> dict[str, Any]:
    seen = shown["observation"]
    parts = seen if isinstance(seen, dict) else {"flat": seen}
    return {
        name: array.tolist() for name, array in (*parts.items(), ("mask", shown["action_mask"]))
    }


@pytest.mark.parametrize("form", ["flat", "arrays"])
@given(st.integers(0, 10**6), st.integers(2, 4))
@settings(max_examples=size(8, 100))
def test_a_network_sees_what_its_environment_shows(form: Any, seed: int, players: int) -> None:
    game = Game(Settings(players, observation=form), str(seed))
    chance, shown = Random(seed), []

    def net(seen: dict[str, Any]) -> Any:
        shown.append(seen)
        return scores

    bot: Bot = policy_bot(net, form)
    while not game.over and len(shown) < 40:
        scores = np.array([chance.random() for _ in range(1013)])
        action = bot.choose(game.view(game.turn), list(game.legal.values()), chance)
        code = encode(game.match.round.board, action)
        assert code == max(game.legal, key=lambda each: scores[each])
        assert as_text(shown[-1]) == as_text(observe(game, game.turn))
        opening = game.match.round.opening
        assert decode(game.match.round.board, code, opening) == action
        game.step(code)
