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

import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import cookie_parser

from dreistein.table.features.queries import sessions as queries
from dreistein.table.store.base import Store
from dreistein.table.store.shared import is_shared
from dreistein.web.errors import LinkExpired

KEY_NAME = "session-key"
"""The store's name for the signing key."""
LINK_SECONDS = 600
_COOKIE_SECONDS = 365 * 24 * 3600
_BEFORE_SECONDS = 24 * 3600
BEFORE = "-before"
"""The end of the name of the cookie for whoever the device was before a link made it another."""
_RENEW_SECONDS = 30 * 24 * 3600
_MOST_GENERATIONS = 50_000


@dataclass(frozen=True, slots=True)
class Person:
    """A visitor. Apart from the cookie, the id never leaves the server."""

    id: str
    name: str = ""
    fresh: bool = True
    """Whether the cookie need not be renewed yet."""
    generation: int = 0
    """How often this person had logged out everywhere when the cookie was made."""

    @staticmethod
    def new(name: str = "") -> "Person":
        return Person(secrets.token_hex(16), name)


def new_key() -> bytes:
    """A key for signing, from the operating system's randomness."""
    return secrets.token_bytes(32)


class Sessions:
    """Writes and reads cookies."""

    def __init__(self, key: bytes) -> None:
        self._mark = sha256(b"dreistein.cookie" + key).hexdigest()[:8]
        self._cookies = URLSafeTimedSerializer(
            key,
            salt="dreistein.session",
            signer_kwargs={"digest_method": sha256},
        )

    def cookie(self, person: Person) -> str:
        """The value of the cookie for a person."""
        return str(self._cookies.dumps([person.id, person.name, person.generation]))

    def read(self, value: str | None) -> Person | None:
        """The person of a cookie; None if it is missing or forged.

        Its age does not matter: browsers drop it after a year, and a server's clock may be wrong.
        Whether its generation is still good is for :class:`Generations` to say.
        """
        if not value or len(value) > 1000:
            return None
        try:
            payload, at = self._cookies.loads(value, return_timestamp=True)
            person, name, generation = payload
            number = int(generation)
        except (BadData, ValueError, TypeError):
            return None
        age = time.time() - at.timestamp()
        fresh = -_RENEW_SECONDS < age < _RENEW_SECONDS
        return Person(str(person), str(name), fresh, number)

    def cookie_name(self, secure: bool, which: str = "") -> str:
        """The name of the cookie; over HTTPS, one that no other host can set."""
        return f"{'__Host-' if secure else ''}dreistein-{self._mark}{which}"

    def cookie_header(self, person: Person | None, secure: bool, which: str = "") -> str:
        """The value of the Set-Cookie header for a person; without one, it ends the session."""
        seconds = 0 if person is None else _BEFORE_SECONDS if which else _COOKIE_SECONDS
        attributes = f"Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
        value = "" if person is None else self.cookie(person)
        named = f"{self.cookie_name(secure, which)}={value}"
        return f"{named}; {attributes}{'; Secure' if secure else ''}"

    def person_of(
        self, headers: Iterable[tuple[bytes, bytes]], secure: bool, which: str = ""
    ) -> Person | None:
        """The person whose cookie a request has."""
        cookies: dict[str, str] = {}
        for header, value in headers:
            if header == b"cookie":
                cookies |= cookie_parser(value.decode("latin-1"))
        return self.read(cookies.get(self.cookie_name(secure, which)))


class DeviceLinks:
    """Tokens that take a session to another device, once and for ten minutes."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """``now`` is the time in milliseconds."""
        self._store, self._now = store, now

    async def make(self, person: Person) -> str:
        """A token that gives this session to another device."""
        token = secrets.token_urlsafe(24)
        await self._add(token, person)
        return token

    async def keep(self, person: Person, key: str) -> None:
        """Keep a session for whoever asks for it again with a key: the answer may be lost."""
        await self._add(f"kept with {key}", person)

    async def kept(self, key: str) -> Person | None:
        """The person that was kept with a key, if any was."""
        text = await self._store.read(queries.read_token, f"kept with {key}", self._now())
        return None if text is None else _person_of(text)

    async def _add(self, token: str, person: Person) -> None:
        now = self._now()
        text = json.dumps([person.id, person.name, person.generation]).encode()
        until = now + 1000 * LINK_SECONDS
        await self._store.write(queries.add_token, token, person.id, text, now, until)

    async def look(self, token: str, key: str | None = None) -> Person:
        """The person of a token, which stays good; raises :class:`LinkExpired`."""
        return _person_of(await self._store.read(queries.read_token, token, self._now(), key))

    async def claim(self, token: str, key: str | None = None) -> Person:
        """The person of a token, which is good no longer, but with the same key: the answer may
        be lost. Raises :class:`LinkExpired`."""
        return _person_of(await self._store.write(queries.take_token, token, self._now(), key))

    async def revoke(self, person: str) -> None:
        """Make all tokens of a person worthless that were not used yet."""
        await self._store.write(queries.drop_tokens, person)


def _person_of(text: bytes | None) -> Person:
    if text is None:
        raise LinkExpired()
    person, name, generation = json.loads(text)
    return Person(person, name, True, generation)


class Generations:
    """Which cookies of a person are still good: those of the present generation.

    Nobody has an entry who has never logged out everywhere; those last asked for are in memory.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._shared = is_shared(store)
        """Whether somebody may log out at another server."""
        self._known: OrderedDict[str, int] = OrderedDict()

    async def of(self, person: str) -> int:
        """The present generation of a person."""
        known = self._known.get(person)
        if known is None or self._shared:
            known = await self._store.read(queries.session_epoch, person)
            # Somebody may have logged out meanwhile.
            known = self._known[person] = max(known, self._known.get(person, 0))
            if len(self._known) > _MOST_GENERATIONS:
                self._known.popitem(last=False)
        self._known.move_to_end(person)
        return known

    async def ended(self, people: Collection[Person]) -> set[Person]:
        """Those of these sessions that were ended, at whatever server."""
        now = await self._store.read(queries.session_epochs, {person.id for person in people})
        return {person for person in people if person.generation < now.get(person.id, 0)}

    async def advance(self, person: str) -> int:
        """Make all cookies of a person worthless; returns the generation of the next ones."""
        generation = await self._store.write(queries.next_session_epoch, person)
        self._known[person] = generation
        return generation
