"""What all stores in SQL have in common: each method of the protocol is one query or change."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import ClassVar, TypeVar, cast

from dreistein.table.store.base import (
    Append,
    ChallengeTry,
    DayPlace,
    Edit,
    Edits,
    Expiry,
    ListedMatch,
    ListedReview,
    NamedMatch,
    Rewrite,
    StoredChallenge,
    StoredReview,
    WaitingTable,
)
from dreistein.table.store.group_commit import Outcome
from dreistein.table.store.sql import challenges, changes, epochs, erasure, reviews, tokens
from dreistein.table.store.sql import reads as read
from dreistein.table.store.sql.connection import Connection

Found = TypeVar("Found")
Work = Callable[[Connection], object]
"""A change in a transaction of its own."""
_TABLES_PER_PRUNE = 4
"""About a thousand events, so that a transaction takes a few milliseconds."""


class SqlStore(ABC):
    """A :class:`~dreistein.table.store.base.Store`, but for how it is opened and writes."""

    match_number: ClassVar[str]
    """SQL for how many matches a table has finished, from the JSON of its summary."""

    @abstractmethod
    async def _submit(self, job: Append | Work) -> Outcome:
        """Let the writer do a job, and wait until it is durable."""

    @abstractmethod
    async def _read(self, query: Callable[[Connection], Found]) -> Found:
        """Run a query; raises :class:`~dreistein.table.store.base.NotRead`."""

    def _forget(self, tables: Iterable[str]) -> None:  # noqa: B027  a store may remember nothing
        """Forget what the writer remembers of these tables; called in its thread."""

    # ------------------------------------------------------------------------ writing

    async def append(self, change: Append) -> None:
        await self._submit(change)

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        return cast(bytes, await self._submit(partial(changes.get_or_set, name, value)))

    async def put(self, name: str, value: bytes) -> None:
        await self._submit(partial(changes.put, name, value))

    async def raise_to(self, name: str, value: bytes) -> None:
        await self._submit(partial(changes.raise_to, name, value))

    async def drop(self, table: str) -> None:
        await self._submit(self._forgetting([table], partial(changes.drop_table, table)))

    async def unlist(self, person: str, table: str, match: int) -> bool:
        work = self._forgetting([table], partial(changes.unlist, person, table, match))
        return cast(bool, await self._submit(work))

    async def rewrite(self, change: Rewrite) -> None:
        await self._submit(self._forgetting([change.table], partial(erasure.rewrite, change)))

    async def erase_match(self, person: str, match: NamedMatch, edit: Edits) -> None:
        await self._submit(partial(erasure.erase_match, person, match, edit))

    async def erase_person(self, person: str, name: str, edit: Edit) -> None:
        await self._submit(partial(erasure.erase_person, person, name, edit))

    async def next_session_epoch(self, person: str) -> int:
        return cast(int, await self._submit(partial(epochs.next_session_epoch, person)))

    async def add_challenge(self, person: str, challenge: StoredChallenge) -> str:
        return cast(str, await self._submit(partial(challenges.add_challenge, person, challenge)))

    async def add_try(self, challenge: str, person: str, table: str, name: str, at: int) -> bool:
        work = partial(challenges.add_try, challenge, person, table, name, at)
        return cast(bool, await self._submit(work))

    async def add_token(self, token: str, person: str, text: bytes, now: int, until: int) -> None:
        await self._submit(partial(tokens.add_token, token, person, text, now, until))

    async def take_token(self, token: str, now: int) -> bytes | None:
        return cast(bytes | None, await self._submit(partial(tokens.take_token, token, now)))

    async def drop_tokens(self, person: str) -> None:
        await self._submit(partial(tokens.drop_tokens, person))

    async def add_review(self, review: StoredReview) -> bool:
        return cast(bool, await self._submit(partial(reviews.add_review, review)))

    async def prune(
        self, expiry: Expiry, most: int | None = None, keep: Collection[str] = ()
    ) -> int:
        """Drop old logs, in small transactions so that writers need not wait."""
        found = await self._read(partial(read.old_logs, expiry, self.match_number))
        old = [log for log in found if log[1] not in keep][:most]
        dropped = 0
        for start in range(0, len(old), _TABLES_PER_PRUNE):
            some = old[start : start + _TABLES_PER_PRUNE]
            names = [name for _, name, _ in some]
            work = self._forgetting(names, partial(changes.drop_old, some))
            dropped += cast(int, await self._submit(work))
        return dropped

    def _forgetting(self, tables: Sequence[str], work: Work) -> Work:
        def run(connection: Connection) -> object:
            self._forget(tables)
            return work(connection)

        return run

    # ------------------------------------------------------------------------ reading

    async def named(self, person: str) -> tuple[list[str], list[NamedMatch]]:
        return await self._read(partial(erasure.named, person))

    async def load(self, table: str, after: int = 0) -> Sequence[bytes]:
        return await self._read(partial(read.load, table, after))

    async def find(self, key: str) -> tuple[str, str] | None:
        return await self._read(partial(read.find, key))

    async def tables_of(
        self, person: str, limit: int, before: int | None = None
    ) -> list[WaitingTable]:
        return await self._read(partial(read.tables_of, person, limit, before))

    async def matches_of(
        self, person: str, limit: int, before: int | None = None
    ) -> list[ListedMatch]:
        return await self._read(partial(read.matches_of, person, limit, before))

    async def match_of(self, person: str, table: str, match: int) -> ListedMatch | None:
        return await self._read(partial(read.match_of, person, table, match))

    async def best_before(self, person: str, setting: str, at: int) -> tuple[int | None, int]:
        return await self._read(partial(read.best_before, person, setting, at))

    async def outdated(self, limit: int) -> list[str]:
        return await self._read(partial(read.outdated, limit))

    async def record(self, table: str, match: int) -> bytes | None:
        return await self._read(partial(read.record, table, match))

    async def day_list(self, day: str, limit: int) -> list[DayPlace]:
        return await self._read(partial(read.day_list, day, limit))

    async def day_score(self, day: str, person: str) -> DayPlace | None:
        return await self._read(partial(read.day_score, day, person))

    async def day_scores(self, day: str) -> tuple[int, int | None]:
        return await self._read(partial(read.day_scores, day))

    async def days_of(self, person: str, until: str, limit: int) -> list[str]:
        return await self._read(partial(read.days_of, person, until, limit))

    async def challenge(self, challenge: str) -> StoredChallenge | None:
        return await self._read(partial(challenges.challenge, challenge))

    async def challenge_of(self, person: str, table: str, match: int) -> str | None:
        return await self._read(partial(challenges.challenge_of, person, table, match))

    async def count_challenges(self, person: str) -> int:
        return await self._read(partial(challenges.count_challenges, person))

    async def people_at(self, table: str) -> list[bytes]:
        return await self._read(partial(challenges.people_at, table))

    async def tries(self, challenge: str, person: str | None) -> list[ChallengeTry]:
        return await self._read(partial(challenges.tries, challenge, person))

    async def review(self, table: str, match: int) -> bytes | None:
        return await self._read(partial(reviews.review, table, match))

    async def reviews_of(self, person: str, limit: int) -> list[ListedReview]:
        return await self._read(partial(reviews.reviews_of, person, limit))

    async def session_epoch(self, person: str) -> int:
        return await self._read(partial(epochs.session_epoch, person))

    async def value(self, name: str) -> bytes | None:
        return await self._read(partial(read.value, name))

    async def ping(self) -> None:
        await self._read(read.ping)

    async def count_by_phase(self) -> dict[str, int]:
        return await self._read(read.count_by_phase)

    async def count_unfinished(self, person: str) -> int:
        return await self._read(partial(read.count_unfinished, person))

    async def count_logs(self) -> int:
        return await self._read(read.count_logs)
