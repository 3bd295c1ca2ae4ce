"""Hints call tiles and players what the page calls them."""

import asyncio
import re
from dataclasses import replace
from random import Random

import pytest

from dreistein.bots.expert import Expert
from dreistein.bots.hints.catalogue import Allows
from dreistein.bots.hints.explainer import explain
from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.table.features.hints import HintWords
from dreistein.table.house import House
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState
from dreistein.table.views.viewer import seat_view
from table.guests import duel, new_id, turn_of
from table.model.scenes import ADA, BOT, at_random, playing


def bots_turn_over(seed: int, actions: int) -> TableState:
    """Ada against two greedy bots, somewhere in a round with Ada to move."""
    rng, state = Random(seed), playing(ADA, BOT, BOT, secret=f"{seed:064x}")
    while state.round and (len(state.round.history) < actions or state.round.turn != 0):
        if state.round.end is not None:
            break
        state = fold(state, at_random(state, rng))
    return state


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
    assert not re.search(r"\b(?!100\b)[0-5]{3}\b(?! *%)", whole), whole
    assert re.search(r"\b[0-5]–[0-5]–[0-5]\b", whole)


def test_hints_call_bots_by_the_names_on_their_chips() -> None:
    state = bots_turn_over(1, 11)
    assert state.round is not None
    view, legal = seat_view(state, 0), list(state.round.legal_actions())
    told = explain(view, Expert(worlds=4).rank(view, legal, Random(1)))[0]
    words = HintWords.of(state, "en")
    lets = [replace(told, reasons=(Allows("their-fits", 80, 9, 1, seat),)) for seat in (0, 1, 2)]
    names = [line.text.split()[2] for line in words.lines(lets)]
    assert names == ["Ada", "Max", "Gina"]


async def test_who_hangs_up_waits_for_no_hint(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, given_up = asyncio.Event(), asyncio.Event()

    async def think(*_: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            given_up.set()

    monkeypatch.setattr(house.context.bots, "rank", think)
    mover = await turn_of(*await duel(house))
    assert mover.to_move is not None
    await mover.say(c.AskHint(new_id(), mover.to_move.seat, 0, 0))
    await begun.wait()
    mover.go()
    for _ in range(9):
        await asyncio.sleep(0)
    assert given_up.is_set()


async def test_who_comes_back_for_a_hint_gets_it_over_the_new_connection(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()

    async def think(*_: object) -> list[object]:
        await go_on.wait()
        return []

    monkeypatch.setattr(house.context.bots, "rank", think)
    mover = await turn_of(*await duel(house))
    assert mover.to_move is not None
    asked = c.AskHint(new_id(), mover.to_move.seat, 0, 0)
    assert [await mover.say(asked), await mover.say(asked)] == [None, None]
    await mover.come()  # over another line: the house has not noticed that the old one is gone
    assert await mover.say(asked) is None
    other = c.AskHint(new_id(), mover.to_move.seat, 0, 0)
    assert await mover.code(other) == "busy"
    go_on.set()
    await mover.until(lambda: any(isinstance(heard, p.Hint) for heard in mover.inbox))
    for _ in range(9):
        await asyncio.sleep(0)
    assert [heard.id for heard in mover.inbox if isinstance(heard, p.Hint)] == [asked.id]
    assert await mover.say(other) is None
