"""deploy/nginx.conf works in a real nginx with TLS in front of a real server."""

import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from web.servers import WAIT, running, table_of

CONFIG = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/bin")
HOST = "dreistein.example"
MAIN = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


class Proxied(NamedTuple):
    """nginx's ports for HTTPS and HTTP, and where it writes."""

    secure: int
    plain: int
    folder: Path


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
        ):
            assert before in site
            site = site.replace(before, after)
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
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
            yield Proxied(secure, plain, folder)
        finally:
            nginx.terminate()
            nginx.wait(WAIT)


def browser(port: int) -> httpx.Client:
    headers = {"Host": HOST, "Origin": f"https://{HOST}"}
    return httpx.Client(
        base_url=f"https://127.0.0.1:{port}", verify=False, headers=headers, timeout=WAIT
    )


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
