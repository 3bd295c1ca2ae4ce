"""``dreistein play``: what it finds on its port, the browser, and Ctrl-C at any moment."""

import signal
import socket
import subprocess
import sys
import threading
from argparse import Namespace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from dreistein.commands import play

TIMEOUT_SECONDS = 60


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


MIDDLE = pytest.param("dreistein.cli", marks=pytest.mark.nightly)


@pytest.mark.parametrize("seen", ["dreistein.rules.errors", MIDDLE, "fastapi.routing"])
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
    output, errors = process.communicate(timeout=120)
    unexpected = [line for line in errors.splitlines() if not line.startswith("import time:")]
    assert (output, unexpected) == ("", [])
    # Where the signal meets exec() of a text, as dataclasses use it, Python itself ends by it.
    assert process.returncode in (130, -signal.SIGINT)
