"""Forgetting a person: nothing of them stays in the file, and others keep their games."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.reviews import PlayAgain
from dreistein.protocol.http.tables import NewSeat, NewSolitaire, NewTable
from dreistein.table.features import erasure
from dreistein.table.features.queries import erasure as queries
from dreistein.table.house import House
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store import settings
from dreistein.table.store.base import Append, Expiry, Rewrite, Summary
from dreistein.table.store.errors import MaybeStored, NotRead
from dreistein.table.store.sql.hashes import last_link
from dreistein.table.store.sqlite.maintenance import check
from poll import until_async
from table import guests as g
from table.guests import FRIEND, QUICK, Clock, Guest, a_house, new_id, refusal

NAME, OTHER_NAME = "Zaphodine", "Quillfeather"
PERSON = "5a17" * 8
ME, BEN = NewSeat("me", NAME), NewSeat("me", "Ben")
ALONE = NewSolitaire(2, 1)


def traces(folder: Path) -> list[str]:
    """What the database's files still hold of the person."""
    texts = {
        "name": NAME.encode(),
        "other name": OTHER_NAME.encode(),
        "escaped": json.dumps(NAME).encode(),
        "id": PERSON.encode(),
        "hash": sha256(PERSON.encode()).digest(),
        "hex hash": sha256(PERSON.encode()).hexdigest().encode(),
    }
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    return [what for what, text in texts.items() if text in stored]


async def table_of(house: House, *seats: NewSeat, **options: object) -> Guest:
    plan = NewTable(seats, QUICK, **options)  # type: ignore[arg-type]
    return await Guest(house, PERSON, await house.hosting.new_table(PERSON, plan)).come()


async def a_duel(house: House) -> tuple[Guest, Guest]:
    ada = await table_of(house, ME, FRIEND)
    ben = await g.joined(ada, "ben")
    await ada.ready()
    await ben.ready()
    return ada, ben


async def test_nothing_of_a_forgotten_person_stays_in_the_file(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path, HouseSettings(idle_seconds=0), clock) as house:
        over, ben = await a_duel(house)
        assert await over.code(c.Rename(new_id(), 0, OTHER_NAME)) == "done"
        await g.finish(over, ben)
        record = await ben.record()
        assert record["players"] == [OTHER_NAME, "Ben"]
        challenge = await house.challenges.make(PERSON, over.table, 0, json.dumps(record).encode())
        await g.rematch(over, ben)
        running, eve = await a_duel(house)
        left, _ = await a_duel(house)  # a seat that was left still shows the name
        assert await left.code(c.Leave(new_id(), 0)) == "done"
        solitaire = await table_of(house, ME, solitaire=NewSolitaire(2, 1))
        assert await solitaire.ready() == "done"
        await g.finish(solitaire)
        today = await house.day.table(PERSON, house.day.today(), NAME)
        await g.finish(await Guest(house, PERSON, today).come())
        spectator = await g.watching(running, "ida")
        assert await house.day.best(house.day.today())

        await house.erasure.erase(PERSON)
        assert traces(tmp_path) == []

        assert await g.games_of(house, PERSON) == []
        for table in (solitaire.table, today):
            assert await refusal(house.visits.view(PERSON, table)) == "no-such-table"
        # The others keep their games, and go on.
        assert await ben.record() == {**record, "players": ["–", "Ben"]}
        (entry,) = [game for game in await g.games_of(house, "ben") if game.phase == "over"]
        assert entry.about.names == ["–", "Ben"]
        assert [line.name for line in await house.day.best(house.day.today())] == ["–"]
        assert (await house.challenges.look(challenge, "ida")).by == "–"
        for viewer in (eve, spectator):
            assert [seat.name for seat in viewer.shown.seats] == ["–", "Ben"]
        assert not running.shown.hands or running.shown.seats[0].level is not None
        await g.finish(eve)
        assert (await eve.record())["players"] == ["–", "Ben"]
        for guest in (over, ben, running, eve, left, spectator):
            guest.go()
    assert (traces(tmp_path), check(tmp_path / "tables.db").damaged) == ([], ())


