"""deploy/nginx.conf works in a real nginx with TLS in front of a real server."""

import json
import re
from collections.abc import Iterator
from ipaddress import IPv6Address
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import pytest

from poll import until
from web.nginx import CONFIG, HOST, NGINX, browser, running_nginx, table_socket
from web.servers import WAIT, Running, running, table_of

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


class Proxied(NamedTuple):
    """nginx's ports for HTTPS and HTTP, where it writes, and the server behind."""

    secure: int
    plain: int
    folder: Path
    server: Running


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    """nginx with the server behind."""
    folder = tmp_path_factory.mktemp("nginx")
    site = CONFIG.read_text("utf-8")
    with running(folder, origin=f"https://{HOST}", trusted_proxies=("127.0.0.1",)) as server:
        ports = [server.port]
        with running_nginx(folder, site, ports) as nginx:
            yield Proxied(*nginx, folder, server)


def test_requests_and_sockets_go_through(proxied: Proxied) -> None:
    with browser(proxied.secure) as client:
        answer = client.post("/api/me", json={"name": "Ada"})
        assert answer.status_code == 200, answer.text
        cookie, _, attributes = answer.headers["set-cookie"].partition(";")
        assert cookie.startswith("__Host-dreistein-")
        assert "Secure" in attributes
        assert answer.headers["strict-transport-security"]
        client.headers["Cookie"] = cookie
        table = table_of(client, "me", "bot")
    with table_socket(proxied.secure, table, cookie) as opened:
        assert json.loads(opened.recv(WAIT))["type"] == "welcome"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", HOST])
def test_plain_http_is_redirected_to_https_at_the_own_name(proxied: Proxied, host: str) -> None:
    """A link holds a key, and whoever sends the Host header must not choose who gets it."""
    address = f"http://127.0.0.1:{proxied.plain}/join/key"
    answer = httpx.get(address, headers={"Host": host}, timeout=WAIT)
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{HOST}/join/key")


def test_files_come_from_the_cache_and_nothing_else_does(proxied: Proxied) -> None:
    def asked(path: str) -> float:
        metrics = proxied.server.server.app.state.metrics.text().decode()
        found = re.findall(rf'^dreistein_requests_total{{.*route="{path}".*}} (\S+)', metrics, re.M)
        return sum(map(float, found))

    with browser(proxied.secure) as client:
        first = client.get("/static/logo.svg")
        before = asked("other")
        again = [client.get("/static/logo.svg") for _ in range(20)]
        assert asked("other") - before <= 4  # one every five seconds, on a slow machine
        assert [(a.status_code, a.content) for a in again] == [(200, first.content)] * 20
        assert again[-1].headers["content-security-policy"]
        assert again[-1].headers["cache-control"] == first.headers["cache-control"]
        tag = {"If-None-Match": first.headers["etag"]}
        assert client.get("/static/logo.svg", headers=tag).status_code == 304
        plain = client.get("/static/logo.svg", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        before = asked("/api/me")
        for _ in range(3):
            client.get("/api/me")
        until(lambda: asked("/api/me") - before == 3)


def test_too_many_requests_are_refused_by_nginx(proxied: Proxied) -> None:
    """Before they reach the server: its limits are plenty here."""
    with browser(proxied.secure, "127.0.0.9") as client:
        for _ in range(5000):
            answer = client.get("/api/me")
            if answer.status_code == 429:
                break
        assert answer.status_code == 429
        assert "nginx" in answer.text
    with browser(proxied.secure) as client:
        assert client.get("/api/me").status_code == 200


def test_nginx_lets_a_class_open_the_page_at_once(proxied: Proxied) -> None:
    with browser(proxied.secure, "127.0.0.8") as client:
        answered = {client.get("/static/logo.svg").status_code for _ in range(1500)}
    assert answered == {200}


@pytest.mark.parametrize("file", ["nginx.conf", "container/nginx.conf"])
def test_nginx_counts_a_household_as_one(file: str) -> None:
    """For IPv6 by its /64, as the server does; one with zeros in it may have three names."""
    site = (CONFIG.parent / file).read_text("utf-8")
    patterns = re.findall(r'^    "~(.+)" \$dreistein_\w+;', site, re.MULTILINE)

    def visitor(address: IPv6Address) -> str:
        found = (re.match(pattern.replace("(?<", "(?P<"), str(address)) for pattern in patterns)
        return next((match[1] for match in found if match), str(address))

    dice, names = Random(0), dict[str, IPv6Address]()
    for household in range(500):
        block = IPv6Address(0x2001_0DB8 << 96 | household % 20 << 80 | household // 20 << 64)
        hosts = (dice.getrandbits(64) >> dice.randrange(64) for _ in range(50))
        own = {visitor(block + host) for host in hosts}
        assert len(own) <= 3
        assert all(names.setdefault(name, block) == block for name in own)


def test_visitors_do_not_choose_their_address(proxied: Proxied) -> None:
    assert "X-Forwarded-For $remote_addr" in CONFIG.read_text("utf-8")
    with browser(proxied.secure) as client:
        assert client.get("/metrics").status_code == 200
        assert not client.get("/api/server").json()["may_open"]


def test_no_log_has_a_key(proxied: Proxied) -> None:
    """Not for refused requests either, nor for links that are opened without HTTPS."""
    key = "Unguessable-key"
    address = f"http://127.0.0.1:{proxied.plain}/join/{key}"
    httpx.get(address, headers={"Host": HOST}, timeout=WAIT)
    with browser(proxied.secure) as client:
        assert client.get(f"/api/keys/{key}").status_code == 404
        assert client.post(f"/api/join/{key}", content=b"x" * 1_100_000).status_code == 413
    logs = list(proxied.folder.glob("*.log"))
    assert logs
    assert [log.name for log in logs if key in log.read_text()] == []
