"""Running the server: its listening sockets, its start, and its orderly shutdown."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from dreistein.rules.errors import quote
from dreistein.table.house import House
from dreistein.table.store import settings
from dreistein.web.api.context import Network
from dreistein.web.app import make_app
from dreistein.web.errors import CannotListen, PortInUse
from dreistein.web.guard.limits import MESSAGE_BYTES
from dreistein.web.guard.sessions import KEY_NAME, new_key
from dreistein.web.options import Options
from dreistein.web.socket.connection import connection_class, guard_app

_SEND_BUFFER_BYTES = 128 * 1024
"""What the system buffers for a client that does not read; by default it would be megabytes."""
_GOODBYE_SECONDS = 3.0
"""How long a server that stops waits for clients to read their last messages."""
_BACKLOG = 1024
_MOST_OPEN_FILES = 65_536
_MOST_HEADER_BYTES = 16 * 1024
_GC_THRESHOLDS = (200_000, 5, 2)
"""Python looks for cycles after this many new objects; older generations every 5 and 2 times."""
_STOP_SIGNALS = [signal.SIGINT, signal.SIGTERM]
if sys.platform == "win32":
    _STOP_SIGNALS.append(signal.SIGBREAK)


class Server(uvicorn.Server):
    """A server that says goodbye to clients before it stops, and can listen on more addresses.

    ``shutdown`` is overridden since uvicorn closes sockets without a word, and before the lifespan
    protocol would tell us. ``servers``, ``server_state`` and ``config`` are needed to listen on
    another address: uvicorn takes all addresses at the start.
    """

    def __init__(
        self, house: House, options: Options, key: bytes, listening: socket.socket
    ) -> None:
        self.network = Network()
        self._house, self._listening = house, listening
        self.app = make_app(house, options, key, self.network)
        if options.loopback:
            self.network.open = self._open_to_network
        super().__init__(_config(self.app, options))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.app.state.context.pads.close()  # a stream that is cut off would be logged as an error
        await self._house.close()
        await self.app.state.sockets.wait_until_sent(_GOODBYE_SECONDS)
        self.app.state.context.judge.close()
        await super().shutdown(sockets)

    async def _open_to_network(self) -> None:
        """Listen on this machine's addresses in the local network, too."""
        port = self._listening.getsockname()[1]
        loop = asyncio.get_running_loop()
        for address in local_addresses():
            try:
                listening = bind(address, port)
            except (PortInUse, CannotListen):
                continue
            self.servers.append(await loop.create_server(self._connection, sock=listening))
            self.network.addresses.append(f"http://{address}:{port}")

    def _connection(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state={}
        )
        return made


def _config(app: Any, options: Options) -> uvicorn.Config:
    return uvicorn.Config(
        guard_app(app),
        http=connection_class(options),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.trusted_proxies),
        forwarded_allow_ips=list(options.trusted_proxies),
        h11_max_incomplete_event_size=_MOST_HEADER_BYTES,
        timeout_graceful_shutdown=5,
        backlog=_BACKLOG,
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket for an address; raises :class:`PortInUse` or :class:`CannotListen`.

    It does not listen yet: who comes before the tables are open shall be refused, and try another
    server, instead of waiting here.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            listening.bind(address)
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
    """The address where a browser on this machine finds a server that listens there.

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
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only selects a route
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        resolved = socket.getaddrinfo(
            socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM
        )
    except OSError:
        resolved = []
    found += [str(address[4][0]) for address in resolved]
    outer = [a for a in dict.fromkeys(found) if not a.startswith(("127.", "0."))]
    return outer[:8]


async def serve(
    house: House,
    options: Options,
    listening: socket.socket,
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """Open a house and serve it until SIGTERM or SIGINT, then close it.

    ``ready`` gets the server's address once clients can connect.
    """
    await house.open()
    key = await house.store.write(settings.get_or_set, KEY_NAME, new_key())
    server = Server(house, options, key, listening)
    with _stop_on_signals(server):
        listening.listen(_BACKLOG)
        ready(options.origin or address_of(*listening.getsockname()[:2]))
        await server.serve(sockets=[listening])


@contextmanager
def _stop_on_signals(server: uvicorn.Server) -> Iterator[None]:
    """Let signals stop the server without making that a failure.

    uvicorn handles them while it runs, and raises them again when it has stopped; then they meet
    these handlers instead of those that would end the process.
    """

    def stop(*_: object) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, stop) for number in _STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def allow_many_connections() -> None:
    """Raise the limit of open files, of which each connection is one; it is often just 1024."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(_MOST_OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run(
    house: House,
    options: Options,
    listening: socket.socket,
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """:func:`serve` in the fastest event loop available."""
    allow_many_connections()
    # Neither tables nor connections leave cycles behind. Looking for some after every few hundred
    # new objects costs a fifth of the time, and everyone waits meanwhile.
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    if sys.platform == "win32":
        asyncio.run(serve(house, options, listening, ready))
    else:
        import uvloop

        uvloop.run(serve(house, options, listening, ready))
