"""Without a server: a day that follows from its date, and challenges whose links say everything."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from dreistein.table.fair.day import OPEN_MASTER, Days
from dreistein.table.features.challenge_link import link_of, read_link
from dreistein.table.runtime.settings import HouseSettings
from offline.visit import Page
from table import guests as g

ADA = {"kind": "me", "name": "Ada"}
ALONE = {"seats": [ADA], "edition": "german", "solitaire": {"rack": 6, "draws": 3}, "seed": "17"}
TOLD: dict[str, Any] = {
    "by": "Ada",
    "edition": "german",
    "level": None,
    "numbers": {"rack": 6, "draws": 3},
    "seat": 0,
    "seed": "17",
    "totals": [83],
}


@asynccontextmanager
async def device(place: Path | str, free: Callable[[], int] | None = None) -> AsyncIterator[Page]:
    page = Page(str(place), free)
    await page.open()
    yield page
    await page.desk.close()


async def played(page: Page, table: str) -> list[int]:
    """The totals in the end."""
    page.come(table)
    view = await page.play(table)
    return [
        sum(scores) for scores in zip(*(each["scores"] for each in view["rounds"]), strict=True)
    ]


async def test_a_day_has_the_same_tiles_everywhere_and_follows_from_its_date(
    tmp_path: Path,
) -> None:
    racks: list[tuple[str, ...]] = []
    for name in ("ada", "ben"):
        alone = HouseSettings(alone=True)
        async with g.a_house(tmp_path / f"{name}.db", alone, g.Clock()) as house:
            today = house.day.today()
            guest = await g.Guest(house, name, await house.day.table(name, today, name)).come()
            racks.append(guest.hand(0).tiles)
            await g.finish(guest)
            mine = await house.day.look(today, name)
            assert (mine.count, mine.streak) == (1, 1)
            before = today - timedelta(days=1)
            seed = (await house.day.look(before, name)).seed
            assert seed == Days(OPEN_MASTER).seed(before, today=today)
    assert racks[0] == racks[1]
    assert racks[0]


async def test_a_page_asks_for_days() -> None:
    async with device(":memory:") as page:
        for method, address in (("GET", "day/2026-10-01"), ("POST", "day/2026-10-01/table")):
            status, body = await page.desk.answer(method, address, "{}", "en")
            assert (status, "1 November 2026" in body) == (404, True), body


async def test_a_challenge_is_all_in_its_link(tmp_path: Path) -> None:
    async with device(tmp_path / "ada.db") as ada, device(tmp_path / "ben.db") as ben:
        own = (await ada.ask("POST tables", ALONE))["table"]
        first = await played(ada, own)
        wish = {"table": own, "match": 0}
        link = (await ada.ask("POST challenges", wish))["challenge"]
        assert (await ada.ask("POST challenges", wish))["challenge"] == link
        seen = await ben.ask(f"GET challenges/{link}")
        assert (seen["by"], seen["numbers"], seen["played"]) == ("Ada", ALONE["solitaire"], False)
        assert [line["totals"] for line in seen["lines"]] == [first]
        table = (await ben.ask(f"POST challenges/{link}/table", {"name": "Ben"}))["table"]
        again = (await ben.ask(f"POST challenges/{link}/table", {"name": "Ben"}))["table"]
        assert again == table
        second = await played(ben, table)
        lines = (await ben.ask(f"GET challenges/{link}"))["lines"]
        both = [("Ada", first), ("Ben", second)]
        assert [(line["name"], line["totals"]) for line in lines] == both
        assert first == second  # both took the most points in every turn
        status, body = await ben.desk.answer("POST", f"challenges/{link}/table", "{}", "en")
        assert (status, "You know these tiles already" in body) == (409, True), body
        await ben.ask("DELETE me")
        assert not (await ben.ask(f"GET challenges/{link}"))["played"]


async def test_a_challenge_against_a_bot_gives_the_other_seat_if_wanted(tmp_path: Path) -> None:
    plan = {
        "seats": [ADA, {"kind": "bot", "level": "pip"}],
        "edition": {"base": "german", "target": 1},
    }
    async with device(tmp_path / "ada.db") as ada, device(tmp_path / "ben.db") as ben:
        own = (await ada.ask("POST tables", plan))["table"]
        await played(ada, own)
        link = (await ada.ask("POST challenges", {"table": own}))["challenge"]
        assert (await ben.ask(f"GET challenges/{link}"))["level"] == "pip"
        wish = {"name": "Ben", "swapped": True}
        table = (await ben.ask(f"POST challenges/{link}/table", wish))["table"]
        seats = (await ben.ask(f"GET tables/{table}"))["seats"]
        assert [seat["yours"] for seat in seats] == [False, True]


BROKEN = {
    "nothing": "AAAA",
    "letters": "é",
    "long": "x" * 5000,
    "cut": link_of(TOLD)[:-9],
    "two totals": link_of({**TOLD, "totals": [1, 2]}),
    "no seat": link_of({**TOLD, "seat": 1}),
    "no opponent": link_of({**TOLD, "level": "nobody"}),
    "too much": link_of({**TOLD, "seed": "x" * 5000}),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
async def test_a_broken_link_gets_a_sentence(broken: str) -> None:
    async with device(":memory:") as page:
        status, body = await page.desk.answer("GET", f"challenges/{broken}", None, "en")
    assert (status, '"broken-link"' in body) == (404, True), body


def test_a_link_of_a_house_rule_keeps_its_numbers() -> None:
    edition = {"base": "german", "target": 150, "name": "Ours"}
    assert b'"target": 150' in read_link(link_of({**TOLD, "edition": edition}), at=0).text
