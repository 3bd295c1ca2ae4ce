"""A server in a process of its own, and clients that use plain sockets.

Frames are read and written here byte by byte: a test sees all that was sent, and a client for load
costs little.
"""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import IO, Any

from dreistein.protocol.fields import PROTOCOL

HOST = "127.0.0.1"
_TICK = os.sysconf("SC_CLK_TCK")
UNLIMITED = {
    **dict.fromkeys(
        ("messages", "messages_address", "requests", "tables", "uploads", "opens"), 1e6
    ),
    **dict.fromkeys(("bytes_address", "bytes_table"), 1e9),
    **dict.fromkeys(("sockets", "sockets_address"), 1e5),
}
"""The limits to raise for one machine that plays hundreds of people."""


@contextmanager
def held_port() -> Iterator[int]:
    """A port that stays free for servers of the test's choice: nobody else is given it."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
        held.bind((HOST, 0))
        yield int(held.getsockname()[1])


class ServerProcess:
    """``dreistein serve`` on a loopback port, by default on a free one."""

    def __init__(
        self,
        database: Path | str,
        limits: Mapping[str, float] = UNLIMITED,
        *more: str,
        log: IO[str] | None = None,
        port: int = 0,
    ) -> None:
        """``log`` is where its log goes; by default to that of the tests."""
        self._log, self._given_port = log, port
        flags = [f"--limit={name}={number:.0f}" for name, number in limits.items()]
        self._command = [
            *(sys.executable, "-m", "dreistein", "serve", f"--port={port}"),
            *(f"--database={database}", "--log-level=error", *flags, *more),
        ]
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=environment
        )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        found = re.search(r"https?://[\w.]+(?::(\d+))?", told)
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not start: {told!r}")
        self.port = int(found[1] or self._given_port)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill it, as in a crash."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        """Stop it as an operator does."""
        self._end(subprocess.Popen.terminate)

    def _end(self, how: Callable[["subprocess.Popen[str]"], None]) -> None:
        if self._process is not None:
            how(self._process)
            self._process.wait(120)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def cpu_seconds(pid: int) -> float:
    """What a process has used, its threads included and its children not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def resident_kb(pid: int) -> int:
    """Memory of a process, in KiB."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])


# ------------------------------------------------------------------------------ requests


@dataclass(frozen=True, slots=True)
class Answer:
    """The bytes of a response, headers included."""

    status: int
    head: bytes
    body: bytes
    cookie: str | None

    def json(self) -> Any:
        return json.loads(self.body)


class Desk:
    """One person's requests, with their cookie."""

    def __init__(self, port: int, cookie: str | None = None, address: str = HOST) -> None:
        """``address`` is where the requests come from."""
        self._line = HTTPConnection(HOST, port, timeout=120, source_address=(address, 0))
        self.cookie = cookie
        self.answers: list[Answer] = []

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Send a request, and keep the session cookie of its response."""
        headers = {"content-type": "application/json"}
        if self.cookie is not None:
            headers["cookie"] = self.cookie
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._line.getresponse()
        head = "".join(f"{name}: {value}\r\n" for name, value in response.getheaders()).encode()
        given = response.getheader("set-cookie")
        if given is not None:
            self.cookie = given.partition(";")[0]
        answer = Answer(response.status, head, response.read(), given)
        self._line.close()  # the server hangs up on idle connections, so each request has a new one
        self.answers.append(answer)
        return answer

    def open_table(self, **wish: object) -> str:
        """Open a table; returns its id."""
        answer = self.ask("POST", "/api/tables", wish)
        assert answer.status == 201, answer.body
        return str(answer.json()["table"])

    def join(self, key: str, name: str) -> int:
        """Take a seat by an invitation; returns the seat."""
        answer = self.ask("POST", f"/api/join/{key}", {"name": name})
        assert answer.status == 200, answer.body
        return int(answer.json()["seat"])

    def close(self) -> None:
        self._line.close()


# ------------------------------------------------------------------------------ sockets


@dataclass(eq=False, slots=True)
class Socket(asyncio.Protocol):
    """A WebSocket to a table. ``heard`` gets every message, ``lost`` is called once at the end."""

    heard: Callable[[bytes], None]
    lost: Callable[[], None] = lambda: None
    head: bytes = b""
    """The response to the handshake."""
    ready: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    _data: bytes = b""
    _transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self.head:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._data = data
                return
            self.head, data = data[: end + 4], data[end + 4 :]
            if not self.ready.done():
                if self.head.startswith(b"HTTP/1.1 101"):
                    self.ready.set_result(None)
                else:
                    self.ready.set_exception(ConnectionError(self.head.decode("latin-1")))
        self._data = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Handle all complete frames; returns the rest of the data."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1] & 0x7F, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if size < start + length:
                break
            kind, payload = data[at] & 0x0F, data[start : start + length]
            at = start + length
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self._send(10, payload)
            elif kind == 8:
                self.close()
        return data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server hung up"))
        self.lost()

    @property
    def open(self) -> bool:
        """Whether the connection is not lost."""
        return self._transport is not None

    def say(self, message: Mapping[str, object]) -> None:
        """Send a message; ignored if the connection is lost."""
        self.send_text(json.dumps(message).encode())

    def send_text(self, text: bytes) -> None:
        """Send a text message, whatever it says."""
        self._send(1, text)

    def send_raw(self, data: bytes) -> None:
        """Send bytes that need not be frames."""
        if self._transport is not None:
            self._transport.write(data)

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None:
            return
        length = len(payload)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2)
        # Masking only protects proxies; a mask of zeros leaves the payload as it is.
        self._transport.write(bytes((0x80 | kind,)) + size + bytes(4) + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


async def connect(
    port: int,
    table: str,
    cookie: str | None,
    heard: Callable[[bytes], None],
    lost: Callable[[], None] = lambda: None,
    *,
    key: str | None = None,
    hello: Mapping[str, object] | None = None,
) -> Socket:
    """A socket to a table that has sent hello; raises ``OSError`` if there is no server."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Socket(heard, lost), HOST, port)
    asked = f"?key={key}" if key else ""
    lines = [
        f"GET /api/tables/{table}/socket{asked} HTTP/1.1",
        f"Host: {HOST}:{port}",
        f"Origin: http://{HOST}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    assert made._transport is not None
    made._transport.write("\r\n".join([*lines, "", ""]).encode())
    await asyncio.wait_for(made.ready, 120)
    made.say({"type": "hello", "protocol": PROTOCOL, **(hello or {})})
    return made
