"""Reviews over HTTP: of matches and of files, within limits, and for nobody else."""

import json
import secrets
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from httpx import Client

from dreistein.rules import Header, Record
from dreistein.table.runtime.settings import HouseSettings
from poll import until
from table.features.reviews.records import a_blunder, a_match, a_record
from web.api.answers import refused
from web.servers import PLENTY, Running, running, table_of
from web.socket.talk import hello
from web.socket.talk import until as heard

FEW = HouseSettings(review_worlds=2, review_nice=0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("reviews"), settings=FEW) as started:
        yield started


def finished_table(server: Running, client: Client, name: str = "Ada") -> str:
    """A short game of solitaire in which something was to be decided."""
    wish = {"seats": [{"kind": "me", "name": name}], "solitaire": {"rack": 8, "draws": 0}}
    table = str(client.post("/api/tables", json={**wish, "seed": "review"}).json()["table"])
    with server.socket(table, client) as socket:
        hello(socket)
        while (shown := client.get(f"/api/tables/{table}").json())["phase"] == "playing":
            (hand,) = shown["hands"]
            placements = [choice["action"] for choice in hand["choices"]]
            act = {"type": "act", "id": secrets.token_hex(8), "seat": 0, "round": 0}
            ply = sum(len(turn["actions"]) for turn in shown["rounds"][0]["turns"])
            socket.send(json.dumps({**act, "ply": ply, "action": (placements or ["-"])[0]}))
            heard(socket, "done")
    assert shown["phase"] == "over"
    return table


def reviewed(client: Client, address: str) -> dict[str, Any]:
    """The review at an address, once it is done."""

    def done() -> dict[str, Any]:
        found: dict[str, Any] = client.get(address).json()
        return found if found["state"] in ("done", "failed") else {}

    return until(done, "the review", 120)


def test_a_match_is_reviewed_for_its_players_alone(
    server: Running, ada: Client, eve: Client
) -> None:
    table = finished_table(server, ada)
    address = f"/api/tables/{table}/review"
    for ask in (eve.get, eve.post, eve.delete):
        refused(ask(address), 404, "no-such-table")
    assert ada.get(address).json()["state"] == "none"
    begun = ada.post(address).json()
    assert begun["state"] in ("waiting", "running", "done")
    whole = reviewed(ada, address)
    review = whole["review"]
    assert (begun["yours"], whole["kept"], review["unit"]) == ([0], True, "points")
    assert review["seats"][0]["decisions"] == len(review["seats"][0]["choices"]) > 0
    assert ada.post(address).json() == whole, "it is there already"
    german = ada.get(address, headers={"Accept-Language": "de"}).json()["review"]
    assert german["seats"][0]["course"] == review["seats"][0]["course"]
    assert german["seats"][0]["told"] != review["seats"][0]["told"]
    (listed,) = ada.get("/api/reviews").json()["reviews"]
    assert (listed["table"], listed["match"], listed["unit"]) == (table, 0, "points")
    assert listed["seats"][0]["lost"] == review["seats"][0]["lost"]
    assert eve.get("/api/reviews").json() == {"reviews": []}
    refused(eve.get(address), 404, "no-such-table")
    refused(ada.get(f"{address}?match=1"), 404, "no-such-table")
    assert ada.delete(address).status_code == 204
    assert ada.get(address).json()["state"] == "done", "what is done is not cancelled"
    assert ada.delete(f"/api/tables/{table}/record").status_code == 204
    assert ada.get("/api/reviews").json() == {"reviews": []}
    refused(ada.get(address), 404, "no-such-table")


def test_a_match_is_replayed_by_the_server_that_has_it(
    server: Running, ada: Client, eve: Client
) -> None:
    table = finished_table(server, ada)
    record = ada.get(f"/api/tables/{table}/record")
    whole = ada.get(f"/api/tables/{table}/replay")
    assert whole.json() == ada.post("/api/replay", content=record.content).json()
    assert whole.json()["date"] == record.json()["date"]
    refused(eve.get(f"/api/tables/{table}/replay"), 404, "no-such-table")
    refused(ada.get(f"/api/tables/{table}/replay?match=1"), 404, "no-such-table")
    unfinished = table_of(ada, "me", "bot")
    for ask in ("replay", "review"):
        refused(ada.get(f"/api/tables/{unfinished}/{ask}"), 409, "not-over-yet")


