"""A table over a socket: hello, playing, refusals, and shutdown."""

import json
import socket as sockets
from dataclasses import replace
from pathlib import Path

import pytest
from httpx import Client
from websockets.sync.client import ClientConnection

from dreistein.protocol.fields import PROTOCOL
from dreistein.table.runtime.settings import HouseSettings
from web.servers import PLENTY, WAIT, Running, running, table_of
from web.socket.talk import end_of, hello, until


def test_hello_brings_a_welcome_and_the_whole_table(server: Running, ada: Client) -> None:
    table = table_of(ada, "me", "bot")
    with server.socket(table, ada) as socket:
        told = hello(socket)
    assert (told["welcome"]["protocol"], told["view"]["table"]["id"]) == (PROTOCOL, table)
    assert told["presence"]["here"] == [True, False]


def test_messages_keep_their_order_however_they_are_framed(socket: ClientConnection) -> None:
    hello(socket)
    for number in range(0, 60, 3):
        first, *others = [json.dumps({"type": "ping", "n": number + i}) for i in range(3)]
        socket.send(first)
        socket.send([others[0][:5], others[0][5:9], others[0][9:]])  # in fragments
        socket.ping()
        socket.send(others[1])
    assert [until(socket, "pong")["n"] for _ in range(60)] == list(range(60))


def test_after_a_break_exactly_what_was_missed_is_sent(server: Running, ada: Client) -> None:
    table = table_of(ada, "me", solitaire={"rack": 10, "draws": 20}, seed="drei")
    with server.socket(table, ada) as first, server.socket(table, ada) as second:
        seen = hello(first)["welcome"]["seq"]
        view = hello(second)["view"]["table"]
        first.close()
        choice = view["hands"][0]["choices"][0]["action"]
        act = {"type": "act", "id": "a", "seat": 0, "round": 0, "ply": 0, "action": choice}
        second.send(json.dumps(act))
        news = until(second, "acted")
        with server.socket(table, ada) as back:
            told = hello(back, since=seen, match=0, round=0)
            assert (told["acted"]["seq"], told["acted"]["turn"]) == (news["seq"], news["turn"])
            assert "view" not in told
        with server.socket(table, ada) as again:
            told = hello(again, since=news["seq"], match=0, round=0)
            assert not {"view", "acted"} & set(told)


def test_a_stranger_is_disconnected(server: Running, ada: Client) -> None:
    table = table_of(ada, "me", "invited")
    for where, key in ((table, None), (table, "wrong"), ("nothing", None)):
        with server.socket(where, key=key) as socket:
            socket.send('{"type": "hello", "protocol": 1, "language": "de"}')
            code, said = end_of(socket)
        bye = said[-1]
        assert (code, bye["type"], bye["code"]) == (4000, "bye", "no-such-table")
        assert (bye["retry"], bye["message"][:12]) == (None, "Diesen Tisch")


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("{", "not-json", None),
        ("[]", "field-type", '"message"'),
        ("{}", "field-missing", '"type"'),
        ('{"type": "dance"}', "field-choice", '"type"'),
        ('{"type": "act"}', "field-missing", '"id"'),
        ('{"type": "rename", "id": "x", "seat": 9, "name": ""}', "field-number", '"seat"'),
        ('{"type": "rename", "id": "x", "seat": "a", "name": ""}', "field-number", '"seat"'),
        ('{"type": "rename", "id": "x", "seat": 0, "name": 7}', "field-type", '"name"'),
        ('{"type": "answer", "id": "x", "asked": 1, "yes": 7}', "field-flag", '"yes"'),
        ('{"type": "fill", "id": "x", "seat": 0, "level": "god"}', "field-choice", '"level"'),
        ('{"type": "resign", "id": "", "seat": 0}', "field-text", '"id"'),
        ('{"type": "resign", "id": "a b", "seat": 0}', "field-form", '"id"'),
        ('{"type": "hello"}', "hello-twice", None),
        (b"\x00\x01", "binary-message", None),
    ],
)
def test_refusals_of_unreadable_messages_say_where(
    socket: ClientConnection, text: str | bytes, code: str, where: str | None
) -> None:
    hello(socket)
    socket.send(text)
    refused = until(socket, "refused")
    assert (refused["code"], refused["details"].get("field")) == (code, where)
    socket.send('{"type": "ping", "n": 7}')
    assert until(socket, "pong")["n"] == 7
    socket.send('{"type": "resign", "id": "mine"}')
    assert until(socket, "refused")["id"] == "mine", "its id, where it can be read"


