"""Everything of a device as one file, a file that is none, and a device without room."""

import asyncio
import base64
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from dreistein.offline import store
from offline.test_links import ALONE, device
from offline.visit import Page

LONG = {**ALONE, "solitaire": {"rack": 15, "draws": 40}}
PAGE = 4096


async def begun(page: Page) -> str:
    """A table with some turns played; its name."""
    table: str = (await page.ask("POST tables", LONG))["table"]
    page.come(table)
    for _ in range(3):
        told = await page.act(await page.ask(f"GET tables/{table}"))
        assert told
        assert told["type"] == "done"
    return table


async def sent(page: Page, body: str) -> tuple[int, Any]:
    status, told = await page.desk.answer("POST", "copy", body, "en")
    return status, json.loads(told or "null")


async def test_everything_comes_back_on_another_device_and_goes_on_there(tmp_path: Path) -> None:
    async with device(tmp_path / "ada.db") as ada, device(tmp_path / "ben.db") as ben:
        await ada.ask("POST me", {"name": "Ada"})
        table = await begun(ada)
        seen = await ada.ask(f"GET tables/{table}")
        other = await begun(ben)
        copy = await ada.ask("GET copy")
        assert await sent(ben, json.dumps(copy)) == (204, None)
        assert ben.over == ["page"]  # its page connects again
        assert (await ben.ask("GET me"))["name"] == "Ada"
        listed = (await ben.ask("GET tables"))["tables"]
        assert ([each["id"] for each in listed], other == table) == ([table], False)
        assert (await ben.ask(f"GET tables/{table}"))["rounds"] == seen["rounds"]
        ben.come(table)
        assert (await ben.play(table))["phase"] == "over"
    async with device(tmp_path / "ben.db") as again:
        assert (await again.ask(f"GET tables/{table}"))["phase"] == "over"


async def test_who_comes_while_everything_is_replaced_is_met_by_what_took_its_place(
    tmp_path: Path,
) -> None:
    async with device(tmp_path / "ada.db") as ada, device(tmp_path / "ben.db") as ben:
        table = await begun(ada)
        body = json.dumps(await ada.ask("GET copy"))
        sending = asyncio.create_task(sent(ben, body))
        while not ben.desk._turn.locked():
            await asyncio.sleep(0)
        ben.come(table)
        coming = asyncio.create_task(ben.ask("GET tables"))
        assert await sending == (204, None)
        assert [each["id"] for each in (await coming)["tables"]] == [table]
        assert (await ben.play(table))["phase"] == "over"


def pages(script: str) -> str:
    made = sqlite3.connect(":memory:", isolation_level=None)
    made.executescript(script)
    return base64.b64encode(made.serialize()).decode()


async def test_a_file_that_is_none_gets_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with device(tmp_path / "ada.db") as ada:
        table = await begun(ada)
        whole = (await ada.ask("GET copy"))["house"]
        mine = sqlite3.connect(":memory:", isolation_level=None)
        mine.deserialize(base64.b64decode(whole))
        mine.execute("CREATE TRIGGER more AFTER INSERT ON tables BEGIN DELETE FROM matches; END")
        strange = base64.b64encode(mine.serialize()).decode()
        mine.execute("PRAGMA user_version = 999")
        newer = base64.b64encode(mine.serialize()).decode()
        wrong = {
            "no JSON": "games",
            "no object": "[]",
            "nothing": "{}",
            "no letters": json.dumps({"house": "ä"}),
            "no database": json.dumps({"house": "QWRh"}),
            "empty": json.dumps({"house": ""}),
            "another program's": json.dumps({"house": pages("CREATE TABLE notes (text)")}),
            "cut": json.dumps({"house": whole[: len(whole) // 8 * 4]}),
            "a trigger": json.dumps({"house": strange}),
        }
        for name, body in wrong.items():
            status, told = await sent(ada, body)
            assert (name, status, told["code"]) == (name, 422, "no-copy")
        status, told = await sent(ada, json.dumps({"house": newer}))
        assert (status, told["code"]) == (422, "copy-newer")
        assert (await ada.play(table))["phase"] == "over"


async def test_without_room_a_move_is_refused_before_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with device(tmp_path / "ada.db") as ada:
        table = await begun(ada)
    used = (tmp_path / "ada.db").stat().st_size // PAGE
    with monkeypatch.context() as tight:
        tight.setattr(store, "_SETTINGS", (*store._SETTINGS, f"max_page_count = {used}"))
        async with device(tmp_path / "ada.db") as ada:
            ada.come(table)
            told: dict[str, Any] | None = {"type": "done"}
            while told and told["type"] == "done":
                seen = await ada.ask(f"GET tables/{table}")
                told = await ada.act(seen)
            assert told
            assert (told["type"], told["code"]) == ("refused", "not-stored")
            assert await ada.ask(f"GET tables/{table}") == seen
            assert (await ada.ask("GET copy"))["house"]  # it can be saved elsewhere
    async with device(tmp_path / "ada.db") as ada:  # there is room again
        assert (await ada.ask(f"GET tables/{table}"))["rounds"] == seen["rounds"]
        ada.come(table)
        assert (await ada.play(table))["phase"] == "over"


async def test_a_copy_for_which_there_is_no_room_leaves_all_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with device(tmp_path / "ada.db") as ada:
        for _ in range(4):
            await begun(ada)
        whole = json.dumps(await ada.ask("GET copy"))
    async with device(tmp_path / "ben.db") as ben:
        table = await begun(ben)
        used = (tmp_path / "ben.db").stat().st_size // PAGE
        with monkeypatch.context() as tight:
            tight.setattr(store, "_SETTINGS", (*store._SETTINGS, f"max_page_count = {used}"))
            status, told = await sent(ben, whole)
        assert (status, told["code"]) == (503, "not-stored")
        assert [each["id"] for each in (await ben.ask("GET tables"))["tables"]] == [table]


async def test_with_little_room_no_table_is_opened(tmp_path: Path) -> None:
    async with device(tmp_path / "ada.db", free=lambda: 4_000_000) as ada:
        status, told = await ada.desk.answer("POST", "tables", json.dumps(ALONE), "en")
        assert (status, json.loads(told)["code"]) == (400, "device-full")


async def test_a_device_that_takes_no_byte_more_still_shows_and_saves_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with device(tmp_path / "ada.db") as ada:
        table = await begun(ada)
        seen = await ada.ask(f"GET tables/{table}")
    with monkeypatch.context() as full:
        full.setattr(store, "_SETTINGS", (*store._SETTINGS, "query_only = ON"))
        async with device(tmp_path / "ada.db") as ada:
            assert (await ada.ask(f"GET tables/{table}"))["rounds"] == seen["rounds"]
            whole = await ada.ask("GET copy")
    async with device(tmp_path / "ben.db") as ben:
        assert await sent(ben, json.dumps(whole)) == (204, None)
        assert [each["id"] for each in (await ben.ask("GET tables"))["tables"]] == [table]
