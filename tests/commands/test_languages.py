"""The command in six languages: wrong calls, help, broken records, pictures."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cli import commands_of, dealt, file, played, refused, run
from dreistein.cli import main, parser
from dreistein.commands.shared.parser import usage_error
from dreistein.rules import Header, Record
from dreistein.rules.edition import EDITIONS
from dreistein.text import LANGUAGES, Texts
from text.catalogues import entries


@pytest.fixture
def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """A call in this process, in a language: its exit code, its output and its error."""

    def called(language: str, *args: str) -> tuple[int, str, str]:
        monkeypatch.setenv("LC_ALL", language)
        with pytest.raises(SystemExit) as exited:
            main(args)
        assert isinstance(exited.value.code, int)
        return exited.value.code, *capsys.readouterr()

    return called


# ---------------------------------------------------------------------------- wrong calls


WRONG_CALLS = [
    (["replay", "no/such/file"], "no-file", "diese Datei oder diesen Ordner gibt es nicht."),
    (["replay", "."], "no-file", "das ist ein Ordner."),
    (["replay", "bad\udcffname"], "no-file", 'Die Datei "bad\ufffdname" ist nicht zu verwenden: '),
    (["replay", "x" * 5000], "no-file", "so kann keine Datei heißen."),
    (["replay"], "usage-missing", "dreistein replay braucht eine Datei;"),
    (["perft", "-"], "usage-missing", "dreistein perft braucht eine Tiefe;"),
    (["perft", "-", "-1"], "usage-number", 'TIEFE kann nicht "-1" sein;'),
    (["perft", "-", "1e3"], "usage-number", "eine ganze Zahl von 0 bis 500."),
    (["perft", "-", "9" * 100], "usage-number", '…" sein;'),
    (["deal", "--players", "7"], "usage-number", '--players kann nicht "7" sein;'),
    (["deal", "--players", "two"], "usage-number", "eine ganze Zahl von 2 bis 6."),
    (["deal", "--players"], "usage-value", "Nach --players fehlt eine Angabe;"),
    (["deal", "--edition", "prussian"], "unknown-edition", 'Eine Regelausgabe "prussian"'),
    (["deal", "--edition", "{nonsense"], "usage-edition", "ist kein JSON-Objekt;"),
    (["deal", "--edition", '{"base": "german", "draws": 0}'], "edition-number", "1 bis 56 sein."),
    (["deal", "--rack", "5"], "usage-solitaire", "--rack geht nur mit --solitaire;"),
    (["deal", "--draws", "5"], "usage-solitaire", "--draws geht nur mit --solitaire;"),
    (["deal", "--solitaire", "--players", "2"], "usage-players", "denn da spielt man allein;"),
    (["deal", "--solitaire", "--rack=0", "--draws=0"], "solitaire-nothing", "Solitär braucht"),
    (["deal", "--solitaire", "--round", "1"], "no-round", "Die Partiedatei hat 1 Runde;"),
    (["deal", "--solitaire=yes"], "usage-no-value", 'lass "yes" weg.'),
    (["deal", "--s", "x"], "usage-ambiguous", "kann mehreres heißen (--seed, --solitaire);"),
    (["deal", "--seed", "x" * 1001], "usage-seed", "Der Spielcode hat 1001 Zeichen;"),
    (["show", "-", "--svg", "--theme", "pink"], "usage-choice", "möglich sind light, dark, auto."),
    (["frobnicate"], "usage-command", "es gibt play, terminal, deal, replay,"),
    (["it's\n"], "usage-command", "Einen Befehl \"it's"),
    (["--frobnicate"], "usage-unknown", 'dreistein kennt "--frobnicate" nicht;'),
    (["play", "--language", "xx"], "usage-choice", "möglich sind de, en, fr, it, nl, es."),
    (["terminal", "--edition", "prussian"], "unknown-edition", "gibt es nicht;"),
]


@pytest.mark.parametrize(("args", "code", "german"), WRONG_CALLS, ids=range(len(WRONG_CALLS)))
def test_wrong_calls_get_one_sentence(
    args: list[str], code: str, german: str, call: Callable[..., tuple[int, str, str]]
) -> None:
    exit_code, sentence = refused(*args)
    assert exit_code == 2
    assert sentence.startswith(f"dreistein: {code}: ")
    results = {language: call(language, *args) for language in LANGUAGES}
    assert results["en"] == (2, "", sentence + "\n")
    assert german in results["de"][2]
    assert len({error for _, _, error in results.values()}) == len(LANGUAGES)
    for exit_code, printed, error in results.values():
        assert (exit_code, printed) == (2, "")
        assert error.startswith(f"dreistein: {code}: ")
        assert error.endswith(".\n")
        assert error.count("\n") == 1


def test_an_unknown_message_of_argparse_is_quoted() -> None:
    error = usage_error("some news of argparse", "", "dreistein deal")
    assert error.code == "usage"
    assert Texts("de").error(error) == (
        'Der Aufruf ist nicht zu verstehen: "some news of argparse"; '
        "dreistein deal --help sagt, was möglich ist."
    )


@pytest.mark.parametrize(
    "message",
    [
        "invalid choice: 'pink' (choose from 'light', 'dark')",
        "invalid choice: 'pink' (choose from light, dark)",
        "invalid choice: 'pink', maybe you meant 'dark'? (choose from light, dark)",
    ],
)
def test_messages_of_argparse_differ_between_versions(message: str) -> None:
    error = usage_error(message, "--theme", "dreistein show")
    assert str(error) == '--theme cannot be "pink". It must be one of light, dark.'


@pytest.mark.parametrize("option", [["--language", "it"], ["--language=it"], ["--lang", "it"]])
def test_errors_are_in_the_language_of_the_option(option: list[str]) -> None:
    assert "vuole un file" in refused("replay", *option)[1]
    assert "non si può usare" in refused("replay", "no/such/file", *option, language="de")[1]
    assert "testo JSON" in refused("replay", "-", *option)[1]


def test_the_first_variable_that_is_set_decides_the_language() -> None:
    def error(**variables: str) -> str:
        return str(run("replay", env={"LC_ALL": "", **variables}).stderr.decode())

    assert "needs a file" in error(LC_ALL="C", LC_MESSAGES="de_DE", LANG="fr_FR")
    assert "braucht eine Datei" in error(LC_MESSAGES="de_DE", LANG="fr_FR")
    assert "demande un fichier" in error(LC_MESSAGES="", LANG="fr_FR.UTF-8")


def test_round_and_action_of_a_broken_rule_in_every_language(tmp_path: Path) -> None:
    record = dealt("--seed", "dreistein", "--edition", "german")
    record["rounds"][0]["actions"] = ["444@0,0", "+", "999@9,9"]
    path = file(tmp_path, record)
    places = {
        "de": "Runde 0, Aktion 2 (beide gezählt ab 0): ",
        "fr": "Manche 0, action 2 (comptées à partir de 0)\u202f: ",
        "it": "Mano 0, azione 2 (contando da 0): ",
        "nl": "Ronde 0, actie 2 (beide geteld vanaf 0): ",
        "es": "Ronda 0, acción 2 (contando desde 0): ",
    }
    for language, place in places.items():
        code, sentence = refused("replay", path, "--language", language)
        assert (code, sentence.split(place)[0]) == (1, "dreistein: no-such-action: ")
    record["rounds"][0]["stock"].pop()
    code, sentence = refused("show", file(tmp_path, record), language="de")
    assert code == 1
    assert sentence.startswith("dreistein: tile-missing: Runde 0 (gezählt ab 0): Ausgeteilt sind")
    verdict = json.loads(run("replay", path, "--json", "--language", "de").stdout)
    assert verdict["message"].startswith("The deal has 55 tiles")


# ---------------------------------------------------------------------------- help


@pytest.mark.parametrize("command", ["", *commands_of(parser())])
def test_the_help_has_the_same_options_in_every_language(
    command: str, call: Callable[..., tuple[int, str, str]]
) -> None:
    pages = {}
    for language in LANGUAGES:
        code, pages[language], error = call(language, *command.split(), "--help")
        assert (code, error) == (0, "")
    assert len(set(pages.values())) == len(LANGUAGES)
    english = pages["en"]
    assert english.startswith(f"usage: dreistein {command}".rstrip())
    for page in pages.values():
        assert re.findall(r"--[a-z]+", page) == re.findall(r"--[a-z]+", english)
        assert re.findall(r"\{.*?\}", page) == re.findall(r"\{.*?\}", english)
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


# ---------------------------------------------------------------------------- terminals, pictures


@pytest.mark.parametrize(("encoding", "expected"), [("ascii", "Brucke"), ("latin-1", "Brücke")])
def test_a_terminal_without_a_character_gets_a_stand_in(
    encoding: str, expected: str, tmp_path: Path
) -> None:
    round = played("stein9", "triominos", 2, last=True)
    path = file(tmp_path, Record.of(Header(EDITIONS["triominos"], tuple("AB")), [round]).to_json())
    env = {"LC_ALL": "de_DE", "PYTHONIOENCODING": encoding}
    pad = run("replay", path, env=env).stdout.decode(encoding)
    assert expected in pad
    assert "\\" not in pad
    assert " -5 " in pad
    assert "-+-" in pad
    done = run("replay", "no/such", env={"LC_ALL": "fr", "PYTHONIOENCODING": "ascii"})
    assert done.stderr.decode("ascii").endswith(": ce fichier ou ce dossier n'existe pas.\n")
    assert b"cette aide" in run("--help", env={**env, "LC_ALL": "fr"}).stdout


def test_a_picture_is_described_in_the_language_of_the_environment(tmp_path: Path) -> None:
    round = played("stein3", "international", 6, last=True)
    header = Header(EDITIONS["international"], tuple("ABCDEF"))
    path = file(tmp_path, Record.of(header, [round]).to_json())

    def caption(language: str, *args: str) -> tuple[str, str]:
        svg = run("show", path, "--svg", *args, env={"LC_ALL": language}).stdout.decode()
        root = ET.fromstring(svg)
        title, description = root[0].text, root[1].text
        assert title is not None
        assert description is not None
        return title, description

    last = "–".join(map(str, round.board.placements[-1].tile))
    assert caption("C", "--at", "0") == ("Empty board", "No tile has been placed yet.")
    assert caption("de", "--at", "1")[0] == "Tisch mit 1 Stein"
    title, description = caption("nl")
    assert title == f"Tafel met {len(round.board.placements)} stenen"
    assert description.endswith(f" gesloten. De laatst gelegde steen is {last}.")
    assert len({caption(language) for language in LANGUAGES}) == len(LANGUAGES)
