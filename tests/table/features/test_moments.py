"""Links to moments of finished matches: made and withdrawn by who played, open to anybody."""

import json

import pytest

from dreistein.table.features import moments
from dreistein.table.features.moments import SeenMoment
from dreistein.table.house import House
from table import guests as g
from table.guests import BOT, ME, Clock, Guest, refusal

PAST = (10**8, 10**8)


async def made(house: House, guest: Guest, where: tuple[int, int] = PAST) -> str:
    record = await house.records.read(guest.person, guest.table, 0)
    return await house.moments.make(str(guest.person), guest.table, 0, where, record)


async def test_anybody_sees_it_until_it_is_withdrawn(house: House) -> None:
    ada, _ = await g.finished_duel(house)
    record = await house.records.read("ada", ada.table, 0)
    rounds = json.loads(record)["rounds"]
    link, end = await made(house, ada, (0, 3)), await made(house, ada)
    assert (await made(house, ada, (0, 3)), len(link)) == (link, 16)
    assert await house.moments.look(link, None) == SeenMoment(record, 0, 3, yours=False)
    last = (len(rounds) - 1, len(rounds[-1]["actions"]))
    assert await house.moments.look(end, "ada") == SeenMoment(record, *last, yours=True)
    assert await refusal(house.moments.withdraw("ben", link)) == "no-moment"
    await house.moments.withdraw("ada", link)
    assert await refusal(house.moments.look(link, "ada")) == "no-moment"
    assert await house.moments.count("ada") == 1
    await house.moments.withdraw("ada")
    assert await refusal(house.moments.look(end, None)) == "no-moment"


async def test_only_who_played_makes_one_of_a_match_that_is_over(house: House) -> None:
    ada, ben = await g.finished_duel(house)
    record = await house.records.read("ada", ada.table, 0)
    other = house.moments.make("cleo", ada.table, 0, PAST, record)
    assert await refusal(other) == "no-such-table"
    running = await g.seated(house, ME, BOT)
    await running.ready()
    assert await refusal(made(house, running)) == "not-over-yet"
    assert (await house.moments.look(await made(house, ben), "ada")).yours is False


async def test_a_game_of_the_day_is_not_shown_before_the_day_is_over(
    house: House, clock: Clock
) -> None:
    today = await house.day.table("ada", house.day.today(), "Ada")
    ada = await Guest(house, "ada", today).come()
    await g.finish(ada)
    assert await refusal(made(house, ada)) == "day-secret"


async def test_it_goes_with_the_match_or_its_maker_and_shows_no_forgotten_name(
    house: House,
) -> None:
    ada, ben = await g.finished_duel(house)
    links = [await made(house, guest) for guest in (ada, ben)]
    await house.lists.forget("ada", ada.table, 0)
    assert await refusal(house.moments.look(links[0], None)) == "no-moment"
    await house.erasure.erase("ada")
    assert json.loads((await house.moments.look(links[1], None)).record)["players"] == ["–", "Ben"]
    await house.erasure.erase("ben")
    assert await refusal(house.moments.look(links[1], None)) == "no-moment"


async def test_nobody_makes_links_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = await g.finished_duel(house)
    for ply in range(2):
        await made(house, ada, (0, ply))
    monkeypatch.setattr(moments, "MOST_MOMENTS", 2)
    assert await refusal(made(house, ada, (0, 2))) == "too-many-moments"
