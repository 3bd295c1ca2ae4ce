"""Three servers behind nginx, with one PostgreSQL whose clock can be moved and disk be filled."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from cluster import Cluster, running_cluster
from cutting_proxy import CuttingProxy, cutting_proxy
from moved_clock import MovedClock
from poll import until
from web.faults.program import HEARTBEAT_SECONDS, move_clock
from web.server_process import HOST, UNLIMITED, held_port

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/bin")
PROGRAM = Path(__file__).with_name("program.py")
OFFSETS = (0, 3600, -86_400)
"""How wrong the clocks of the servers are at first, in seconds."""
DISK_MEGABYTES = 320
CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log crit; worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream site {{ {servers} }}
    server {{
        listen {host}:{port};
        location / {{
            proxy_pass http://site;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection upgrade;
            proxy_connect_timeout 1s; proxy_read_timeout {silence}s; proxy_buffering off;
            proxy_next_upstream error timeout;
        }}
    }}
}}
"""


class Server:
    """One of the servers, with its own way to the database and its own clock."""

    def __init__(
        self, url: str, port: int, line: CuttingProxy, clock: Path, log: Path, old: Path | None
    ) -> None:
        self._url, self.line, self.port, self.clock, self._log = url, line, port, clock, log
        self.old = old
        """Where the modules of another version are that it runs; None for the present one."""
        self._process: subprocess.Popen[bytes] | None = None
        self.wakes_at = 0.0
        """Until when it is stopped, by the monotonic clock; 0 if it is not."""

    def start(self) -> None:
        limits = [f"{name}={number:.0f}" for name, number in UNLIMITED.items()]
        environment = dict(os.environ)
        if self.old is None:
            command = [str(PROGRAM), self._url, str(self.port), str(self.clock), *limits]
        else:
            environment["PYTHONPATH"] = str(self.old)
            flags = [f"--limit={limit}" for limit in limits]
            command = ["-m", "dreistein", "serve", f"--port={self.port}", "--log-level=error"]
            command += [f"--database={self._url}", "--workers=1", *flags]
        with open(self._log, "ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *command], stdout=log, stderr=log, env=environment
            )

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def node(self) -> str:
        """Its name among the others."""
        told = [line.split() for line in self.told().splitlines() if line.startswith("node ")]
        return told[-1][1]

    def told(self) -> str:
        """Everything that it has written, in all its lives."""
        return self._log.read_text()

    def send(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def end(self, number: int = signal.SIGKILL) -> int:
        """End it, and return its exit code."""
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(120)

    def close(self) -> None:
        if self._process is not None:
            self.send(signal.SIGCONT)
            self.end()

    def ready(self) -> bool:
        """Whether it says that it can serve."""
        line = HTTPConnection(HOST, self.port, timeout=2)
        try:
            line.request("GET", "/health")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def wait(self, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while not self.ready():
            assert time.monotonic() < end, self.told()[-2000:]
            time.sleep(0.1)


@dataclass(frozen=True, slots=True)
class Death:
    """The end of a server, for good or for long, seen from a table that it looked after."""

    table: str
    at: float
    """When, by the monotonic clock."""
    head: int
    """The last event by then."""


class Site:
    """Three servers, nginx, and a database."""

    def __init__(
        self, cluster: Cluster, clock: MovedClock, servers: list[Server], port: int
    ) -> None:
        self.cluster, self.clock, self.servers, self.port = cluster, clock, servers, port
        self.url = clock.url
        self.deaths: list[Death] = []

    def bury(self, server: Server) -> None:
        """Note that a server is dead now, and what it looked after."""
        at = time.monotonic()
        asked = f"SELECT name, head FROM tables WHERE caretaker = '{server.node}'"
        for name, head in self.cluster.query(self.url, asked):
            assert isinstance(head, int)
            self.deaths.append(Death(str(name), at, head))

    def caretakers(self) -> Counter[str]:
        """How many tables each node looks after."""
        rows = self.cluster.query(self.url, "SELECT caretaker FROM tables")
        return Counter(str(node) for (node,) in rows)

    def logs(self) -> dict[str, list[dict[str, object]]]:
        """Every table's log, read by nothing but PostgreSQL and JSON."""
        found: dict[str, list[dict[str, object]]] = {}
        asked = "SELECT name, seq, event FROM tables JOIN events ON table_id = id ORDER BY 1, 2"
        for name, seq, event in self.cluster.query(self.url, asked):
            log = found.setdefault(str(name), [])
            assert seq == len(log) + 1, f"a gap in {name}"
            log.append(json.loads(bytes(event)))  # type: ignore[call-overload]
        return found


@contextmanager
def running_site(folder: Path, old: Path | None = None) -> Iterator[Site]:
    """A site, of another version if that is given; skips the test where it cannot be had."""
    if NGINX is None:
        pytest.skip("nginx is not installed")
    folder.chmod(0o755)
    with ExitStack() as stack:
        cluster = stack.enter_context(running_cluster(megabytes=DISK_MEGABYTES))
        database = MovedClock(cluster)
        servers = []
        for number, offset in enumerate(OFFSETS):
            line = stack.enter_context(cutting_proxy(cluster.folder))
            own = database.url.replace(str(cluster.folder), str(line.folder))
            clock = folder / f"clock-{number}"
            move_clock(clock, offset)
            port, log = stack.enter_context(held_port()), folder / f"server-{number}.log"
            servers.append(Server(own, port, line, clock, log, old))
            stack.callback(servers[-1].close)
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        port = stack.enter_context(held_port())
        with _nginx(folder, servers, port, 2 * HEARTBEAT_SECONDS if old is None else 60):
            yield Site(cluster, database, servers, port)


@contextmanager
def _nginx(folder: Path, servers: list[Server], port: int, silence: int) -> Iterator[None]:
    upstream = " ".join(f"server {HOST}:{s.port} max_fails=0;" for s in servers)
    config = folder / "nginx.conf"
    config.write_text(
        CONFIG.format(folder=folder, servers=upstream, host=HOST, port=port, silence=silence)
    )
    nginx = subprocess.Popen([str(NGINX), "-c", str(config), "-e", str(folder / "error.log")])
    try:
        until(lambda: _listens(port), "nginx")
        yield
    finally:
        nginx.terminate()
        nginx.wait(120)


def _listens(port: int) -> bool:
    with suppress(OSError):
        socket.create_connection((HOST, port), 1).close()
        return True
    return False
