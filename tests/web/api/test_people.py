"""People over HTTP: names, cookies, and other devices."""

from pathlib import Path

from httpx import Client

from web.api.answers import refused
from web.servers import Running, running, table_of


def test_a_name_is_remembered_and_cleaned(client: Client) -> None:
    assert client.get("/api/me").json() == {"known": False, "name": ""}
    assert client.post("/api/me", json={"name": " Ada\t "}).json()["name"] == "Ada"
    assert client.get("/api/me").json() == {"known": True, "name": "Ada"}


def test_the_cookie_has_the_right_attributes(client: Client) -> None:
    cookie = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    parts = {part.strip() for part in cookie.split(";")[1:]}
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= parts
    assert "Secure" not in parts
    assert not any(part.startswith("Domain") for part in parts)


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


def test_a_used_token_for_another_device_stays_used(tmp_path: Path) -> None:
    """Even after a restart of the server, which keeps the key of the cookies."""
    with running(tmp_path) as server, server.client() as client:
        token = client.post("/api/me/link").json()["token"]
        cookies = client.cookies
        assert client.post("/api/me/claim", json={"token": token}).status_code == 200
    with running(tmp_path) as server, server.client(cookies=cookies) as client:
        refused(client.post("/api/me/claim", json={"token": token}), 410, "link-expired")
        assert client.get("/api/me").json()["known"]


def test_another_device_goes_on_as_the_same_person_once(server: Running) -> None:
    with server.client() as laptop, server.client() as phone, server.client() as thief:
        table = table_of(laptop, "me", "bot")
        token = laptop.post("/api/me/link").json()["token"]
        assert phone.post("/api/me/claim", json={"token": token}).status_code == 200
        assert phone.get("/api/tables").json()["tables"][0]["id"] == table
        refused(thief.post("/api/me/claim", json={"token": token}), 410, "link-expired")
        refused(thief.post("/api/me/claim", json={"token": "x"}), 410, "link-expired")
        assert thief.get("/api/tables").json()["tables"] == []