async def test_a_record_is_redacted_even_if_its_log_is_gone(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path, HouseSettings(idle_seconds=0), clock) as house:
        ada, ben = await a_duel(house)
        assert await ada.code(c.Leave(new_id(), 0)) == "done"
        await g.finish(ben)
        unlisted, _ = await a_duel(house)
        await g.finish(unlisted, _)
        await house.lists.forget(PERSON, unlisted.table, 0)
        for guest in (ada, ben, unlisted, _):
            guest.go()
        await house.tables.unload_idle()
        assert await house.store.prune(Expiry.of_all(clock.now + 1)) == 2
        assert (await ben.record())["players"] == [NAME, "Ben"]
        await house.erasure.erase(PERSON)
        assert ((await ben.record())["players"], traces(tmp_path)) == (["–", "Ben"], [])


async def opens(house: House) -> object:
    return await house.hosting.new_table(PERSON, NewTable((ME,), QUICK, ALONE))


async def sits_down(house: House) -> object:
    ben = await g.seated(house, BEN, FRIEND, person="ben")
    return await house.visits.sit(PERSON, ben.shown.invite or "", name=NAME)


async def plays_the_day(house: House) -> object:
    return await house.day.table(PERSON, house.day.today(), NAME)


async def over(house: House, person: str) -> tuple[str, bytes]:
    """A table where a person has finished a game, and its record."""
    guest = await g.finished(house, ME if person == PERSON else BEN, person=person, solitaire=ALONE)
    return guest.table, await house.records.read(person, guest.table, 0)


async def plays_on(house: House) -> object:
    _, record = await over(house, "ben")
    return await house.play_on.open(PERSON, record, PlayAgain(0, 0, 0), NAME)


async def challenges(house: House) -> object:
    table, record = await over(house, PERSON)
    return await house.challenges.make(PERSON, table, 0, record)


async def shows_a_moment(house: House) -> object:
    table, record = await over(house, PERSON)
    return await house.moments.make(PERSON, table, 0, (0, 0), record)


async def is_challenged(house: House) -> object:
    table, record = await over(house, "ben")
    challenge = await house.challenges.make("ben", table, 0, record)
    return await house.challenges.take_up(challenge, PERSON, NAME, False, None)


@pytest.mark.parametrize(
    ("does", "write"),
    [
        (opens, "append"),
        (sits_down, "append"),
        (plays_the_day, "append"),
        (plays_on, "append"),
        (challenges, "add_challenge"),
        (shows_a_moment, "add_moment"),
        (is_challenged, "add_try"),
    ],
)
async def test_what_another_device_does_meanwhile_is_forgotten_too(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    does: Callable[[House], Awaitable[object]],
    write: str,
) -> None:
    """It is let in, then forgetting begins and looks what there is, and only then it is stored."""
    let_in, looked, written, erased = (asyncio.Event() for _ in range(4))
    async with a_house(tmp_path) as house:
        ada = await table_of(house, ME, FRIEND)
        store, check = house.store, house.erasure.check
        kind = "append" if write == "append" else "write"
        real, erase = getattr(store, kind), store.erase
        checked = list[str]()

        async def note(person: str) -> None:
            await check(person)
            checked.append(person)

        async def write_late(*given: Any) -> object:
            wanted = PERSON in checked if write == "append" else given[0].__name__ == write
            if not wanted or looked.is_set():
                return await real(*given)
            let_in.set()
            await looked.wait()
            found = await real(*given)
            written.set()
            await erased.wait()
            return found

        async def erase_person(*given: Any) -> None:
            if write != "append" or looked.is_set():
                await erase(*given)
            if looked.is_set():
                return
            looked.set()
            await written.wait()
            if write == "append":  # which must not take its table for one that was looked at
                await erase(*given)
            erased.set()

        monkeypatch.setattr(house.erasure, "check", note)
        monkeypatch.setattr(store, kind, write_late)
        monkeypatch.setattr(store, "erase", erase_person)
        late = asyncio.ensure_future(refusal(does(house)))
        await let_in.wait()
        await house.erasure.erase(PERSON)
        assert await late == "being-forgotten"
        assert await refusal(opens(house)) == "being-forgotten"
        assert await store.read(queries.named, PERSON) == ([], [])
        ada.go()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute("VACUUM")
    assert traces(tmp_path) == []


async def test_forgetting_leaves_people_of_the_same_name_alone(house: House) -> None:
    ben = await g.seated(house, NewSeat("me", NAME), FRIEND)
    await house.visits.sit(PERSON, ben.shown.invite or "", None, "Eve")
    await house.erasure.erase(PERSON)
    assert [seat.name for seat in ben.shown.seats] == [NAME, ""]
    await house.erasure.erase(PERSON)  # once more does no harm
    assert [seat.name for seat in ben.shown.seats] == [NAME, ""]


