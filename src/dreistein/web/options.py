"""The options of a server, as ``dreistein serve`` takes them."""

from dataclasses import dataclass, field, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from dreistein.rules.errors import quote
from dreistein.web.errors import InvalidOrigin, InvalidProxy

DEFAULT_PORT = 8756
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Limits:
    """Every limit of the web server.

    Rates are per second, with bursts of ten seconds' worth, unless they say otherwise.
    """

    messages: float = 10.0
    """Messages per second on one connection."""
    messages_address: float = 60.0
    """Messages per second on all connections of one address."""
    bytes_address: float = 500_000.0
    """Bytes per second to all connections of one address; beyond that some are closed."""
    bytes_table: float = 500_000.0
    """Bytes per second to all viewers of one table; beyond that spectators are disconnected."""
    requests: float = 20.0
    """Requests per second from one address; 400 at once."""
    files: float = 50.0
    """Files of the page per second from one address; 5,000 at once."""
    tables: float = 0.5
    """New tables per second from one address, and for one person; sixty at once."""
    uploads: float = 0.5
    """Uploaded records per second from one address."""
    pad_bytes: float = 2_000_000.0
    """Bytes per day that one address may write on score pads."""
    stored_bytes: float = 100_000_000.0
    """Bytes per day that one address, or one person, may have stored."""
    thinking: float = 3000.0
    """Seconds of processor time per day for reviews and hints, for one address or person."""
    opens: float = 5.0
    """New sockets per second from one address."""
    sockets: int = 10_000
    """Open sockets in all, and open plain connections in all."""
    sockets_address: int = 200
    """Open sockets from one address."""
    waiting_messages: int = 256
    """Messages that a client may leave unread before its connection is dropped."""
    waiting_bytes: int = 512_000
    mistakes: int = 20
    """Unreadable messages before a connection ends."""
    hello_seconds: float = 10.0
    body_bytes: int = 32_000
    upload_bytes: int = 1_000_000
    body_seconds: float = 20.0


LIMIT_NAMES = tuple(field.name for field in fields(Limits))


@dataclass(frozen=True, slots=True)
class Options:
    """Where the server listens, under which names, and within which limits."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origin: str | None = None
    """The server's only public origin, such as https://dreistein.example."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto are trusted."""
    limits: Limits = field(default_factory=Limits)
    engine: Path | None = None
    """The folder of ``make static``, for apps that have no network."""
    open_metrics: bool = False
    """Whether /metrics answers others than this machine."""

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)

    @property
    def secure(self) -> bool:
        return self.origin is not None and self.origin.startswith("https:")


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a name or address.

    >>> is_loopback("localhost"), is_loopback("127.8.0.1"), is_loopback("0.0.0.0")
    (True, True, False)
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def origin_of(text: str) -> str:
    """An origin as browsers write it; raises :class:`InvalidOrigin`.

    >>> origin_of("HTTPS://Example.org:443/")
    'https://example.org'
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise InvalidOrigin(text=quote(text)) from error
    bare = parts.path in ("", "/") and not parts.query and not parts.fragment
    if parts.scheme not in ("http", "https") or not parts.hostname or not bare or "@" in text:
        raise InvalidOrigin(text=quote(text))
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port in (None, 443 if parts.scheme == "https" else 80)
    return f"{parts.scheme}://{host}" + ("" if usual else f":{port}")


def proxy_of(text: str) -> str:
    """The address or network of a proxy; raises :class:`InvalidProxy`."""
    try:
        ip_network(text, strict=False)
    except ValueError as error:
        raise InvalidProxy(text=quote(text)) from error
    return text
