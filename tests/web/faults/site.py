"""Three servers behind nginx, with one PostgreSQL, and everything that can go wrong there."""

import json
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random

import pytest

from cluster import Cluster, running_cluster
from cutting_proxy import CuttingProxy, Fate, cutting_proxy
from web.server_process import HOST, UNLIMITED

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/bin")
PROGRAM = Path(__file__).with_name("program.py")
OFFSETS = (0, 3600, -86_400)
"""How wrong the clocks of the servers are, in seconds."""
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
            proxy_connect_timeout 1s; proxy_read_timeout 120s; proxy_buffering off;
            proxy_next_upstream error timeout;
        }}
    }}
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Server:
    """One of the servers, with its own way to the database."""

    def __init__(self, url: str, line: CuttingProxy, offset: int, log: Path) -> None:
        self.line, self.port = line, free_port()
        limits = [f"{name}={number:.0f}" for name, number in UNLIMITED.items()]
        self._command = [sys.executable, str(PROGRAM), url, str(self.port), str(offset), *limits]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with open(self._log, "ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def send(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def end(self, number: int = signal.SIGKILL) -> int:
        """End it, and return its exit code."""
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(60)

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
        until = time.monotonic() + seconds
        while not self.ready():
            assert time.monotonic() < until, self._log.read_text()[-2000:]
            time.sleep(0.1)


class Site:
    """Three servers, nginx, and a database."""

    def __init__(self, cluster: Cluster, url: str, servers: list[Server], port: int) -> None:
        self.cluster, self.url, self.servers, self.port = cluster, url, servers, port

    def faults(self, rng: Random) -> dict[str, Callable[[], None]]:
        """Everything that can go wrong, each at a server of this choice."""
        one = rng.choice(self.servers)
        return {
            "server killed": lambda: _restart(one, signal.SIGKILL, rng.uniform(0, 1)),
            "server told to end": lambda: _restart(one, signal.SIGTERM, 0),
            "server stopped": lambda: _pause(one, rng.uniform(0.5, 9)),
            "database killed": lambda: self._database(Cluster.kill, rng.uniform(0, 1)),
            "database restarted": lambda: self._database(_fast, rng.uniform(0, 1)),
            "line to the database cut": one.line.cut,
            "line to the database stalled": lambda: _stall(one, rng.uniform(0.5, 6)),
            "answer to a commit lost": lambda: _lose(one, "cut after commit"),
            "commit lost": lambda: _lose(one, "cut before commit"),
        }

    def _database(self, how: Callable[[Cluster], None], pause: float) -> None:
        how(self.cluster)
        time.sleep(pause)
        self.cluster.start()

    def logs(self) -> dict[str, list[dict[str, object]]]:
        """Every table's log, read by nothing but PostgreSQL and JSON."""
        found: dict[str, list[dict[str, object]]] = {}
        rows = self.cluster.query(
            self.url,
            "SELECT name, seq, event FROM tables JOIN events ON table_id = id ORDER BY 1, 2",
        )
        for name, seq, event in rows:
            log = found.setdefault(str(name), [])
            assert seq == len(log) + 1, f"a gap in {name}"
            log.append(json.loads(bytes(event)))  # type: ignore[call-overload]
        return found


def _fast(cluster: Cluster) -> None:
    cluster.stop(signal.SIGINT)


def _restart(server: Server, number: int, pause: float) -> None:
    code = server.end(number)
    assert number == signal.SIGKILL or code == 0, f"it ended with {code}"
    time.sleep(pause)
    server.start()
    server.wait()


def _pause(server: Server, seconds: float) -> None:
    server.send(signal.SIGSTOP)
    time.sleep(seconds)
    server.send(signal.SIGCONT)


def _stall(server: Server, seconds: float) -> None:
    server.line.flowing.clear()
    time.sleep(seconds)
    server.line.flowing.set()


def _lose(server: Server, fate: Fate) -> None:
    server.line.cut()  # on a new connection the proxy sees what is committed
    server.line.fate = fate
    until = time.monotonic() + 5
    while server.line.fate != "pass" and time.monotonic() < until:
        time.sleep(0.01)
    server.line.fate = "pass"


@contextmanager
def running_site(folder: Path) -> Iterator[Site]:
    """A site; skips the test where it cannot be had."""
    if NGINX is None:
        pytest.skip("nginx is not installed")
    folder.chmod(0o755)
    with running_cluster() as cluster, _lines(cluster) as lines:
        url = cluster.new_url()
        servers = [
            Server(
                url.replace(str(cluster.folder), str(line.folder)),
                line,
                offset,
                folder / f"server-{number}.log",
            )
            for number, (line, offset) in enumerate(zip(lines, OFFSETS, strict=True))
        ]
        port = free_port()
        upstream = " ".join(f"server {HOST}:{s.port} max_fails=0;" for s in servers)
        config = folder / "nginx.conf"
        config.write_text(CONFIG.format(folder=folder, servers=upstream, host=HOST, port=port))
        nginx = None
        try:
            for server in servers:
                server.start()
            for server in servers:
                server.wait()
            nginx = subprocess.Popen([NGINX, "-c", str(config), "-e", str(folder / "error.log")])
            _wait_for(port)
            yield Site(cluster, url, servers, port)
        finally:
            for server in servers:
                if server._process is not None:
                    server.send(signal.SIGCONT)
                    server.end()
            if nginx is not None:
                nginx.terminate()
                nginx.wait(30)


def _wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    until = time.monotonic() + 60
    while True:
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)


@contextmanager
def _lines(cluster: Cluster) -> Iterator[list[CuttingProxy]]:
    with (
        cutting_proxy(cluster.folder) as one,
        cutting_proxy(cluster.folder) as two,
        cutting_proxy(cluster.folder) as three,
    ):
        yield [one, two, three]
