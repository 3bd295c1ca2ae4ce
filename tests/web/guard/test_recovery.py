"""Recovery words: what they bring back, how they end, and what guessing costs."""

import asyncio
import math
import re
from pathlib import Path

import pytest
from httpx import Client

from dreistein.web.guard.recovery import _UNFIT, Recovery, new_words
from web.api.answers import refused
from web.servers import Running, running, table_of


def person(client: Client, name: str) -> str:
    client.post("/api/me", json={"name": name})
    return str(client.post("/api/me/words").json()["words"])


def test_words_can_be_said_and_have_seventy_bits() -> None:
    words = [word for _ in range(300) for word in new_words().split()]
    assert all(re.fullmatch("([bdfgklmnprst][aeiou]){2}", word) for word in words)
    assert not _UNFIT.intersection(words)
    assert (len(words), 6 * math.log2(60 * 59 - len(_UNFIT)) > 70) == (1800, True)


def test_words_bring_a_person_to_another_browser(server: Running) -> None:
    with server.client() as ada, server.client() as other:
        assert other.get("/api/me/words").json() == {"at": None}
        words = person(ada, "Ada")
        assert ada.get("/api/me/words").json()["at"] > 0
        table = table_of(ada, "me", "bot")
        other.post("/api/me", json={"name": "Ben"})
        typed = words.upper().replace("A", "Á").replace(" ", " – ").replace("K", "c")
        answer = other.post("/api/me/recover", json={"words": f" {typed} "})
        assert answer.json() == {"known": True, "name": "Ada", "before": "Ben"}
        assert other.get(f"/api/tables/{table}").status_code == 200
        assert other.post("/api/me/back").json()["name"] == "Ben"

        # A lost device is thrown out, and the words bring back whoever it was.
        other.post("/api/me/recover", json={"words": words})
        other.post("/api/me/logout", json={"where": "others"})
        assert not ada.get("/api/me").json()["known"]
        assert ada.post("/api/me/recover", json={"words": words}).json()["name"] == "Ada"
        assert ada.get(f"/api/tables/{table}").status_code == 200


def test_new_words_and_being_forgotten_end_the_old_ones(server: Running) -> None:
    with server.client() as ada, server.client() as other:
        old = person(ada, "Ada")
        new = ada.post("/api/me/words").json()["words"]
        refused(other.post("/api/me/recover", json={"words": old}), 404, "words-unknown")
        assert other.post("/api/me/recover", json={"words": new}).json()["name"] == "Ada"
        ada.delete("/api/me")
        refused(other.post("/api/me/recover", json={"words": new}), 404, "words-unknown")
        assert ada.get("/api/me/words").json() == {"at": None}


def test_who_is_forgotten_while_words_are_looked_up_stays_forgotten(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = Recovery.find
    with server.client() as ada, server.client() as other:

        async def find_and_forget(recovery: Recovery, words: str) -> tuple[str, str]:
            found = await find(recovery, words)
            await asyncio.to_thread(ada.delete, "/api/me")
            return found

        words = person(ada, "Ada")
        monkeypatch.setattr(Recovery, "find", find_and_forget)
        refused(other.post("/api/me/recover", json={"words": words}), 404, "words-unknown")
        assert not other.get("/api/me").json()["known"]


@pytest.mark.parametrize("typed", ["lumo", "lumo cari feba", "x" * 200, "🦊 " * 20, "lumo " * 6])
def test_other_words_get_one_sentence_and_no_hash(
    typed: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    if typed != "lumo " * 6:  # which may be words
        monkeypatch.setattr(Recovery, "_key", None)
    answer = client.post("/api/me/recover", json={"words": typed})
    refused(answer, 404, "words-unknown")
    assert answer.json()["message"].startswith("Nobody has these six words.")


def test_an_address_has_fifty_tries_a_day(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as eve:
        words = person(eve, "Eve")
        for _ in range(49):
            refused(eve.post("/api/me/recover", json={"words": "lumo"}), 404, "words-unknown")
            eve.cookies.clear()
        refused(eve.post("/api/me/recover", json={"words": words}), 429, "too-fast")


def test_neither_the_database_nor_the_log_has_the_words_or_the_person(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        words = person(ada, "Ada Zymurgy")
        ada.post("/api/me/recover", json={"words": words})
        ada.post("/api/me/recover", json={"words": words[:-1]})
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"recovery of " in kept
    for part in (words, words.replace(" ", ""), words[:9], "Zymurgy"):
        assert part.encode() not in kept
