"""Running the server: its sockets, its doors, and an end that tells everyone to come back."""

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from dreistein.rules.errors import quote
from dreistein.table.house import House
from dreistein.web.api.context import Network
from dreistein.web.app import make_app
from dreistein.web.errors import CannotListen, PortInUse
from dreistein.web.guard.limits import MESSAGE_BYTES
from dreistein.web.guard.sessions import KEY_NAME, new_key
from dreistein.web.options import Options
from dreistein.web.socket.uvicorn_protocols import TableProtocol, door

_SEND_BUFFER = 128 * 1024
"""What the system keeps for a client that does not read; it would take megabytes."""
_LONGEST_GOODBYE = 3.0
_BACKLOG = 1024
_FILES = 65_536
_MOST_HEADERS = 16 * 1024
_SELDOM = (50_000, 20, 50)
"""After how many new objects, and then how many rounds each, Python looks for cycles."""


class Server(uvicorn.Server):
    """A server that says goodbye before it goes, and can open another door."""

    def __init__(
        self, house: House, options: Options, key: bytes, ready: Callable[[str], None]
    ) -> None:
        """``ready`` is told the server's address once it answers."""
        self.network = Network()
        self._ready = ready
        self._house, self._options = house, options
        self.app = make_app(house, options, key, self.network)
        if options.loopback:
            self.network.open = self._open_to_network
        super().__init__(_config(self.app, options))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        self._ready(self._options.origin or address_of(host, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._house.close()
        await self.app.state.sockets.drained(_LONGEST_GOODBYE)
        self.app.state.context.judges.close()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # to end when asked is no failure

    async def _open_to_network(self) -> None:
        """Listen on this machine's addresses in the local network, too."""
        port = self.servers[0].sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        for address in local_addresses():
            try:
                listening = listen(address, port)
            except (PortInUse, CannotListen):
                continue
            self.servers.append(await loop.create_server(self._protocol, sock=listening))
            self.network.addresses.append(f"http://{address}:{port}")

    def _protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state={}, _loop=None
        )
        return made


def _config(app: Any, options: Options) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=door(options),
        ws=TableProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.trusted_proxies),
        forwarded_allow_ips=list(options.trusted_proxies),
        h11_max_incomplete_event_size=_MOST_HEADERS,
        timeout_graceful_shutdown=5,
        backlog=_BACKLOG,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; raises by cause where that cannot be."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            listening.bind(address)
            listening.listen(_BACKLOG)
        except BaseException:
            listening.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(port=port) from error
        reason = quote(error.strerror or str(error))
        raise CannotListen(host=quote(host), port=port, reason=reason) from error
    listening.setblocking(False)
    return listening


def address_of(host: str, port: int) -> str:
    """How a browser on this machine finds a server that listens there.

    >>> address_of("0.0.0.0", 8756), address_of("::1", 80)
    ('http://127.0.0.1:8756', 'http://[::1]:80')
    """
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local_addresses() -> list[str]:
    """This machine's addresses in the local network, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # nothing is sent: it only tells which way that would be
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        told = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        told = []
    found += [str(address[4][0]) for address in told]
    outer = [a for a in dict.fromkeys(found) if not a.startswith(("127.", "0."))]
    return outer[:8]


async def serve(
    house: House,
    options: Options,
    listening: socket.socket,
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """Open a house and serve it until told to stop by SIGTERM or SIGINT, then close it."""
    await house.open()
    key = await house.keep(KEY_NAME, new_key())
    await Server(house, options, key, ready).serve(sockets=[listening])


def allow_many_connections() -> None:
    """Each connection is an open file, and many systems allow a program only 1024 at first."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run(
    house: House,
    options: Options,
    listening: socket.socket,
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """:func:`serve` in the quickest event loop there is."""
    allow_many_connections()
    # Tables are values without cycles: looking for some after every few hundred new objects costs
    # a fifth of the time, and everyone waits meanwhile.
    gc.freeze()
    gc.set_threshold(*_SELDOM)
    if sys.platform == "win32":
        asyncio.run(serve(house, options, listening, ready))
    else:
        import uvloop

        uvloop.run(serve(house, options, listening, ready))
