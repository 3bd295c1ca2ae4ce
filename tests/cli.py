"""The command as users run it: real processes, real files, real exit codes."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from dreistein.rules import Round
from dreistein.rules.edition import EDITIONS


def run(*args: str, stdin: bytes = b"", env: dict[str, str] | None = None) -> Any:
    """Run the command, in English; it must never print a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "dreistein", *args],
        input=stdin,
        capture_output=True,
        timeout=120,
        env={**os.environ, "LC_ALL": "C", **(env or {})},
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done


def refused(*args: str, stdin: bytes = b"", language: str = "C") -> tuple[int, str]:
    """The exit code and the one line of a call that fails."""
    done = run(*args, stdin=stdin, env={"LC_ALL": language})
    lines = done.stderr.decode().splitlines()
    assert done.stdout == b""
    assert len(lines) == 1, lines
    assert lines[0].startswith("dreistein: ")
    assert lines[0].endswith(".")
    return done.returncode, lines[0]


def dealt(*args: str) -> dict[str, Any]:
    done = run("deal", *args)
    assert done.returncode == 0
    assert done.stderr == b""
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def file(folder: Path, content: object) -> str:
    path = folder / "record.json"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def played(seed: str, edition: str, players: int, *, last: bool) -> Round:
    round = Round.seeded(seed, EDITIONS[edition], players)
    pick = max if last else min
    while round.end is None:
        round = round.apply(pick(round.legal_actions(), key=str))
    return round


def commands_of(grammar: argparse.ArgumentParser) -> dict[str, Any]:
    """The grammar of each command."""
    (commands,) = (a for a in grammar._actions if a.dest == "command")
    assert commands.choices is not None
    return dict(commands.choices)
