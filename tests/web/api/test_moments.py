"""Links to moments over HTTP: the page with its preview, the picture, and nothing else."""

import json
import re
import struct

from httpx import Client

from web.api.answers import refused
from web.api.test_reviews import finished_table
from web.servers import Running


def test_a_link_shows_a_moment_and_nothing_else_of_the_table(
    server: Running, ada: Client, eve: Client
) -> None:
    table = finished_table(server, ada)
    refused(eve.post("/api/moments", json={"table": table}), 404, "no-such-table")
    made = ada.post("/api/moments", json={"table": table, "round": 0, "ply": 2})
    assert (made.status_code, ada.get("/api/moments").json()) == (201, {"count": 1})
    link = made.json()["moment"]
    seen = eve.get(f"/api/moments/{link}").json()
    assert (seen["round"], seen["ply"], seen["yours"]) == (0, 2, False)
    assert seen["replay"] == ada.get(f"/api/tables/{table}/replay").json()
    assert ada.get(f"/api/moments/{link}").json()["yours"]
    table_view = ada.get(f"/api/tables/{table}").json()
    secrets = [table, table_view["watch"], table_view["seed"]]
    assert not any(secret in json.dumps(seen) for secret in filter(None, secrets))
    for ask in (eve.get(f"/api/tables/{table}"), eve.get(f"/api/tables/{link}/record")):
        refused(ask, 404, "no-such-table")

    wish = {"round": 0, "ply": 2, "seat": 0, "name": "Eve"}
    own = eve.post(f"/api/moments/{link}/again", json=wish).json()["table"]
    assert eve.get(f"/api/tables/{own}").json()["practice"]

    refused(eve.delete(f"/api/moments/{link}"), 404, "no-moment")
    assert ada.delete(f"/api/moments/{link}").status_code == 204
    for path in (f"/api/moments/{link}", f"/moment/{link}/board.png", "/api/moments/other"):
        refused(eve.get(path), 404, "no-moment")


def head(client: Client, path: str, language: str) -> tuple[int, dict[str, str]]:
    page = client.get(path, headers={"accept-language": language, "accept": "text/html"})
    assert '<script type="module"' in page.text
    told = re.findall(r'<meta property="([^"]*)" content="([^"]*)"', page.text)
    return page.status_code, dict(told)


def test_programs_see_who_played_and_the_board(server: Running, ada: Client, eve: Client) -> None:
    table = finished_table(server, ada, '"><b>Ida')
    link = ada.post("/api/moments", json={"table": table}).json()["moment"]
    status, told = head(eve, f"/moment/{link}", "de")
    assert (status, told["og:title"]) == (200, "&quot;&gt;&lt;b&gt;Ida bei Dreistein")
    assert told["og:image"] == f"{server.url}/moment/{link}/board.png"
    picture = eve.get(f"/moment/{link}/board.png")
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    assert head(eve, "/moment/other", "de") == (404, {})
