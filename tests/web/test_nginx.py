"""deploy/nginx.conf works in a real nginx with TLS in front of a real server."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from poll import until
from web.servers import WAIT, Running, running, table_of

CONFIG = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/bin")
HOST = "dreistein.example"
MAIN = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body; proxy_temp_path {cache}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
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
    assert NGINX is not None
    folder = tmp_path_factory.mktemp("nginx")
    folder.chmod(0o755)
    made = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={HOST}".split()
    subprocess.run(
        [*made, "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")],
        check=True,
        capture_output=True,
        timeout=60,
    )
    proxies = ("127.0.0.1",)
    with (
        TemporaryDirectory(prefix="nginx-") as cache,
        running(folder, origin=f"https://{HOST}", trusted_proxies=proxies) as server,
        socket.create_server(("127.0.0.1", 0), backlog=64) as for_https,
        socket.create_server(("127.0.0.1", 0), backlog=64) as for_http,
    ):
        secure, plain = (int(door.getsockname()[1]) for door in (for_https, for_http))
        site = CONFIG.read_text("utf-8")
        for before, after in (
            ("127.0.0.1:8756", server.url.removeprefix("http://")),
            ("listen [::]:443 ssl http2;", ""),
            ("listen [::]:80;", ""),
            ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            (f"/etc/letsencrypt/live/{HOST}", str(folder)),
            ("/var/log/nginx", str(folder)),
            ("/var/lib/nginx", cache),
        ):
            assert before in site
            site = site.replace(before, after)
        Path(cache).chmod(0o755)  # nginx gives up its rights, and then could not reach the folder
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, cache=cache))
        command = [NGINX, "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
        checked = subprocess.run([*command, "-t"], capture_output=True, timeout=WAIT)
        assert checked.returncode == 0, checked.stderr.decode()
        # It inherits listening sockets, as from an older nginx, so no port is guessed.
        doors = (for_https.fileno(), for_http.fileno())
        nginx = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=doors,
            env={**os.environ, "NGINX": "".join(f"{door};" for door in doors)},
        )
        for_https.close()
        for_http.close()
        try:
            yield Proxied(secure, plain, folder, server)
        finally:
            nginx.terminate()
            nginx.wait(WAIT)


def browser(port: int, address: str = "127.0.0.1") -> httpx.Client:
    """A browser at an address of this machine."""
    headers = {"Host": HOST, "Origin": f"https://{HOST}"}
    way = httpx.HTTPTransport(verify=False, local_address=address)
    url = f"https://127.0.0.1:{port}"
    return httpx.Client(base_url=url, transport=way, headers=headers, timeout=WAIT)


def test_requests_and_sockets_go_through(proxied: Proxied) -> None:
    with browser(proxied.secure) as client:
        answer = client.post("/api/me", json={"name": "Ada"})
        assert answer.status_code == 200, answer.text
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-dreistein-")
        assert "Secure" in cookie
        assert answer.headers["strict-transport-security"]
        client.headers["Cookie"] = cookie.partition(";")[0]
        table = table_of(client, "me", "bot")
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    line = socket.create_connection(("127.0.0.1", proxied.secure), WAIT)
    with connect(
        f"wss://{HOST}/api/tables/{table}/socket",
        sock=line,
        ssl=trust,
        origin=Origin(f"https://{HOST}"),
        additional_headers={"Cookie": cookie.partition(";")[0]},
        open_timeout=WAIT,
    ) as opened:
        opened.send('{"type": "hello"}')
        assert json.loads(opened.recv(WAIT))["type"] == "welcome"


def test_plain_http_is_redirected_to_https(proxied: Proxied) -> None:
    address = f"http://127.0.0.1:{proxied.plain}/join/key"
    answer = httpx.get(address, headers={"Host": HOST}, timeout=WAIT)
    assert answer.status_code == 301
    assert answer.headers["location"] == f"https://{HOST}/join/key"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", HOST])
def test_the_redirect_goes_to_the_own_name_alone(proxied: Proxied, host: str) -> None:
    """A link holds a key, and whoever sends the Host header must not choose who gets it."""
    address = f"http://127.0.0.1:{proxied.plain}/join/key"
    answer = httpx.get(address, headers={"Host": host}, timeout=WAIT)
    assert answer.headers["location"] == f"https://{HOST}/join/key"


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
