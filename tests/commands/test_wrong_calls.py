"""Wrong calls of every command: one sentence with a code, in six languages."""

import json
import shlex
from pathlib import Path

import pytest

from cli import dealt, error_line, refused, run
from dreistein.commands.shared.parser import usage_error
from dreistein.text import LANGUAGES, Texts

WRONG_CALLS: list[tuple[str | list[str], str, str]] = [
    ("replay no/such/file", "no-file", "diese Datei oder diesen Ordner gibt es nicht."),
    ("replay .", "no-file", "das ist ein Ordner."),
    ("replay bad\udcffname", "no-file", 'Die Datei "bad\ufffdname" ist nicht zu verwenden: '),
    (f"replay {'x' * 5000}", "no-file", "so kann keine Datei heißen."),
    ("replay", "usage-missing", "dreistein replay braucht eine Datei;"),
    ("perft -", "usage-missing", "dreistein perft braucht eine Tiefe;"),
    ("perft - -1", "usage-number", 'TIEFE kann nicht "-1" sein;'),
    ("perft - 1e3", "usage-number", "eine ganze Zahl von 0 bis 500."),
    (f"perft - {'9' * 100}", "usage-number", '…" sein;'),
    ("deal --players 7", "usage-number", '--players kann nicht "7" sein;'),
    ("deal --players two", "usage-number", "eine ganze Zahl von 2 bis 6."),
    ("deal --players", "usage-value", "Nach --players fehlt eine Angabe;"),
    ("deal --edition prussian", "unknown-edition", 'Eine Regelausgabe "prussian"'),
    ("deal --edition {nonsense", "usage-edition", "ist kein JSON-Objekt;"),
    ("""deal --edition '{"base": "german", "draws": 0}'""", "edition-number", "1 bis 56 sein."),
    ("deal --rack 5", "usage-solitaire", "--rack geht nur mit --solitaire;"),
    ("deal --draws 5", "usage-solitaire", "--draws geht nur mit --solitaire;"),
    ("deal --solitaire --players 2", "usage-players", "denn da spielt man allein;"),
    ("terminal --solitaire --bots pip", "usage-together", "--bots geht nicht mit --solitaire;"),
    ("terminal --resume - --seed x", "usage-together", "--seed geht nicht mit --resume;"),
    ("terminal --bots pip,zorro", "no-opponent", 'Einen Gegner "zorro" gibt es nicht;'),
    ("terminal --bots pip,max --players 4", "opponent-count", "Für 3 Gegner sind 2 genannt."),
    ("deal --solitaire --rack=0 --draws=0", "solitaire-nothing", "Solitär braucht"),
    ("deal --solitaire --round 1", "no-round", "Die Partiedatei hat 1 Runde;"),
    ("deal --solitaire=yes", "usage-no-value", 'lass "yes" weg.'),
    ("deal --s x", "usage-ambiguous", "kann mehreres heißen (--seed, --solitaire);"),
    (f"deal --seed {'x' * 1001}", "usage-seed", "Der Spielcode hat 1001 Zeichen;"),
    ("show - --svg --theme pink", "usage-choice", "möglich sind light, dark, auto."),
    ("frobnicate", "usage-command", "es gibt play, terminal, deal, record,"),
    (["it's\n"], "usage-command", "Einen Befehl \"it's"),
    ("--frobnicate", "usage-unknown", 'dreistein kennt "--frobnicate" nicht;'),
    ("play --language xx", "usage-choice", "möglich sind de, en, fr, it, nl, es."),
    ("terminal --edition prussian", "unknown-edition", "gibt es nicht;"),
    ("verify", "usage-missing", ""),
    ("pad", "usage-missing", ""),
    ("hint match.json --at 2", "no-position", ""),
    ("hint match.json --at -1", "usage-number", ""),
    ("hint match.json --round 1", "no-round", ""),
    ("hint match.json --millis 0", "usage-number", ""),
    ("hint match.json --colours", "usage-unknown", ""),
    ("analyse match.json --seat 4", "coach-seat", ""),
    ("analyse match.json --seat 9", "usage-number", ""),
    ("analyse match.json --worlds 0", "usage-number", ""),
    ("analyse match.json --html /nowhere/page.html", "no-file", ""),
    ("analyse match.json --html /", "no-file", ""),
    ("puzzle --id 99999", "no-puzzle", ""),
    ("puzzle --id 0", "usage-number", ""),
    ("puzzle --day yesterday", "no-date", ""),
    ("puzzle --id 1 --move 000@99,99", "puzzle-move", ""),
    ("puzzle --id 1 --move dance", "no-such-action", ""),
    ("puzzle --theme love", "usage-choice", ""),
    ("puzzle --from nothing.json", "no-file", ""),
    ("simulate --bots nobody", "unknown-policy", ""),
    ("simulate --bots ''", "unknown-policy", ""),
    ("simulate --bots greedy,greedy,greedy --players 2", "too-many-bots", ""),
    ("simulate --rounds 0", "usage-number", ""),
    ("simulate --rounds 10_000_000_000", "usage-number", ""),
    ("simulate --players 9", "usage-number", ""),
    ("simulate --workers 0", "usage-number", ""),
    ("simulate --json --csv", "usage", ""),
    ("simulate --rounds 5 --state no/such/folder/x", "no-file", ""),
    ("simulate --address 10.0.0.1:6379", "usage-on", "--address geht nur mit --on ray"),
    ("bench sofa", "usage-choice", ""),
    ("bench kernel --threads 65", "usage-number", ""),
    ("tournament", "usage-missing", ""),
    ("tournament greedy", "tournament-bots", ""),
    ("tournament greedy greedy", "tournament-bots", ""),
    ("tournament greedy genius", "no-such-bot", ""),
    ("tournament greedy cmd:no-such-program", "bot-program", ""),
    ("tournament greedy random --p0 0.5", "usage-sprt", ""),
    ("tournament greedy random --sprt --p0 1", "usage-share", ""),
    ("tournament greedy random --sprt --p0 nan", "usage-share", ""),
    ("tournament greedy random --sprt --p0 0.6 --p1 0.5", "usage-sprt-shares", ""),
    (
        "tournament greedy random --sprt --alpha=.9 --beta=.1",
        "usage-sprt-errors",
        "--alpha ist 0.9",
    ),
    ("tournament greedy random --matches 2 --blocks 1", "usage-matches", ""),
    ("tournament greedy random --players 7", "usage-number", ""),
    ("tournament greedy random --edition prussian", "unknown-edition", ""),
    ("tournament greedy random --state /", "no-file", ""),
    ("tournament greedy random --records /dev/null/x --blocks 1", "no-file", ""),
    ("tournament greedy random --records /proc/self --blocks 1", "no-file", "gibt es nicht."),
    ("tournament greedy random --records diary.txt --blocks 1", "no-file", ""),
    ("serve --port 0 --database mysql://somewhere", "database-url", ""),
    ("serve --port 0 --database postgresql://a:b@h/d?no=such", "database-url", ""),
    ("serve --port 0 --database postgresql://127.0.0.1:9/games", "postgres-unreachable", ""),
    ("serve --port 0 --database /dev/null/tables.db", "database-unreachable", ""),
    ("serve --port 0 --database tables.db --host no.such.host.invalid", "cannot-listen", ""),
    ("serve --port 0 --database tables.db --origin dreistein.example", "usage-origin", ""),
    ("serve --port 0 --database tables.db --origin https://a.example/path", "usage-origin", ""),
    ("serve --port 0 --database tables.db --trusted-proxy everyone", "usage-proxy", ""),
    ("serve --port 0 --database tables.db --limit patience=3", "usage-limit", ""),
    ("serve --port 0 --database tables.db --limit messages=none", "usage-limit", ""),
    ("serve --port 70000 --database tables.db", "usage-number", ""),
    ("serve --port 0 --database tables.db --workers 0", "usage-number", ""),
    ("serve --port 0 --database tables.db --log-level shout", "usage-choice", ""),
    ("check --database nothing.db", "database-unreachable", ""),
    ("backup copy.db --database diary.txt", "database-foreign", ""),
    ("restore diary.txt --database tables.db", "database-foreign", ""),
    ("restore nothing.db --database tables.db", "database-unreachable", ""),
    ("check --database mysql://x/y", "database-url", ""),
    ("check --database postgresql://127.0.0.1:9/games", "postgres-unreachable", ""),
    ("backup copy.db --database postgresql:///games", "postgres-tools", ""),
    ("restore tables.db --database postgresql:///games", "postgres-tools", ""),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The present folder, with a record of a first action and a file that is none."""
    record = dealt("--seed", "dreistein", "--edition", "german")
    record["rounds"][0]["actions"] = ["444@0,0"]
    (tmp_path / "match.json").write_text(json.dumps(record))
    (tmp_path / "diary.txt").write_text("Dear diary")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("call", "code", "german"), WRONG_CALLS, ids=range(len(WRONG_CALLS)))
def test_a_wrong_call_gets_one_sentence_in_each_language(
    call: str | list[str], code: str, german: str
) -> None:
    args = shlex.split(call) if isinstance(call, str) else call
    said = {language: refused(*args, language=language) for language in LANGUAGES}
    for exit_code, sentence in said.values():
        assert (exit_code, sentence.split(": ")[1]) == (2, code)
    assert german in said["de"][1]
    assert len(set(said.values())) == len(LANGUAGES)


def test_an_unknown_message_of_argparse_is_quoted() -> None:
    error = usage_error("some news of argparse", "", "dreistein deal")
    assert error.code == "usage"
    assert Texts("de").error(error) == (
        'Der Aufruf ist nicht zu verstehen: "some news of argparse"; '
        "dreistein deal --help sagt, was möglich ist."
    )


@pytest.mark.parametrize(
    ("hint", "choices"),
    [("", "'light', 'dark'"), ("", "light, dark"), (", maybe you meant 'dark'?", "light, dark")],
)
def test_messages_of_argparse_differ_between_versions(hint: str, choices: str) -> None:
    said = f"invalid choice: 'pink'{hint} (choose from {choices})"
    error = usage_error(said, "--theme", "dreistein show")
    assert str(error) == '--theme cannot be "pink". It must be one of light, dark.'


@pytest.mark.parametrize("option", [["--language", "it"], ["--language=it"], ["--lang", "it"]])
def test_errors_are_in_the_language_of_the_option(option: list[str]) -> None:
    assert "vuole un file" in refused("replay", *option)[1]
    assert "non si può usare" in refused("replay", "no/such/file", *option, language="de")[1]
    assert "testo JSON" in refused("replay", "-", *option)[1]


def test_the_first_variable_that_is_set_decides_the_language() -> None:
    def error(**variables: str) -> str:
        return error_line(run("replay", env={"LC_ALL": "", **variables}))[1]

    assert "needs a file" in error(LC_ALL="C", LC_MESSAGES="de_DE", LANG="fr_FR")
    assert "braucht eine Datei" in error(LC_MESSAGES="de_DE", LANG="fr_FR")
    assert "demande un fichier" in error(LC_MESSAGES="", LANG="fr_FR.UTF-8")
