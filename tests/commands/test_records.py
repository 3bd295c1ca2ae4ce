"""``dreistein deal``, ``perft``, ``replay`` and ``show`` as users run them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cli import commands_of, dealt, file, played, recorded, refused, run
from dreistein.cli import main, parser
from dreistein.rules import RoundRecord
from dreistein.rules.edition import EDITIONS
from dreistein.text import LANGUAGES
from sizes import size
from slow import deal, deal_solitaire


def test_deal_prints_a_record_without_actions() -> None:
    record = dealt("--seed", "stein", "--players", "3", "--edition", "german", "--round", "2")
    hands, stock = deal("stein", 3, EDITIONS["german"].to_object(), 2)
    assert (record["dreistein"], record["edition"], record["seed"]) == (1, "german", "stein")
    assert len(record["players"]) == 3
    assert record["rounds"] == [{"hands": hands, "stock": stock, "actions": []}]


def test_deal_solitaire() -> None:
    record = dealt("--seed", "drei", "--solitaire", "--rack", "4", "--draws", "7")
    start, hand, stock = deal_solitaire("drei", 4, {})
    assert record["solitaire"] == {"rack": 4, "draws": 7}
    assert record["rounds"] == [{"start": start, "hands": [hand], "stock": stock, "actions": []}]
    assert dealt("--solitaire")["solitaire"] == {"rack": 10, "draws": 20}


def test_deal_takes_a_smaller_set_by_its_name() -> None:
    record = dealt("--seed", "mini", "--edition", "mini")
    (round,) = record["rounds"]
    assert record["edition"] == "mini"
    assert round["hands"] == [["122", "112", "001"], ["022", "000", "002"]]
    assert round["stock"] == ["111", "012", "222", "011"]


def test_deal_takes_an_edition_as_an_object_of_which_must_place_is_a_part() -> None:
    record = dealt("--edition", '{"base": "german", "bridge": 35, "deal": {"2": 3}}')
    assert record["edition"]["bridge"] == 35
    assert [len(hand) for hand in record["rounds"][0]["hands"]] == [3, 3]
    ours = json.dumps({"base": "german", "name": "ours", "bridge": 35, "must_place": True})
    for given, name in (("german", "german, must_place"), (ours, "ours")):
        edition = dealt("--edition", given, "--must-place")["edition"]
        assert (edition["name"], edition["must_place"]) == (name, True)
    assert dealt("--edition", "german")["edition"] == "german"


def test_without_a_seed_every_deal_is_different() -> None:
    assert dealt()["rounds"] != dealt()["rounds"]


@pytest.mark.parametrize(
    ("args", "counts"),
    [
        ("--seed aperiodic --players 2 --edition german", [3, 12, 48, 114, 462]),
        ("--seed stein1 --solitaire --rack 5 --draws 0 --edition international", [0]),
        ("--seed stein3 --players 6 --edition triominos --must-place", [1, 3, 15, 24, 66, 114]),
    ],
)
def test_perft_from_the_deal(
    args: str, counts: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, dealt(*args.split()))
    for depth, count in enumerate([1, *counts]):
        assert main(["perft", path, str(depth)]) == 0
        assert capsys.readouterr().out == f"{count}\n"
    assert main(["perft", path, str(len(counts)), "--divide"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert sum(int(count) for _, count in lines) == counts[-1]
    assert [action for action, _ in lines] == sorted(action for action, _ in lines)


@pytest.mark.parametrize(
    ("seed", "edition", "players", "actions", "end", "scores"),
    [
        ("stein3", "international", 6, 31, "out", [87, 49, 65, 63, 29, 99]),
        ("stein9", "triominos", 2, 89, "blocked", [177, 211]),
    ],
)
def test_replay_whole_games(
    seed: str, edition: str, players: int, actions: int, end: str, scores: object,
    tmp_path: Path,
) -> None:  # fmt: skip
    round = played(seed, edition, players)
    path = recorded(tmp_path, round)
    found = json.loads(run("replay", path, "--json").stdout)
    (told,) = found["rounds"]
    assert (found["legal"], told["end"], len(told["turns"])) == (True, end, actions)
    assert told["scores"] == found["totals"] == scores
    pad = run("replay", path)
    assert pad.returncode == 0
    for total in map(abs, round.scores):
        assert str(total) in pad.stdout.decode()


def test_the_pad_speaks_six_languages(tmp_path: Path) -> None:
    path = recorded(tmp_path, played("stein3", "international", 6))
    pads = {run("replay", path, "--language", code).stdout for code in LANGUAGES}
    assert len(pads) == len(LANGUAGES)
    assert "Sechseck" in run("replay", path, env={"LC_ALL": "de_AT.UTF-8"}).stdout.decode()
    assert "hexagon" in run("replay", path, env={"LC_ALL": "xx"}).stdout.decode()


@pytest.mark.parametrize("call", ["replay - --json", "hint - --json --millis 20", "verify -"])
def test_a_record_from_standard_input(call: str, tmp_path: Path) -> None:
    record = json.dumps(dealt("--seed", "x")).encode()
    done = run(*call.split(), stdin=record)
    assert done.stderr == b""
    if "hint" not in call:  # which thinks for some time
        assert done == run(*call.replace("-", file(tmp_path, record), 1).split())


def reading(path: str) -> list[list[str]]:
    """A call of every command that follows a record."""
    return [["perft", path, "1"], *([name, path] for name in ("replay", "show", "hint", "analyse"))]


def test_an_illegal_record_exits_with_1(tmp_path: Path) -> None:
    record = dealt("--seed", "dreistein", "--edition", "german")
    record["rounds"][0]["actions"] = ["444@0,0", "+", "999@9,9"]
    path = file(tmp_path, record)
    for command in reading(path):
        code, sentence = refused(*command)
        assert (code, sentence.split(": ")[1]) == (1, "no-such-action")
        assert "Round 1, move 3" in sentence
    done = run("replay", path, "--json")
    assert (done.returncode, done.stderr) == (1, b"")
    assert json.loads(done.stdout)["error"] == "no-such-action"
    for command in reading("no/such/file"):
        assert refused(*command)[0] == 2


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not-json"),
        (b"\x00\xff\xfe binary", "not-json"),
        (b'{"dreistein": 1, "edi', "not-json"),
        (b"[" * 100_000, "not-json"),
        (b"[]", "wrong-type"),
        (b'{"dreistein": ' + b"9" * 100_000 + b"}", "not-json"),
        (b'{"dreistein": 99}', "version"),
        (b'{"dreistein": 1, "edition": "x", "players": ["a", "b"]}', "impossible-numbers"),
        (b" " * 64_000_001, "too-large"),
    ],
)
def test_an_unreadable_record_exits_with_2(content: bytes, code: str, tmp_path: Path) -> None:
    path = file(tmp_path, content)
    for command in (*reading(path), ["verify", path]):
        exit_code, sentence = refused(*command)
        assert (exit_code, sentence.split(": ")[1]) == (2, code)
    done = run("replay", path, "--json")
    found = json.loads(done.stdout)
    told = {"legal": False, "round": None, "action": None, "error": code}
    assert (done.returncode, found | told) == (2, found)


def test_a_closed_pipe_is_not_an_error(tmp_path: Path) -> None:
    path = recorded(tmp_path, played("stein3", "international", 6))
    command = f"{sys.executable} -m dreistein replay --json {path} | head -c 1"
    assert subprocess.run(["bash", "-c", command], capture_output=True, timeout=120).stderr == b""


def test_names_cannot_control_the_terminal(tmp_path: Path) -> None:
    record = dealt("--seed", "x") | {"players": ["\x1b[2Jgone", "\ud800\u202e"]}
    done = run("replay", file(tmp_path, record), env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, b"\x1b" in done.stdout) == (0, False)


def test_show_draws_the_board_of_any_position(tmp_path: Path) -> None:
    round = played("stein3", "international", 6)
    path = recorded(tmp_path, round)
    for at, digits in ((["--at", "1"], 3), ([], len(round.board.numbers)), (["--at", "0"], 0)):
        done = run("show", path, *at)
        digits_shown = sum(letter.isdigit() for letter in done.stdout.decode())
        assert (done.returncode, digits_shown) == (0, digits)
    assert b"\x1b[" in run("show", path, "--colour", "always").stdout
    for nowhere in (["--at", "32"], ["--round", "1"]):
        assert refused("show", path, *nowhere)[0] == 2


def test_show_writes_a_picture(tmp_path: Path) -> None:
    path = file(tmp_path, dealt("--seed", "stein", "--solitaire"))
    out = tmp_path / "board.svg"
    assert run("show", path, "--svg", str(out)).stdout == b""
    assert ET.parse(out).getroot().tag.endswith("svg")
    assert run("show", path, "--svg").stdout.decode() == out.read_text(encoding="utf-8")
    assert refused("show", path, "--svg", str(tmp_path / "no" / "such" / "folder.svg"))[0] == 2
    assert run("show", path, "--svg", "--theme", "dark").stdout != out.read_bytes()
    done = run("show", path, "--svg", str(tmp_path), env={"LC_ALL": "de"})
    assert "das ist ein Ordner." in done.stderr.decode()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_output_that_cannot_be_written_is_reported() -> None:
    found = "dreistein: no-output: The output cannot be written: the disk is full.\n"
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "dreistein", "deal", "--seed", "x"]
        env = {**os.environ, "LC_ALL": "C"}
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=env, timeout=120)
    assert (done.returncode, done.stderr.decode()) == (2, found)


@pytest.mark.skipif(sys.platform != "linux", reason="peak memory is read from /proc")
def test_a_record_of_thousands_of_rounds_in_bounded_memory(tmp_path: Path) -> None:
    count = size(2_000, 10_000)
    round = played("stein3", "international", 6)
    edition = {"base": "international", "target": 10**9}
    header = {"dreistein": 1, "edition": edition, "players": list("ABCDEF")}
    rounds = ", ".join([json.dumps(RoundRecord.of(round).to_json())] * count)
    path = file(tmp_path, (json.dumps(header)[:-1] + f', "rounds": [{rounds}]}}').encode())
    # Not ru_maxrss: in a child it starts from the memory of its parent, this test run.
    script = (
        "import re, runpy, sys; sys.argv = ['dreistein', 'replay', sys.argv[1], '--json']\n"
        "try: runpy.run_module('dreistein', run_name='__main__')\n"
        "except SystemExit as done: code = done.code\n"
        "peak = re.search(r'VmHWM:\\s*(\\d+) kB', open('/proc/self/status').read())[1]\n"
        "print(code, peak, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script, path], capture_output=True, timeout=300)
    code, kilobytes = map(int, done.stderr.split())
    assert code == 0
    assert kilobytes < 80_000
    found = json.loads(done.stdout)
    assert len(found["rounds"]) == count
    assert found["totals"] == [count * score for score in round.scores]


def test_every_command_is_documented() -> None:
    docs = Path(__file__).parents[2] / "docs"
    pages = [docs / "command.md", *(docs / "command").glob("*.md")]
    page = "\n".join(path.read_text("utf-8") for path in pages)
    for name, command in commands_of(parser()).items():
        assert page.count(f"## `dreistein {name}`") == 1
        section = page.split(f"## `dreistein {name}`")[1].split("\n## ")[0]
        flags = {flag for action in command._actions for flag in action.option_strings}
        for flag in flags - {"-h", "--help"}:
            assert f"`{flag}" in section, f"{name} {flag}"


SHEET = """
edition german
players Ada, Ben
Ada 444
Ben 344
Ada + + 334
Ben + + + -
"""


def test_a_sheet_becomes_a_record_that_can_be_replayed_and_drawn(tmp_path: Path) -> None:
    done = run("record", "-", stdin=SHEET.encode())
    assert (done.returncode, done.stderr) == (0, b"")
    path = file(tmp_path, done.stdout)
    pad = run("replay", path).stdout.decode()
    assert "Only the table was seen, so nobody can say:" in pad
    assert json.loads(run("replay", "--json", path).stdout)["totals"] == [17, -4]
    drawn = run("show", path, "--at", "2")
    assert (drawn.returncode, drawn.stdout.count(b"4")) == (0, 3)
    for command in ("hint", "verify"):
        code, line = refused(command, path)
        assert (code, line.split()[1]) == (2, "observed:")


@pytest.mark.parametrize(
    ("sheet", "code", "said"),
    [
        (SHEET.replace("Ada + + 334", "Ada -"), 1, "must-go-on"),
        (SHEET.replace("Ada + + 334", "Cleo 334"), 2, "sheet-player"),
        (SHEET.replace("334", "011"), 2, "no-places"),
        ("\xff", 2, "sheet-text"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(sheet: str, code: int, said: str) -> None:
    found, line = refused("record", "-", stdin=sheet.encode("latin-1"))
    assert (found, line.split()[1]) == (code, f"{said}:")


def test_a_round_without_the_racks_is_not_known_to_be_over(tmp_path: Path) -> None:
    round = played("stein3", "german", 2)
    actions = [str(each.action) for each in round.history]
    written = {"hands": None, "stock": None, "actions": actions}
    record = {"dreistein": 1, "edition": "german", "players": ["A", "B"], "rounds": [written]}
    path = file(tmp_path, record)
    assert "depends on what the end of a round scored" in run("replay", path).stdout.decode()
    assert json.loads(run("replay", "--json", path).stdout)["over"] is None
