"""Bodies that are almost JSON: refused in a sentence, and nothing of them is stored."""

import json

import pytest
from httpx import Client

from web.fuzz.nonsense import SPELLINGS
from web.servers import WAIT, Running, table_of

TABLE = (
    b'{"seats": [{"kind": "me"}, {"kind": "bot"}], "edition": {"base": "german", "name": "HERE"}}'
)
PAD = b'{"ops": [{"op": "setup", "name": "HERE"}]}'


def record(field: str) -> bytes:
    """A record of a deal, with HERE in one of the fields that are sent back."""
    whole = {"dreistein": 1, "edition": "german", "players": ["Ada", "Ben"], "rounds": []}
    here = {"players": ["Ada", "HERE"]} if field == "players" else {"seed": "HERE"}
    return json.dumps({**whole, "seed": "abc", **here}).encode()


BODIES = {
    "table": ("/api/tables", TABLE),
    "pad": ("/api/pads", PAD),
    "replay": ("/api/replay", record("players")),
    "verify": ("/api/verify", record("seed")),
}


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_what_is_almost_json_is_refused(client: Client, spelling: str) -> None:
    for path, body in BODIES.values():
        nearly = SPELLINGS[spelling](body)
        assert nearly != body
        answer = client.post(path, content=nearly, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), (path, answer.text)
        assert answer.json()["code"] in ("not-json", "field-twice"), (path, answer.text)
    assert client.get("/api/tables").json()["tables"] == []


def test_a_pad_takes_any_letters(client: Client) -> None:
    ops = [{"op": "setup", "name": "Zoë 𝄞 \u0000"}]
    keys = client.post("/api/pads", json={"ops": ops}).json()
    read = client.get(f"/api/pads/{keys['id']}", params={"key": keys["watch"]})
    assert read.json()["ops"] == ops


def test_half_a_character_on_the_socket_is_called_by_its_name(
    server: Running, client: Client
) -> None:
    with server.socket(table_of(client, "me", "bot"), client) as socket:
        socket.send('{"type": "hello", "protocol": "\\ud800"}')
        refused = json.loads(socket.recv(WAIT))
    assert refused["code"] == "not-json"
    assert "NaN" not in refused["message"]


def test_half_a_character_in_an_id_is_refused_and_the_socket_lives_on(
    server: Running, client: Client
) -> None:
    with server.socket(table_of(client, "me", "bot"), client) as socket:
        socket.send('{"type": "hello", "protocol": 1}')
        socket.send('{"type": "leave", "seat": 0, "id": "\\ud800"}')
        socket.send('{"type": "ping", "n": 7}')
        told = [json.loads(socket.recv(WAIT))]
        while told[-1]["type"] != "pong":
            told.append(json.loads(socket.recv(WAIT)))
    (refused,) = (message for message in told if message["type"] == "refused")
    assert (refused["code"], refused["id"]) == ("not-json", None)
