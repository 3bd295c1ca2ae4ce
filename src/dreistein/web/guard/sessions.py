"""Sessions: a random id in a signed cookie, without any registration.

>>> sessions = Sessions(b"k" * 32)
>>> ada = Person.new("Ada")
>>> sessions.read(sessions.cookie(ada)) == ada
True
>>> sessions.read("forged") is None
True
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import cookie_parser

from dreistein.web.errors import LinkExpired

KEY_NAME = "session-key"
"""The store's name for the signing key."""
LINK_SECONDS = 600
_COOKIE_SECONDS = 365 * 24 * 3600
_RENEW_SECONDS = 30 * 24 * 3600
_MOST_USED_LINKS = 10_000


@dataclass(frozen=True, slots=True)
class Person:
    """A visitor. Apart from the cookie, the id never leaves the server."""

    id: str
    name: str = ""
    fresh: bool = True
    """Whether the cookie need not be renewed yet."""

    @staticmethod
    def new(name: str = "") -> "Person":
        return Person(secrets.token_hex(16), name)


def new_key() -> bytes:
    """A key for signing, from the operating system's randomness."""
    return secrets.token_bytes(32)


class Sessions:
    """Writes and reads cookies and the links that carry a session to another device."""

    def __init__(self, key: bytes) -> None:
        self._cookies = URLSafeTimedSerializer(key, salt="dreistein.session")
        # Used tokens are remembered in memory only, so all tokens expire with this process.
        self._links = URLSafeTimedSerializer(key + new_key(), salt="dreistein.device")
        self._used: OrderedDict[str, float] = OrderedDict()

    def cookie(self, person: Person) -> str:
        """The value of the cookie for a person."""
        return str(self._cookies.dumps([person.id, person.name]))

    def read(self, value: str | None) -> Person | None:
        """The person of a cookie; None if it is missing, forged or too old."""
        if not value or len(value) > 1000:
            return None
        try:
            payload, at = self._cookies.loads(value, max_age=_COOKIE_SECONDS, return_timestamp=True)
            person, name = payload
        except (BadData, ValueError, TypeError):
            return None
        return Person(str(person), str(name), fresh=time.time() - at.timestamp() < _RENEW_SECONDS)

    def link(self, person: Person) -> str:
        """A token that gives this session to another device, once and for ten minutes."""
        return str(self._links.dumps([person.id, person.name, secrets.token_hex(8)]))

    def claim(self, token: str) -> Person:
        """The person of a token; raises :class:`LinkExpired`."""
        try:
            person, name, once = self._links.loads(token[:1000], max_age=LINK_SECONDS)
        except (BadData, ValueError, TypeError) as error:
            raise LinkExpired() from error
        now = time.monotonic()
        while self._used and next(iter(self._used.values())) < now - LINK_SECONDS:
            self._used.popitem(last=False)
        if once in self._used or len(self._used) >= _MOST_USED_LINKS:
            raise LinkExpired()
        self._used[once] = now
        return Person(str(person), str(name))


def cookie_name(secure: bool) -> str:
    """The name of the cookie; over HTTPS, one that no other host can set."""
    return "__Host-dreistein" if secure else "dreistein"


def cookie_header(value: str, secure: bool) -> str:
    """The value of the Set-Cookie header."""
    attributes = f"Path=/; Max-Age={_COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
    return f"{cookie_name(secure)}={value}; {attributes}{'; Secure' if secure else ''}"


def cookie_of(headers: Iterable[tuple[bytes, bytes]], secure: bool) -> str | None:
    """The value of the cookie in a request's headers."""
    name = cookie_name(secure)
    for header, value in headers:
        if header == b"cookie":
            found = cookie_parser(value.decode("latin-1")).get(name)
            if found is not None:
                return found
    return None
