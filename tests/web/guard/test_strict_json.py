"""Bodies that are almost JSON: refused in a sentence, and nothing of them is stored."""

import json

import pytest

from web.servers import Running, table_of

HALF = b"\xed\xa0\x80"
"""Half a character as raw bytes, which Python's decoder of bytes lets pass."""
SPELLINGS = {
    "half a character in bytes": lambda text: text.replace(b"HERE", HALF),
    "half a character escaped": lambda text: text.replace(b"HERE", b"\\ud800"),
    "halves in the wrong order": lambda text: text.replace(b"HERE", b"\\udc00\\ud800"),
    "UTF-16": lambda text: text.decode().encode("utf-16"),
    "UTF-16 without a mark": lambda text: text.decode().encode("utf-16-le"),
    "UTF-32": lambda text: text.decode().encode("utf-32-be"),
    "Latin-1": lambda text: text.replace(b"HERE", b"\xe9"),
    "NaN": lambda text: text.replace(b'"HERE"', b"NaN"),
    "Infinity": lambda text: text.replace(b'"HERE"', b"-Infinity"),
    "too large a float": lambda text: text.replace(b'"HERE"', b"1e999"),
    "too long a number": lambda text: text.replace(b'"HERE"', b"1" * 5000),
    "too deep": lambda text: text.replace(b'"HERE"', b"[" * 20_000),
    "a name twice": lambda text: text.replace(b'"HERE"', b'{"a": 1, "a": 2}'),
    "a raw control character": lambda text: text.replace(b"HERE", b"\x00"),
    "two texts": lambda text: text + text,
}
TABLE = (
    b'{"seats": [{"kind": "me"}, {"kind": "bot"}], "edition": {"base": "german", "name": "HERE"}}'
)
PAD = b'{"ops": [{"op": "setup", "name": "HERE"}]}'


def record(field: str) -> bytes:
    """A record of a deal, with HERE in one of the fields that are sent back."""
    whole = {
        "dreistein": 1,
        "edition": "german",
        "players": ["Ada", "HERE" if field == "players" else "Ben"],
        "rounds": [],
        "seed": "HERE" if field == "seed" else "abc",
    }
    return json.dumps(whole).encode()


BODIES = {
    "table": ("/api/tables", TABLE),
    "pad": ("/api/pads", PAD),
    "replay": ("/api/replay", record("players")),
    "verify": ("/api/verify", record("seed")),
}


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_what_is_almost_json_is_refused(server: Running, spelling: str) -> None:
    with server.client() as client:
        for path, body in BODIES.values():
            nearly = SPELLINGS[spelling](body)
            assert nearly != body
            answer = client.post(path, content=nearly, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 422), (path, answer.text)
            assert answer.json()["code"] in ("not-json", "field-twice"), (path, answer.text)
        assert client.get("/api/tables").json()["tables"] == []


def test_a_pad_takes_any_letters(server: Running) -> None:
    with server.client() as client:
        ops = [{"op": "setup", "name": "Zoë 𝄞 \u0000"}]
        keys = client.post("/api/pads", json={"ops": ops}).json()
        read = client.get(f"/api/pads/{keys['id']}", params={"key": keys["watch"]})
        assert read.json()["ops"] == ops


def test_half_a_character_on_the_socket_is_called_by_its_name(server: Running) -> None:
    with server.client() as client:
        table = table_of(client, "me", "bot")
        with server.socket(table, client) as socket:
            socket.send('{"type": "hello", "protocol": "\\ud800"}')
            refused = json.loads(socket.recv(5))
    assert refused["code"] == "not-json"
    assert "NaN" not in refused["message"]
