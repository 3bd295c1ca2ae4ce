"""``dreistein play``: a local server for the game in the browser."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from dreistein.commands import play

TIMEOUT_SECONDS = 60


@contextmanager
def playing(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A local server, and the address that it prints."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "dreistein", "play", "--no-browser"]
    command += ["--database", str(folder / "tables.db"), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        limit = threading.Timer(TIMEOUT_SECONDS, server.kill)
        limit.start()
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found is not None
            yield server, found[0]
        finally:
            limit.cancel()
            server.kill()


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=TIMEOUT_SECONDS) as answer:
        whole: bytes = answer.read()
    return whole


def test_it_serves_the_page_and_stops_cleanly(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as (server, address):
        assert json.loads(get(f"{address}/health"))["status"] == "ok"
        assert b"<html" in get(f"{address}/")
        assert play.is_dreistein(address)
        server.send_signal(signal.SIGINT)
        assert server.wait(TIMEOUT_SECONDS) == 0


def test_a_given_port_must_be_free(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "dreistein", "play", "--no-browser", "--port", str(port)]
        done = subprocess.run(
            [*command, "--database", str(tmp_path / "tables.db"), "--language", "en"],
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("dreistein: port-in-use: ")
    assert str(port) in done.stderr
    assert "Traceback" not in done.stderr


def test_another_program_on_the_usual_port_is_recognised() -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"status": "ok"}')

        def log_message(self, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.handle_request, daemon=True).start()
        assert not play.is_dreistein(f"http://127.0.0.1:{other.server_address[1]}")


def test_no_server_on_a_free_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert not play.is_dreistein(f"http://127.0.0.1:{port}")


def test_no_browser_opens_none(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    seen = threading.Event()

    def record(address: str) -> bool:
        opened.append(address)
        seen.set()
        return True

    monkeypatch.setattr("webbrowser.open", record)
    monkeypatch.setattr(play, "has_windows", lambda: True)
    play.open_page("http://127.0.0.1:1", Namespace(no_browser=True, language=None))
    play.open_page("http://127.0.0.1:2", Namespace(no_browser=False, language="nl"))
    assert seen.wait(TIMEOUT_SECONDS)
    assert opened == ["http://127.0.0.1:2/?language=nl"]


@pytest.mark.parametrize("seen", ["dreistein.rules.errors", "dreistein.cli", "fastapi.routing"])
def test_ctrl_c_is_silent_even_during_imports(seen: str, tmp_path: Path) -> None:
    """The signal comes as soon as Python reports that it has imported a module."""
    command = [sys.executable, "-X", "importtime", "-m", "dreistein", "play", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--port=0", f"--database={tmp_path / 'play.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    for line in process.stderr:
        if line.rstrip().endswith(f" {seen}"):
            break
    else:
        pytest.fail(f"{seen} was not imported")
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    unexpected = [line for line in errors.splitlines() if not line.startswith("import time:")]
    assert (output, unexpected) == ("", [])
    # Where the signal meets exec() of a text, as dataclasses use it, Python itself ends by it.
    assert process.returncode in (130, -signal.SIGINT)
