"""Pads that others watch: who may write, what everybody sees, what is refused, what survives."""

import json
import threading
from pathlib import Path
from typing import Any

import httpx

from dreistein.rules import EDITIONS
from dreistein.web.assets.pad_files import editions
from dreistein.web.options import Limits
from web.servers import WAIT, Running, running

SETUP = {"op": "setup", "names": ["Ada", "Ben"], "edition": EDITIONS["german"].to_object()}
UNDO = {"op": "undo"}


def opened(client: httpx.Client) -> dict[str, str]:
    answer = client.post("/api/pads", json={"ops": [SETUP]})
    assert answer.status_code == 201
    keys: dict[str, str] = answer.json()
    return keys


def write(client: httpx.Client, keys: dict[str, str], after: int, *ops: object) -> httpx.Response:
    said = {"pen": keys["pen"], "after": after, "ops": ops}
    return client.put(f"/api/pads/{keys['id']}", json=said)


def read(client: httpx.Client, keys: dict[str, str], after: int = 0) -> Any:
    return client.get(f"/api/pads/{keys['id']}?key={keys['watch']}&after={after}").json()


def code(answer: httpx.Response) -> str:
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def test_everyone_sees_what_is_written_and_one_pen_writes(client: httpx.Client) -> None:
    keys = opened(client)
    assert write(client, keys, 1, UNDO).json() == {"ops": 2}
    assert read(client, keys) == {"after": 0, "ops": [SETUP, UNDO], "offered": False, "hand": 0}
    assert read(client, keys, 99) == {"after": 2, "ops": [], "offered": False, "hand": 0}
    place, taking = f"/api/pads/{keys['id']}", {"watch": keys["watch"]}
    assert code(client.post(f"{place}/take", json=taking)) == "pen-kept"
    client.post(f"{place}/pen", json={"pen": keys["pen"], "offered": True})
    assert read(client, keys)["offered"]
    pen = client.post(f"{place}/take", json=taking).json()
    assert pen["hand"] == 1
    assert code(write(client, keys, 2, UNDO)) == "not-your-pen"
    assert write(client, {**keys, "pen": pen["pen"]}, 2, UNDO).json() == {"ops": 3}
    assert code(client.get(f"/api/tables/{keys['id']}")) == "no-such-table", "a pad is not a table"
    assert client.get("/api/tables").json()["tables"] == []


def test_watchers_get_what_is_written_at_once(server: Running, client: httpx.Client) -> None:
    keys = opened(client)
    heard: list[Any] = []
    ready = threading.Event()

    def watch() -> None:
        address = f"/api/pads/{keys['id']}/events?key={keys['watch']}"
        with server.client() as other, other.stream("GET", address) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    heard.append(json.loads(line.removeprefix("data: ")))
                    ready.set()
                if len(heard) == 2:
                    return

    thread = threading.Thread(target=watch)
    thread.start()
    assert ready.wait(WAIT)
    write(client, keys, 1, UNDO)
    thread.join(WAIT)
    assert not thread.is_alive()
    assert [(news["after"], news["ops"]) for news in heard] == [(0, [SETUP]), (1, [UNDO])]


def test_a_pad_outlives_the_server_and_new_ones_are_limited_by_address(tmp_path: Path) -> None:
    with running(tmp_path, Limits(tables=0.05)) as first, first.client() as client:
        keys = opened(client)
        write(client, keys, 1, UNDO)
        answers = [client.post("/api/pads", json={"ops": [SETUP]}) for _ in range(20)]
        assert {answer.status_code for answer in answers} == {201, 429}
    with running(tmp_path) as second, second.client() as client:
        assert read(client, keys)["ops"] == [SETUP, UNDO]
        assert write(client, keys, 2, UNDO).json() == {"ops": 3}


def test_the_server_has_the_page_and_its_list(client: httpx.Client) -> None:
    assert client.get("/pad").headers["location"] == "/pad/"
    assert 'type="module"' in client.get("/pad/").text
    assert client.get("/api/editions").json() == json.loads(editions())
    for address in client.get("/pad/files.json").json()["files"]:
        assert client.get(f"/{address}").status_code == 200, address


def test_what_an_address_writes_on_pads_has_a_quota_per_day(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(pad_bytes=5000)) as server, server.client() as client:
        keys = opened(client)
        entry = {"op": "add", "entry": "x" * 3000}
        assert write(client, keys, 1, entry).status_code == 200
        refused = write(client, keys, 2, entry)
        assert (refused.status_code, code(refused)) == (429, "pad-quota")
        assert len(read(client, keys)["ops"]) == 2
        offer = {"pen": keys["pen"], "offered": True}
        answers = [client.post(f"/api/pads/{keys['id']}/pen", json=offer) for _ in range(9)]
        assert "pad-quota" in {a.json()["code"] for a in answers if a.status_code == 429}
        assert client.post("/api/pads", json={"ops": [SETUP]}).status_code == 429
        assert client.get("/api/me").status_code == 200  # nothing else is refused