@pytest.mark.parametrize("first", ['{"type": "ping"}', "{", b"hello"])
def test_a_first_message_other_than_hello_ends_the_connection(
    socket: ClientConnection, first: str | bytes
) -> None:
    socket.send(first)
    code, said = end_of(socket)
    assert (code, said[-1]["code"]) == (4001, "no-hello")


def test_a_client_that_sends_no_hello_is_disconnected(tmp_path: Path) -> None:
    with (
        running(tmp_path, replace(PLENTY, hello_seconds=0.2)) as server,
        server.client() as ada,
        server.socket(table_of(ada, "me", "bot"), ada) as socket,
    ):
        code, said = end_of(socket)
    assert (code, said[-1]["code"]) == (4001, "no-hello")


def test_a_server_that_stops_tells_everyone_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        table = table_of(ada, "me", "bot")
        cookies = ada.cookies
        with server.socket(table, ada) as socket:
            hello(socket, language="fr")
            server.server.should_exit = True
            code, said = end_of(socket)
    assert (code, said[-1]["type"], said[-1]["code"]) == (1012, "bye", "restarting")
    assert said[-1]["retry"] > 0
    assert said[-1]["message"].startswith("Le serveur redémarre")
    with (
        running(tmp_path) as server,
        server.client(cookies=cookies) as ada,
        server.socket(table, ada) as back,
    ):
        assert hello(back)["view"]["table"]["id"] == table


def test_clients_that_connect_during_the_shutdown_are_told_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada:
        table = table_of(ada, "me", "bot")
        server.house.tables.closing = True
        with server.socket(table, ada) as late:
            late.send('{"type": "hello", "protocol": 1}')
            code, (bye,) = end_of(late)
    assert (code, bye["type"], bye["code"], bye["retry"]) == (1012, "bye", "restarting", 1000)


def test_silence_is_broken_by_a_heartbeat(tmp_path: Path) -> None:
    settings = HouseSettings(heartbeat_seconds=1)
    with (
        running(tmp_path, settings=settings) as server,
        server.client() as ada,
        server.socket(table_of(ada, "me", "bot"), ada) as socket,
    ):
        assert hello(socket)["welcome"]["heartbeat"] == 1
        assert until(socket, "pong")["n"] == 0


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}]
)
def test_pages_of_other_sites_get_no_socket(
    server: Running, ada: Client, headers: dict[str, str]
) -> None:
    table = table_of(ada, "me", "bot")
    told = {"Host": server.url.removeprefix("http://"), **headers}
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", *(f"{k}: {v}" for k, v in told.items())]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    with sockets.create_connection(("127.0.0.1", server.port), WAIT) as raw:
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert int(answer.split(b" ", 2)[1]) == (421 if "Host" in headers else 403)
    assert b"content-security-policy" in answer.lower()
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] in ("wrong-origin", "wrong-host")


@pytest.mark.parametrize("version", [{}, {"protocol": 0}, {"protocol": PROTOCOL + 1}])
def test_a_page_of_another_version_is_told_to_reload(
    socket: ClientConnection, version: dict[str, int]
) -> None:
    socket.send(json.dumps({"type": "hello", "language": "de", **version}))
    code, (bye,) = end_of(socket)
    assert (code, bye["type"], bye["code"], bye["retry"]) == (4003, "bye", "page-outdated", None)
    assert "Lade die Seite neu" in bye["message"]
