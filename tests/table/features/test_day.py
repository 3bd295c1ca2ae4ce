"""The game of the day: one deal for all, one try that counts, and a list of the best."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.rules import Record
from dreistein.table.fair.proof import check
from dreistein.table.house import House
from dreistein.table.store import settings
from table.guests import Clock, Guest, finish, new_id, refusal

pytestmark = pytest.mark.usefixtures("clock")
DAY = 86_400_000


async def day_game(house: House, person: str, days_ago: int = 0) -> Guest:
    day = house.day.today() - timedelta(days=days_ago)
    return await Guest(house, person, await house.day.table(person, day, person.title())).come()


async def test_the_day_is_the_same_for_all_and_its_seed_secret(house: House, clock: Clock) -> None:
    ada, ben = await day_game(house, "ada"), await day_game(house, "ben")
    assert ada.shown.hands[0].tiles == ben.shown.hands[0].tiles
    assert ada.shown.edition["name"] == "international"
    assert ada.shown.solitaire == {"rack": 10, "draws": 20}
    seed = house.day.shuffles.seed(house.day.today(), today=house.day.today())
    await finish(ada)
    assert ada.shown.proof is None
    assert all(seed.encode() not in p.encode(message) for message in ada.inbox)
    assert await refusal(ada.record()) == "day-secret"
    clock.now += DAY
    assert check(Record.from_json(await ada.record())).wrong == ()


async def test_only_the_first_try_of_a_day_counts(house: House) -> None:
    ada = await day_game(house, "ada")
    assert ada.shown.listed
    await ada.play()
    again = await day_game(house, "ada")
    assert again.table == ada.table  # an unfinished game is continued
    await finish(ada)
    (line,) = await house.day.best(house.day.today())
    assert (line.name, line.score) == ("Ada", ada.round.scores[0])
    second = await day_game(house, "ada")
    assert second.table != ada.table
    assert not second.shown.listed
    await finish(second)
    assert await house.day.best(house.day.today()) == [line]
    assert await house.day.score(house.day.today(), "ada") == replace(line, yours=True)
    assert await house.day.score(house.day.today(), "ben") is None


async def test_a_game_that_ends_the_day_after_is_not_listed(house: House, clock: Clock) -> None:
    """By then the secret is public, and so is every tile."""
    day = house.day.today()
    ada, ben = await day_game(house, "ada"), await day_game(house, "ben")
    await ben.play()
    await finish(ada)
    clock.now += DAY
    assert house.day.shuffles.secret(day, today=house.day.today())
    await finish(ben)
    assert [line.name for line in await house.day.best(day)] == ["Ada"]
    assert await house.day.score(day, "ben") is None


async def test_who_comes_as_somebody_else_knows_the_tiles_and_all_are_told(house: House) -> None:
    """Nobody can prevent it without accounts, so docs/play.md must say what the list is worth."""
    ada, second = await day_game(house, "ada"), await day_game(house, "ada in disguise")
    await finish(ada)
    assert second.shown.listed
    for _, action in ada.actions:
        assert await second.play(action) == "done"
    assert second.round.scores == ada.round.scores
    assert len(await house.day.best(house.day.today())) == 2
    page = Path(__file__).parents[3] / "docs" / "play.md"
    told = page.read_text().partition("The **game of the day**")[2].partition("\n\n")[0]
    assert "There are no accounts" in told
    assert "second browser" in told


async def test_two_tries_opened_at_once_do_not_both_count(house: House) -> None:
    ada, other = await asyncio.gather(day_game(house, "ada"), day_game(house, "ada"))
    assert ada.table == other.table or ada.shown.listed != other.shown.listed


async def test_the_game_of_the_day_has_no_undo_and_no_hints(house: House) -> None:
    ada = await day_game(house, "ada")
    assert await ada.code(c.AskHint(new_id(), 0, 0, 0)) == "no-hints"
    await ada.play()
    assert ada.shown.may_undo == ()
    assert await ada.code(ada.undo()) == "no-undo"
    await finish(ada)
    assert await ada.code(c.Rematch(new_id(), 1)) == "already-over"


async def test_past_days_are_not_listed_and_future_days_not_open(house: House) -> None:
    old = await day_game(house, "ada", days_ago=3)
    assert not old.shown.listed
    await finish(old)
    assert check(Record.from_json(await old.record())).wrong == ()
    assert await house.day.best(house.day.today() - timedelta(days=3)) == []
    for days_ago, code in ((-1, "day-ahead"), (1000, "day-before-first")):
        assert await refusal(day_game(house, "ada", days_ago)) == code


async def test_a_day_once_told_stays_told_by_another_server_too(house: House, clock: Clock) -> None:
    late = house.day.today() + timedelta(days=9)
    await house.store.write(
        settings.put, "day-revealed", late.isoformat().encode()
    )  # by another one
    clock.now += 5 * DAY
    await house.day.secret(house.day.today() - timedelta(days=1))
    assert await house.store.read(settings.value, "day-revealed") == late.isoformat().encode()
    assert not (await day_game(house, "ada")).shown.listed
