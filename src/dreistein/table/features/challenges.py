"""Challenges: the deals of a finished match, played by others. Both scores stand side by side.

A challenge can be made only of a match that is over, so its tiles are no running table's. Whoever
opens its link learns the tiles by playing, once; whoever was there when it was played cannot.
"""

import asyncio
import json
import secrets
from dataclasses import replace

from dreistein.bots.registry import Level
from dreistein.protocol.http.challenges import Challenge, ChallengeLine
from dreistein.protocol.http.tables import NewSeat, NewSolitaire, NewTable
from dreistein.protocol.table import Look
from dreistein.rules.edition import Edition
from dreistein.table import errors
from dreistein.table.features.challenge_link import link_of, read_link
from dreistein.table.features.erasure import Erasure
from dreistein.table.features.hosting import Hosting
from dreistein.table.features.queries import challenges, lists
from dreistein.table.features.queries.challenges import ChallengeTry, StoredChallenge
from dreistein.table.model.append import relist
from dreistein.table.model.names import clean_name
from dreistein.table.model.setup import opening_event
from dreistein.table.model.summaries import read_entry
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.writer import read_log
from dreistein.table.store.sql.hashes import fingerprint, last_link
from dreistein.table.tables import Tables

MOST_CHALLENGES = 200
"""The most challenges of a person."""
MOST_TRIES = 500
"""The most people who take up a challenge."""
_STAND_IN: Level = "strong"
"""The level of the bot in the place of a friend."""


class Challenges:
    def __init__(
        self, context: HouseContext, tables: Tables, hosting: Hosting, erasure: Erasure
    ) -> None:
        self._context, self._store = context, context.store
        self._tables, self._hosting, self._erasure = tables, hosting, erasure
        self._alone = context.settings.alone
        self._lock = asyncio.Lock()
        """So that nobody opens two tries at once."""

    async def make(self, person: str, table: str, match: int, record: bytes, by: str = "") -> str:
        """Make a challenge of a finished match of this person; returns its id.

        ``record`` is the match's record, which this person may see; ``by`` is the name of who
        played without one.
        """
        own = await self._store.read(lists.match_of, person, table, match)
        if own is None:
            raise errors.NoSuchTable()
        about = read_entry(own.text).about
        if about.challenge is not None:
            return about.challenge
        if about.practice or len(about.names) > 2 or len(own.seats) != 1:
            raise errors.NotAChallenge()
        made = await self._store.read(challenges.challenge_of, person, table, match)
        if made is not None:
            return made
        count = await self._store.read(challenges.count_challenges, person)
        if count >= MOST_CHALLENGES and not self._alone:
            raise errors.TooManyChallenges(most=MOST_CHALLENGES)
        found = json.loads(record)
        seat = own.seats[0]
        levels = [level for number, level in enumerate(about.levels) if number != seat]
        people = await self._store.read(challenges.people_at, table)
        text = {
            "seed": found["seed"],
            "edition": Edition.from_json(found["edition"]).to_object(),
            "numbers": about.numbers,
            "by": about.names[seat] or clean_name(by) or "",
            "seat": seat,
            "totals": about.totals,
            "level": (levels[0] or _STAND_IN) if levels else None,
        }
        name = link_of(text) if self._alone else secrets.token_urlsafe(12)
        text["there"] = [_mark(name, whose) for whose in people]
        at = self._context.now()
        stored = StoredChallenge(name, table, match, json.dumps(text).encode(), at)
        first = await self._store.write(challenges.add_challenge, person, stored)
        await self._erasure.settle(person)
        if first is None:
            raise errors.NoSuchTable()
        return first

    async def look(self, challenge: str, person: str | None) -> Challenge:
        """A challenge as a visitor may see it: everything but its tiles."""
        stored = await self._stored(challenge)
        text = json.loads(stored.text)
        tries = await self._store.read(challenges.tries, challenge, person)
        own = next((one for one in tries if one.yours), None)
        known = await self._knows(person, stored)
        first = ChallengeLine(text["by"], text["totals"], text["seat"], stored.at, yours=known)
        return Challenge(
            id=challenge,
            by=text["by"],
            edition=text["edition"],
            numbers=text["numbers"],
            level=text["level"],
            lines=[first, *(_line(one) for one in tries if one.text is not None)],
            yours=known,
            table=None if own is None else own.table,
            played=known or (own is not None and own.text is not None),
        )

    async def take_up(
        self, challenge: str, person: str, name: str, swapped: bool, look: Look | None
    ) -> str:
        """The table where a person plays a challenge: the one that is open, or a new one."""
        async with self._lock:
            return await self._take_up(challenge, person, name, swapped, look)

    async def _take_up(
        self, challenge: str, person: str, name: str, swapped: bool, look: Look | None
    ) -> str:
        stored = await self._stored(challenge)
        if await self._knows(person, stored):
            raise errors.AlreadyTried()
        tries = await self._store.read(challenges.tries, challenge, person)
        own = next((one for one in tries if one.yours), None)
        if own is not None:
            if own.text is not None or not await self._store.load(own.table):
                raise errors.AlreadyTried()
            return own.table
        if len(tries) >= MOST_TRIES:
            raise errors.ChallengeFull(most=MOST_TRIES)
        if self._alone:
            await self._store.write(challenges.keep_challenge, person, stored)
        text = json.loads(stored.text)
        now = self._context.now()
        seats: list[NewSeat] = [NewSeat("me", name, look=look)]
        numbers = text["numbers"]
        if numbers is None:
            seats.append(NewSeat("bot", level=text["level"]))
            if (text["seat"] == 1) != swapped:
                seats.reverse()
        solitaire = None if numbers is None else NewSolitaire(**numbers)
        plan = NewTable(tuple(seats), text["edition"], solitaire, hints=False)
        opened = opening_event(plan, person, now)
        table = await self._hosting.open(replace(opened, seed=text["seed"], challenge=challenge))
        shown = next(seat.name for seat in opened.seats if seat.person == person)
        tried = (challenge, person, table, shown, now)
        if not await self._store.write(challenges.add_try, *tried):
            await self._tables.drop(table)  # taken up at another server at the same time
            tries = await self._store.read(challenges.tries, challenge, person)
            return next(one.table for one in tries if one.yours)
        await self._erasure.settle(person)
        log = await self._store.load(table)
        state = await read_log(log)
        if state.over:  # nothing fitted as it was dealt, when the try was not yet known
            await self._store.append(relist(table, state, last_link(table, log)))
        return table

    async def _stored(self, challenge: str) -> StoredChallenge:
        stored = await self._store.read(challenges.challenge, challenge)
        if stored is None and self._alone:
            return read_link(challenge, self._context.now())
        if stored is None:
            raise errors.BrokenLink()
        return stored

    async def _knows(self, person: str | None, stored: StoredChallenge) -> bool:
        """Whether a person was there when the match was played, or at least before."""
        if person is None:
            return False
        if _mark(stored.id, fingerprint(person)) in json.loads(stored.text).get("there", ()):
            return True
        own = await self._store.read(lists.match_of, person, stored.table, stored.match)
        return own is not None


def _mark(challenge: str, whose: bytes) -> str:
    """It stands for a person only in this challenge, so it tells nobody who was there."""
    return fingerprint(f"{challenge} {whose.hex()}").hex()[:32]


def _line(one: ChallengeTry) -> ChallengeLine:
    found = json.loads(one.text or b"{}")
    return ChallengeLine(
        one.name, found["totals"], found["seat"], one.at, one.yours, found["practice"]
    )
