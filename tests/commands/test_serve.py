"""``dreistein serve`` and ``play`` as users run them: real processes."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from cli import refused
from dreistein.commands.play import is_dreistein
from dreistein.commands.serve import limits_of
from dreistein.commands.shared.database import database_of
from web.servers import WAIT

SERVE, PLAY = ["serve"], ["play", "--no-browser"]


@pytest.mark.parametrize(("command", "stop"), [(SERVE, signal.SIGTERM), (PLAY, signal.SIGINT)])
def test_it_prints_its_address_and_stops_cleanly(
    tmp_path: Path, command: list[str], stop: signal.Signals
) -> None:
    call = [sys.executable, "-m", "dreistein", *command, "--port=0"]
    with subprocess.Popen(
        [*call, f"--database={tmp_path / 'tables.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "de", "PYTHONUNBUFFERED": "1"},
        text=True,
    ) as served:
        try:
            assert served.stdout is not None
            ready = served.stdout.readline()
            assert ready.startswith("Dreistein läuft unter http://127.0.0.1:")
            address = ready.split()[3]
            assert httpx.get(f"{address}/health", timeout=WAIT).json()["status"] == "ok"
            assert "<html" in httpx.get(address, timeout=WAIT).text
            assert is_dreistein(address)
            served.send_signal(stop)
            _, log = served.communicate(timeout=WAIT)
        finally:
            served.kill()
    assert served.returncode == 0
    assert "Traceback" not in log
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("command", [SERVE, PLAY])
def test_a_port_that_is_taken(tmp_path: Path, command: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said = refused(*command, "--port", port, f"--database={tmp_path / 'tables.db'}")
    assert (code, port in said) == (2, True)
    assert said.startswith("dreistein: port-in-use: ")


def test_the_database_can_be_a_url() -> None:
    for url in ("sqlite:///tables.db", "tables.db"):
        assert database_of(url) == Path("tables.db")
    assert database_of("sqlite:////var/tables.db") == Path("/var/tables.db")


def test_limits_can_be_changed() -> None:
    limits = limits_of(["messages=2.5", "sockets=5"])
    assert (limits.messages, limits.sockets) == (2.5, 5)
