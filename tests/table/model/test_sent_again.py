"""Actions that are sent again are carried out once; other actions with an old id are new."""

from dataclasses import replace
from pathlib import Path

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.table.house import House
from dreistein.table.model.sent_actions import SentActions
from table.guests import Guest, a_house, duel, movers, new_id, next_round, rematch, turn_of

MANY_ROUNDS = {"base": "german", "target": 2000}


async def last_action(*guests: Guest) -> tuple[Guest, c.Act, p.ServerMessage | None]:
    """Play a round to its end; returns who ended it, with which message, and the answer."""
    while True:
        mover = await turn_of(*guests)
        act = mover.act()
        answer = await mover.say(act)
        if mover.phase != "playing":
            return mover, act, answer


async def test_another_action_under_an_old_id_is_not_swallowed(house: House) -> None:
    """A client that restarts its ids after a reload must not believe that it moved."""
    ada, ben = await duel(house)
    mover = await turn_of(ada, ben)
    first = mover.act()
    assert await mover.code(first) == "done"
    await (await turn_of(ben, ada)).play()
    while (again := await turn_of(ada, ben)) is not mover:
        await again.play()
    ply = mover.ply
    assert await mover.code(replace(mover.act(), id=first.id)) == "done"
    assert mover.ply == ply + 1
    late = replace(first, action="+", ply=1)
    assert (await mover.code(late), mover.ply) == ("too-late", ply + 1)


async def test_the_action_that_ended_a_round_is_known_after_the_next_deal(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, ben = await duel(house, MANY_ROUNDS)
        mover, act, answer = await last_action(ada, ben)
        assert isinstance(answer, p.Done)
        await next_round(ada, ben)
        assert await mover.say(act) == answer
        assert (mover.round.number, mover.ply) == (1, 0)
        table, person = mover.table, mover.person
    async with a_house(tmp_path) as house:
        back = await Guest(house, person, table).come()
        assert await back.say(act) == answer
        assert (back.round.number, back.ply) == (1, 0)


async def test_the_action_that_ended_a_match_is_known_in_the_rematch(house: House) -> None:
    ada, ben = await duel(house, {"base": "german", "target": 1})
    mover, act, answer = await last_action(ada, ben)
    assert ada.phase == "over"
    await rematch(ada, ben)
    assert await mover.say(act) == answer
    await ada.ready()
    await ben.ready("cd" * 32)
    assert (await mover.say(act), mover.ply) == (answer, 0)


async def test_an_undone_action_is_not_told_to_be_done(house: House) -> None:
    mover, other = await movers(*await duel(house))
    act = mover.act()
    await mover.say(act)
    await mover.say(mover.undo(act.seat))
    await other.say(c.Answer(new_id(), other.wish.asked, True))
    assert mover.ply == 0
    answer = await mover.say(act)  # by a client that counts from 1 again after a reload
    assert mover.ply == 1
    assert (await mover.say(act), mover.ply) == (answer, 1)


async def test_an_action_is_not_taken_for_that_of_a_match_before(house: House) -> None:
    ada, ben = await duel(house)
    mover = await turn_of(ada, ben)
    act = mover.act()
    writer = house.tables.running[mover.table].writer
    key = (act.seat, act.id, act.round, act.ply, act.action)
    writer.state = replace(writer.state, sent=SentActions({}, {key: 3}))
    assert (await mover.code(act), mover.ply) == ("done", 1)
