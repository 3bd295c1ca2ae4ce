"""Nonsense on the socket: random, cut off, huge, repeated, out of order. Other tables go on."""

import json
import logging
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from dreistein.table.fair.sealed import seal_of
from web.servers import WAIT, Running, table_of

ROUNDS = 60
MESSAGES = 12
SOUND = [
    {"type": "hello", "protocol": 3, "since": 0, "match": 0, "round": 0},
    {"type": "act", "id": "a", "seat": 0, "round": 0, "ply": 0, "action": "+"},
    {"type": "ready", "id": "b", "match": 0, "seal": "ab" * 32},
    {"type": "reveal", "id": "v", "match": 0, "share": "ab" * 32},
    {"type": "next", "id": "c", "round": 1},
    {"type": "undo", "id": "d", "seat": 0, "round": 0, "ply": 1},
    {"type": "answer", "id": "e", "asked": 3, "yes": True},
    {"type": "rename", "id": "f", "seat": 0, "name": "Eve"},
    {"type": "leave", "id": "g", "seat": 1},
    {"type": "fill", "id": "h", "seat": 1, "level": "random"},
    {"type": "rematch", "id": "i", "match": 1},
    {"type": "resign", "id": "j", "seat": 3},
    {"type": "rename", "id": "k", "seat": 0, "name": "", "look": {"face": "owl", "colour": 4}},
    {"type": "say", "id": "l", "seat": 0, "phrase": "hello"},
    {"type": "ping", "n": 1},
]
STRANGE: list[Any] = [
    None,
    -1,
    10**30,
    1.5,
    "",
    "x" * 3000,
    "\u202e\u0000",
    [],
    {},
    True,
    [[[]]],
    {"a": 1},
]


def broken(dice: random.Random) -> str | bytes:
    """A message from a broken or hostile client."""
    message = dict(dice.choice(SOUND))
    text = json.dumps(message)
    kinds: list[Callable[[], str | bytes]] = [
        lambda: dice.randbytes(dice.randrange(200)),
        lambda: dice.randbytes(dice.randrange(200)).decode("latin-1"),
        lambda: text[: dice.randrange(len(text))],
        lambda: text + text,
        lambda: text,
        lambda: json.dumps(message | {dice.choice(list(message)): dice.choice(STRANGE)}),
        lambda: "[" * dice.randrange(1, 4000),
        lambda: '{"type": "ping", "x": "' + "x" * dice.randrange(10_000) + '"}',
        lambda: "1" * dice.randrange(1, 4000),
        lambda: text.replace('"', "\\ud800"),
    ]
    return dice.choice(kinds)()


def say(socket: ClientConnection, dice: random.Random) -> None:
    if dice.random() < 0.8:
        socket.send('{"type": "hello", "protocol": 3}')
    for _ in range(MESSAGES):
        socket.send(broken(dice))
    for _ in range(MESSAGES):
        assert json.loads(socket.recv(0.05))["type"]


def test_nonsense_breaks_nothing_and_nobody_else_notices(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    dice = random.Random("nonsense")
    with server.client() as ada, server.client() as eve:
        table = table_of(ada, "me", "bot")
        with server.socket(table, ada) as calm:
            calm.send('{"type": "hello", "protocol": 3}')
            target = table_of(eve, "me", "invited")
            for _ in range(ROUNDS):
                with server.socket(target, eve) as bad, suppress(ConnectionClosed, TimeoutError):
                    say(bad, dice)
            assert_plays(calm, table, ada)
        assert eve.get(f"/api/tables/{target}").json()["id"] == target
        assert eve.get("/health").status_code == 200
    # The client's library may log errors when the server hangs up; the server must not.
    faults = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert [r.getMessage() for r in faults if not r.name.startswith("websockets")] == []


def assert_plays(socket: ClientConnection, table: str, client: httpx.Client) -> None:
    share = secrets.token_hex(32)
    socket.send(json.dumps({"type": "ready", "id": "r", "match": 0, "seal": seal_of(share)}))
    socket.send(json.dumps({"type": "reveal", "id": "s", "match": 0, "share": share}))
    while json.loads(socket.recv(WAIT)).get("id") != "s":
        pass
    assert client.get(f"/api/tables/{table}").json()["phase"] == "playing"
