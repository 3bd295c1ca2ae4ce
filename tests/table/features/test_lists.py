"""A person's list: every finished match for good, whose turn it is, and taking things off it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.lists import TableSummary
from dreistein.protocol.http.tables import NewSolitaire
from dreistein.rules import Record, judge
from dreistein.table.features import lists as house_lists
from dreistein.table.features.queries import lists
from dreistein.table.house import House
from dreistein.table.store.errors import LogDamaged
from poll import until_async
from table import guests as g
from table.guests import ALONE, BOT, FRIEND, ME, QUICK, Clock, Guest, a_house, new_id, refusal
from table.stores import ObedientStore

ONE_ROUND = {"base": "german", "deal": {"2": 3}, "target": 1}


def keys(games: list[TableSummary]) -> list[tuple[str, int, str]]:
    return [(game.id, game.about.match, game.phase) for game in games]


async def test_every_match_stays_in_the_list_after_rematches(house: House, clock: Clock) -> None:
    ada, ben = await g.finished_duel(house, ONE_ROUND)
    won = [list(ada.shown.winners)]
    for _ in range(2):
        clock.now += 1000
        await g.again(ada, ben)
        won.append(list(ada.shown.winners))
    clock.now += 1000
    await g.rematch(ada, ben)
    for person in ("ada", "ben"):
        games = await g.games_of(house, person)
        over = [(ada.table, match, "over") for match in (2, 1, 0)]
        assert keys(games) == [(ada.table, 3, "gathering"), *over]
        assert [game.about.winners for game in games[:0:-1]] == won
        for game in games[1:]:
            record = await house.records.read(person, game.id, game.about.match)
            verdict = judge(Record.from_json(json.loads(record)))
            assert list(verdict.totals) == game.about.totals
    wins = [sum(seat in winners for winners in won) for seat in (0, 1)]
    assert games[0].about.series == games[1].about.series == wins
    assert games[-1].about.series == []


async def test_solitaire_keeps_the_first_and_tells_the_best(house: House, clock: Clock) -> None:
    ada = await g.finished(house, ME, **ALONE)
    first = ada.shown.rounds[-1].totals[0]
    best = await house.lists.best("ada", ada.table, 0)
    assert (best.score, best.best, best.games, best.compared) == (first, None, 0, True)
    clock.now += 1000
    await g.again(ada)
    second = ada.shown.rounds[-1].totals[0]
    best = await house.lists.best("ada", ada.table, 1)
    assert (best.score, best.best, best.games) == (second, first, 1)
    games = await g.games_of(house, "ada")
    assert [game.about.totals for game in games] == [[second], [first]]
    assert games[0].about.numbers == {"rack": 10, "draws": 20}
    other = await g.finished(house, ME, solitaire=NewSolitaire(5, 20), seed=None)
    assert (await house.lists.best("ada", other.table, 0)).games == 0
    assert await refusal(house.lists.best("eve", ada.table, 0)) == "no-such-table"


async def test_a_deal_that_was_chosen_is_not_compared(house: House) -> None:
    ada = await g.seated(house, ME, seed="known", **ALONE)
    await g.finish(ada)
    best = await house.lists.best("ada", ada.table, 0)
    assert not best.compared
    (game,) = await g.games_of(house, "ada")
    assert game.about.seeded


async def test_tallies_are_those_of_the_record(house: House) -> None:
    """Counted again from the record alone, by the library's referee."""
    ada, _ = await g.finished_duel(house, edition={"base": "german", "target": 400})
    (game,) = await g.games_of(house, "ada")
    rounds = ada.shown.rounds
    assert len(rounds) > 1
    for seat, tally in enumerate(game.tallies):
        assert tally.best == max(round.scores[seat] for round in rounds)
        assert tally.out == sum(round.counts[seat] == 0 for round in rounds)
        own = [turn for round in rounds for turn in round.turns if turn.seat == seat]
        closed = [action.hexagons for turn in own for action in turn.actions]
        assert list(tally.hexagons) == [closed.count(number) for number in (1, 2, 3)]
    assert game.yours == [0]


