"""The server over HTTP: its health, its store, its texts, and how it can be reached."""

import shutil
from pathlib import Path

import pytest
from httpx import Client

from dreistein.table.store.errors import NotStored
from dreistein.table.store.sqlite import SqliteStore
from dreistein.text import LANGUAGES
from web.api.answers import refused
from web.servers import Running, running, table_of


def test_a_full_disk_is_noticed_and_kept_for_games_that_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server, server.client() as client:
        table = table_of(client, "me", "bot")
        assert client.get("/health").status_code == 200
        free = shutil.disk_usage(tmp_path)._replace(free=1_000_000)
        monkeypatch.setattr(shutil, "disk_usage", lambda path: free)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        refused(client.post("/api/tables", json={"seats": seats}), 503, "no-room")
        refused(client.post("/api/pads", json={"ops": []}), 503, "no-room")
        assert client.get(f"/api/tables/{table}").status_code == 200

        async def full(self: SqliteStore, *given: object) -> None:
            raise NotStored

        monkeypatch.setattr(SqliteStore, "write", full)
        server.house.upkeep._probe_at = 0
        refused(client.get("/health"), 503, "not-stored")
        monkeypatch.undo()
        assert client.get("/health").status_code == 200
        table_of(client, "me", "bot")


def test_a_store_that_cannot_be_read_is_a_503(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = SqliteStore(":memory:")  # a store that is not open
    with server.client() as client:
        monkeypatch.setattr(server.house.store, "read", closed.read)
        refused(client.get("/health"), 503, "not-read")
        assert client.get("/health/live").json()["status"] == "ok"
        refused(client.get("/api/day"), 503, "not-read")


def test_whoever_watches_a_pad_is_let_go_when_the_server_stops(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server, server.client() as client:
        pad = client.post("/api/pads", json={"ops": []}).json()
        with client.stream("GET", f"/api/pads/{pad['id']}/events?key={pad['watch']}") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "id: 0"
            server.server.should_exit = True
            assert [line for line in lines if line.startswith("data: ")] != []  # and it ends
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_qr_codes_are_made_only_for_our_own_links(server: Running, client: Client) -> None:
    picture = client.get("/api/qr", params={"text": f"{server.url}/join/abc"})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    for text in ("https://evil.example/", server.url + ".evil.example/", f"{server.url}/\n"):
        refused(client.get("/api/qr", params={"text": text}), 400, "foreign-link")


def test_texts_come_in_every_language_only_once_and_a_part_s_apart(client: Client) -> None:
    for language in LANGUAGES:
        answer = client.get(f"/api/text/{language}")
        assert "page-offline = " in answer.text
        assert "cli-serve" not in answer.text
        assert answer.headers["content-encoding"] == "gzip"
        tag = {"If-None-Match": answer.headers["etag"]}
        again = client.get(f"/api/text/{language}", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        part = client.get(f"/api/text/new/{language}")
        assert ["page-open-table = " in each.text for each in (answer, part)] == [False, True]
    for wrong in ("xx", "new/xx", "command/de", "new", "../de"):
        refused(client.get(f"/api/text/{wrong}"), 404, "not-here")


def test_health_and_metrics_answer(client: Client) -> None:
    assert client.get("/health").json()["status"] == "ok"
    client.get("/api/keys/a-secret-key")
    text = client.get("/metrics").text
    assert all(each in text for each in ("dreistein_tables_in_memory", 'route="/api/keys/{key}"'))
    assert "a-secret-key" not in text


def test_metrics_are_for_this_machine_unless_asked_for(client: Client, tmp_path: Path) -> None:
    proxied = {"x-forwarded-for": "192.0.2.7"}
    refused(client.get("/metrics", headers=proxied), 404, "not-here")
    with running(tmp_path, open_metrics=True) as server, server.client() as visitor:
        assert visitor.get("/metrics", headers=proxied).status_code == 200


def test_the_server_reports_how_it_can_be_reached(client: Client) -> None:
    told = client.get("/api/server").json()
    assert (told["loopback"], told["may_open"], told["secure"]) == (True, True, True)


@pytest.mark.parametrize(
    ("origin", "only_here"),
    [("https://dreistein.example", False), ("http://127.0.0.1:8080", True)],
)
def test_behind_a_proxy_others_reach_the_server_at_its_public_address(
    tmp_path: Path, origin: str, only_here: bool
) -> None:
    with running(tmp_path, origin=origin) as server, server.client() as client:
        told = client.get("/api/server").json()
        assert (told["loopback"], told["may_open"]) == (only_here, False)


def test_the_rulebook_of_house_rules_has_their_numbers(client: Client) -> None:
    rules = {"base": "german", "name": "Oma’s rules", "bridge": 35}
    book = client.post("/api/rulebook/en", json={"edition": rules}).json()
    assert book["edition"]["numbers"]["name"] == "Oma’s rules"
    assert "House rules (Oma’s rules)" in [column["name"] for column in book["editions"]["columns"]]
    shorts = {rule["id"]: rule["short"] for part in book["parts"] for rule in part["rules"]}
    assert shorts["bridge"].endswith("+35.")
    refused(client.post("/api/rulebook/en", json={"edition": {}}), 400, "edition-missing")
    refused(client.post("/api/rulebook/xx", json={"edition": rules}), 404, "not-here")
