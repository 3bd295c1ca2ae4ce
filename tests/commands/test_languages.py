"""The command in six languages: help, broken records, pictures."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cli import commands_of, dealt, file, played, printed, recorded, refused, run
from dreistein.cli import parser
from dreistein.text import LANGUAGES, Texts
from text.catalogues import entries


def test_round_and_action_of_a_broken_rule_in_every_language(tmp_path: Path) -> None:
    record = dealt("--seed", "dreistein", "--edition", "german")
    record["rounds"][0]["actions"] = ["444@0,0", "+", "999@9,9"]
    path = file(tmp_path, record)
    places = {
        "de": "Runde 1, Zug 3: ",
        "fr": "Manche 1, coup 3\u202f: ",
        "it": "Mano 1, mossa 3: ",
        "nl": "Ronde 1, zet 3: ",
        "es": "Ronda 1, jugada 3: ",
    }
    for language, place in places.items():
        code, sentence = refused("replay", path, "--language", language)
        assert (code, sentence.split(place)[0]) == (1, "dreistein: no-such-action: ")
    record["rounds"][0]["stock"].pop()
    code, sentence = refused("show", file(tmp_path, record), language="de")
    assert code == 1
    assert sentence.startswith("dreistein: tile-missing: Runde 1: Ausgeteilt sind")
    verdict = json.loads(run("replay", path, "--json", "--language", "de").stdout)
    assert verdict["message"].startswith("The deal has 55 tiles")


@pytest.mark.parametrize("command", ["", *commands_of(parser())])
def test_the_help_has_the_same_options_in_every_language(command: str) -> None:
    pages = {}
    for language in LANGUAGES:
        pages[language] = printed(run(*command.split(), "--help", env={"LC_ALL": language}))
    assert len(set(pages.values())) == len(LANGUAGES)
    english = pages["en"]
    assert english.startswith(f"usage: dreistein {command}".rstrip())
    for page in pages.values():
        for same in (r"--[a-z]+", r"\{.*?\}"):
            assert re.findall(same, page) == re.findall(same, english)
        assert len(re.findall(r"^\S.*:$", page, re.MULTILINE)) >= 1
        assert "cli-" not in page
    for page in (pages["de"], pages["nl"]):
        assert not re.search(r"usage|arguments|options|show this|FILE|COMMAND", page)


def test_every_help_text_is_in_the_catalogues() -> None:
    texts = Texts("en")
    used: set[Any] = set()
    grammar = parser()
    for command in (grammar, *commands_of(grammar).values()):
        for action in command._actions:
            assert action.help is None or action.help in texts
            used |= {action.help, action.metavar}
        assert command.description in texts
        used |= {command.description, *(group.title for group in command._action_groups)}
    keys = {key for key in entries("en") if key.startswith("cli-")}
    assert keys - {text for text in used if isinstance(text, str)} == {"cli-usage"}


@pytest.mark.parametrize(("encoding", "expected"), [("ascii", "Brucke"), ("latin-1", "Brücke")])
def test_a_terminal_without_a_character_gets_a_stand_in(
    encoding: str, expected: str, tmp_path: Path
) -> None:
    path = recorded(tmp_path, played("stein9", "triominos", 2))
    env = {"LC_ALL": "de_DE", "PYTHONIOENCODING": encoding}
    pad = run("replay", path, env=env).stdout.decode(encoding)
    assert all(text in pad for text in (expected, " -5 ", "-+-"))
    assert "\\" not in pad
    done = run("replay", "no/such", env={"LC_ALL": "fr", "PYTHONIOENCODING": "ascii"})
    assert done.stderr.decode("ascii").endswith(": ce fichier ou ce dossier n'existe pas.\n")
    assert b"cette aide" in run("--help", env={**env, "LC_ALL": "fr"}).stdout


def test_a_picture_is_described_in_the_language_of_the_environment(tmp_path: Path) -> None:
    round = played("stein3", "international", 6)
    path = recorded(tmp_path, round)

    def caption(language: str, *args: str) -> tuple[str, str]:
        svg = run("show", path, "--svg", *args, env={"LC_ALL": language}).stdout.decode()
        title, description, *_ = ET.fromstring(svg)
        return title.text or "", description.text or ""

    last = "–".join(map(str, round.board.placements[-1].tile))
    assert caption("C", "--at", "0") == ("Empty board", "No tile has been placed yet.")
    assert caption("de", "--at", "1")[0] == "Tisch mit 1 Stein"
    title, description = caption("nl")
    assert title == f"Tafel met {len(round.board.placements)} stenen"
    assert description.endswith(f" af. De laatst gelegde steen is {last}.")
    assert len({caption(language) for language in LANGUAGES}) == len(LANGUAGES)
