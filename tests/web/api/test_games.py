"""Records and games of the day over HTTP."""

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from httpx import Client

from coach.test_watched import TABLES, finished, watched
from dreistein.bots.ladder.ratings import RUNGS, measured
from dreistein.rules import EDITIONS, Header, Record, Round
from dreistein.table.fair.proof import day_proof
from web.api.answers import refused
from web.servers import NOON, running, table_of


def record(*actions: str) -> bytes:
    round = Round.seeded("dreistein", EDITIONS["german"])
    for action in actions:
        round = round.apply(action)
    header = Header(EDITIONS["german"], ("Ada", "Ben"))
    return Record.of(header, [round], seed="dreistein").dumps().encode()


def test_a_replay_has_everything_the_page_shows(client: Client) -> None:
    told = client.post("/api/replay", content=record("444@0,0")).json()
    assert (told["legal"], told["over"], told["players"]) == (True, False, ["Ada", "Ben"])
    (round,) = told["rounds"]
    assert [len(hand) for hand in round["hands"]] == [10, 10]
    assert len(round["stock"]) == 36
    (first,) = round["actions"]
    assert (first["action"]["action"], first["action"]["bonus"]) == ("444@0,0", "start")
    assert (first["turn"]["end"], first["turn"]["total"]) == ("placed", 17)


def test_where_a_record_breaks_the_rules_is_reported(client: Client) -> None:
    wrong = json.loads(record("444@0,0"))
    wrong["rounds"][0]["actions"].append("444@0,0")
    details = refused(client.post("/api/replay", json=wrong), 422, "not-your-tile")
    assert (details["round"], details["action"]) == (0, 1)
    refused(client.post("/api/replay", content=b"{"), 400, "not-json")
    refused(client.post("/api/replay", content=b"[]"), 400, "wrong-type")
    refused(client.post("/api/replay", json={"dreistein": 2}), 400, "version")


def test_a_game_that_was_only_watched_is_replayed_and_nothing_else(client: Client) -> None:
    seen = watched(finished(*TABLES[2])).to_json()
    (round,) = client.post("/api/replay", json=seen).json()["rounds"]
    assert (round["hands"][1], set(round["stock"])) == (["?"] * 8, {"?"})
    assert round["unknown"] == ["opening", "racks", "fits"]
    assert {each["tile"] for each in round["actions"]} == {"?", None}
    better = [at for at, each in enumerate(round["actions"]) if each["elsewhere"]]
    assert len(better) == 2
    assert round["actions"][better[0]]["elsewhere"]["more"] == 40
    for address in ("/api/reviews", "/api/verify"):
        refused(client.post(address, json=seen), 400, "observed")
    wish = {"record": json.dumps(seen), "round": 0, "ply": 1, "seat": 0}
    refused(client.post("/api/again", json=wish), 400, "observed")


def test_a_shuffle_is_verified(client: Client) -> None:
    told = client.post("/api/verify", content=record("444@0,0")).json()
    assert (told["holds"], told["kind"], told["wrong"]) == (True, "seed", [])
    other = json.loads(record("444@0,0")) | {"seed": "another"}
    told = client.post("/api/verify", json=other).json()
    assert (told["holds"], told["wrong"][0]["code"]) == (False, "wrong-deal")
    dated = json.loads(record("444@0,0")) | {"fair": day_proof("00" * 32, date(2026, 11, 16))}
    dated["rounds"][0]["actions"].append("444@0,0")
    told = client.post("/api/verify", json=dated).json()
    codes = [each["code"] for each in told["wrong"]]
    assert (told["kind"], codes) == ("day", ["not-your-tile", "wrong-seed"])
    refused(client.post("/api/verify", content=b"{}"), 400, "missing-field")


def test_the_record_of_an_unfinished_match_is_not_given_out(ada: Client) -> None:
    table = table_of(ada, "me", "bot")
    refused(ada.get(f"/api/tables/{table}/record"), 409, "not-over-yet")
    refused(ada.get("/api/tables/nothing/record"), 404, "no-such-table")


def test_the_game_of_the_day_is_played_and_listed(tmp_path: Path) -> None:
    with running(tmp_path, now=lambda: NOON) as server, server.client() as client:
        today = client.get("/api/day").json()
        assert (today["day"], len(today["commitment"])) == ("2026-11-16", 64)
        assert (today["secret"], today["seed"], today["yours"]) == (None, None, None)
        assert today["list"] == []
        address = f"/api/day/{today['day']}"
        assert client.get(address).json() == today
        table, again = (
            client.post(f"{address}/table", json={"name": "Ada"}).json()["table"] for _ in range(2)
        )
        assert table == again
        view = client.get(f"/api/tables/{table}").json()
        assert (view["day"], view["listed"], view["seed"]) == (today["day"], True, None)


def test_days_without_a_game_are_not_found(client: Client) -> None:
    tomorrow = (datetime.now(UTC).date() + timedelta(days=2)).isoformat()
    refused(client.get(f"/api/day/{tomorrow}"), 404, "day-ahead")
    refused(client.get("/api/day/2020-01-01"), 404, "day-before-first")
    for language, written in (("de", "1. Januar 2020"), ("en", "1 January 2020")):
        said = client.get("/api/day/2020-01-01", headers={"Accept-Language": language})
        assert written in said.json()["message"]
    refused(client.get("/api/day/2026-13-01"), 400, "no-date")
    refused(client.get("/api/day/soon"), 422, "field-form")


def test_the_ladder_goes_from_the_weakest_to_the_strongest(client: Client) -> None:
    told = client.get("/api/ladder").json()["rungs"]
    assert [rung["level"] for rung in told] == list(RUNGS)
    for rule, must_place in (("free", False), ("must_place", True)):
        strengths = {rung["level"]: rung[rule] for rung in told if rung[rule]}
        assert strengths == {name: found._asdict() for name, found in measured(must_place).items()}


def test_editions_have_all_their_numbers(client: Client) -> None:
    told = client.get("/api/editions").json()["editions"]
    assert (set(told), told["german"]["target"]) == (set(EDITIONS), EDITIONS["german"].target)
