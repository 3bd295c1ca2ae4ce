"""The default install assumes neither Linux nor make; tests/windows.py shows what Windows lacks."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dreistein.lab.tournament.log import Log

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "dreistein"
WINDOWS = str(ROOT / "tests" / "windows.py")
PAGE = ROOT / "docs" / "systems.md"
ASKS = re.compile(r'sys\.platform|os\.name\b|hasattr\((?:os|select|signal|socket), "')

simulated = pytest.mark.skipif(os.name == "nt", reason="it simulates what is there")


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(("-m", "dreistein"), id="here"),
        pytest.param((WINDOWS,), id="windows", marks=simulated),
    ],
)
def test_play_needs_neither_make_nor_anything_else_on_the_path(
    program: tuple[str, ...], tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    process = subprocess.Popen(
        [sys.executable, *program, "play", "--no-browser", "--port=0", f"--database={database}"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PATH": str(tmp_path), "LC_ALL": "C.UTF-8"},
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    if os.name == "nt":
        process.terminate()  # Ctrl+C would be for everybody at this console
    else:
        process.send_signal(signal.SIGINT)
    process.communicate(timeout=120)
    assert said.startswith("Dreistein is at http://127.0.0.1:")
    assert database.exists()
    assert process.returncode == 0 or os.name == "nt"


@simulated
def test_tournaments_exclude_each_other_without_flock(tmp_path: Path) -> None:
    pytest.importorskip("choix")
    state = tmp_path / "state"
    command = [sys.executable, WINDOWS, "tournament", "random", "greedy", "--blocks=1", "--seed=1"]
    command += [f"--state={state}", "--json", "--workers=1"]

    other = Log(state)
    refused = subprocess.run(command, capture_output=True, text=True, timeout=120)
    other.close()
    assert refused.returncode != 0
    assert refused.stderr.startswith("dreistein: tournament-in-use: ")
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert state.read_bytes().endswith(b"}\n")


@simulated
def test_a_program_as_a_bot_is_refused_where_pipes_cannot_be_waited_for() -> None:
    command = [sys.executable, WINDOWS, "bot-check", f"cmd:{sys.executable} bot.py"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert "Traceback" not in done.stderr
    assert "not supported" in done.stdout + done.stderr


def test_every_place_that_asks_for_the_system_is_listed() -> None:
    asking = {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.py")
        if ASKS.search(file.read_text("utf-8"))
    }
    assert set(re.findall(r"^\| `([\w/]+\.py)`", PAGE.read_text("utf-8"), re.M)) == asking
