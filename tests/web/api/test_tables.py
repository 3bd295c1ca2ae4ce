"""Tables over HTTP, as a page or a program uses them."""

from pathlib import Path

import pytest
from httpx import Client

from dreistein.text import LANGUAGES
from web.api.answers import refused
from web.servers import NOON, Running, running, table_of


def test_the_person_who_opens_a_table_sits_there_and_finds_it_again(ada: Client) -> None:
    table = table_of(ada, "me", "bot", edition="german")
    view = ada.get(f"/api/tables/{table}").json()
    assert [seat["yours"] for seat in view["seats"]] == [True, False]
    assert view["edition"]["name"] == "german"
    listed = ada.get("/api/tables").json()["tables"]
    assert [entry["id"] for entry in listed] == [table]


def test_nobody_else_sees_a_table_without_a_link(ada: Client, eve: Client) -> None:
    table = table_of(ada, "me", "invited")
    view = ada.get(f"/api/tables/{table}").json()
    refused(eve.get(f"/api/tables/{table}"), 404, "no-such-table")
    refused(eve.get(f"/api/tables/{table}", params={"key": "wrong"}), 404, "no-such-table")
    seen = eve.get(f"/api/tables/{table}", params={"key": view["watch"]}).json()
    assert (seen["spectator"], seen["invite"]) == (True, None)
    assert eve.get("/api/tables").json() == {"tables": [], "next": None}


def test_a_friend_joins_by_the_invitation(ada: Client, ben: Client) -> None:
    table = table_of(ada, "me", "invited")
    invite = ada.get(f"/api/tables/{table}").json()["invite"]
    opens = ben.get(f"/api/keys/{invite}").json()
    assert (opens["table"], opens["kind"], opens["yours"]) == (table, "invite", False)
    rules = [opens[key] for key in ("edition", "target", "must_place", "clock", "hints", "marks")]
    assert rules == ["international", 300, False, None, True, True]
    joined = ben.post(f"/api/join/{invite}", json={"name": "Ben"}).json()
    assert joined == {"table": table, "seat": 1}
    assert ben.get(f"/api/keys/{invite}").json()["yours"]
    assert ada.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Ben"


def test_a_table_without_marks_has_no_hints_either_and_says_so_to_everyone(
    ada: Client, ben: Client
) -> None:
    table = table_of(ada, "me", "invited", hints=True, marks=False)
    view = ada.get(f"/api/tables/{table}").json()
    opens = ben.get(f"/api/keys/{view['invite']}").json()
    assert [seen[key] for seen in (view, opens) for key in ("hints", "marks")] == [False] * 4


def test_a_full_table_and_a_wrong_key_are_refused(ada: Client, ben: Client, eve: Client) -> None:
    table = table_of(ada, "me", "invited")
    view = ada.get(f"/api/tables/{table}").json()
    ben.post(f"/api/join/{view['invite']}", json={"name": "Ben"})
    refused(eve.post(f"/api/join/{view['invite']}", json={"name": "Eve"}), 409, "table-full")
    refused(eve.post("/api/join/nonsense", json={"name": "Eve"}), 404, "no-such-table")
    refused(eve.post(f"/api/join/{view['watch']}", json={}), 404, "no-such-table")
    refused(eve.get("/api/keys/nonsense"), 404, "no-such-table")


NOTHING = {"rack": 0, "draws": 0}


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
        ({"seats": [{"kind": "me"}], "solitaire": NOTHING}, 400, "solitaire-nothing"),
    ],
)
def test_impossible_tables_are_refused(
    client: Client, wish: object, status: int, code: str
) -> None:
    refused(client.post("/api/tables", json=wish), status, code)


def test_a_refusal_says_where_and_in_which_language(client: Client) -> None:
    wish, said = {"seats": [{"kind": "me"}, {"kind": "king"}]}, {}
    for language in LANGUAGES:
        headers = {"Accept-Language": f"{language}, en;q=0.5"}
        answer = client.post("/api/tables", json=wish, headers=headers)
        said[language] = answer.json()["message"]
        assert '"seats[1].kind"' in said[language]
    assert len(set(said.values())) == len(LANGUAGES)
    assert said["de"].startswith("Im Feld")


def test_unreadable_bodies_are_refused(client: Client) -> None:
    broken = (b"{", b"\xff", b"[" * 20_000, b'{"name": "\\ud800"}', b'{"name": }')
    expected = {b"": "field-missing", b"3": "field-type", b"{}": "field-missing"}
    for body, code in (dict.fromkeys(broken, "not-json") | expected).items():
        answer = client.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        refused(answer, 422 if body in expected else 400, code)


def test_unknown_addresses_and_methods_are_refused(client: Client) -> None:
    for path in ("/api/nothing", "/nothing", "/static/", "/static/../app.py", "/api"):
        refused(client.get(path), 404, "not-here")
    for path in ("/static/%2e%2e/app.py", "/static//etc/passwd", "/static/%00", "/.git/config"):
        refused(client.get(path), 404, "not-here")
    answer = client.request("PUT", "/api/tables")
    refused(answer, 405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) >= {"GET"}


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    with server.client() as client:
        large = client.post("/api/me", content=b"x" * 40_000)
        refused(large, 413, "body-too-large")
        assert large.headers["connection"] == "close"
        refused(client.post("/api/replay", content=b"x" * 1_000_001), 413, "body-too-large")
    with server.client() as client:
        endless = (b"x" * 1000 for _ in range(100))
        refused(client.post("/api/me", content=endless), 413, "body-too-large")


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


def test_a_table_is_left_and_a_match_is_forgotten(ada: Client, eve: Client) -> None:
    table = table_of(ada, "me", "bot")
    assert ada.get("/api/waiting").json() == {"count": 0, "tables": []}
    refused(eve.delete(f"/api/tables/{table}"), 404, "no-such-table")
    refused(ada.get(f"/api/tables/{table}/best"), 404, "no-such-table")
    refused(ada.delete(f"/api/tables/{table}/record"), 404, "no-such-table")
    assert ada.delete(f"/api/tables/{table}").status_code == 204
    refused(ada.get(f"/api/tables/{table}"), 404, "no-such-table")
    assert ada.get("/api/tables").json()["tables"] == []
    assert ada.delete("/api/tables").status_code == 204
