"""Actions: what is refused and why, and that nothing happens twice or in part."""

import asyncio
from dataclasses import replace
from pathlib import Path

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.protocol.http.tables import NewSeat
from dreistein.table.fair.sealed import seal_of
from dreistein.table.house import House
from dreistein.table.model.commands import Command
from dreistein.table.store.errors import NotStored, StaleLog
from dreistein.table.store.sqlite import SqliteStore
from table import guests as g
from table.guests import ME, SHARE, Guest, a_house, new_id
from table.stores import ObedientStore

TWO_ROUNDS = {"base": "german", "deal": {"2": 4}, "target": 150}


async def test_refusals_have_the_right_code(house: House) -> None:
    ada, ben = await g.duel(house)
    mover, other = await g.movers(ada, ben)
    eve = await g.watching(ada)
    own, theirs = mover.seat, other.seat
    act = mover.act()
    assert await eve.code(act) == "only-watching"
    assert await other.code(act) == "not-your-seat"
    assert await other.code(replace(act, seat=theirs)) == "not-your-turn"
    assert await mover.code(replace(act, seat=5)) == "no-such-seat"
    assert await mover.code(replace(act, ply=1)) == "too-late"
    assert await mover.code(replace(act, round=1)) == "too-late"
    assert await mover.code(replace(act, action="+")) == "must-open"
    assert await mover.code(replace(act, action="???")) == "no-such-action"
    assert await mover.code(act) == "done"
    foreign = act.action.partition("@")[0] + "@7,0"
    again = c.Act(new_id(), theirs, 0, 1, foreign)
    assert await other.code(again) == "not-your-tile"
    assert await mover.code(c.Next(new_id(), 1)) == "not-between"
    assert await mover.code(c.Rematch(new_id(), 1)) == "not-over-yet"
    assert await mover.code(c.Ready(new_id(), 1, "ab" * 32)) == "too-late"
    assert await mover.code(c.Answer(new_id(), 3, True)) == "no-undo-asked"
    assert await mover.code(c.Undo(new_id(), own, 0, 0)) == "too-late"
    refused = [x for x in mover.inbox if isinstance(x, p.Refused)]
    assert all(answer.message for answer in refused)
    # None of that happened.
    assert (mover.ply, mover.seq, other.seq) == (1, ada.seq, ben.seq)


async def test_nobody_acts_before_the_match_or_after_it(house: House) -> None:
    ada = await g.seated(house, ME, NewSeat("me", "Eve"), edition={"base": "german", "target": 1})
    act = c.Act(new_id(), 0, 0, 0, "+")
    assert await ada.code(act) == "not-playing"
    await ada.ready()
    await g.finish(ada)
    assert await ada.code(replace(act, id=new_id())) == "already-over"
    assert await ada.code(c.Next(new_id(), len(ada.shown.rounds))) == "already-over"
    assert await ada.code(c.Resign(new_id(), 0)) == "already-over"
    assert await ada.code(ada.undo()) == "not-playing"


async def test_a_guess_at_the_stock_is_neither_confirmed_nor_denied(house: House) -> None:
    """Otherwise a client could try every tile it likes, and draw when it is on top."""
    ada, ben = await g.duel(house)
    await (await g.turn_of(ada, ben)).play()
    mover = await g.turn_of(ada, ben)
    stock = mover.round.stock
    surely_not = mover.shown.hands[0].tiles[0]
    assert await mover.code(mover.act(f"+{surely_not}")) == "done"
    assert (mover.round.stock, mover.actions[-1][1]) == (stock - 1, "+")
    assert await mover.code(mover.act("+999")) != "done"


async def test_an_action_sent_twice_happens_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, ben = await g.duel(house)
        mover = await g.turn_of(ada, ben)
        act = mover.act()
        first, second = await mover.say(act), await mover.say(act)
        assert isinstance(first, p.Done)
        assert first == second
        third = (await g.turn_of(ada, ben)).act()
        other = await g.turn_of(ada, ben)
        together = await asyncio.gather(other.say(third), other.say(third))
        assert together[0] == together[1] or None in together
        assert all(isinstance(answer, p.Done) for answer in together)
        assert ada.ply == 2
        # Other clients may use the same ids.
        assert await other.code(replace(act, seat=third.seat)) != "done"
        seq, table, person = ada.seq, ada.table, mover.person
    async with a_house(tmp_path) as house:
        back = await Guest(house, person, table).come()
        assert back.seq == seq
        assert await back.say(act) == first
        assert (back.seq, back.ply) == (seq, 2)