@pytest.mark.house(idle_seconds=0)
async def test_the_list_says_whose_turn_it_is_in_memory_and_out_of_it(house: House) -> None:
    mover, other = await g.movers(*await g.duel(house))

    async def waits() -> list[bool]:
        people = [str(guest.person) for guest in (mover, other)]
        found = [(await g.games_of(house, person))[0].waiting for person in people]
        counts = [(await house.lists.waiting(person)).count for person in people]
        assert counts == [int(waiting) for waiting in found]
        return found

    assert await waits() == [True, False]
    while mover.to_move:
        assert await mover.play() == "done"
    assert await waits() == [False, True]
    await g.nobody_looks(house, mover, other)
    assert await waits() == [False, True]
    (game,) = await g.games_of(house, "ada")
    assert game.about.to_move == other.seat


async def test_those_that_wait_come_first_and_bots_do_not_count(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house)
    mover = await g.turn_of(ada, ben)
    person = str(mover.person)
    clock.now += 1000
    invited = await g.seated(house, ME, BOT, person=person)
    games = await g.games_of(house, person)
    assert [game.waiting for game in games] == [True, True]  # not ready for the bot yet
    assert (await house.lists.waiting(person)).tables == [ada.table]
    while mover.to_move:
        assert await mover.play() == "done"
    games = await g.games_of(house, person)
    assert keys(games)[0][0] == invited.table
    assert [game.waiting for game in games] == [True, False]
    assert (await house.lists.waiting(person)).count == 0


async def test_lists_are_right_after_a_crash(tmp_path: Path) -> None:
    """A process that dies does not update its lists; the next start does."""
    async with a_house(tmp_path) as house:
        mover, other = await g.movers(*await g.duel(house))
        while mover.to_move:
            assert await mover.play() == "done"
        writer = house.tables.running[mover.table].writer
        writer._listed = writer.state.seq  # as if it died: nothing is written at the end
    async with a_house(tmp_path) as house:
        (game,) = await g.games_of(house, str(other.person))
        assert game.waiting
        assert game.about.totals == list(mover.round.scores) != [0, 0]


async def test_a_table_of_ones_own_is_deleted(house: House) -> None:
    ada = await g.finished(house, ME, BOT)
    assert await ada.code(c.Rematch(new_id(), 1)) == "done"
    assert await refusal(house.lists.leave("eve", ada.table)) == "no-such-table"
    await house.lists.leave("ada", ada.table)
    assert any(getattr(message, "type", "") == "bye" for message in ada.inbox)
    assert keys(await g.games_of(house, "ada")) == [(ada.table, 0, "over")]
    assert judge(Record.from_json(await ada.record(0))).over
    assert await refusal(house.visits.view("ada", ada.table)) == "no-such-table"
    assert await refusal(house.lists.leave("ada", ada.table)) == "no-such-table"


async def test_who_sits_down_as_the_only_one_leaves_has_a_table_or_is_told(tmp_path: Path) -> None:
    store = ObedientStore(tmp_path)
    async with a_house(store) as house:
        for leave in (house.lists.leave, lambda person, _: house.erasure.erase(person)):
            ada = await g.seated(house, ME, FRIEND, BOT)
            store.gate.clear()
            came = asyncio.create_task(g.joined(ada, "ben"))
            writer = house.tables.running[ada.table].writer
            await until_async(lambda writer=writer: writer.busy)
            gone = asyncio.create_task(leave("ada", ada.table))
            await until_async(lambda writer=writer: writer._lock._waiters)
            store.gate.set()
            await gone
            ben = await came
            assert [seat.name for seat in ben.shown.seats[:2]] == ["", "Ben"]
            assert keys(await g.games_of(house, "ben"))[0][0] == ada.table
            await house.lists.leave("ben", ada.table)


async def test_a_table_is_deleted_when_all_leave_at_once(house: House) -> None:
    ada, _ = await g.duel(house)
    await asyncio.gather(*(house.lists.leave(person, ada.table) for person in ("ada", "ben")))
    assert list(await house.store.load(ada.table)) == []


async def test_a_bot_plays_on_for_who_leaves_and_they_keep_what_they_played(house: House) -> None:
    ada, ben = await g.duel(house)
    await house.lists.leave("ben", ben.table)
    assert await g.games_of(house, "ben") == []
    await ada.until(lambda: ada.shown.seats[1].level is not None)
    await g.finish(ada)
    assert len(await g.games_of(house, "ada")) == 1
    ada, ben = await g.finished_duel(house, ONE_ROUND)
    assert await refusal(house.lists.leave("ben", ben.table)) == "already-over"
    await g.rematch(ada, ben)
    await house.lists.leave("ben", ben.table)
    assert keys(await g.games_of(house, "ben")) == [(ada.table, 0, "over")]
    assert judge(Record.from_json(await ben.record(0))).over
    assert await refusal(house.records.read("eve", ada.table, 0)) == "no-such-table"


