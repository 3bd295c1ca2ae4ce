"""deploy/nginx-upstream.conf: nginx in front of two servers, of which one dies."""

import json
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection

from cluster import Cluster
from poll import until
from web.nginx import CONFIG, DEPLOY, HOST, NGINX, browser, running_nginx, table_socket
from web.server_process import UNLIMITED, ServerProcess, held_port
from web.servers import WAIT, table_of

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 60)]


def site() -> str:
    """nginx.conf with the upstream of several servers, as its first lines say."""
    several = (DEPLOY / "nginx-upstream.conf").read_text("utf-8")
    (one,) = re.findall(r"upstream dreistein \{.*?\n\}\n", CONFIG.read_text(), re.S)
    return CONFIG.read_text().replace(one, several)


class Site(NamedTuple):
    """Two servers and nginx's port."""

    servers: list[ServerProcess]
    port: int

    def asked(self, server: ServerProcess) -> float:
        """How often a server was asked who somebody is."""
        url = f"http://127.0.0.1:{server.port}/metrics"
        text = httpx.get(url, headers={"Host": HOST}, timeout=WAIT).text
        found = re.findall(r'^dreistein_requests_total{.*route="/api/me".*} (\S+)', text, re.M)
        return sum(map(float, found))

    def server_of(self, address: str) -> ServerProcess:
        """Where nginx sends an address."""
        before = [self.asked(server) for server in self.servers]
        with browser(self.port, address) as client:
            assert client.get("/api/me").status_code == 200
        after = [self.asked(server) for server in self.servers]
        (one,) = (n for n in (0, 1) if after[n] > before[n])
        return self.servers[one]


@pytest.fixture(scope="module")
def upstream(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder, url = tmp_path_factory.mktemp("upstream"), cluster.new_url()
    more = (f"--origin=https://{HOST}", "--trusted-proxy=127.0.0.1", "--workers=1")
    with ExitStack() as stack:
        ports = [stack.enter_context(held_port()) for _ in range(2)]
        servers = [
            stack.enter_context(ServerProcess(url, UNLIMITED, *more, port=port)) for port in ports
        ]
        yield Site(servers, stack.enter_context(running_nginx(folder, site(), ports)).secure)


class Visitor:
    """Somebody at an address, with a cookie and a socket."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.client = port, address, browser(port, address)
        answer = self.client.post("/api/me", json={"name": "Ada"})
        assert answer.status_code == 200, answer.text
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.client.headers["Cookie"] = self.cookie

    def socket(self, table: str) -> AbstractContextManager[ClientConnection]:
        return table_socket(self.port, table, self.cookie, self.address)


def heard(line: ClientConnection, kind: str, about: str = "") -> Any:
    """The next message of a kind that has this in it."""
    while True:
        text = line.recv(WAIT)
        assert isinstance(text, str)
        message = json.loads(text)
        if message["type"] == kind and about in text:
            return message


def test_people_of_one_table_are_at_two_servers_and_one_of_them_dies(upstream: Site) -> None:
    homes = {upstream.server_of(address): address for address in ADDRESSES[:12]}
    assert len(homes) == 2, "one server gets every address"
    (_, at_ada), (doomed, at_ben) = homes.items()
    assert upstream.server_of(at_ben) is doomed  # an address stays where it is
    ada, ben = Visitor(upstream.port, at_ada), Visitor(upstream.port, at_ben)
    with closing(ada.client), closing(ben.client):
        _play_on(doomed, ada, ben)
    doomed.start()
    until(lambda: upstream.server_of(at_ben) is doomed)  # after two seconds nginx tries it again


def _play_on(doomed: ServerProcess, ada: Visitor, ben: Visitor) -> None:
    """Both are told of each other's changes, before and after Ben's server is killed."""
    table = table_of(ada.client, "me", "invited")
    invite = ada.client.get(f"/api/tables/{table}").json()["invite"]
    assert ben.client.post(f"/api/join/{invite}", json={"name": "Ben"}).status_code == 200
    with ada.socket(table) as from_ada, ben.socket(table) as from_ben:
        heard(from_ada, "view")
        heard(from_ben, "view")
        from_ada.send(json.dumps({"type": "rename", "id": "a1", "seat": 0, "name": "Adele"}))
        heard(from_ada, "done")
        heard(from_ben, "changed", "Adele")
        doomed.kill()
        with pytest.raises(ConnectionClosed):
            heard(from_ben, "nothing more")
        # Nobody notices anything but that: requests go through, and a socket to the same table.
        assert ben.client.get("/api/me").status_code == 200
        with ExitStack() as stack:
            try:
                again = stack.enter_context(ben.socket(table))
            except InvalidMessage:  # seen on a busy machine; pages try again, too
                again = stack.enter_context(ben.socket(table))
            assert heard(again, "view")["table"]["seats"][0]["name"] == "Adele"
            again.send(json.dumps({"type": "rename", "id": "b1", "seat": 1, "name": "Bernd"}))
            heard(again, "done")
            heard(from_ada, "changed", "Bernd")


def test_requests_are_tried_elsewhere_while_a_server_is_gone(upstream: Site) -> None:
    """A dozen addresses, of which half were at the server that is gone: nobody sees an error."""
    upstream.servers[1].stop()
    try:
        for address in ADDRESSES[20:32]:
            with browser(upstream.port, address) as client:
                answer = client.post("/api/me", json={"name": "Ada"})
                assert answer.status_code == 200, answer.text
    finally:
        upstream.servers[1].start()
