"""Sessions: a random id in a signed cookie, without any registration.

Browsers send a cookie to every port of a host. So the name of ours tells which key signed it, and
two servers on one host leave each other's cookies alone.

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
from dataclasses import dataclass, replace
from hashlib import sha1, sha256

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
        self._mark = sha256(b"dreistein.cookie" + key).hexdigest()[:8]
        self._cookies = URLSafeTimedSerializer(
            key,
            salt="dreistein.session",
            signer_kwargs={"digest_method": sha256},
            fallback_signers=[{"digest_method": sha1}],  # as version 0.1 signed
        )
        # Used tokens are remembered in memory only, so all tokens expire with this process.
        self._links = URLSafeTimedSerializer(key + new_key(), salt="dreistein.device")
        self._used: OrderedDict[str, float] = OrderedDict()

    def cookie(self, person: Person) -> str:
        """The value of the cookie for a person."""
        return str(self._cookies.dumps([person.id, person.name]))

    def read(self, value: str | None) -> Person | None:
        """The person of a cookie; None if it is missing or forged.

        Its age does not matter: browsers drop it after a year, and a server's clock may be wrong.
        """
        if not value or len(value) > 1000:
            return None
        try:
            payload, at = self._cookies.loads(value, return_timestamp=True)
            person, name = payload
        except (BadData, ValueError, TypeError):
            return None
        age = time.time() - at.timestamp()
        return Person(str(person), str(name), fresh=-_RENEW_SECONDS < age < _RENEW_SECONDS)

    def cookie_name(self, secure: bool) -> str:
        """The name of the cookie; over HTTPS, one that no other host can set."""
        return f"{_old_cookie_name(secure)}-{self._mark}"

    def cookie_header(self, person: Person, secure: bool) -> str:
        """The value of the Set-Cookie header for a person."""
        attributes = f"Path=/; Max-Age={_COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
        named = f"{self.cookie_name(secure)}={self.cookie(person)}"
        return f"{named}; {attributes}{'; Secure' if secure else ''}"

    def person_of(self, headers: Iterable[tuple[bytes, bytes]], secure: bool) -> Person | None:
        """The person whose cookie a request has."""
        cookies: dict[str, str] = {}
        for header, value in headers:
            if header == b"cookie":
                cookies |= cookie_parser(value.decode("latin-1"))
        person = self.read(cookies.get(self.cookie_name(secure)))
        if person is None:
            person = self.read(cookies.get(_old_cookie_name(secure)))
            return None if person is None else replace(person, fresh=False)
        return person

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


def _old_cookie_name(secure: bool) -> str:
    """The name of the cookie in version 0.1, which all servers shared."""
    return "__Host-dreistein" if secure else "dreistein"
