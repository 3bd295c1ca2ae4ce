"""Requests and sockets from an address of one's choice: all of 127.0.0.0/8 is this machine."""

import asyncio
import json
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect

from dreistein.protocol.fields import PROTOCOL

SERVER = "127.0.0.1"
HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL})


async def look(port: int, table: str, cookie: str, address: str, key: str = "") -> ClientConnection:
    """A socket to a table from an address, greeted."""
    socket = await connect(
        f"ws://{SERVER}:{port}/api/tables/{table}/socket" + (f"?key={key}" if key else ""),
        additional_headers={"Cookie": cookie} if cookie else {},
        local_addr=(address, 0),
        max_size=None,
        compression=None,
        open_timeout=60,
    )
    await socket.send(HELLO)
    return socket


class Line:
    """A connection that is kept for one request after another, and opened again if need be."""

    def __init__(self, port: int, address: str, cookie: str = "") -> None:
        self._port, self._address, self._cookie = port, address, cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and body of a response; ``OSError`` if there is none."""
        head = [f"{method} {path} HTTP/1.1", f"Host: {SERVER}:{self._port}"]
        head += [f"Cookie: {self._cookie}"] if self._cookie else []
        head += ["Content-Type: application/json", f"Content-Length: {len(body)}"] if body else []
        request = "\r\n".join([*head, "", ""]).encode() + body
        for fresh in (False, True):
            try:
                return await self._exchange(request)
            except (OSError, asyncio.IncompleteReadError) as error:
                self.close()  # the server hangs up on idle connections
                if fresh:
                    raise ConnectionError(str(error)) from error
        raise AssertionError

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            address = (self._address, 0)
            self._streams = await asyncio.open_connection(SERVER, self._port, local_addr=address)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = int(head.partition(b"content-length:")[2].split(b"\r\n", 1)[0] or 0)
        body = await reader.readexactly(size)
        if b"\r\nconnection: close" in head:
            self.close()
        return int(head.split()[1]), body

    def close(self) -> None:
        if self._streams is not None:
            with suppress(OSError):
                self._streams[1].close()
            self._streams = None
