"""A database that version 1.0.0 wrote opens with this one: nothing is lost, and matches go on.

``tests/golden/1.0.0/tables.db`` was written by that version, and ``tables.json`` is what it told of
it; ``python -m table.store.test_kept_database FOLDER`` writes both anew, before a release.
"""

import asyncio
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from dreistein.rules import Record, judge
from dreistein.table.fair.proof import check as verified
from dreistein.table.features.queries import sessions
from dreistein.table.house import House
from dreistein.table.store.sqlite.maintenance import check
from table.guests import Clock, Guest, a_house, finish, games_of
from table.store.everything import file_with_everything

KEPT = Path(__file__).parents[2] / "golden" / "1.0.0"
PEOPLE = ("ada", "ben")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    shutil.copy(KEPT / "tables.db", tmp_path / "tables.db")
    return tmp_path


async def told(house: House) -> dict[str, Any]:
    """What a house tells of everything that is in the database."""
    found: dict[str, Any] = {}
    for person in PEOPLE:
        games = await games_of(house, person)
        found[person] = {
            game.id: [game.phase, game.about.names, game.about.totals] for game in games
        }
        for game in games:
            guest = await Guest(house, person, game.id).come()
            found[f"{person} {game.id}"] = [
                guest.seq,
                guest.actions,
                [*guest.hand(guest.seat).tiles],
            ]
            if game.phase == "over":
                found[f"record {game.id}"] = await guest.record()
            guest.go()
    found["moment"] = (await house.moments.look("m1", None)).ply
    found["day"] = [place.name for place in await house.day.best(house.day.today())]
    found["epoch"] = await house.store.read(sessions.session_epoch, "ben")
    found["pad"] = [event.hex() for event in await house.store.load("pad/1")]
    found["token"] = (await house.store.write(sessions.take_token, "token", 1) or b"").hex()
    whole: dict[str, Any] = json.loads(json.dumps(found))
    return whole


async def test_it_tells_what_it_told(kept: Path) -> None:
    async with a_house(kept, now=Clock()) as house:
        assert await told(house) == json.loads((KEPT / "tables.json").read_text("utf-8"))
    report = check(kept / "tables.db")
    assert (report.damaged, report.records) == ((), 1)


async def test_matches_go_on_and_the_finished_one_is_proved(kept: Path) -> None:
    async with a_house(kept, now=Clock()) as house:
        for game in await games_of(house, "ada"):
            guests = [
                await Guest(house, who, game.id).come() for who in PEOPLE[: game.about.people]
            ]
            if game.phase != "over":
                await finish(*guests)
            assert guests[0].phase == "over"
            if game.about.day is None:  # of today, it is still a secret
                record = Record.from_json(await guests[0].record())
                assert judge(record).over
                assert verified(record).holds


async def _write(folder: Path) -> None:
    async with a_house(folder, now=Clock()) as house:
        found = await told(house)
    (folder / "tables.json").write_text(json.dumps(found, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    file = file_with_everything(Path(sys.argv[1]), Clock())
    shutil.copy(file, file.with_name("before.db"))
    asyncio.run(_write(file.parent))
    file.with_name("before.db").replace(file)
