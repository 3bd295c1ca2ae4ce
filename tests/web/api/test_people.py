"""People over HTTP: names, cookies, and other devices."""

from pathlib import Path

from httpx import Client

from web.api.answers import refused
from web.servers import Running, running, table_of


def test_a_name_is_remembered_and_cleaned(client: Client) -> None:
    assert client.get("/api/me").json() == {"known": False, "name": "", "before": None}
    assert client.post("/api/me", json={"name": " Ada\t "}).json()["name"] == "Ada"
    assert client.get("/api/me").json() == {"known": True, "name": "Ada", "before": None}


def test_the_cookie_has_the_right_attributes(client: Client) -> None:
    cookie = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    parts = {part.strip() for part in cookie.split(";")[1:]}
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= parts
    assert not any(part.startswith(("Domain", "Secure")) for part in parts)


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    origin = "https://dreistein.example"
    with running(tmp_path, origin=origin) as behind, behind.client() as client:
        headers = {"Host": "dreistein.example", "Origin": origin}
        answer = client.post("/api/me", json={"name": "Ada"}, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-dreistein-")
        assert "Secure" in cookie
        assert "strict-transport-security" in answer.headers


def test_a_forged_cookie_is_ignored(server: Running) -> None:
    with server.client() as client:
        cookie = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].split(";")[0]
        broken = cookie[:-3] + ("aaa" if not cookie.endswith("aaa") else "bbb")
    with server.client() as client:
        assert not client.get("/api/me", headers={"Cookie": broken}).json()["known"]
        assert client.get("/api/me", headers={"Cookie": f"other=1; {cookie}"}).json()["known"]


def test_a_link_of_another_person_says_so_and_leaves_a_way_back(server: Running) -> None:
    with server.client() as eve, server.client() as ada:
        eve.post("/api/me", json={"name": "Eve"})
        link = eve.post("/api/me/link").json()
        refused(ada.post("/api/me/back"), 410, "no-way-back")
        ada.post("/api/me", json={"name": "Ada"})
        table = table_of(ada, "me", "me")

        seen = [desk.post("/api/me/link/look", json=link).json() for desk in (ada, eve)]
        assert seen[0] == {"name": "Eve", "yours": False, "games": 1}
        assert seen[1] == {"name": "Eve", "yours": True, "games": 0}
        claimed = ada.post("/api/me/claim", json=link).json()
        assert (
            claimed == {"known": True, "name": "Eve", "before": "Ada"} == ada.get("/api/me").json()
        )
        assert ada.get(f"/api/tables/{table}").status_code == 404
        refused(ada.post("/api/me/link/look", json=link), 410, "link-expired")
        lost = eve.post("/api/me/link").json() | {"key": "k" * 22}
        for _ in range(2):  # the first answer was lost, and the cookie with it
            with server.client() as phone:
                assert phone.post("/api/me/link/look", json=lost).json()["name"] == "Eve"
                assert phone.post("/api/me/claim", json=lost).json()["name"] == "Eve"
        for key in ("m" * 22, None):
            refused(ada.post("/api/me/claim", json=lost | {"key": key}), 410, "link-expired")

        assert ada.post("/api/me/back").json()["name"] == "Ada"
        assert ada.get(f"/api/tables/{table}").status_code == 200
        assert ada.get("/api/me").json() == {"known": True, "name": "Ada", "before": None}
        refused(ada.post("/api/me/back"), 410, "no-way-back")


def test_whoever_was_before_is_gone_with_the_session_or_when_logged_out(server: Running) -> None:
    with server.client() as eve, server.client() as ada, server.client() as other:
        eve.post("/api/me", json={"name": "Eve"})
        ada.post("/api/me", json={"name": "Ada"})
        other.post("/api/me/claim", json=ada.post("/api/me/link").json())
        for desk in (ada, other):
            desk.post("/api/me/claim", json=eve.post("/api/me/link").json())
        ada.post("/api/me/logout", json={"where": "here"})
        assert ada.get("/api/me").json() == {"known": False, "name": "", "before": None}
        assert other.post("/api/me/back").json()["name"] == "Ada"
        ada.post("/api/me/claim", json=other.post("/api/me/link").json())
        ada.post("/api/me/claim", json=eve.post("/api/me/link").json())
        other.post("/api/me/logout", json={"where": "everywhere"})
        refused(ada.post("/api/me/back"), 410, "no-way-back")


def test_a_link_for_the_same_person_leaves_nothing_behind(server: Running) -> None:
    with server.client() as ada:
        ada.post("/api/me", json={"name": "Ada"})
        answer = ada.post("/api/me/claim", json=ada.post("/api/me/link").json())
        assert answer.json()["before"] is None
        assert len(answer.headers.get_list("set-cookie")) == 1
