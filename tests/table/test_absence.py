"""People who are away: bots play for them until they return."""

import asyncio
from pathlib import Path

import pytest

from dreistein.protocol import server as p
from dreistein.table.house import House
from dreistein.table.settings import HouseSettings
from table.guests import (
    FRIEND,
    ME,
    Guest,
    a_house,
    duel,
    joined,
    next_round,
    seated,
    somebody_is_held,
    turn_of,
)


async def away(ada: Guest, ben: Guest) -> None:
    """Ben disconnects when he is to move, and a bot takes over."""
    while not ben.to_move:
        await (await turn_of(ada, ben)).play()
    ben.go()
    await ada.until(lambda: ada.shown.seats[1].held)


@pytest.mark.house(away_seconds=0.02)
async def test_a_bot_plays_for_a_person_who_is_away_until_they_return(house: House) -> None:
    ada, ben = await duel(house)
    await away(ada, ben)
    assert ada.shown.seats[1].level == "casual"
    assert not ada.shown.seats[1].here
    await ada.until(lambda: ada.to_move)
    assert ada.round.turns[-1].actions[-1].by == "bot"
    await ben.come()
    await ada.until(lambda: not ada.shown.seats[1].held)
    assert ada.shown.seats[1].level is None
    assert ada.shown.seats[1].name == "Ben"
    await ada.play()
    assert await (await turn_of(ada, ben)).play() == "done"


async def play_on(ada: Guest) -> int:
    """Ada plays to the end of the round against a bot; how many turns the bot played."""
    while ada.phase == "playing":
        if ada.to_move:
            await ada.play()
        else:
            await ada.until(lambda: ada.to_move or ada.phase != "playing")
    turns = [turn for turn in ada.round.turns if turn.seat == 1]
    return sum(turn.actions[-1].by == "bot" for turn in turns)


async def test_a_match_says_how_many_turns_a_bot_played_for_a_person(tmp_path: Path) -> None:
    """Also of rounds that were over before a viewer came, whose turns the page does not have."""
    async with a_house(tmp_path, HouseSettings(away_seconds=0.02)) as house:
        ada, ben = await duel(house, edition={"base": "german", "target": 2000})
        await away(ada, ben)
        assert not ada.shown.stand_ins  # told after a round
        first = await play_on(ada)
        assert first > 0
        assert ada.shown.stand_ins == (0, first)
        await next_round(ada)
        assert not ada.shown.stand_ins
        second = await play_on(ada)
        await ada.come()
        assert ada.shown.rounds[0].short
        assert ada.shown.stand_ins == (0, first + second)


@pytest.mark.house(away_seconds=0.02)
async def test_a_record_says_how_many_turns_a_bot_played_for_a_person(house: House) -> None:
    ada, ben = await duel(house, edition={"base": "german", "target": 1})
    await away(ada, ben)
    played = await play_on(ada)
    assert played > 0
    assert (await ada.record())["stand_ins"] == [0, played]


@pytest.mark.house(away_seconds=30)
async def test_no_bot_plays_for_a_person_who_returns_in_time(house: House) -> None:
    ada, ben = await duel(house)
    mover = await turn_of(ada, ben)
    mover.go()
    await asyncio.sleep(0)  # the table learns of it
    await mover.come()
    assert not any(seat.held for seat in mover.shown.seats)
    assert await mover.play() == "done"


@pytest.mark.house(away_seconds=0.01)
async def test_no_bot_steps_in_while_nobody_is_connected(house: House) -> None:
    ada, ben = await duel(house)
    ada.go()
    ben.go()
    await somebody_is_held(house)
    await ada.come()
    assert not any(seat.held for seat in ada.shown.seats)


async def test_everyone_is_sent_who_is_connected(house: House) -> None:
    ada = await seated(house, ME, FRIEND)
    ben = await joined(ada, "ben")
    assert ada.presence == p.Presence((True, True), 0)
    eve = await Guest(house, None, ada.table, ada.shown.watch).come()
    assert ben.presence == p.Presence((True, True), 1)
    ben.go()
    assert eve.presence == p.Presence((True, False), 1)
    eve.go()
    assert ada.presence == p.Presence((True, False), 0)
