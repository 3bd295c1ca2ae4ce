"""Hints call tiles and players what the page calls them."""

import re
from dataclasses import replace
from random import Random

import pytest

from dreistein.bots.expert import Expert
from dreistein.bots.hints.catalogue import Sheds
from dreistein.bots.hints.explainer import explain
from dreistein.rules import EDITIONS
from dreistein.table.bots.hints import HintWords
from dreistein.table.model import events as e
from dreistein.table.model.change import Change
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState
from dreistein.table.views.viewer import seat_view
from dreistein.text import LANGUAGES
from random_games import random_action


def bots_turn_over(seed: int, actions: int) -> TableState:
    """Ada against two greedy bots, somewhere in a round with Ada to move."""
    rng = Random(seed)
    seats = (
        e.SeatPlan("person", "Ada", None, "ada"),
        *(e.SeatPlan("bot", "", "greedy", None) for _ in range(2)),
    )
    numbers = EDITIONS["german"].to_object()
    opened = e.TableOpened("ada", numbers, seats, "invite", "watch", f"{seed:064x}", 1)
    state = Change.of(None, [opened, e.Readied("ada", f"{seed:032x}", 2), e.Started(3)]).after
    while state.round and (len(state.round.history) < actions or state.round.turn != 0):
        round = state.round
        if round.end is not None:
            break
        action = str(random_action(round, rng))
        by: e.By = "person" if round.turn == 0 else "bot"
        state = fold(state, e.ActionMade(round.turn, action, by, 4))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_name_tiles_and_players_as_the_page_does(language: str) -> None:
    sentences: list[str] = []
    for seed in range(6):
        state = bots_turn_over(seed, 6 + 5 * seed)
        round = state.round
        if round is None or round.end is not None:
            continue
        view, legal = seat_view(state, 0), list(round.legal_actions())
        ranked = Expert(worlds=6).rank(view, legal, Random(seed))
        words, told = HintWords.of(state, language), explain(view, ranked)
        sentences += [line.text for line in words.lines(told)]
        ideas = words.ideas(told)
        sentences += [f"{idea.title} {idea.text}" for idea in ideas]
        assert "@" not in "".join(idea.gain for idea in ideas)
        assert 1 <= len(ideas) <= 3
        assert len({(idea.title, idea.text) for idea in ideas}) == len(ideas)
    whole = "\n".join(sentences)
    assert "@" not in whole
    assert "greedy" not in whole
    assert not re.search(r"\b[0-5]{3}\b(?! *%)", whole), whole
    assert re.search(r"\b[0-5]–[0-5]–[0-5]\b", whole)


def test_hints_call_bots_by_the_names_on_their_chips() -> None:
    state = bots_turn_over(1, 11)
    assert state.round is not None
    view, legal = seat_view(state, 0), list(state.round.legal_actions())
    told = explain(view, Expert(worlds=4).rank(view, legal, Random(1)))[0]
    words = HintWords.of(state, "en")
    sheds = [replace(told, reasons=(Sheds(points=7, seat=seat, count=2),)) for seat in (0, 1, 2)]
    names = [line.text.split(": ")[1].split()[0] for line in words.lines(sheds)]
    assert names == ["Ada", "Max", "Gina"]
