"""What every store of tables must do besides logs: links, lists, pruning."""

import asyncio
from dataclasses import replace

import pytest

from dreistein.protocol.fields import Phase
from dreistein.protocol.http.day import DayLine
from dreistein.table.features.queries import day as days
from dreistein.table.features.queries import lists
from dreistein.table.model.append import append_for
from dreistein.table.store import settings
from dreistein.table.store.base import Append, DayScore, Expiry, FinishedMatch, Store
from dreistein.table.store.errors import StaleLog
from dreistein.table.store.sql import pruning
from sizes import size
from table.random_tables import evening
from table.store.scenes import DAY, count_by_phase, finished, outcome, score, summary
from table.told import Log, check_told


async def _tells(store: Store, table: str, seed: str) -> int:
    """Store an evening, and check what is read again; returns how many entries that was."""
    log, events, found = Log(), list[bytes](), 0
    for change in evening(seed):
        for event in change.events:
            log.add(event)
        append = append_for(table, change)
        events += append.events
        if append.finished is None:
            continue
        after = change.after.seq - len(events)
        await store.append(replace(append, after=after, events=tuple(events)))
        events.clear()
        match = append.finished.match
        record = await store.read(lists.record, table, match)
        assert record is not None
        for person, _ in append.finished.players:
            listed = await store.read(lists.match_of, person, table, match)
            assert listed is not None
            stored = replace(append.finished, record=record, text=listed.text)
            check_told(change.after, stored, log)
            found += 1
    return found


