"""A house: lists and limits, and tables that leave memory and come back."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from cycles import in_memory, no_search
from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.protocol.http.tables import NewSeat, NewTable
from dreistein.rules.errors import DreisteinError
from dreistein.table.house import House
from dreistein.table.runtime.audience import Audience
from dreistein.table.runtime.caretaker import Caretaker
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.runtime.table import Table
from dreistein.table.runtime.writer import Writer
from dreistein.table.store.base import Expiry
from dreistein.table.store.sql.hashes import chained
from poll import until_async
from table import guests as g
from table.guests import BOT, FRIEND, ME, Clock, Guest, a_house, new_id, refusal


@pytest.mark.house(idle_seconds=60)
async def test_tables_nobody_looks_at_leave_memory_and_return(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house)
    await (await g.turn_of(ada, ben)).play()
    view = ada.shown
    clock.now += 61_000
    await house.tables.unload_idle()
    assert len(house.tables.running) == 1  # they are connected
    ada.go()
    ben.go()
    clock.now += 30_000
    await house.tables.unload_idle()
    assert len(house.tables.running) == 1  # not for long enough
    clock.now += 31_000
    await house.tables.unload_idle()
    assert not house.tables.running
    await ada.come()
    assert (ada.shown.rounds, ada.shown.hands) == (view.rounds, view.hands)
    await ben.come()
    assert await (await g.turn_of(ada, ben)).play() == "done"


@pytest.mark.house(idle_seconds=60)
async def test_a_table_that_leaves_memory_waits_for_nothing(house: House, clock: Clock) -> None:
    """Python looks for cycles so rarely here that they would stay for good."""

    def rests() -> bool:
        return not any(table.writer.busy for table in house.tables.running.values())

    with no_search():
        ada, ben = await g.duel(house)
        await (await g.turn_of(ada, ben)).play()
        cleo = await g.seated(house, ME, BOT, person="cleo")
        await cleo.ready()
        await cleo.until(lambda: cleo.to_move)
        await until_async(rests)
        assert len(in_memory(Table)) == 2
        for guest in (ada, ben, cleo):
            guest.go()
        clock.now += 61_000
        await until_async(rests)
        await house.tables.unload_idle()
        assert not in_memory(Table, Writer, Audience, Caretaker, Connection)


@pytest.mark.dealt("the bot begins")
async def test_a_closing_house_tells_everyone_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: object) -> None:
        await asyncio.Event().wait()

    async with a_house(tmp_path) as house:
        monkeypatch.setattr(house.context.bots, "choose", think)
        ada = await g.seated(house, ME, BOT)
        await ada.ready()
        assert ada.round.to_move == 1
    bye = ada.inbox[-1]
    assert isinstance(bye, p.Bye)
    assert (bye.code, bye.retry is not None) == ("restarting", True)
    assert await ada.code(c.Rename(new_id(), 0, "Eve")) != "done"
    async with a_house(tmp_path) as house:
        again = await Guest(house, "ada", ada.table).come()
        await again.until(lambda: again.ply)  # the bot that was thinking thinks again


@pytest.mark.house(most_tables_person=2)
async def test_unfinished_tables_are_limited_and_finished_ones_are_not(house: House) -> None:
    plan = NewTable((ME, NewSeat("me", "Eve")), {"base": "german", "target": 1})
    first = await house.hosting.new_table("ada", plan)
    await house.hosting.new_table("ada", plan)
    assert await refusal(house.hosting.new_table("ada", plan)) == "too-many-tables"
    await house.hosting.new_table("ben", plan)  # what others have does not count
    ada = await Guest(house, "ada", first).come()
    await ada.ready()
    await g.finish(ada)
    await house.hosting.new_table("ada", plan)
    assert len(await g.games_of(house, "ada")) == 3


async def test_a_table_whose_answer_was_lost_is_asked_for_again(tmp_path: Path) -> None:
    plan = NewTable((ME, BOT), key="k" * 22)
    async with a_house(tmp_path) as house:
        twice = await asyncio.gather(*(house.hosting.new_table("ada", plan) for _ in "12"))
        assert twice[0] == twice[1] != await house.hosting.new_table("ben", plan)
        assert await house.hosting.new_table("ada", replace(plan, key="m" * 22)) != twice[0]
    full = HouseSettings(most_tables_person=2)
    async with a_house(tmp_path, full) as house:  # as after a restart
        assert await house.hosting.new_table("ada", plan) == twice[0]
        await house.lists.leave("ada", twice[0])
        assert await house.hosting.new_table("ada", plan) == twice[0]  # a new one
        await Guest(house, "ada", twice[0]).come()


async def test_a_table_that_was_played_or_left_since_is_not_the_one_asked_for(house: House) -> None:
    key = "k" * 22
    ada = await g.finished(house, ME, BOT, key=key)
    ben = await g.seated(house, ME, FRIEND, person="ben", key=key)
    await g.joined(ben, "cleo")
    await house.lists.leave("ben", ben.table)
    for host in (ada, ben):
        again = await g.seated(house, ME, BOT, person=str(host.person), key=key)
        assert again.table != host.table


@pytest.mark.house(most_connections_person=2)
async def test_connections_to_one_table_are_limited(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    tab = await Guest(house, "ada", ada.table).come()
    assert await refusal(Guest(house, "ada", ada.table).come()) == "too-many-watching"
    tab.go()
    await Guest(house, "ada", ada.table).come()


@pytest.mark.house(most_spectators=2)
async def test_spectators_never_keep_players_out(house: House) -> None:
    ada, ben = await g.duel(house)
    for person in (None, "eve"):
        await g.watching(ada, person)
    assert await refusal(g.watching(ada)) == "too-many-watching"
    ben.go()
    await ben.come_back()
    assert await (await g.turn_of(ada, ben)).play() == "done"


@pytest.mark.house(most_spectators_address=2)
async def test_one_address_does_not_take_all_places_of_spectators(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)

    async def look(address: str) -> None:
        guest = Guest(house, None, ada.table, ada.shown.watch)
        await house.visits.connect(
            None, ada.table, guest.key, guest.hear, c.Hello(), address=address
        )

    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        await look(address)
    assert await refusal(look("192.0.2.1")) == "too-many-watching"
    await look("192.0.2.2")


async def test_players_of_a_dropped_table_are_told(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house)
    assert await house.store.prune(Expiry.of_all(clock.now + 1)) == 1
    assert await (await g.turn_of(ada, ben)).play() == "no-such-table"


async def test_an_unreadable_log_is_reported_without_its_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_house(tmp_path) as house:
        ada, _ = await g.duel(house)
        table, secrets = ada.table, [ada.shown.invite, "ada", "ab" * 32]
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.create_function("chained", 2, chained)
        file.execute(
            "UPDATE events SET event = CAST(replace(CAST(event AS TEXT), ':', ':[') AS BLOB)"
        )
        # Its hashes are right, as if a faulty version had written it.
        for seq in range(1, 20):
            file.execute(
                "UPDATE events SET chain = chained(ifnull((SELECT chain FROM events AS before "
                "WHERE before.seq = events.seq - 1), ?), event) WHERE seq = ?",
                (table.encode(), seq),
            )
    file.close()
    async with a_house(tmp_path) as house:
        with pytest.raises(DreisteinError) as refused:
            await Guest(house, "ada", table).come()
        assert (refused.value.code, refused.value.__context__) == ("not-read", None)
    assert "cannot be read" in caplog.text
    assert not [secret for secret in secrets if str(secret) in caplog.text]


@pytest.mark.usefixtures("clock")
async def test_lists_show_the_score_and_no_secret(house: House) -> None:
    ada, _ = await g.finished_duel(house)
    await g.seated(house, ME, BOT)
    latest, first = await g.games_of(house, "ada")
    assert (latest.phase, first.phase) == ("gathering", "over")
    assert (first.id, first.about.names) == (ada.table, ["Ada", "Ben"])
    assert first.about.winners == list(ada.shown.winners)
    assert [table.id for table in await g.games_of(house, "ben")] == [ada.table]
    assert await g.games_of(house, "eve") == []
    text = json.dumps([asdict(latest.about), asdict(first.about)])
    for secret in (ada.shown.invite, ada.shown.watch, '"ada"', '"ben"'):
        assert str(secret) not in text


async def test_hints_are_for_the_player_to_move_one_at_a_time(house: House) -> None:
    ada, ben = await g.duel(house)
    mover, other = await g.movers(ada, ben)
    assert await other.code(c.AskHint(new_id(), other.seat, 0, 0)) == "hint-not-your-turn"
    assert await other.code(c.AskHint(new_id(), mover.seat, 0, 0)) == "not-your-seat"
    assert await mover.code(c.AskHint(new_id(), mover.seat, 0, 7)) == "too-late"
    assert not any(isinstance(message, p.Hinted) for message in other.inbox)
    await mover.play()
    mover, other = await g.movers(ada, ben)
    hand, tab = mover.to_move, await Guest(house, mover.person, mover.table).come()
    assert hand is not None
    for guest in (mover, tab):  # on however many connections, and at however many tables
        await guest.say(c.AskHint(new_id(), hand.seat, 0, mover.ply))
    assert [m.code for m in tab.inbox if isinstance(m, p.Refused)] == ["busy"]
    await mover.until(lambda: isinstance(mover.inbox[-1], p.Hint))
    hint = mover.inbox[-1]
    assert isinstance(hint, p.Hint)
    assert {line.action for line in hint.lines} == {c.action for c in hand.choices or ()}
    assert all(line.text for line in hint.lines)
    assert not any(isinstance(message, p.Hint) for message in other.inbox)
    assert p.Hinted(hand.seat) in other.inbox  # that one asked, everyone may know


async def test_a_table_that_is_being_dropped_does_not_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await g.seated(house, ME, BOT)
    drop, told = house.store.drop, list[str]()

    async def look_and_drop(table: str) -> None:
        told.append(await refusal(house.visits.view("ada", table)))
        await drop(table)

    monkeypatch.setattr(house.store, "drop", look_and_drop)
    await house.tables.drop(ada.table)
    assert (told, len(house.tables.running)) == (["no-such-table"], 0)


@pytest.mark.house(idle_seconds=0)
async def test_a_table_that_is_dropped_while_it_is_loaded_does_not_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await g.seated(house, ME, BOT)
    await g.nobody_looks(house, ada)
    load, dropping = house.store.load, list[asyncio.Task[None]]()

    async def load_and_drop(table: str, after: int = 0) -> Sequence[bytes]:
        log = await load(table, after)
        dropping.append(asyncio.create_task(house.tables.drop(table)))
        await asyncio.sleep(0)  # it begins
        return log

    monkeypatch.setattr(house.store, "load", load_and_drop)
    assert await refusal(house.visits.view("ada", ada.table)) == "no-such-table"
    await dropping[0]
    assert not house.tables.running
