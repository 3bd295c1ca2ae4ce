"""Puzzles over HTTP: a list, a position without its solution, and the solution when asked for."""

import json
from dataclasses import replace
from typing import Any

from httpx import Client

from dreistein.coach.puzzles.book import book
from dreistein.coach.puzzles.difficulty import difficulty
from dreistein.coach.puzzles.themes import Theme
from dreistein.protocol.http.puzzles import PuzzleTheme
from dreistein.text import Texts
from web.api.answers import refused
from web.servers import Running

FIRST = book()[0]


def told(server: Running, path: str, **headers: str) -> Any:
    with server.client() as client:
        answer = client.get(f"/api/puzzles{path}", headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()


def test_the_list_has_every_puzzle(server: Running) -> None:
    found = told(server, "")["puzzles"]
    assert [line["id"] for line in found] == [puzzle.number for puzzle in book()]
    first = (difficulty(FIRST.found), list(map(str, FIRST.themes)))
    assert (found[0]["level"], found[0]["themes"]) == first
    assert set(PuzzleTheme.__args__) == set(Theme)  # type: ignore[attr-defined]


def test_a_puzzle_is_what_its_player_may_know_and_no_more(server: Running) -> None:
    found, seen = told(server, "/1"), FIRST.view
    assert found["tiles"] == list(map(str, seen.hand))
    assert (found["board"], found["counts"]) == (list(map(str, seen.board)), list(seen.counts))
    assert {choice["action"] for choice in found["choices"]} == set(map(str, FIRST.legal))
    assert not {"answers", "solution", "line", "chance", "themes", "history"} & set(found)
    assert [choice["action"] for choice in found["choices"]] != list(map(str, FIRST.legal))


def test_the_solution_says_what_every_move_costs_and_why(server: Running) -> None:
    found = told(server, "/1/solution")
    assert [answer["action"] for answer in found["answers"]] == list(map(str, FIRST.legal))
    assert [answer["right"] for answer in found["answers"]] == [a.right for a in FIRST.answers]
    assert all(answer["text"] and answer["title"] for answer in found["answers"])
    # What others draw is in the data for those who look, but it is of no real match.
    assert [step["action"] for step in found["line"]] == [s.action for s in FIRST.line.steps]


def test_sentences_are_in_the_reader_s_language(server: Running, language: str) -> None:
    found = told(server, "/1/solution", **{"Accept-Language": language})
    own = next(step for step in found["line"] if step["seat"] == FIRST.view.seat)
    assert own["text"].startswith(Texts(language)("you"))


def test_browsers_may_keep_them(client: Client) -> None:
    for path in ("", "/1", "/1/solution"):
        first = client.get(f"/api/puzzles{path}")
        assert "max-age" in first.headers["cache-control"]
        if path:
            assert "accept-language" in first.headers["vary"]
        tag = {"If-None-Match": first.headers["etag"]}
        assert client.get(f"/api/puzzles{path}", headers=tag).status_code == 304


def test_a_kept_puzzle_is_told_with_its_solution(server: Running, client: Client) -> None:
    text = json.dumps(replace(FIRST, number=0).to_json())
    answer = client.post("/api/puzzles/own", json={"text": text})
    assert answer.status_code == 200
    found, german = answer.json(), {"Accept-Language": "de"}
    assert {**found["puzzle"], "id": 1} == told(server, "/1")
    assert {**found["solution"], "id": 1} == told(server, "/1/solution")
    same = client.post("/api/puzzles/own", json={"text": text}, headers=german).json()
    assert same["puzzle"]["board"] == found["puzzle"]["board"]
    assert same["solution"]["answers"] != found["solution"]["answers"]
    # A position from outside meets the kernel in a process of its own.
    assert any(pool.pids for pool in server.server.app.state.context.judge._pools)


def test_what_is_no_kept_puzzle_is_refused(client: Client) -> None:
    for text in ("", "{}", text_of(seat=5), text_of(history=""), text_of(answers={})):
        refused(client.post("/api/puzzles/own", json={"text": text}), 400, "bad-puzzle")
    for body in ({}, {"text": 7}, {"text": "x" * 8001}):
        assert client.post("/api/puzzles/own", json=body).status_code == 422


def text_of(**changes: object) -> str:
    return json.dumps({**FIRST.to_json(), **changes})


def test_what_is_not_there_is_not_found(client: Client) -> None:
    last = len(book()) + 1
    for path in (f"/{last}", f"/{last}/solution"):
        refused(client.get(f"/api/puzzles{path}"), 404, "no-puzzle")
    for path in ("/0", "/x", "/99999999999"):
        assert client.get(f"/api/puzzles{path}").status_code == 422
    assert json.loads(client.get("/api/puzzles/1").content)["id"] == 1
