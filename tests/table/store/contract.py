"""What every store of tables must do. A subclass says how a store is made."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from dreistein.protocol.http.day import DayLine
from dreistein.table.features.queries import day as days
from dreistein.table.features.queries import lists
from dreistein.table.features.queries.lists import ListedMatch
from dreistein.table.store import settings
from dreistein.table.store.base import Append, DayScore, FinishedMatch, Store
from dreistein.table.store.errors import LogDamaged, NotRead, NotStored, StaleLog
from dreistein.table.store.sql import pruning
from table.store.list_contract import ListsContract
from table.store.people_contract import PeopleContract
from table.store.review_contract import ReviewContract
from table.store.scenes import DAY, ODD, Make, count_by_phase, opened, outcome, summary

Change = Callable[[str], object]
"""Runs a statement behind the back of a store."""
OTHER = "(SELECT event FROM events AS o WHERE o.table_id <> events.table_id AND o.seq = events.seq)"
DAMAGE = {
    "DELETE FROM events WHERE seq = 2": "gone",
    f"UPDATE events SET event = {OTHER} WHERE seq < 3": "from another table, and swapped",
    f"UPDATE events SET event = {OTHER} WHERE seq = 2": "changed",
}


class StoreContract(ListsContract, PeopleContract, ReviewContract):
    @pytest.fixture
    def make(self) -> Make:
        raise NotImplementedError

    async def test_a_log_is_read_as_it_was_written(self, store: Store) -> None:
        assert list(await store.load("amsel")) == []
        await store.append(Append("amsel", 0, (b"one", b"two")))
        await store.append(Append("amsel", 2, (b"three",)))
        await store.append(Append("drossel", 0, (b"other",)))
        assert list(await store.load("amsel")) == [b"one", b"two", b"three"]
        assert list(await store.load("amsel", after=1)) == [b"two", b"three"]
        assert list(await store.load("amsel", after=3)) == []
        assert list(await store.load("amsel", after=9)) == []
        assert list(await store.load("drossel")) == [b"other"]

    async def test_long_logs_keep_their_order_and_any_bytes(self, store: Store) -> None:
        events = tuple(b"%d" % number for number in range(1, 1021))
        await store.append(Append("amsel", 0, events[:1000]))
        for number in range(1000, 1020):
            await store.append(Append("amsel", number, (events[number],)))
        assert tuple(await store.load("amsel")) == events
        odd = (b"", bytes(range(256)), b"\x00" * 3, b"x" * 1_000_000, "ünïcode 🐙".encode())
        await store.append(Append("drossel", 0, odd))
        assert tuple(await store.load("drossel")) == odd

    @pytest.mark.parametrize("after", [0, 1, 3, 4, -1])
    async def test_an_append_after_another_event_is_stale(self, make: Make, after: int) -> None:
        async with opened(make) as store:
            await store.append(Append("amsel", 0, (b"one", b"two")))
            about, match = summary("ada", keys={"k": "invite"}), FinishedMatch(0, b"{}", 1)
            day = DayScore(DAY, "ada", "Ada", 1, 1)
            late = Append("amsel", after, (b"late",), about, match, day)
            with pytest.raises(StaleLog):
                await store.append(late)
            assert list(await store.load("amsel")) == [b"one", b"two"]
            assert await store.read(lists.find, "k") is None
            assert await store.read(lists.tables_of, "ada", 10) == []
            assert await store.read(lists.record, "amsel", 0) is None
            assert await store.read(days.day_list, DAY, 10) == []
            await store.append(Append("amsel", 2, (b"three",)))

    async def test_the_first_append_to_a_table_comes_after_event_0(self, store: Store) -> None:
        with pytest.raises(StaleLog):
            await store.append(Append("amsel", 1, (b"two",), summary("ada")))
        assert (list(await store.load("amsel")), await store.read(count_by_phase)) == ([], {})

    async def test_all_that_follows_from_an_event_is_stored_with_it(self, store: Store) -> None:
        about = summary("ada", phase="over", at=7, keys={"come": "invite", "look": "watch"})
        match = FinishedMatch(0, b'{"record":0}', 7, (("ada", (0, 2)),), b"entry", "10 20", 88)
        day = DayScore(DAY, "ada", "Ada", 88, 7)
        await store.append(Append("amsel", 0, (b"one", b"two", b"three"), about, match, day))
        assert len(await store.load("amsel")) == 3
        assert await store.read(lists.find, "come") == ("amsel", "invite")
        assert await store.read(lists.find, "look") == ("amsel", "watch")
        listed = ListedMatch("amsel", 0, 7, (0, 2), b"entry", "10 20", 88)
        assert await store.read(lists.matches_of, "ada", 10) == [listed]
        assert await store.read(lists.match_of, "ada", "amsel", 0) == listed
        assert await store.read(lists.record, "amsel", 0) == b'{"record":0}'
        assert await store.read(days.day_list, DAY, 10) == [DayLine(1, 1, "Ada", 88, 7, False)]
        assert await store.read(count_by_phase) == {"over": 1}

    async def test_odd_texts_stay_as_they_are(self, store: Store) -> None:
        for number, odd in enumerate(ODD):
            about = summary(f"person {odd}", keys={f"key {odd}": "invite"})
            match = FinishedMatch(0, odd.encode(), 1)
            day = DayScore(DAY, f"person {odd}", f"name {odd}", -number, 1)
            await store.append(Append(f"table {odd}", 0, (odd.encode(),), about, match, day))
        for odd in ODD:
            assert list(await store.load(f"table {odd}")) == [odd.encode()]
            assert await store.read(lists.find, f"key {odd}") == (f"table {odd}", "invite")
            (listed,) = await store.read(lists.tables_of, f"person {odd}", 10)
            assert listed.table == f"table {odd}"
        assert [line.name for line in await store.read(days.day_list, DAY, 99)] == [
            f"name {o}" for o in ODD
        ]

    async def test_many_tables_write_at_once(self, store: Store) -> None:
        async def play(table: int) -> None:
            for number in range(5):
                event = b"%d/%d" % (table, number)
                await store.append(Append(f"t{table}", number, (event,), summary("ada", at=number)))

        await asyncio.gather(*(play(table) for table in range(20)))
        for table in range(20):
            assert list(await store.load(f"t{table}")) == [b"%d/%d" % (table, n) for n in range(5)]
        assert await store.read(count_by_phase) == {"playing": 20}

    async def test_of_appends_for_the_same_number_one_succeeds(self, store: Store) -> None:
        for turn in range(4):
            outcomes = await asyncio.gather(
                *(outcome(store.append(Append("amsel", turn, (b"%d" % n,)))) for n in range(20))
            )
            assert sorted(outcomes) == ["stale-log"] * 19 + ["stored"]
            assert (await store.load("amsel"))[turn:] == [b"%d" % outcomes.index("stored")]

    async def test_appends_that_are_refused_do_not_disturb_the_others(self, store: Store) -> None:
        await store.append(Append("late", 0, (b"one",)))
        changes = [Append(f"t{n}", 0, (b"one", b"two"), summary("ada")) for n in range(30)]
        changes[7] = changes[20] = Append("late", 0, (b"again",), summary("eve"))
        changes[11] = Append("bad", 0, (b"one",), day=DayScore(DAY, "eve", "Eve", 10**30, 1))
        outcomes = await asyncio.gather(*(outcome(store.append(change)) for change in changes))
        refused = {n: what for n, what in enumerate(outcomes) if what != "stored"}
        assert refused == {7: "stale-log", 11: "not-stored", 20: "stale-log"}
        assert len(await store.read(lists.tables_of, "ada", 99)) == 27
        assert list(await store.load("late")) == [b"one"]
        assert list(await store.load("bad")) == []
        assert await outcome(store.append(Append("bad", 0, (b"one",)))) == "stored"
        assert await outcome(store.append(Append("t3", 2, (b"two",)))) == "stored"

    async def test_appends_to_a_table_need_not_wait_for_each_other(self, store: Store) -> None:
        outcomes = await asyncio.gather(
            *(outcome(store.append(Append("amsel", n, (b"%d" % n,)))) for n in range(40))
        )
        assert set(outcomes) == {"stored"}
        assert list(await store.load("amsel")) == [b"%d" % n for n in range(40)]

    async def test_a_cancelled_append_does_not_disturb_the_others(self, store: Store) -> None:
        waiting = [asyncio.ensure_future(store.append(Append(f"t{n}", 0, (b"",)))) for n in "abcd"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [outcomes[0], outcomes[2], outcomes[3]] == [None, None, None]
        await store.append(Append("amsel", 0, (b"one",)))

    async def test_reading_shows_what_was_acknowledged(self, store: Store) -> None:
        async def play(table: str) -> None:
            for number in range(8):
                await store.append(Append(table, number, (b"x",), summary(table, at=number)))
                assert len(await store.load(table)) == number + 1
                assert [listed.at for listed in await store.read(lists.tables_of, table, 1)] == [
                    number
                ]

        await asyncio.gather(*(play(f"t{n}") for n in range(5)))

    async def test_many_appends_share_a_commit(self, store: Any) -> None:
        for turn in range(2):
            changes = [Append(f"t{n}", turn, (b"1",)) for n in range(100)]
            await asyncio.gather(*(store.append(change) for change in changes))
        assert store.commits <= 40

    @pytest.mark.parametrize("damage", DAMAGE)
    async def test_a_log_that_is_not_what_was_written_is_refused(
        self, store: Store, change: Change, damage: str
    ) -> None:
        await store.append(Append("amsel", 0, (b"1", b"2", b"3")))
        await store.append(Append("drossel", 0, (b"2", b"1", b"3", b"4")))
        change(damage)
        for after in (0, 1):
            with pytest.raises(LogDamaged):
                await store.load("amsel", after)

    async def test_a_failed_query_raises_not_read(self, store: Store, change: Change) -> None:
        change("DROP TABLE days")
        with pytest.raises(NotRead):
            await store.read(days.day_list, DAY, 9)
        assert list(await store.load("amsel")) == []

    async def test_everything_is_there_after_reopening(self, make: Make) -> None:
        async with opened(make) as store:
            about = summary("ada", at=5, keys={"a": "invite"})
            match, day = FinishedMatch(0, b"record", 4), DayScore(DAY, "ada", "Ada", 3, 5)
            await store.append(Append("amsel", 0, (b"1", b"2"), about, match, day))
            await store.write(settings.get_or_set, "secret", b"first")
            await store.write(settings.get_or_set, "time", b"1")
            await store.write(settings.put, "time", b"2")
        async with opened(make) as store:
            assert list(await store.load("amsel")) == [b"1", b"2"]
            assert await store.read(lists.find, "a") == ("amsel", "invite")
            assert [listed.at for listed in await store.read(lists.tables_of, "ada", 9)] == [5]
            assert await store.read(lists.record, "amsel", 0) == b"record"
            assert await store.read(days.day_list, DAY, 9) == [DayLine(1, 1, "Ada", 3, 5, False)]
            assert await store.read(count_by_phase) == {"playing": 1}
            assert await store.write(settings.get_or_set, "secret", b"second") == b"first"
            assert await store.write(settings.get_or_set, "time", b"3") == b"2"
            with pytest.raises(StaleLog):
                await store.append(Append("amsel", 0, (b"1",)))
            await store.append(Append("amsel", 2, (b"3",), summary("bob", at=6)))
            assert await store.read(lists.find, "a") is None
            assert await store.read(lists.tables_of, "ada", 9) == []

    async def test_closing_finishes_pending_writes(self, make: Make) -> None:
        async with opened(make) as store:
            changes = [Append(f"t{n}", 0, (b"1",)) for n in range(50)]
            begun = [asyncio.ensure_future(outcome(store.append(each))) for each in changes]
            await asyncio.sleep(0)
        assert set(await asyncio.gather(*begun)) == {"stored"}
        async with opened(make) as store:
            for number in range(50):
                assert list(await store.load(f"t{number}")) == [b"1"]

    async def test_a_closed_store_refuses_reads_and_writes(self, make: Make) -> None:
        store = make()
        with pytest.raises(NotStored):
            await store.append(Append("amsel", 0, (b"1",)))
        await store.open()
        await store.close()
        await store.close()
        for change in (
            store.append(Append("amsel", 0, (b"1",))),
            store.write(settings.get_or_set, "secret", b"1"),
        ):
            with pytest.raises(NotStored):
                await change
        for question in (
            store.load("amsel"),
            store.read(settings.value, ""),
            store.read(pruning.count_logs),
        ):
            with pytest.raises(NotRead):
                await question
        await store.open()
        await store.read(settings.value, "")
        assert list(await store.load("amsel")) == []
        await store.close()