async def test_a_finished_match_goes_from_ones_own_list_only(house: House) -> None:
    ada, ben = await g.finished_duel(house, ONE_ROUND)
    await g.again(ada, ben)
    assert await refusal(house.lists.forget("eve", ada.table, 0)) == "no-such-table"
    await house.lists.forget("ada", ada.table, 0)
    assert keys(await g.games_of(house, "ada")) == [(ada.table, 1, "over")]
    assert len(await g.games_of(house, "ben")) == 2
    assert await house.records.read("ben", ada.table, 0)
    await house.lists.forget("ben", ada.table, 0)
    assert await house.store.read(lists.record, ada.table, 0) is None
    await house.lists.forget_all("ada")
    await house.lists.forget_all("ben")
    assert await g.games_of(house, "ada") == await g.games_of(house, "ben") == []
    assert list(await house.store.load(ada.table)) == []
    assert await house.store.read(lists.record, ada.table, 1) is None


async def test_what_was_deleted_does_not_come_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada, ben = await g.finished_duel(house, ONE_ROUND)
        await g.rematch(ada, ben)
        await house.lists.forget("ada", ada.table, 0)
    async with a_house(tmp_path) as house:
        assert [game.phase for game in await g.games_of(house, "ada")] == ["gathering"]
        assert [game.phase for game in await g.games_of(house, "ben")] == ["gathering", "over"]


async def test_a_game_of_today_is_tried_once(house: House, clock: Clock) -> None:
    today = house.day.today()
    table = await house.day.table("ada", today, "Ada")
    assert await refusal(house.lists.leave("ada", table)) == "day-not-over"
    assert await house.day.table("ada", today, "Ada") == table
    ada = await Guest(house, "ada", table).come()
    await g.finish(ada)
    assert await refusal(house.lists.forget("ada", table, 0)) == "day-not-over"
    await house.lists.forget_all("ada")
    assert len(await g.games_of(house, "ada")) == 1
    clock.now += 86_400_000
    await house.lists.forget("ada", table, 0)
    assert await g.games_of(house, "ada") == []
    line = await house.day.score(today, "ada")
    assert line is not None


async def test_an_invitation_nobody_took_waits_for_nobody(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    (game,) = await g.games_of(house, "ada")
    assert not game.waiting
    ben = await g.joined(ada, "ben")
    assert (await g.games_of(house, "ben"))[0].waiting
    await ben.ready()
    assert not (await g.games_of(house, "ben"))[0].waiting
    assert (await g.games_of(house, "ada"))[0].waiting


async def test_an_edition_of_ones_own_is_a_setting_of_its_own(house: House, clock: Clock) -> None:
    for edition in (QUICK, {"base": "german", "target": 100, "bridge": 41}):
        clock.now += 1000
        ada = await g.finished(house, ME, edition=edition, **ALONE)
    assert (await house.lists.best("ada", ada.table, 0)).games == 0


async def test_a_damaged_log_keeps_no_other_tables_lists_behind(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [(await g.seated(house, ME, FRIEND)).table for _ in range(3)]
    behind, store = list(tables), type(house.store)
    load, append, read = store.load, store.append, store.read

    async def loaded(self: Any, table: str, after: int = 0) -> Any:
        if table == tables[0]:
            raise LogDamaged()
        return await load(self, table, after)

    async def appended(self: Any, change: Any) -> None:
        await append(self, change)
        behind.remove(change.table)

    async def outdated(self: Any, query: Any, *of: Any) -> Any:
        return behind[: of[0]] if query is lists.outdated else await read(self, query, *of)

    monkeypatch.setattr(house_lists, "_OUTDATED_AT_ONCE", 1)
    for name, patched in (("load", loaded), ("append", appended), ("read", outdated)):
        monkeypatch.setattr(store, name, patched)
    await house.lists.mend()
    monkeypatch.undo()
    assert behind == tables[:1]
