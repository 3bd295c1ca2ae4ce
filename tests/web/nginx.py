"""A real nginx with TLS, and a site of deploy/ in it."""

import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from dreistein.protocol.fields import PROTOCOL
from web.servers import WAIT

DEPLOY = Path(__file__).parents[2] / "deploy"
CONFIG = DEPLOY / "nginx.conf"
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


class Proxy(NamedTuple):
    """nginx's ports for HTTPS and HTTP."""

    secure: int
    plain: int


@contextmanager
def running_nginx(folder: Path, site: str, ports: Sequence[int]) -> Iterator[Proxy]:
    """nginx with a site, whose servers at ports from 8756 on are at these ones instead."""
    assert NGINX is not None
    folder.chmod(0o755)
    made = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={HOST}".split()
    made += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(made, check=True, capture_output=True, timeout=120)
    with (
        TemporaryDirectory(prefix="nginx-") as cache,
        socket.create_server(("127.0.0.1", 0), backlog=64) as for_https,
        socket.create_server(("127.0.0.1", 0), backlog=64) as for_http,
    ):
        secure, plain = (int(door.getsockname()[1]) for door in (for_https, for_http))
        for before, after in (
            *((f"127.0.0.1:{8756 + n}", f"127.0.0.1:{port}") for n, port in enumerate(ports)),
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
        doors, quiet = (for_https.fileno(), for_http.fileno()), subprocess.DEVNULL
        environment = {**os.environ, "NGINX": "".join(f"{door};" for door in doors)}
        nginx = subprocess.Popen(
            command, stdout=quiet, stderr=quiet, pass_fds=doors, env=environment
        )
        for_https.close()
        for_http.close()
        try:
            yield Proxy(secure, plain)
        finally:
            nginx.terminate()
            nginx.wait(WAIT)


def browser(port: int, address: str = "127.0.0.1") -> httpx.Client:
    """A browser at an address of this machine."""
    headers = {"Host": HOST, "Origin": f"https://{HOST}"}
    way = httpx.HTTPTransport(verify=False, local_address=address)
    url = f"https://127.0.0.1:{port}"
    return httpx.Client(base_url=url, transport=way, headers=headers, timeout=WAIT)


@contextmanager
def table_socket(
    port: int, table: str, cookie: str, address: str = "127.0.0.1"
) -> Iterator[ClientConnection]:
    """A socket to a table, that has said hello."""
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    with connect(
        f"wss://{HOST}/api/tables/{table}/socket",
        sock=socket.create_connection(("127.0.0.1", port), WAIT, (address, 0)),
        ssl=trust,
        origin=Origin(f"https://{HOST}"),
        additional_headers={"Cookie": cookie},
        open_timeout=WAIT,
    ) as opened:
        opened.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        yield opened
