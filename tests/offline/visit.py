"""A visit to a house without threads, processes, NumPy or a web server; prints what came of it.

It runs by itself: natively, and in Pyodide. ``python tests/offline/visit.py FILE LEVEL``.
"""

import asyncio
import json
import sys
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

ABSENT = ("fastapi", "numpy", "prometheus_client", "starlette", "uvicorn", "websockets")


def no_thread(*_: object, **__: object) -> None:
    raise RuntimeError("there are no threads")


if __name__ == "__main__":  # whoever imports or starts one of these fails
    sys.modules.update(dict.fromkeys(ABSENT))  # type: ignore[arg-type]
    threading.Thread.start = no_thread  # type: ignore[method-assign]

from dreistein.offline.desk import Desk  # noqa: E402
from dreistein.processes.messages import answer  # noqa: E402
from dreistein.table.fair.sealed import pledge_to, seal_of  # noqa: E402

SHARE = "ab" * 32
PLACE, LEVEL = sys.argv[1:3] if len(sys.argv) == 3 else (":memory:", "casual")


async def think(task: bytes, _: float | None) -> bytes:
    await asyncio.sleep(0)
    return answer(task)


class Page:
    """A page at a desk, with one connection."""

    def __init__(self, place: str, free: Callable[[], int] | None = None) -> None:
        self._free = free
        self._place, self._heard, self._told = place, asyncio.Event(), list[dict[str, Any]]()
        self._ids = iter(range(1_000_000))
        self.over: list[str] = []
        """The conversations that the desk has ended."""

    async def open(self) -> None:
        self.desk = await Desk.open(self._place, think, self._hear, self._free)

    def _hear(self, name: str, text: str | None) -> None:
        assert name == "page"
        if text is None:
            self.over.append(name)
        else:
            self._told.append(json.loads(text))
        self._heard.set()

    async def ask(self, line: str, body: Any = None) -> Any:
        """What a request is answered; raises unless it is carried out."""
        method, address = line.split()
        text = body if body is None or isinstance(body, str) else json.dumps(body)
        status, found = await self.desk.answer(method, address, text, "de")
        assert status in (200, 204), found
        return json.loads(found) if found else None

    def come(self, table: str) -> None:
        self.desk.connect("page", f"/api/tables/{table}/socket")
        self.desk.say("page", json.dumps({"type": "hello", "protocol": 1, "language": "de"}))

    async def say(self, **message: Any) -> dict[str, Any]:
        """The answer to a message."""
        name = message["id"] = f"v{next(self._ids)}"
        self.desk.say("page", json.dumps(message))
        while True:
            found = [each for each in self._told if each.get("id") == name]
            if found:
                return found[-1]
            await self.wait()

    async def wait(self) -> None:
        self._heard.clear()
        await asyncio.wait_for(self._heard.wait(), 120)

    async def play(self, table: str) -> dict[str, Any]:
        """Play a match to its end; gives the table."""
        while True:
            view: dict[str, Any] = await self.ask(f"GET tables/{table}")
            if view["phase"] == "over":
                return view
            told = await self.act(view)
            if told is None:
                await self.wait()
            else:
                assert told["type"] == "done", told

    async def act(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """Do what the table waits for, and give the answer; None if it waits for somebody else."""
        match, shuffle = view["match"], view["shuffle"]
        if view["phase"] == "gathering" and not view["seats"][0]["ready"]:
            attempt = shuffle["attempt"] if shuffle else 0
            return await self.say(type="ready", match=match, seal=seal_of(SHARE), attempt=attempt)
        if shuffle and 0 in shuffle["missing"]:
            more = {"share": SHARE, "pledge": pledge_to(view), "attempt": shuffle["attempt"]}
            return await self.say(type="reveal", match=match, **more)
        mover = next((hand for hand in view["hands"] if hand["choices"]), None)
        if mover is not None:
            best = max(mover["choices"], key=lambda choice: choice["points"])
            number = len(view["rounds"]) - 1
            where = {"seat": mover["seat"], "round": number, "ply": view["rounds"][-1]["ply"]}
            return await self.say(type="act", action=best["action"], **where)
        if view["phase"] == "between":
            return await self.say(type="next", round=len(view["rounds"]))
        return None


async def review(page: Page, table: str) -> dict[str, Any]:
    found = await page.ask(f"POST tables/{table}/review")
    while found["state"] in ("waiting", "running"):
        await asyncio.sleep(0.01)
        found = await page.ask(f"GET tables/{table}/review")
    assert found["state"] == "done", found
    assert found["yours"] == [0]
    whole: dict[str, Any] = found["review"]
    return whole


async def main() -> None:
    """A match with a hint, its record and review, a puzzle; and all of it is there afterwards."""
    page = Page(PLACE)
    await page.open()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": LEVEL}]
    edition = {"base": "german", "target": 50}
    table = (await page.ask("POST tables", {"seats": seats, "edition": edition}))["table"]
    page.come(table)
    over = await page.play(table)
    replay = await page.ask(f"GET tables/{table}/replay")
    assert (replay["legal"], replay["over"]) == (True, True)
    record = json.dumps(await page.ask(f"GET tables/{table}/record"))
    assert (await page.ask("POST verify", record))["holds"]
    judged = await review(page, table)
    assert [seat["seat"] for seat in judged["seats"]] == [0]
    puzzle = (await page.ask("GET puzzles"))["puzzles"][0]["id"]
    solution = await page.ask(f"GET puzzles/{puzzle}/solution")
    assert any(each["right"] for each in solution["answers"])
    rounds = len(replay["rounds"])
    again = {"round": 0, "ply": 2, "seat": 0}
    practice = (await page.ask(f"POST tables/{table}/again", again))["table"]
    assert (await page.ask(f"GET tables/{practice}"))["practice"]
    assert (await page.desk.answer("GET", "nowhere", None, "de"))[0] == 404
    assert (await page.desk.answer("POST", "tables", "{", "de"))[0] == 400
    await page.desk.close()
    if PLACE != ":memory:":
        assert Path(PLACE).stat().st_size > 10_000
        await page.open()
        listed = await page.ask("GET tables")
        assert {each["id"] for each in listed["tables"]} == {table, practice}
        await page.ask("DELETE me")
        assert not (await page.ask("GET tables"))["tables"]
        await page.desk.close()
        assert b"Ada" not in Path(PLACE).read_bytes()
    mark = sha256(solution["answers"][0]["text"].encode()).hexdigest()[:8]
    print(f"{over['phase']} {rounds >= 1} {mark} {[name for name in ABSENT if sys.modules[name]]}")


if __name__ == "__main__" and sys.platform != "emscripten":  # there, who runs this waits for it
    asyncio.run(main())