class ListsContract:
    async def test_only_the_last_links_open_a_table(self, store: Store) -> None:
        await store.append(Append("amsel", 0, (b"1",), summary(keys={"a": "invite", "b": "watch"})))
        await store.append(Append("amsel", 1, (b"2",)))
        assert await store.read(lists.find, "a") == ("amsel", "invite")
        await store.append(Append("amsel", 2, (b"3",), summary(keys={"c": "invite", "b": "watch"})))
        found = [await store.read(lists.find, key) for key in ("a", "b", "c", "C", "")]
        assert found == [None, ("amsel", "watch"), ("amsel", "invite"), None, None]

    async def test_nobody_takes_the_link_of_another_table(self, store: Store) -> None:
        await store.append(Append("amsel", 0, (b"1",), summary("ada", keys={"a": "invite"})))
        theft = Append("drossel", 0, (b"1",), summary("eve", keys={"a": "watch"}))
        assert await outcome(store.append(theft)) == "not-stored"
        assert await store.read(lists.find, "a") == ("amsel", "invite")
        assert list(await store.load("drossel")) == []
        assert await store.read(lists.tables_of, "eve", 10) == []

    async def test_a_person_finds_their_tables_the_latest_first(self, store: Store) -> None:
        for number in range(7):
            people = ("ada", "bob") if number % 2 else ("ada",)
            await store.append(Append(f"t{number}", 0, (b"1",), summary(*people, at=100 + number)))
        await store.append(Append("t2", 1, (b"2",), summary("ada", at=200, phase="between")))
        first = await store.read(lists.tables_of, "ada", 3)
        assert [listed.table for listed in first] == ["t2", "t6", "t5"]
        assert (first[0].phase, first[0].text, first[0].at) == ("between", b'{"at":200}', 200)
        assert first[1].phase == "playing"
        second = await store.read(lists.tables_of, "ada", 3, before=first[-1].at)
        assert [listed.table for listed in second] == ["t4", "t3", "t1"]
        third = await store.read(lists.tables_of, "ada", 3, before=second[-1].at)
        assert [listed.table for listed in third] == ["t0"]
        assert await store.read(lists.tables_of, "ada", 3, before=third[-1].at) == []
        assert [listed.table for listed in await store.read(lists.tables_of, "bob", 9)] == [
            "t5",
            "t3",
            "t1",
        ]
        assert await store.read(lists.tables_of, "eve", 9) == []
        await store.append(Append("t5", 1, (b"2",), summary("ada", "bob", at=300, phase="over")))
        assert [listed.table for listed in await store.read(lists.tables_of, "bob", 9)] == [
            "t3",
            "t1",
        ]

    async def test_a_finished_match_is_told_as_it_was_played(self, store: Store) -> None:
        for seed in range(size(1, 20)):
            assert await _tells(store, f"t{seed}", f"evening {seed}")

    async def test_a_list_says_for_whom_a_table_waits(self, store: Store) -> None:
        whole = summary("ada", "bob")
        for number, waiting in enumerate((("ada",), ("bob",), ("ada", "bob"), ())):
            await store.append(Append("amsel", number, (b"1",), replace(whole, waiting=waiting)))
            for person in ("ada", "bob"):
                (listed,) = await store.read(lists.tables_of, person, 9)
                assert listed.waiting == (person in waiting)

    async def test_no_table_falls_between_two_pages(self, store: Store) -> None:
        for number in range(12):
            await store.append(Append(f"t{number}", 0, (b"1",), summary("ada", at=number // 5)))
        pages: list[str] = []
        before = None
        while page := await store.read(lists.tables_of, "ada", 2, before):
            pages += [listed.table for listed in page]
            before = page[-1].at
        assert (len(pages), set(pages)) == (12, {f"t{number}" for number in range(12)})

    async def test_a_person_is_listed_if_the_last_summary_names_them(self, store: Store) -> None:
        await store.append(Append("amsel", 0, (b"1",), summary("ada", "ada")))
        await store.append(Append("amsel", 1, (b"2",), summary("ada", "bob", at=2)))
        assert (
            len(await store.read(lists.tables_of, "ada", 9))
            == len(await store.read(lists.tables_of, "bob", 9))
            == 1
        )
        await store.append(Append("amsel", 2, (b"3",), summary("bob", at=3)))
        assert await store.read(lists.tables_of, "ada", 9) == []

    async def test_tables_are_counted_by_phase_and_person(self, store: Store) -> None:
        assert await store.read(count_by_phase) == {}
        assert (
            await store.read(lists.count_unfinished, "ada")
            == await store.read(pruning.count_logs)
            == 0
        )
        phases: list[Phase] = ["gathering", "playing", "between", "over", "playing"]
        for table, phase in zip("abcde", phases, strict=True):
            people = ("bob",) if table == "e" else ("ada", "bob")
            await store.append(Append(table, 0, (b"1",), summary(*people, phase=phase)))
        await store.append(Append("pad/1", 0, (b"1",), at=1))  # a log without a summary
        counts = {"gathering": 1, "playing": 2, "between": 1, "over": 1}
        assert (await store.read(count_by_phase), await store.read(pruning.count_logs)) == (
            counts,
            6,
        )
        assert await store.read(lists.count_unfinished, "ada") == 3
        await store.append(Append("b", 1, (b"2",), summary("ada", phase="over")))
        await store.append(Append("a", 1, (b"2",), summary("ada", phase="playing")))
        assert await store.read(count_by_phase) == {"playing": 2, "between": 1, "over": 2}
        assert await store.read(lists.count_unfinished, "ada") == 2
        assert await store.read(lists.count_unfinished, "eve") == 0

    async def test_a_table_keeps_the_records_of_all_its_matches(self, store: Store) -> None:
        await store.append(Append("amsel", 0, (b"1",), finished=FinishedMatch(0, b"first", 1)))
        await store.append(Append("amsel", 1, (b"2",), finished=FinishedMatch(1, b"second", 2)))
        found = [await store.read(lists.record, "amsel", match) for match in range(3)]
        assert (found, await store.read(lists.record, "drossel", 0)) == (
            [b"first", b"second", None],
            None,
        )
        await store.append(Append("amsel", 2, (b"3",), finished=FinishedMatch(1, b"again", 3)))
        assert await store.read(lists.record, "amsel", 1) == b"again"

    async def test_every_finished_match_is_in_its_players_lists(self, store: Store) -> None:
        for number in range(7):
            await store.append(finished("amsel", number, number, "ada", "bob"))
        await store.append(replace(finished("drossel", 0, 3, "ada"), after=0))
        found: list[tuple[str, int]] = []
        before = None
        while page := await store.read(lists.matches_of, "ada", 2, before):
            found += [(listed.table, listed.match) for listed in page]
            before = page[-1].at
        matches = [("amsel", number) for number in range(6, -1, -1)]
        assert found == [*matches[:4], ("drossel", 0), *matches[4:]]
        assert len(await store.read(lists.matches_of, "bob", 99)) == 7
        assert await store.read(lists.matches_of, "eve", 99) == []
        await store.prune(Expiry.of_all(10))
        assert len(await store.read(lists.matches_of, "ada", 99)) == 8

    async def test_the_best_of_earlier_results_of_any_points(self, store: Store) -> None:
        for number, points in enumerate((50, 90, -20, 70)):
            await store.append(finished("amsel", number, number, "ada", score=points))
        assert await store.read(lists.best_before, "ada", "10 20", 0) == (None, 0)
        assert await store.read(lists.best_before, "ada", "10 20", 1) == (50, 1)
        assert await store.read(lists.best_before, "ada", "10 20", 9) == (90, 4)
        assert await store.read(lists.best_before, "ada", "5 20", 9) == (None, 0)
        assert await store.read(lists.best_before, "bob", "10 20", 9) == (None, 0)
        for number, points in enumerate((2**40, -(2**40))):
            await store.append(finished("drossel", number, number, "ada", score=points))
        assert len(await store.read(lists.matches_of, "ada", 9)) == 6

    async def test_points_of_an_edition_with_huge_bonuses_are_stored(self, store: Store) -> None:
        """Bonuses may be a million points, and a target 10^15."""
        most = 10**15 + 10**9
        await store.append(finished("amsel", 0, 0, "ada", score=most))
        assert await store.read(lists.best_before, "ada", "10 20", 9) == (most, 1)
        await store.append(score("bob", most))
        assert await store.read(days.day_score, DAY, "bob") == DayLine(1, 1, "Bob", most, 1, True)

    async def test_what_nobody_has_listed_is_gone(self, store: Store) -> None:
        for number in range(2):
            await store.append(finished("amsel", number, number, "ada", "bob"))
        assert not await store.write(lists.unlist, "eve", "amsel", 0)
        assert not await store.write(lists.unlist, "ada", "amsel", 0)
        assert len(await store.read(lists.matches_of, "ada", 9)) == 1
        assert await store.read(lists.record, "amsel", 0) == b"record"
        assert not await store.write(lists.unlist, "bob", "amsel", 0)
        assert await store.read(lists.record, "amsel", 0) is None
        assert await store.read(lists.record, "amsel", 1) == b"record"
        assert not await store.write(lists.unlist, "ada", "amsel", 1)
        assert await store.write(lists.unlist, "bob", "amsel", 1)
        assert list(await store.load("amsel")) == []
        await store.append(Append("amsel", 0, (b"anew",)))

    async def test_a_table_that_plays_on_stays(self, store: Store) -> None:
        await store.append(finished("amsel", 0, 0, "ada"))
        await store.append(Append("amsel", 1, (b"again",), summary("ada")))
        assert not await store.write(lists.unlist, "ada", "amsel", 0)
        assert len(await store.load("amsel")) == 2
        await store.drop("amsel")
        await store.drop("drossel")
        assert list(await store.load("amsel")) == []
        assert await store.read(lists.tables_of, "ada", 9) == []

    async def test_lists_that_are_behind_their_log_are_found(self, store: Store) -> None:
        async def found() -> tuple[object, ...]:
            return [
                t.behind for t in await store.read(lists.tables_of, "ada", 9)
            ], await store.read(lists.outdated, 9)

        await store.append(Append("amsel", 0, (b"1",), summary("ada")))
        await store.append(Append("pad/1", 0, (b"1",), at=1))
        assert await found() == ([False], [])
        await store.append(Append("amsel", 1, (b"2",)))
        assert await found() == ([True], ["amsel"])
        await store.append(Append("amsel", 2, (), summary("ada")))
        assert await found() == ([False], [])

    async def test_first_tries_of_a_day_are_by_score_then_by_arrival(self, store: Store) -> None:
        for person, points in [("ada", 40), ("bob", 90), ("cleo", 40), ("dan", -5), ("eve", 90)]:
            await store.append(score(person, points))
        await store.append(score("zoe", 500, day="2026-11-15"))
        lines = await store.read(days.day_list, DAY, 10)
        assert [line.place for line in lines] == [1, 2, 3, 4, 5]
        assert [line.name for line in lines] == ["Bob", "Eve", "Ada", "Cleo", "Dan"]
        assert [line.score for line in lines] == [90, 90, 40, 40, -5]
        assert await store.read(days.day_list, DAY, 2) == lines[:2]
        assert await store.read(days.day_list, "2026-11-17", 10) == []
        assert await store.read(days.day_score, DAY, "cleo") == replace(lines[3], yours=True)
        assert await store.read(days.day_score, DAY, "zoe") is None
        assert await store.read(days.day_score, "2026-11-15", "zoe") == DayLine(
            1, 1, "Zoe", 500, 1, True
        )
        await store.append(score("ada", 90, at=2))
        assert await store.read(days.day_list, DAY, 10) == lines
        await store.append(score("ada", 60, day="2026-11-17"))
        assert [line.score for line in await store.read(days.day_list, "2026-11-17", 10)] == [60]

    async def test_pruning_drops_tables_and_keeps_records(self, store: Store) -> None:
        for number in range(8):
            about = summary("ada", at=number, phase="over", keys={f"k{number}": "invite"})
            match, day = FinishedMatch(0, b"record", number), DayScore(DAY, f"p{number}", "", 1, 1)
            await store.append(Append(f"t{number}", 0, (b"1", b"2"), about, match, day))
        assert await store.prune(Expiry.of_all(5)) == 5
        assert await store.prune(Expiry.of_all(5)) == 0
        assert await store.read(count_by_phase) == {"over": 3}
        assert list(await store.load("t4")) == []
        assert await store.read(lists.find, "k4") is None
        assert await store.read(lists.record, "t4", 0) == b"record"
        assert len(await store.read(days.day_list, DAY, 99)) == 8
        assert await store.read(lists.tables_of, "ada", 99) == []
        assert list(await store.load("t5")) == [b"1", b"2"]
        assert await store.read(lists.find, "k5") == ("t5", "invite")

    async def test_each_kind_of_log_expires_by_its_own_time(self, store: Store) -> None:
        phases: list[tuple[str, Phase, bytes]] = [
            ("unbegun", "gathering", b'{"match": 0}'),
            ("rematch", "gathering", b'{"match": 1}'),
            ("playing", "playing", b'{"match": 0}'),
            ("between", "between", b'{"match": 0}'),
            ("over", "over", b'{"match": 0}'),
        ]
        for table, phase, text in phases:
            about = replace(summary("ada", phase=phase, at=10), text=text)
            await store.append(Append(table, 0, (b"1",), about))
        await store.append(Append("pad/1", 0, (b"1",), at=10))
        assert await store.prune(Expiry.of_all(10)) == 0  # not before that time
        assert await store.prune(Expiry(unbegun=11)) == 1
        assert await store.load("unbegun") == []
        assert await store.prune(Expiry(unbegun=11, unfinished=10, finished=10, pads=10)) == 0
        assert await store.prune(Expiry(pads=11)) == 1
        assert await store.prune(Expiry(unfinished=11), most=2) == 2
        assert await store.prune(Expiry(unfinished=11), keep=("rematch", "playing", "between")) == 0
        assert await store.prune(Expiry(unfinished=11)) == 1
        assert await store.read(count_by_phase) == {"over": 1}
        assert await store.prune(Expiry(finished=11)) == 1

    async def test_a_pruned_table_cannot_be_continued(self, store: Store) -> None:
        await store.append(Append("amsel", 0, (b"1",), summary("ada", at=1)))
        await store.prune(Expiry.of_all(2))
        with pytest.raises(StaleLog):
            await store.append(Append("amsel", 1, (b"2",)))
        await store.append(Append("amsel", 0, (b"anew",), summary("bob", at=3)))
        assert list(await store.load("amsel")) == [b"anew"]
        assert await store.read(lists.tables_of, "ada", 9) == []

    async def test_tables_play_on_while_others_are_pruned(self, store: Store) -> None:
        old = [Append(f"old{n}", 0, (b"x",) * 20, summary("ada", at=1)) for n in range(100)]
        await asyncio.gather(*map(store.append, old))

        async def play(table: str) -> None:
            for number in range(10):
                await store.append(Append(table, number, (b"x",), summary("bob", at=9)))

        players = (play(f"new{n}") for n in range(5))
        dropped, *_ = await asyncio.gather(store.prune(Expiry.of_all(5)), *players)
        assert dropped == 100
        assert await store.read(count_by_phase) == {"playing": 5}
        for number in range(5):
            assert len(await store.load(f"new{number}")) == 10

    async def test_the_first_value_stays_or_is_raised_never_lowered(self, store: Store) -> None:
        assert await store.write(settings.get_or_set, "secret", b"\x00first") == b"\x00first"
        assert await store.write(settings.get_or_set, "secret", b"second") == b"\x00first"
        assert await store.write(settings.get_or_set, "other", b"second") == b"second"
        values = await asyncio.gather(
            *(store.write(settings.get_or_set, "raced", b"%d" % n) for n in range(9))
        )
        assert len(set(values)) == 1
        for value in (b"2026-11-20", b"2026-12-05", b"2026-11-30"):
            await store.write(settings.raise_to, "day", value)
        assert await store.read(settings.value, "day") == b"2026-12-05"
