"""People own what is theirs: forget me, delete a pad."""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from httpx import Client

from dreistein.web.api.people import link
from dreistein.web.guard.sessions import DeviceLinks, Person
from table.guests import a_house, refusal
from web.api.answers import refused
from web.servers import running, table_of
from web.socket.talk import end_of, hello


def names(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def test_forget_me(tmp_path: Path) -> None:
    name = "Adalberta"
    with running(tmp_path) as server, server.client() as ada, server.client() as ben:
        ada.post("/api/me", json={"name": name})
        alone = table_of(ada, "me", "bot")
        seats = [{"kind": "me", "name": name}, {"kind": "invited"}]
        shared = ada.post("/api/tables", json={"seats": seats}).json()["table"]
        invite = ada.get(f"/api/tables/{shared}").json()["invite"]
        assert ben.post(f"/api/join/{invite}", json={"name": "Ben"}).status_code == 200
        token = ada.post("/api/me/link").json()["token"]
        stolen = dict(ada.cookies)
        with server.socket(shared, ada) as socket:
            hello(socket)
            answer = ada.delete("/api/me")
            assert (answer.status_code, answer.content) == (204, b"")
            assert end_of(socket)[1][-1]["type"] == "bye"
        assert dict(ada.cookies) == {}  # the browser drops them
        assert not ada.get("/api/me").json()["known"]
        with server.client(cookies=stolen) as thief:
            assert not thief.get("/api/me").json()["known"]
            refused(thief.get(f"/api/tables/{shared}"), 404, "no-such-table")
        refused(ben.post("/api/me/claim", json={"token": token}), 410, "link-expired")
        assert name not in names(ben, shared)
        assert names(ben, shared)[1] == "Ben"
        refused(ben.get(f"/api/tables/{alone}"), 404, "no-such-table")
    for file in tmp_path.glob("tables.db*"):
        assert name.encode() not in file.read_bytes()


async def test_no_link_is_made_for_somebody_who_is_being_forgotten(tmp_path: Path) -> None:
    """A request that was let in before its session ended."""
    ada = Person.new("Adalberta")
    async with a_house(tmp_path) as house:
        await house.erasure.erase(ada.id)
        context: Any = SimpleNamespace(house=house, links=DeviceLinks(house.store, house.now))
        assert await refusal(link(ada, context)) == "being-forgotten"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        assert file.execute("SELECT * FROM tokens").fetchall() == []


def test_whoever_is_unknown_can_be_forgotten_but_nobody_by_another_site(ada: Client) -> None:
    for _ in range(2):
        assert ada.delete("/api/me").status_code == 204
    ada.post("/api/me", json={"name": "Ada"})
    answer = ada.delete("/api/me", headers={"Origin": "https://evil.example"})
    refused(answer, 403, "wrong-origin")
    assert ada.get("/api/me").json()["known"]


def drop(client: Client, pad: str, pen: object) -> httpx.Response:
    return client.request("DELETE", f"/api/pads/{pad}", json={"pen": pen})


def test_whoever_has_the_pen_deletes_a_pad(ada: Client, ben: Client) -> None:
    pad = ada.post("/api/pads", json={"ops": [{"op": "setup", "name": "Ada"}]}).json()
    address = f"/api/pads/{pad['id']}?key={pad['watch']}"
    refused(drop(ben, pad["id"], pad["watch"]), 403, "not-your-pen")
    refused(drop(ben, pad["id"], ""), 422, "field-text")
    assert ben.get(address).status_code == 200
    with ben.stream("GET", f"/api/pads/{pad['id']}/events?key={pad['watch']}") as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("id:")
        assert drop(ada, pad["id"], pad["pen"]).status_code == 204
        list(lines)  # the stream ends
    refused(ben.get(address), 404, "no-pad")
    refused(drop(ada, pad["id"], pad["pen"]), 404, "no-pad")
    more = {"pen": pad["pen"], "after": 1, "ops": []}
    refused(ada.put(f"/api/pads/{pad['id']}", json=more), 404, "no-pad")
