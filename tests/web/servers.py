"""A real server on a free loopback port, in a thread, and clients for it."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from dreistein.table.bots.pool import BotPool
from dreistein.table.house import House
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.sqlite import SqliteStore
from dreistein.web.options import Limits, Options
from dreistein.web.server import Server, bind

PLENTY = Limits(
    **dict.fromkeys(("messages", "tables", "uploads", "opens", "sockets_address"), 1000),
    **dict.fromkeys(("messages_address", "requests", "files"), 10_000),
    stored_bytes=10**12,
    thinking=1_000_000,
)
"""Limits for tests that are not about limits."""
KEY = b"k" * 32
"""Signs the cookies."""
WAIT = 120.0
"""Seconds for what happens at once unless the machine is stuck."""
NOON = 1_794_830_400_000
"""Noon of 2026-11-16 UTC in milliseconds, so that no midnight comes between two requests."""


@dataclass
class Running:
    """A running server."""

    url: str
    server: Server
    house: House
    loop: asyncio.AbstractEventLoop

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def client(self, **options: Any) -> httpx.Client:
        """An HTTP client that keeps its cookies, as a browser does."""
        # The server hangs up after five idle seconds, and no request may come at that moment.
        kept = httpx.Limits(keepalive_expiry=1)
        return httpx.Client(base_url=self.url, timeout=WAIT, limits=kept, **options)

    def socket(
        self, table: str, client: httpx.Client | None = None, key: str | None = None, **options: Any
    ) -> ClientConnection:
        """A socket to a table, with the cookies of a client."""
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        url += "" if key is None else f"?key={key}"
        headers = dict(options.pop("headers", {}))
        if client is not None:
            headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in client.cookies.items())
        options.setdefault("open_timeout", WAIT)
        options.setdefault("max_queue", None)  # what a test does not read delays no goodbye
        opened: ClientConnection = connect(url, additional_headers=headers, **options)
        return opened


@contextmanager
def running(
    folder: Path,
    limits: Limits = PLENTY,
    settings: HouseSettings | None = None,
    now: Callable[[], int] | None = None,
    **options: Any,
) -> Iterator[Running]:
    """A server with its own database; in the end it is stopped as by SIGTERM."""
    listening = bind("127.0.0.1", 0)
    started = threading.Event()
    told: list[Running] = []
    failed: list[BaseException] = []

    async def serve() -> None:
        house = House(SqliteStore(folder / "tables.db"), BotPool(1), settings, now=now)
        await house.open()
        server = Server(house, Options(limits=limits, **options), KEY, listening)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        told.append(Running(url, server, house, asyncio.get_running_loop()))
        listening.listen()
        started.set()
        await server.serve(sockets=[listening])

    def work() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            failed.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        assert started.wait(WAIT)
        if failed:
            raise failed[0]
        yield told[0]
    finally:
        if told:
            told[0].server.should_exit = True
        thread.join(WAIT)
        listening.close()
    assert not thread.is_alive()
    assert not failed


def table_of(client: httpx.Client, *kinds: str, **wish: Any) -> str:
    """Open a table with seats of these kinds; bots are greedy."""
    seats = [{"kind": k, "level": "greedy"} if k in ("bot", "open") else {"kind": k} for k in kinds]
    answer = client.post("/api/tables", json={"seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])
