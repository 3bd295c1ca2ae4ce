"""Start the compose files, ask them what a player asks, stop parts of them, and end them."""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from scripts.container.host import OPTIONS, ROOT, attempt, podman, run

FILES = ROOT / "deploy" / "container"
USER = "10001"
ONE, THREE = "http://127.0.0.1:8756", "http://127.0.0.1:8080"
SERVERS = ("one", "two", "three")
WISH = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "pip"}]}
VISITOR = build_opener(HTTPCookieProcessor())
"""Keeps the cookie that says who it is."""
_SECONDS = 120


def compose(file: str, *words: str) -> str:
    """What podman-compose prints."""
    program = (Path(sys.executable).parent / "podman-compose", "--podman-args", " ".join(OPTIONS))
    return run(*program, "--file", FILES / file, *words, PASSWORD="of the trial")


@contextmanager
def started(file: str) -> Iterator[None]:
    """Everything that a file describes."""
    compose(file, "up", "--detach", "--no-build")
    try:
        yield
    finally:
        compose(file, "down", "--volumes")


def container(service: str) -> str:
    """The container of a service."""
    return podman("ps", "--all", "--quiet", f"--filter=name=_{service}_")


def ask(address: str, body: object = None) -> str:
    """What the site answers; asks again while nobody is there."""
    end = time.monotonic() + _SECONDS
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            asked = Request(address, data, {"Content-Type": "application/json"})
            with VISITOR.open(asked, timeout=20) as answer:
                return str(answer.read().decode())
        except OSError as error:
            if isinstance(error, HTTPError) and error.code < 500:
                return str(error.code)
            if time.monotonic() > end:
                raise SystemExit(f"{address} does not answer: {error}") from error
            time.sleep(0.2)


def open_table(site: str) -> str:
    """A new table's address."""
    return f"{site}/api/tables/{json.loads(ask(f'{site}/api/tables', WISH))['table']}"


def seats(table: str) -> int:
    """How many seats the table has, as its player sees it."""
    return len(json.loads(ask(table))["seats"])


def without_rights(server: str) -> None:
    """It is healthy, is its own user, and may write nowhere but where its data are."""
    end = time.monotonic() + _SECONDS
    while attempt("podman", *OPTIONS, "healthcheck", "run", server).returncode:
        if time.monotonic() > end:
            raise SystemExit(f"not healthy: {podman('logs', server)}")
        time.sleep(0.5)
    assert podman("exec", server, "id", "--user") == USER
    for place in ("/opt/dreistein/x", "/etc/x", "/x"):
        tried = attempt("podman", *OPTIONS, "exec", server, "touch", place)
        assert tried.returncode, f"{place} can be written to"
    rights = podman(
        "exec", server, "grep", "--extended-regexp", "CapEff|NoNewPrivs", "/proc/1/status"
    )
    assert rights.split() == ["CapEff:", "0" * 16, "NoNewPrivs:", "1"], rights


def try_one() -> None:
    """One server with its file: a table is there again after the container was made anew."""
    with started("compose.yaml"):
        assert "play/app.js" in ask(f"{ONE}/")
        without_rights(container("dreistein"))
        version = podman("exec", container("dreistein"), "dreistein", "--version")
        assert version.endswith("(kernel: compiled)"), version
        table = open_table(ONE)
        compose("compose.yaml", "stop")
        code = podman("inspect", "--format={{.State.ExitCode}}", container("dreistein"))
        assert code == "0", f"stopped with {code}"
        compose("compose.yaml", "down")
        compose("compose.yaml", "up", "--detach", "--no-build")
        assert seats(table) == 2
    print("compose.yaml: one server plays, without rights, and stops")


def try_three() -> None:
    """Three with PostgreSQL and nginx: whichever server stops, a table is there."""
    with started("compose-three.yaml"):
        assert "play/app.js" in ask(f"{THREE}/")
        for server in SERVERS:
            without_rights(container(server))
        table = open_table(THREE)
        for server in SERVERS:
            podman("stop", container(server))
            assert seats(table) == 2
            podman("start", container(server))
            without_rights(container(server))
        assert ask(f"{THREE}/metrics") == "403"
    print("compose-three.yaml: three servers play, and any of them may stop")
