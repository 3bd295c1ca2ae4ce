"""Tables, people, records and days over HTTP, as a page or a program uses them."""

import json
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from dreistein.rules import EDITIONS, Header, Record, Round
from dreistein.table.store.base import NotStored
from dreistein.table.store.sqlite import SqliteStore
from dreistein.text import LANGUAGES
from web.servers import Running, running, table_of

NOON = 1_794_830_400_000
"""Noon of 2026-11-16 UTC in milliseconds, so that no midnight comes between two requests."""


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, object]:
    """The error body of a response, which must have the right fields."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) == {"code", "message", "details"}
    assert answer.json()["message"].endswith((".", ")"))
    return dict(answer.json()["details"])


def test_the_person_who_opens_a_table_sits_there_and_finds_it_again(server: Running) -> None:
    with server.client() as ada:
        table = table_of(ada, "me", "bot", edition="german")
        view = ada.get(f"/api/tables/{table}").json()
        assert [seat["yours"] for seat in view["seats"]] == [True, False]
        assert view["edition"]["name"] == "german"
        listed = ada.get("/api/tables").json()["tables"]
        assert [entry["id"] for entry in listed] == [table]


def test_nobody_else_sees_a_table_without_a_link(server: Running) -> None:
    with server.client() as ada, server.client() as eve:
        table = table_of(ada, "me", "invited")
        view = ada.get(f"/api/tables/{table}").json()
        refused(eve.get(f"/api/tables/{table}"), 404, "no-such-table")
        refused(eve.get(f"/api/tables/{table}", params={"key": "wrong"}), 404, "no-such-table")
        seen = eve.get(f"/api/tables/{table}", params={"key": view["watch"]}).json()
        assert seen["spectator"]
        assert seen["invite"] is None
        assert eve.get("/api/tables").json() == {"tables": [], "next": None}


def test_a_friend_joins_by_the_invitation(server: Running) -> None:
    with server.client() as ada, server.client() as ben:
        table = table_of(ada, "me", "invited")
        invite = ada.get(f"/api/tables/{table}").json()["invite"]
        opens = ben.get(f"/api/keys/{invite}").json()
        assert (opens["table"], opens["kind"], opens["yours"]) == (table, "invite", False)
        rules = [opens[key] for key in ("edition", "target", "clock", "hints")]
        assert rules == ["international", 300, None, True]
        assert ben.post(f"/api/join/{invite}", json={"name": "Ben"}).json() == {
            "table": table,
            "seat": 1,
        }
        assert ben.get(f"/api/keys/{invite}").json()["yours"]
        assert ada.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Ben"


def test_a_full_table_and_a_wrong_key_are_refused(server: Running) -> None:
    with server.client() as ada, server.client() as ben, server.client() as eve:
        table = table_of(ada, "me", "invited")
        view = ada.get(f"/api/tables/{table}").json()
        ben.post(f"/api/join/{view['invite']}", json={"name": "Ben"})
        refused(eve.post(f"/api/join/{view['invite']}", json={"name": "Eve"}), 409, "table-full")
        refused(eve.post("/api/join/nonsense", json={"name": "Eve"}), 404, "no-such-table")
        refused(eve.post(f"/api/join/{view['watch']}", json={}), 404, "no-such-table")
        refused(eve.get("/api/keys/nonsense"), 404, "no-such-table")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({}, 422, "field-missing"),
        ({"seats": []}, 422, "field-length"),
        ({"seats": 3}, 422, "field-type"),
        ({"seats": [{"kind": "king"}]}, 422, "field-choice"),
        ({"seats": [{"kind": "me", "name": "x" * 201}]}, 422, "field-text"),
        ({"seats": [{"kind": "me", "name": 7}]}, 422, "field-type"),
        ({"seats": [{"kind": "me"}], "clock": "soon"}, 422, "field-number"),
        ({"seats": [{"kind": "me"}], "hints": "perhaps"}, 422, "field-flag"),
        ({"seats": [{"kind": "me"}]}, 400, "seat-plan"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "seat-plan"),
        ({"seats": [{"kind": "me"}, {"kind": "invited"}], "clock": 1}, 400, "clock-range"),
        ({"seats": [{"kind": "me"}] * 2, "edition": "prussian"}, 400, "unknown-edition"),
        ({"seats": [{"kind": "me"}] * 2, "edition": {"base": 1}}, 400, "edition-base"),
        ({"seats": [{"kind": "me"}] * 2, "seed": "a"}, 400, "seed-people"),
        (
            {"seats": [{"kind": "me"}], "solitaire": {"rack": 0, "draws": 0}},
            400,
            "solitaire-nothing",
        ),
    ],
)
def test_impossible_tables_are_refused(
    server: Running, wish: object, status: int, code: str
) -> None:
    with server.client() as client:
        refused(client.post("/api/tables", json=wish), status, code)


def test_a_refusal_says_where_and_in_which_language(server: Running) -> None:
    wish = {"seats": [{"kind": "me"}, {"kind": "king"}]}
    with server.client() as client:
        said = {
            language: client.post(
                "/api/tables", json=wish, headers={"Accept-Language": f"{language}, en;q=0.5"}
            ).json()["message"]
            for language in LANGUAGES
        }
    assert len(set(said.values())) == len(LANGUAGES)
    assert all('"seats[1].kind"' in text for text in said.values())
    assert said["de"].startswith("Im Feld")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "not-json"),
        (b"\xff", "not-json"),
        (b"[" * 20_000, "not-json"),
        (b'{"name": "\\ud800"}', "not-json"),
        (b'{"name": }', "not-json"),
        (b"", "field-missing"),
        (b"3", "field-type"),
        (b"{}", "field-missing"),
    ],
)
def test_unreadable_bodies_are_refused(server: Running, body: bytes, code: str) -> None:
    with server.client() as client:
        answer = client.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        refused(answer, 422 if code.startswith("field") else 400, code)


def test_unknown_addresses_and_methods_are_refused(server: Running) -> None:
    with server.client() as client:
        for path in ("/api/nothing", "/nothing", "/static/", "/static/../app.py", "/api"):
            refused(client.get(path), 404, "not-here")
        for path in ("/static/%2e%2e/app.py", "/static//etc/passwd", "/static/%00", "/.git/config"):
            refused(client.get(path), 404, "not-here")
        answer = client.request("PUT", "/api/tables")
        refused(answer, 405, "wrong-method")
        assert set(answer.headers["allow"].split(", ")) >= {"GET"}


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    with server.client() as client:
        refused(client.post("/api/me", content=b"x" * 40_000), 413, "body-too-large")
        refused(client.post("/api/replay", content=b"x" * 1_000_001), 413, "body-too-large")
    with server.client() as client:
        refused(client.post("/api/me", content=endless()), 413, "body-too-large")


def test_every_unfinished_table_is_on_the_first_page(tmp_path: Path) -> None:
    """Even if many were opened in the same millisecond."""
    now = [NOON]
    with running(tmp_path, now=lambda: now[0]) as server, server.client() as ada:
        opened = set()
        for number in range(105):
            now[0] += 0 if 3 <= number <= 8 else 1
            opened.add(table_of(ada, "me", "bot"))
        page = ada.get("/api/tables").json()
        assert page["next"] is None
        assert {table["id"] for table in page["tables"]} == opened
        assert ada.get("/api/tables", params={"before": now[0]}).json()["tables"] == []


def test_a_table_is_left_and_a_match_is_forgotten(server: Running) -> None:
    with server.client() as ada, server.client() as eve:
        table = table_of(ada, "me", "bot")
        assert ada.get("/api/waiting").json() == {"count": 0, "tables": []}
        refused(eve.delete(f"/api/tables/{table}"), 404, "no-such-table")
        refused(ada.get(f"/api/tables/{table}/best"), 404, "no-such-table")
        refused(ada.delete(f"/api/tables/{table}/record"), 404, "no-such-table")
        assert ada.delete(f"/api/tables/{table}").status_code == 204
        refused(ada.get(f"/api/tables/{table}"), 404, "no-such-table")
        assert ada.get("/api/tables").json()["tables"] == []
        assert ada.delete("/api/tables").status_code == 204


# ---------------------------------------------------------------------------- people


def test_a_name_is_remembered_and_cleaned(server: Running) -> None:
    with server.client() as client:
        assert client.get("/api/me").json() == {"known": False, "name": ""}
        assert client.post("/api/me", json={"name": " Ada\t "}).json()["name"] == "Ada"
        assert client.get("/api/me").json() == {"known": True, "name": "Ada"}


def test_the_cookie_has_the_right_attributes(server: Running) -> None:
    with server.client() as client:
        cookie = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
        parts = {part.strip() for part in cookie.split(";")[1:]}
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= parts
        assert "Secure" not in parts
        assert not any(part.startswith("Domain") for part in parts)


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    origin = "https://dreistein.example"
    with running(tmp_path, origin=origin) as behind, behind.client() as client:
        headers = {"Host": "dreistein.example", "Origin": origin}
        answer = client.post("/api/me", json={"name": "Ada"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-dreistein-")
        assert "Secure" in cookie
        assert "strict-transport-security" in answer.headers


def test_a_forged_cookie_is_ignored(server: Running) -> None:
    with server.client() as client:
        cookie = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].split(";")[0]
        broken = cookie[:-3] + ("aaa" if not cookie.endswith("aaa") else "bbb")
    with server.client() as client:
        assert not client.get("/api/me", headers={"Cookie": broken}).json()["known"]
        assert client.get("/api/me", headers={"Cookie": f"other=1; {cookie}"}).json()["known"]


def test_a_used_token_for_another_device_stays_used(tmp_path: Path) -> None:
    """Even after a restart of the server, which keeps the key of the cookies."""
    with running(tmp_path) as server, server.client() as client:
        token = client.post("/api/me/link").json()["token"]
        cookies = client.cookies
        assert client.post("/api/me/claim", json={"token": token}).status_code == 200
    with running(tmp_path) as server, server.client(cookies=cookies) as client:
        refused(client.post("/api/me/claim", json={"token": token}), 410, "link-expired")
        assert client.get("/api/me").json()["known"]


def test_another_device_goes_on_as_the_same_person_once(server: Running) -> None:
    with server.client() as laptop, server.client() as phone, server.client() as thief:
        table = table_of(laptop, "me", "bot")
        token = laptop.post("/api/me/link").json()["token"]
        assert phone.post("/api/me/claim", json={"token": token}).status_code == 200
        assert phone.get("/api/tables").json()["tables"][0]["id"] == table
        refused(thief.post("/api/me/claim", json={"token": token}), 410, "link-expired")
        refused(thief.post("/api/me/claim", json={"token": "x"}), 410, "link-expired")
        assert thief.get("/api/tables").json()["tables"] == []


# ---------------------------------------------------------------------------- records


def record(*actions: str) -> bytes:
    round = Round.seeded("dreistein", EDITIONS["german"])
    for action in actions:
        round = round.apply(action)
    header = Header(EDITIONS["german"], ("Ada", "Ben"))
    return Record.of(header, [round], seed="dreistein").dumps().encode()


def test_a_replay_has_everything_the_page_shows(server: Running) -> None:
    with server.client() as client:
        told = client.post("/api/replay", content=record("444@0,0")).json()
        assert (told["legal"], told["over"], told["players"]) == (True, False, ["Ada", "Ben"])
        (round,) = told["rounds"]
        assert [len(hand) for hand in round["hands"]] == [10, 10]
        assert len(round["stock"]) == 36
        (first,) = round["actions"]
        assert (first["action"]["action"], first["action"]["bonus"]) == ("444@0,0", "start")
        assert (first["turn"]["end"], first["turn"]["total"]) == ("placed", 17)


def test_where_a_record_breaks_the_rules_is_reported(server: Running) -> None:
    wrong = json.loads(record("444@0,0"))
    wrong["rounds"][0]["actions"].append("444@0,0")
    with server.client() as client:
        details = refused(client.post("/api/replay", json=wrong), 422, "not-your-tile")
        assert (details["round"], details["action"]) == (0, 1)
        refused(client.post("/api/replay", content=b"{"), 400, "not-json")
        refused(client.post("/api/replay", content=b"[]"), 400, "wrong-type")
        refused(client.post("/api/replay", json={"dreistein": 2}), 400, "version")


def test_a_shuffle_is_verified(server: Running) -> None:
    with server.client() as client:
        told = client.post("/api/verify", content=record("444@0,0")).json()
        assert (told["holds"], told["kind"], told["wrong"]) == (True, "seed", [])
        other = json.loads(record("444@0,0")) | {"seed": "another"}
        told = client.post("/api/verify", json=other).json()
        assert (told["holds"], told["wrong"][0]["code"]) == (False, "wrong-deal")
        refused(client.post("/api/verify", content=b"{}"), 400, "missing-field")


def test_the_record_of_an_unfinished_match_is_not_given_out(server: Running) -> None:
    with server.client() as ada:
        table = table_of(ada, "me", "bot")
        refused(ada.get(f"/api/tables/{table}/record"), 409, "not-over-yet")
        refused(ada.get("/api/tables/nothing/record"), 404, "no-such-table")


# ---------------------------------------------------------------------------- the day


def test_the_game_of_the_day_is_played_and_listed(tmp_path: Path) -> None:
    with running(tmp_path, now=lambda: NOON) as server, server.client() as client:
        today = client.get("/api/day").json()
        assert today["day"] == "2026-11-16"
        assert len(today["commitment"]) == 64
        assert (today["secret"], today["seed"], today["list"], today["yours"]) == (
            None,
            None,
            [],
            None,
        )
        assert client.get(f"/api/day/{today['day']}").json() == today
        table = client.post(f"/api/day/{today['day']}/table", json={"name": "Ada"}).json()["table"]
        again = client.post(f"/api/day/{today['day']}/table", json={"name": "Ada"}).json()["table"]
        assert table == again
        view = client.get(f"/api/tables/{table}").json()
        assert (view["day"], view["listed"], view["seed"]) == (today["day"], True, None)


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

        async def full(self: SqliteStore, name: str, value: bytes) -> None:
            raise NotStored

        monkeypatch.setattr(SqliteStore, "put", full)
        server.house._probe_at = 0
        refused(client.get("/health"), 503, "not-stored")
        monkeypatch.undo()
        assert client.get("/health").status_code == 200
        table_of(client, "me", "bot")


def test_a_store_that_cannot_be_read_is_a_503(server: Running) -> None:
    house = server.house
    kept, house._store = house._store, SqliteStore(":memory:")  # a store that is not open
    try:
        with server.client() as client:
            refused(client.get("/health"), 503, "not-read")
            refused(client.get("/api/day"), 503, "not-read")
    finally:
        house._store = kept


def test_days_without_a_game_are_not_found(server: Running) -> None:
    tomorrow = (datetime.now(UTC).date() + timedelta(days=2)).isoformat()
    with server.client() as client:
        refused(client.get(f"/api/day/{tomorrow}"), 404, "day-ahead")
        refused(client.get("/api/day/2020-01-01"), 404, "day-before-first")
        for language, written in (("de", "1. Januar 2020"), ("en", "1 January 2020")):
            said = client.get("/api/day/2020-01-01", headers={"Accept-Language": language})
            assert written in said.json()["message"]
        refused(client.get("/api/day/2026-13-01"), 400, "no-date")
        refused(client.get("/api/day/soon"), 422, "field-form")


# ---------------------------------------------------------------------------- the server


def test_editions_have_all_their_numbers(server: Running) -> None:
    with server.client() as client:
        told = client.get("/api/editions").json()["editions"]
    assert set(told) == set(EDITIONS)
    assert told["german"]["target"] == EDITIONS["german"].target


def test_qr_codes_are_made_only_for_our_own_links(server: Running) -> None:
    with server.client() as client:
        picture = client.get("/api/qr", params={"text": f"{server.url}/join/abc"})
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        for text in ("https://evil.example/", server.url + ".evil.example/", f"{server.url}/\n"):
            refused(client.get("/api/qr", params={"text": text}), 400, "foreign-link")


def test_texts_come_in_every_language_and_only_once(server: Running) -> None:
    with server.client() as client:
        for language in LANGUAGES:
            answer = client.get(f"/api/text/{language}")
            assert "page-offline = " in answer.text
            assert "cli-serve" not in answer.text
            assert answer.headers["content-encoding"] == "gzip"
            tag = {"If-None-Match": answer.headers["etag"]}
            again = client.get(f"/api/text/{language}", headers=tag)
            assert (again.status_code, again.content) == (304, b"")
        refused(client.get("/api/text/xx"), 404, "not-here")


def test_a_part_of_the_page_has_texts_of_its_own(server: Running) -> None:
    with server.client() as client:
        for language in LANGUAGES:
            part = client.get(f"/api/text/new/{language}").text
            assert "page-open-table = " in part
            assert "page-open-table = " not in client.get(f"/api/text/{language}").text
        for wrong in (
            "/api/text/new/xx",
            "/api/text/command/de",
            "/api/text/new",
            "/api/text/../de",
        ):
            refused(client.get(wrong), 404, "not-here")


def test_health_and_metrics_answer(server: Running) -> None:
    with server.client() as client:
        assert client.get("/health").json()["status"] == "ok"
        client.get("/api/keys/a-secret-key")
        text = client.get("/metrics").text
    assert "dreistein_tables_in_memory" in text
    assert 'route="/api/keys/{key}"' in text
    assert "a-secret-key" not in text


def test_the_server_reports_how_it_can_be_reached(server: Running) -> None:
    with server.client() as client:
        told = client.get("/api/server").json()
    assert (told["loopback"], told["may_open"], told["secure"]) == (True, True, True)