async def test_a_name_that_was_forgotten_meanwhile_does_not_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server forgets somebody else at the same table, between reading and writing."""
    ben = await g.seated(house, BEN, FRIEND, FRIEND)
    invite = ben.shown.invite or ""
    await house.visits.sit(PERSON, invite, name=NAME)
    await house.visits.sit("eve", invite, name=OTHER_NAME)
    rewrite, loads = house.store.rewrite, house.store.load

    async def be_second(change: Rewrite) -> None:
        monkeypatch.setattr(house.store, "rewrite", rewrite)
        log = await loads(ben.table)
        log = [text.replace(OTHER_NAME.encode(), b"Eve") for text in log]
        await rewrite(replace(change, events=tuple(log)))
        await rewrite(change)

    monkeypatch.setattr(house.store, "rewrite", be_second)
    await house.erasure.erase(PERSON)
    assert [seat.name for seat in ben.shown.seats] == ["Ben", "", "Eve"]
    stored = b"".join(await loads(ben.table))
    assert NAME.encode() not in stored
    assert OTHER_NAME.encode() not in stored


@pytest.mark.parametrize("end", ["hangs up", "drops the table", "closes the house"])
async def test_a_name_is_taken_out_whoever_ends_what_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """While the store writes, the browser hangs up, another leaves too, or the server stops."""
    async with a_house(tmp_path) as house:
        _, ben = await a_duel(house)
        rewrite, begun, goes_on = house.store.rewrite, asyncio.Event(), asyncio.Event()

        async def write_slowly(change: Rewrite) -> None:
            begun.set()
            await goes_on.wait()
            await rewrite(change)

        monkeypatch.setattr(house.store, "rewrite", write_slowly)
        asking = asyncio.ensure_future(house.erasure.erase(PERSON))
        await begun.wait()
        if end == "hangs up":
            asking.cancel()
            await asyncio.wait([asking])
            goes_on.set()
            await ben.until(lambda: [seat.name for seat in ben.shown.seats] == ["–", "Ben"])
            assert NAME.encode() not in b"".join(await house.store.load(ben.table))
            return
        ending = house.close() if end == "closes the house" else house.tables.drop(ben.table)
        ended = asyncio.ensure_future(ending)
        await asyncio.sleep(0)
        goes_on.set()
        await ended
        await asyncio.wait([asking])  # where the house is closed, its store is too
    assert traces(tmp_path) == []


async def test_a_table_looks_again_before_it_adds_to_a_log_that_was_rewritten(house: House) -> None:
    """Another server has taken a name out, and its notice is still under way."""
    ben = await g.seated(house, BEN, FRIEND)
    await house.visits.sit(PERSON, ben.shown.invite or "", name=NAME)
    log = await house.store.load(ben.table)
    gone = tuple(text.replace(NAME.encode(), b"Eve") for text in log)
    about = Summary("gathering", ("ben",), (), b"{}", 1)
    await house.store.rewrite(Rewrite(ben.table, last_link(ben.table, log), gone, about))
    assert await ben.code(c.Rename(new_id(), 0, "Benno")) == "done"
    await ben.until(lambda: [seat.name for seat in ben.shown.seats] == ["Benno", "Eve"])


@pytest.fixture
def stored(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The database is lost while it commits a table, and the person is forgotten meanwhile."""
    append, tables = house.store.append, list[str]()

    async def be_lost(change: Append) -> None:
        await house.erasure.erase(PERSON)
        await append(change)
        tables.append(change.table)
        raise MaybeStored()

    monkeypatch.setattr(house.store, "append", be_lost)
    return tables


async def test_a_table_that_may_be_stored_is_forgotten_too(house: House, stored: list[str]) -> None:
    assert await refusal(opens(house)) == "being-forgotten"
    assert await house.store.load(stored[0]) == []


async def test_a_table_that_may_be_stored_is_forgotten_once_the_store_answers(
    house: House, stored: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    read = house.store.read
    monkeypatch.setattr(erasure, "_AGAIN_SECONDS", 0.01)
    unread = 3

    async def not_at_once(*given: Any) -> object:
        nonlocal unread
        if stored and unread and given[0] is settings.value:
            unread -= 1
            raise NotRead()
        return await read(*given)

    monkeypatch.setattr(house.store, "read", not_at_once)
    assert await refusal(opens(house)) == "maybe-stored"
    assert await house.store.load(stored[0])

    async def is_gone() -> bool:
        return not await house.store.load(stored[0])

    await until_async(is_gone)
