"""The page without a network: everything it needs is listed, and nothing of the game is."""

import json

from httpx import Client

from dreistein.text import LANGUAGES


def test_every_listed_file_is_there(client: Client) -> None:
    found = client.get("/offline/files.json").json()
    assert found["version"]
    for address in found["files"]:
        assert client.get(address).status_code == 200, address
    # An outdated module of the game must never come from a store.
    assert not [address for address in found["files"] if address.startswith("static/play/")]
    assert "/static/offline/app.js" in client.get("/offline").text
    assert set(client.get("/offline/texts.json").json()) == set(LANGUAGES)


def test_the_game_can_be_installed(client: Client) -> None:
    manifest = json.loads(client.get("/game.webmanifest").content)
    assert 'href="/game.webmanifest"' in client.get("/").text
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert client.get(icon["src"]).content.startswith(b"\x89PNG")
    assert client.get("/sw.js").headers["content-type"].startswith("text/javascript")
    assert manifest["id"] != json.loads(client.get("/pad.webmanifest").content)["id"]
