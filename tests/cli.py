"""The command as users call it: arguments and standard input; exit code, output and errors."""

import argparse
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dreistein.cli import main
from dreistein.rules import Header, Record, Round
from dreistein.rules.edition import EDITIONS
from positions import last_first


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: bytes
    stderr: bytes


def run(*args: str, stdin: bytes = b"", env: dict[str, str] | None = None) -> Done:
    """Call the command in this process, in English; it must not raise anything but its exit.

    A process takes half a second to start. Tests that need a real one use :func:`run_process`.
    """
    with pytest.MonkeyPatch.context() as patched:
        for name, value in {"LC_ALL": "C", **(env or {})}.items():
            patched.setenv(name, value)
        encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
        output, errors = (io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2))
        patched.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding))
        patched.setattr(sys, "stdout", output)
        patched.setattr(sys, "stderr", errors)
        try:
            code = main(args)
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        return Done(code, _written(output), _written(errors))


def _written(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


def run_process(*args: str, env: dict[str, str] | None = None) -> Done:
    """Run the command as a process, in English; it must never print a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "dreistein", *args],
        capture_output=True,
        timeout=120,
        env={**os.environ, "LC_ALL": "C", **(env or {})},
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return Done(done.returncode, done.stdout, done.stderr)


def printed(done: Done, code: int = 0) -> str:
    """What a call that found no fault printed."""
    assert (done.returncode, done.stderr) == (code, b""), done.stderr
    return done.stdout.decode()


def refused(*args: str, stdin: bytes = b"", language: str = "C") -> tuple[int, str]:
    """The exit code and the one line of a call that fails."""
    return error_line(run(*args, stdin=stdin, env={"LC_ALL": language}))


def error_line(done: Done) -> tuple[int, str]:
    """The exit code and the one line that a failed call printed."""
    lines = done.stderr.decode().splitlines()
    assert done.stdout == b""
    assert len(lines) == 1, lines
    assert lines[0].startswith("dreistein: ")
    assert lines[0].endswith(".")
    return done.returncode, lines[0]


def dealt(*args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(run("deal", *args)))
    return found


def file(folder: Path, content: object, name: str = "record.json") -> str:
    path = folder / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def recorded(folder: Path, *rounds: Round, names: Sequence[str] = "ABCDEF") -> str:
    """A file with a record of these rounds."""
    header = Header(rounds[0].edition, tuple(names[: rounds[0].players]), rounds[0].solitaire)
    return file(folder, Record.of(header, rounds).to_json())


def played(seed: str, edition: str, players: int) -> Round:
    """A round of the last action by its text each time."""
    return last_first(Round.seeded(seed, EDITIONS[edition], players))


def commands_of(grammar: argparse.ArgumentParser) -> dict[str, Any]:
    """The grammar of each command."""
    (commands,) = (a for a in grammar._actions if a.dest == "command")
    assert commands.choices is not None
    return dict(commands.choices)
