"""People over HTTP: names, cookies, and other devices."""

from pathlib import Path

from httpx import Client

from web.servers import Running, running


def test_a_name_is_remembered_and_cleaned(client: Client) -> None:
    assert client.get("/api/me").json() == {"known": False, "name": ""}
    assert client.post("/api/me", json={"name": " Ada\t "}).json()["name"] == "Ada"
    assert client.get("/api/me").json() == {"known": True, "name": "Ada"}


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