def test_a_match_is_played_on_by_those_who_may_see_it(
    server: Running, ada: Client, eve: Client
) -> None:
    wish = {"round": 0, "ply": 1, "seat": 0, "name": "Ada"}
    table = finished_table(server, ada)
    refused(eve.post(f"/api/tables/{table}/again", json=wish), 404, "no-such-table")
    opened = ada.post(f"/api/tables/{table}/again", json=wish)
    assert opened.status_code == 201
    shown = ada.get(f"/api/tables/{opened.json()['table']}").json()
    assert (shown["practice"], shown["rounds"][0]["ply"]) == (True, 1)
    refused(ada.post(f"/api/tables/{table}/again", json={**wish, "ply": 1000}), 409, "no-again")
    unfinished = table_of(ada, "me", "bot")
    refused(ada.post(f"/api/tables/{unfinished}/again", json=wish), 409, "not-over-yet")


def test_a_record_is_played_on_by_whoever_has_it(ada: Client) -> None:
    def again(record: bytes, **changes: object) -> httpx.Response:
        wish = {"round": 0, "ply": 3, "seat": 1, "name": "Ben", "record": record.decode()}
        return ada.post("/api/again", json={**wish, **changes})

    opened = again(a_record(seed="review"))
    assert opened.status_code == 201
    shown = ada.get(f"/api/tables/{opened.json()['table']}").json()
    assert shown["practice"]
    assert [seat["yours"] for seat in shown["seats"]] == [False, True]
    assert shown["rounds"][0]["ply"] >= 3
    refused(again(a_record()), 409, "no-again")
    refused(again(a_record(seed="another")), 409, "no-again")
    refused(again(a_record(seed="review"), ply=9), 409, "no-again")
    refused(again(b"{}"), 400, "missing-field")
    broken = json.loads(a_record(seed="review"))
    broken["rounds"][0]["actions"][0] = "000@5,5"
    assert again(json.dumps(broken).encode()).status_code == 422
    refused(again(b" " * 1_000_000), 413, "body-too-large")


def test_a_file_is_reviewed_under_an_id(ada: Client, eve: Client) -> None:
    begun = ada.post("/api/reviews", content=a_record())
    assert begun.status_code == 202
    address = f"/api/reviews/{begun.json()['id']}"
    whole = reviewed(ada, address)
    assert [seat["seat"] for seat in whole["review"]["seats"]] == [0, 1]
    assert (whole["kept"], whole["yours"]) == (False, [])
    assert eve.get(address).json()["state"] == "done", "whoever has the id may"
    refused(eve.get("/api/reviews/nothing"), 404, "no-review")
    assert ada.delete(address).status_code == 204
    refused(ada.get(address), 404, "no-review")


def test_own_mistakes_come_as_puzzles(tmp_path: Path) -> None:
    few = replace(FEW, review_worlds=4)
    with running(tmp_path, settings=few) as server, server.client() as ada:
        begun = ada.post("/api/reviews", content=a_blunder()).json()
        whole = reviewed(ada, f"/api/reviews/{begun['id']}")
        (own,) = [p for seat in whole["review"]["seats"] for p in seat["puzzles"]]
        told = ada.post("/api/puzzles/own", json={"text": own["text"]}).json()
        assert told["puzzle"]["seat"] == 1
        assert told["solution"]["answers"][0]["action"] != own["action"]


def test_files_that_are_no_records_are_refused(ada: Client) -> None:
    record = json.loads(a_record())
    record["rounds"][0]["actions"][0] = "000@5,5"
    answer = ada.post("/api/reviews", content=json.dumps(record))
    assert (answer.status_code, answer.json()["details"]) == (422, {"round": 0, "action": 0})
    refused(ada.post("/api/reviews", content=b"{}"), 400, "missing-field")
    refused(ada.post("/api/reviews", content=b"nothing"), 400, "not-json")
    refused(ada.post("/api/reviews", content=b" " * 1_000_001), 413, "body-too-large")


def test_a_record_without_actions_fails_with_a_sentence(ada: Client) -> None:
    match = a_match().rewind(0)
    empty = Record.of(Header(match.edition, ("Ada", "Ben")), [match.round]).dumps()
    begun = ada.post("/api/reviews", content=empty, headers={"Accept-Language": "de"}).json()
    failed = reviewed(ada, f"/api/reviews/{begun['id']}")
    assert (failed["problem"]["code"], failed["review"]) == ("coach-empty", None)


def test_an_address_has_so_many_reviews_a_day(tmp_path: Path) -> None:
    with running(tmp_path, replace(PLENTY, thinking=5), FEW) as server, server.client() as ada:
        for _ in range(2):
            assert ada.post("/api/reviews", content=a_record()).status_code == 202
        refused(ada.post("/api/reviews", content=a_record()), 429, "review-quota")
        match = f"/api/tables/{finished_table(server, ada)}/review"
        refused(ada.post(match), 429, "review-quota")
        assert "dreistein_reviews " in ada.get("/metrics").text