async def test_other_messages_can_be_sent_twice_as_well(house: House) -> None:
    ada = await g.seated(house, ME, NewSeat("me", "Eve"), edition=TWO_ROUNDS)

    async def twice(message: Command) -> None:
        assert [await ada.code(message), await ada.code(message)] == ["done", "done"]

    await twice(c.Ready(new_id(), 0, seal_of(SHARE)))
    assert [await ada.reveal(SHARE), await ada.reveal(SHARE)] == ["done", "done"]
    await g.round_over(ada)
    await twice(c.Next(new_id(), 1))
    assert len(ada.shown.rounds) == 2
    await g.finish(ada)
    await twice(c.Rematch(new_id(), 1))
    assert ada.shown.match == 1


async def test_what_comes_again_in_the_next_match_changes_nothing_there(house: House) -> None:
    ada = await g.seated(house, ME, NewSeat("me", "Eve"), edition={"base": "german", "target": 1})
    await ada.ready()
    await g.finish(ada)
    await g.again(ada)
    await g.rematch(ada)
    await ada.ready()
    mover = ada.act().seat
    for match in (0, 1):
        assert await ada.code(replace(ada.act(), match=match)) == "too-late"
    assert await ada.code(replace(ada.act(), match=2)) == "done"
    before = ada.shown
    for match in (0, 1):
        assert await ada.code(c.Resign(new_id(), mover, match)) == "done"
        assert await ada.code(c.Undo(new_id(), mover, 0, ada.ply, match)) == "done"
    assert ada.shown == before
    assert await ada.code(c.Undo(new_id(), mover, 0, ada.ply, 2)) == "done"
    assert ada.ply == 0
    await g.round_over(ada)
    assert await ada.code(c.Next(new_id(), 1, 1)) == "done"


async def test_an_action_that_is_not_stored_has_not_happened(tmp_path: Path) -> None:
    store = ObedientStore(tmp_path)
    async with a_house(store) as house:
        ada, ben = await g.duel(house)
        mover = await g.turn_of(ada, ben)
        act, seq, view = mover.act(), mover.seq, mover.shown
        delivered = len(ada.inbox) + len(ben.inbox)
        store.append_errors = [NotStored()]
        assert await mover.code(act) == "not-stored"
        assert (mover.seq, mover.shown) == (seq, view)
        assert len(ada.inbox) + len(ben.inbox) == delivered + 1
        fresh = await Guest(house, mover.person, mover.table).come()
        assert fresh.shown == view
        assert (await mover.code(act), mover.ply) == ("done", 1)


class Shared(SqliteStore):
    """A store that two houses use, as two servers would use one database."""

    users = 0

    async def open(self) -> None:
        self.users += 1
        await super().open()

    async def close(self) -> None:
        self.users -= 1
        if not self.users:
            await super().close()


async def test_two_houses_on_one_log_lose_and_double_nothing(tmp_path: Path) -> None:
    store = Shared(tmp_path / "tables.db")
    async with a_house(store) as here, a_house(store) as there:
        mover, other = await g.movers(*await g.duel(here))
        away = await Guest(there, mover.person, mover.table).come()
        act = away.act()
        assert await away.code(act) == "done"
        # This house learns of it when it writes itself: no action is lost or doubled.
        assert mover.ply == 0
        assert await mover.code(mover.act()) == "too-late"
        assert (mover.ply, other.ply) == (1, 1)
        assert mover.round.turns == away.round.turns
        assert (await mover.code(act), await other.play()) == ("done", "done")
        assert (mover.ply, other.ply) == (2, 2)


async def test_a_log_that_keeps_changing_is_refused_as_stale(tmp_path: Path) -> None:
    store = ObedientStore(tmp_path)
    async with a_house(store) as house:
        mover = await g.turn_of(*await g.duel(house))
        store.append_errors = [StaleLog()] * 99
        assert await mover.code(mover.act()) == "stale-log"
        store.append_errors = []
        assert await mover.play() == "done"


async def test_a_client_that_hangs_up_while_its_move_is_stored_has_moved(tmp_path: Path) -> None:
    store = ObedientStore(tmp_path)
    async with a_house(store) as house:
        mover, other = await g.movers(*await g.duel(house))
        store.gate.clear()
        assert mover.connection is not None
        asking = asyncio.create_task(mover.connection.receive(mover.act()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        store.gate.set()
        await other.until(lambda: other.ply == 1)
