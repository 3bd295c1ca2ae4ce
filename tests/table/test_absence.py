"""People who are away: bots play for them until they return."""

import asyncio
from pathlib import Path

import pytest

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.table.house import House
from dreistein.table.runtime.settings import HouseSettings
from poll import until_async
from table import guests as g
from table.guests import FRIEND, ME, Clock, Guest, a_house
from table.stores import ObedientStore


async def away(ada: Guest, ben: Guest) -> None:
    """Ben disconnects when he is to move, and a bot takes over."""
    while not ben.to_move:
        await (await g.turn_of(ada, ben)).play()
    ben.go()
    await ada.until(lambda: ada.shown.seats[1].held)


@pytest.mark.house(away_seconds=0.02)
async def test_a_bot_plays_for_a_person_who_is_away_until_they_return(house: House) -> None:
    ada, ben = await g.duel(house)
    await away(ada, ben)
    assert (ada.shown.seats[1].level, ada.shown.seats[1].here) == ("casual", False)
    await ada.until(lambda: ada.to_move)
    assert ada.round.turns[-1].actions[-1].by == "bot"
    await ben.come()
    await ada.until(lambda: not ada.shown.seats[1].held)
    assert (ada.shown.seats[1].level, ada.shown.seats[1].name) == (None, "Ben")
    await ada.play()
    assert await (await g.turn_of(ada, ben)).play() == "done"


@pytest.mark.house(away_seconds=0.02)
async def test_match_and_record_say_how_many_turns_a_bot_played_for_a_person(house: House) -> None:
    """Also of rounds that were over before a viewer came, whose turns the page does not have."""
    ada, ben = await g.duel(house, edition={"base": "german", "target": 500})
    await away(ada, ben)
    played = 0
    while ada.phase != "over":
        assert not ada.shown.stand_ins  # told after a round
        await g.round_over(ada)
        turns = [turn for turn in ada.round.turns if turn.seat == 1]
        played += sum(turn.actions[-1].by == "bot" for turn in turns)
        await ada.come()
        assert ada.shown.stand_ins == (0, played)
        if ada.phase == "between":
            await g.next_round(ada)
    assert ada.shown.rounds[0].short
    assert (await ada.record())["stand_ins"] == [0, played]


@pytest.mark.house(away_seconds=30)
async def test_no_bot_plays_for_a_person_who_returns_in_time(house: House) -> None:
    mover = await g.turn_of(*await g.duel(house))
    mover.go()
    await asyncio.sleep(0)  # the table learns of it
    caretaker = house.tables.running[mover.table]._caretaker
    assert not caretaker.idle
    await mover.come()
    assert caretaker.idle
    assert not any(seat.held for seat in mover.shown.seats)
    assert await mover.play() == "done"


async def test_no_bot_steps_in_for_who_moves_meanwhile(tmp_path: Path) -> None:
    clock, store = Clock(), ObedientStore(tmp_path)
    async with a_house(store, HouseSettings(away_seconds=30), clock) as house:
        mover, other = await g.movers(*await g.duel(house))
        running = house.tables.running[mover.table]
        store.gate.clear()
        assert mover.connection is not None
        moving = asyncio.create_task(mover.connection.receive(mover.act()))
        await asyncio.sleep(0)  # it is being stored
        mover.go()
        clock.now += 31_000
        running._caretaker._on_turn_timeout()
        store.gate.set()
        await moving
        await until_async(lambda: not running.writer.busy)
        assert other.ply == 1
        assert not any(seat.held for seat in other.shown.seats)


async def test_who_comes_back_has_the_seat_also_if_one_before_it_is_closed(tmp_path: Path) -> None:
    store = ObedientStore(tmp_path)
    short = {"base": "german", "target": 1}
    async with a_house(store, HouseSettings(away_seconds=0.01)) as house:
        ada, ben, cleo = guests = await g.party(house, "ada", "ben", "cleo", edition=short)
        await g.finish(*guests)
        await g.rematch(*guests)
        cleo.go()
        await ada.until(lambda: ada.shown.seats[2].held)
        assert await ben.code(c.Leave(g.new_id(), 1)) == "done"
        store.gate.clear()
        closing = asyncio.create_task(ada.code(c.CloseSeat(g.new_id(), 1, 3)))
        await asyncio.sleep(0)  # it is being stored
        await cleo.come()
        store.gate.set()
        assert await closing == "done"
        await ada.until(lambda: not ada.shown.seats[1].held)
        assert [(seat.name, seat.held) for seat in ada.shown.seats] == [
            ("Ada", False),
            ("Cleo", False),
        ]


@pytest.mark.house(away_seconds=0.01)
async def test_no_bot_steps_in_while_nobody_is_connected(house: House) -> None:
    ada, ben = await g.duel(house)
    ada.go()
    ben.go()
    await g.somebody_is_held(house)
    await ada.come()
    assert not any(seat.held for seat in ada.shown.seats)


async def test_everyone_is_sent_who_is_connected(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    ben = await g.joined(ada, "ben")
    assert ada.presence == p.Presence((True, True), 0)
    eve = await g.watching(ada)
    assert [seat.here for seat in eve.shown.seats] == [True, True]
    assert ben.presence == p.Presence((True, True), 1)
    ben.go()
    assert eve.presence == p.Presence((True, False), 1)
    eve.go()
    assert ada.presence == p.Presence((True, False), 0)
