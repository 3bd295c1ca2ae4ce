"""Talking to a table over its socket."""

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.sync.client import ClientConnection

from dreistein.protocol.fields import PROTOCOL
from web.servers import WAIT


def hello(socket: ClientConnection, **fields: Any) -> dict[str, dict[str, Any]]:
    """Send hello; returns the answers by type."""
    socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **fields}))
    told: dict[str, dict[str, Any]] = {}
    while "presence" not in told:
        message = json.loads(socket.recv(WAIT))
        told[message["type"]] = message
    return told


def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(WAIT))
        if message["type"] == kind:
            return message


def send_often(socket: ClientConnection, text: str, times: int) -> None:
    """Send a message again and again, unless the server hangs up."""
    with suppress(ConnectionClosed):
        for _ in range(times):
            socket.send(text)


def rename_often(socket: ClientConnection, times: int) -> None:
    """Rename the first seat again and again, unless the server hangs up."""
    with suppress(ConnectionClosed):
        for number in range(times):
            wish = {"type": "rename", "id": f"r{number}", "seat": 0, "name": f"Ada {number}"}
            socket.send(json.dumps(wish))


def end_of(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """The code with which the server closes, and its messages before that."""
    said: list[dict[str, Any]] = []
    with pytest.raises(ConnectionClosedError) as closed:
        said.extend(map(json.loads, socket))
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, said
