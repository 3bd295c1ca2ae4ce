"""The upkeep of a house: sweeping, pruning, loading, and lists."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewTable
from dreistein.rules import match
from dreistein.table import tables
from dreistein.table.house import House
from dreistein.table.model import events as e
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState
from dreistein.table.runtime import caretaker, writer
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.base import Append, Expiry
from dreistein.table.store.errors import NotRead, NotStored
from dreistein.table.store.sql import pruning
from poll import until_async
from table import guests as g
from table.guests import BOT, ME, Clock, Guest, a_house, new_id, refusal
from table.store.scenes import count_by_phase
from table.stores import ObedientStore

DAY = 86_400_000


async def test_sweeping_goes_on_after_a_failure_of_the_store(tmp_path: Path) -> None:
    clock, store = Clock(), ObedientStore(tmp_path)
    store.prune_errors = [NotRead(), NotRead()]
    async with a_house(store, HouseSettings(idle_seconds=0.01, keep_days=1), clock) as house:
        await house.hosting.new_table("ada", NewTable((ME, BOT)))
        clock.now += 2 * DAY

        async def empty() -> bool:
            return not (await house.store.read(count_by_phase) or house.tables.running)

        await until_async(empty)
        assert not store.prune_errors


@pytest.mark.house(idle_seconds=0)
async def test_a_game_stays_for_60_days_and_one_not_begun_for_1(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house)
    over, other = await g.finished_duel(house)
    await house.hosting.new_table("ada", NewTable((ME, BOT)))
    for guest in (ada, ben, over, other):
        guest.go()

    async def after(days: int) -> dict[str, int]:
        clock.now += days * DAY
        await house.tables.unload_idle()
        await house.upkeep.prune()
        return await house.store.read(count_by_phase)

    assert await after(1) == {"gathering": 1, "playing": 1, "over": 1}
    clock.now += 1
    assert await after(0) == {"playing": 1, "over": 1}
    assert await after(58) == {"playing": 1, "over": 1}
    await ada.come()
    assert await (await g.turn_of(ada, await ben.come())).play() == "done"
    for guest in (ada, ben):
        guest.go()
    assert (await after(60), await after(1)) == ({"playing": 1, "over": 1}, {"over": 1})
    assert (await over.record())["players"]
    assert await after(10_000) == {"over": 1}


async def test_tables_that_nobody_watches_leave_memory_once_they_are_too_many(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_UNWATCHED", 2)
    opened = []
    for _ in range(4):
        opened.append(await house.hosting.new_table("ada", NewTable((ME, BOT))))
        clock.now += 1000
    await house.tables.unload_idle()
    assert len(house.tables.running) == 4, "whoever has just found one may be about to watch it"
    clock.now += 10_000
    await house.tables.unload_idle()
    assert [*house.tables.running] == opened[2:]


@pytest.mark.house(idle_seconds=0)
async def test_what_somebody_looks_at_is_not_dropped(house: House, clock: Clock) -> None:
    table = await house.hosting.new_table("ada", NewTable((ME, BOT)))
    ada = await Guest(house, "ada", table).come()
    clock.now += 2 * DAY
    await house.tables.unload_idle()
    await house.upkeep.prune()
    assert await ada.ready() == "done"


async def test_only_a_small_part_of_all_tables_goes_at_once(house: House, clock: Clock) -> None:
    left = []
    pads = [Append(f"pad/{n}", 0, (b"{}",), at=clock.now) for n in range(500)]
    await asyncio.gather(*map(house.store.append, pads))
    clock.now += 91 * DAY
    for _ in range(3):
        await house.upkeep.prune()
        left.append(await house.store.read(pruning.count_logs))
    assert left == [475, 452, 430]
    await asyncio.gather(*(house.store.drop(pad.table) for pad in pads[100:]))
    small = await house.store.read(pruning.count_logs)
    await house.upkeep.prune()
    assert await house.store.read(pruning.count_logs) == small - 20


@pytest.mark.house(idle_seconds=0)
async def test_the_record_of_a_dropped_table_stays_by_its_id(house: House, clock: Clock) -> None:
    ada, ben = await g.finished_duel(house)
    record = await ada.record()
    begun, other = await g.duel(house)
    table = await house.day.table("ada", house.day.today(), "")
    day = await Guest(house, "ada", table).come()
    await g.finish(day)
    for guest in (ada, ben, begun, other, day):
        guest.go()
    # The table still exists, and strangers may not see it.
    assert await refusal(Guest(house, None, ada.table).record()) == "no-such-table"
    assert await house.store.prune(Expiry.of_all(clock.now + 1)) == 3
    await house.tables.unload_idle()
    assert not house.tables.running
    assert await ada.record() == await Guest(house, None, ada.table).record() == record
    for gone, code in ((begun, "no-such-table"), (day, "day-secret")):
        assert await refusal(gone.record()) == code
    clock.now += DAY
    assert (await day.record())["fair"]["day"] == "2026-11-16"


async def test_a_table_does_not_remember_everyone_who_ever_watched(house: House) -> None:
    ada, ben = await g.duel(house)
    for number in range(20):
        (await g.watching(ada, f"eve{number}")).go()
    ben.go()
    assert set(house.tables.running[ada.table]._caretaker._gone_since) == {"ben"}


async def test_a_returning_person_gets_the_seat_even_if_storing_fails_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "_RETRY_SECONDS", 0.01)
    store = ObedientStore(tmp_path)
    async with a_house(store, HouseSettings(away_seconds=0.02)) as house:
        away, other = await g.movers(*await g.duel(house))
        away.go()
        await other.until(lambda: other.to_move)
        store.append_errors = [NotStored()]
        await away.come()
        await away.until(lambda: not away.shown.seats[away.seat].held)
        assert not store.append_errors


@pytest.mark.parametrize("who", ["a person who is back", "a bot"])
async def test_what_was_not_stored_is_not_tried_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caretaker, "_RETRY_SECONDS", 3600)
    store = ObedientStore(tmp_path)
    async with a_house(store, HouseSettings(away_seconds=0.02)) as house:
        ada, ben = await g.duel(house)
        away, other = await g.movers(ada, ben)
        if who == "a bot":
            assert await away.code(c.Resign(new_id(), away.seat)) == "done"
        else:
            away.go()
        await other.until(lambda: other.to_move)
        append = store.append

        async def fail(change: Append) -> None:
            if b'"by":"person"' not in change.events[0]:
                failed.append(change)
                raise NotStored()
            await append(change)

        failed = list[Append]()
        monkeypatch.setattr(store, "append", fail)
        if who == "a bot":
            while other.to_move:
                await other.play()
        else:
            await away.come()
        await until_async(lambda: failed)
        for _ in range(99):
            await asyncio.sleep(0)
        assert (len(failed), "not-stored" in caplog.text) == (1, True)


async def test_other_tables_go_on_while_a_long_log_is_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = 0

    def counted(state: TableState | None, event: e.Event) -> TableState:
        nonlocal steps
        steps += 1
        return fold(state, event)

    monkeypatch.setattr(writer, "fold", counted)
    table = await house.hosting.new_table("ada", NewTable((ME, BOT)))
    names = tuple(e.encode(e.Renamed(0, f"Ada {n}", n)) for n in range(1000))
    await house.store.append(Append(table, 1, names))
    house.tables.running.clear()
    coming = asyncio.create_task(Guest(house, "ada", table).come())
    at_once = []
    while not coming.done():
        before = steps
        await asyncio.sleep(0)
        at_once.append(steps - before)
    assert ((await coming).shown.seats[0].name, steps) == ("Ada 999", 1001)
    assert max(at_once) <= 100


async def test_a_table_that_is_loaded_twice_at_once_is_one_table(house: House) -> None:
    table = await house.hosting.new_table("ada", NewTable((ME, BOT)))
    house.tables.running.clear()
    guests = [Guest(house, "ada", table) for _ in range(5)]
    await asyncio.gather(*(guest.come() for guest in guests))
    ids = map(str, count())
    assert await guests[0].code(c.Rename(next(ids), 0, "Countess")) == "done"
    assert {guest.shown.seats[0].name for guest in guests} == {"Countess"}


@pytest.mark.house(idle_seconds=0)
async def test_lists_show_the_present_score_in_memory_or_not(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house)
    mover = await g.turn_of(ada, ben)
    clock.now += 5_000
    assert await mover.play() == "done"
    stands = list(mover.round.scores)
    assert stands != [0, 0]
    (running,) = await g.games_of(house, "ada")
    assert running.about.totals == stands
    await g.nobody_looks(house, ada, ben)
    (stored,) = await g.games_of(house, "ada")
    assert (stored.about.totals, stored.at) == (stands, clock.now)
    await ada.come()
    assert ada.seq == mover.seq


async def test_a_match_whose_target_is_out_of_reach_has_an_end(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST_ROUNDS", 2)
    ada, ben = await g.duel(house, {"base": "german", "deal": {"2": 2}, "target": 10_000})
    for number in (1, 2):
        await g.round_over(ada, ben)
        await ben.code(c.Next(new_id(), number))
        code = await ada.code(c.Next(new_id(), number))
        assert code == ("done" if number == 1 else "match-too-long")
    clock.now += DAY  # nor is a round dealt after the pause
    ada.go()
    await ada.come()
    await until_async(lambda: not house.tables.running[ada.table].writer.busy)
    assert len(ada.shown.rounds) == 2


async def test_the_record_of_a_rematch_has_its_own_date(house: House, clock: Clock) -> None:
    ada, ben = await g.finished_duel(house)
    clock.now += DAY
    await g.again(ada, ben)
    dates = [(await ada.record(match))["date"] for match in (0, 1)]
    assert dates == ["2026-11-16", "2026-11-17"]


async def test_however_many_tables_there_are_the_house_stays_open(tmp_path: Path) -> None:
    """Unfinished ones of strangers, more than one address opens in two days."""
    path = tmp_path / "tables.db"
    async with a_house(tmp_path):
        pass
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = ((f"t{n}", "playing", 0) for n in range(100_001))
        connection.executemany("INSERT INTO tables (name, phase, at) VALUES (?, ?, ?)", rows)
    async with a_house(tmp_path) as house:
        table = await house.hosting.new_table("ada", NewTable((ME, BOT)))
        ada = await Guest(house, "ada", table).come()
        assert await ada.ready() == "done"
