"""Two servers at one database: jobs that read and then write, cut into one another everywhere.

A job stops before each of its statements, and before its end, until another one is done or waits
for it. Whatever comes of that, it must be what one after the other would leave.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from threading import Thread
from typing import Any

import pytest

from dreistein.rules.errors import DreisteinError
from dreistein.table.features.queries import (
    challenges,
    erasure,
    lists,
    moments,
    recovery,
    reviews,
    sessions,
)
from dreistein.table.features.queries.challenges import StoredChallenge
from dreistein.table.features.queries.erasure import Edits, NamedMatch
from dreistein.table.features.queries.moments import StoredMoment
from dreistein.table.features.queries.reviews import StoredReview
from dreistein.table.model import redaction
from dreistein.table.store import nodes, settings
from dreistein.table.store.base import Append, Rewrite
from dreistein.table.store.connection import Connection, Result
from dreistein.table.store.group_commit import Outcome
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.postgres.session import Session
from dreistein.table.store.postgres.store import _rewrite
from dreistein.table.store.postgres.writes import Writer
from dreistein.table.store.shared import Attendance
from dreistein.table.store.sql import log, pruning
from dreistein.table.store.sql.hashes import last_link
from sizes import size
from table.store.scenes import finished, opened, score, summary

NAMES = ("ada", "ben", "cleo")
RECORD = json.dumps({"players": NAMES}).encode()
ENTRY = json.dumps({"about": {"names": NAMES}}).encode()
CHALLENGE = StoredChallenge("c1", "amsel", 1, b'{"by": "ada"}', 5)
TABLES = {
    "tables": "name, head, chain, phase, text, at, listed, caretaker, epoch",
    "events": "seq, event, chain",
    **dict.fromkeys(("finished", "reviews", "moments", "matches", "name_index"), "*"),
    "people": "person, waiting",
    "challenges": "*",
    "tries": "challenge, person, table_name, name, text, at",
    "days": "day, person, name, score, at",
    **dict.fromkeys(("tokens", "settings", "session_epochs"), "*"),
    "nodes": "id",
    "watchers": "*",
}
Job = Callable[[Connection], object] | Append
Left = tuple[object, ...]


def job(work: Callable[..., object], *args: object) -> Job:
    return lambda connection: work(connection, *args)


def over(table: str, match: int, after: int, *people: str) -> Append:
    change = finished(table, match, after, *people)
    assert change.finished is not None
    seats = tuple((name, (NAMES.index(name),)) for name in people)
    told = replace(change.finished, record=RECORD, text=ENTRY, players=seats, named=seats)
    return replace(change, finished=told)


def erase(person: str, match: int) -> Job:
    seats = (NAMES.index(person),)
    edits = Edits(
        partial(redaction.without_names, seats=seats),
        partial(redaction.entry_without_names, seats=seats),
    )
    return job(erasure.erase_match, person, NamedMatch("amsel", match, seats), edits)


def rewrite(*events: bytes) -> Job:
    was = last_link("amsel", (b"over", b"over"))
    return job(_rewrite, Rewrite("amsel", was, events, summary("cleo", phase="over")))


MATCH: dict[str, Job] = {
    "erase ada": erase("ada", 0),
    "erase ben": erase("ben", 0),
    "unlist ada": job(lists.unlist, "ada", "amsel", 0),
    "unlist cleo": job(lists.unlist, "cleo", "amsel", 0),
    "review": job(reviews.add_review, StoredReview("amsel", 0, b"text", b"summary", 9)),
    "moment": job(moments.add_moment, "ada", StoredMoment("m1", "amsel", 0, 1, 2, 9)),
    "withdraw": job(moments.withdraw, "ada"),
    "rewrite": rewrite(b"1", b"over"),
    "end again": over("amsel", 0, 2, "ada", "ben", "cleo"),
}
LOG: dict[str, Job] = {
    "without ada": rewrite(b"1", b"over"),
    "without ben": rewrite(b"over", b"2"),
    "ada gives it up": job(log.drop, "amsel", last_link("amsel", (b"over", b"over"))),
    "ben comes": Append("amsel", 2, (b"ben",), summary("ada", "ben", at=9)),
}
PAIR: dict[str, Job] = {
    "unlist the one": job(lists.unlist, "ada", "drossel", 0),
    "unlist the other": job(lists.unlist, "ben", "drossel", 0),
    "unlist the next": job(lists.unlist, "ben", "drossel", 1),
    "drop": job(log.drop, "drossel"),
    "prune": job(pruning.drop_old, [(2, "drossel", 1)]),
    "play on": Append("drossel", 2, (b"played",), summary("ada", "ben", at=9)),
}
PERSON: dict[str, Job] = {
    "challenge": job(challenges.add_challenge, "ada", CHALLENGE),
    "the same": job(challenges.add_challenge, "ada", replace(CHALLENGE, id="c2")),
    "unlist": job(lists.unlist, "ada", "amsel", 1),
    "erase": job(erasure.erase_person, "ada", "–", redaction.challenge_without_name),
    "try": job(challenges.add_try, "c0", "ada", "star", "Ada", 3),
    "a day": score("ada", 9),
}
WORDS: dict[str, Job] = {
    "words": job(recovery.put_words, "ada", "m1", b"one", 1),
    "new words": job(recovery.put_words, "ada", "m2", b"two", 2),
    "erase": PERSON["erase"],
    "another's": job(recovery.put_words, "ben", "m3", b"three", 3),
}
TOKENS: dict[str, Job] = {
    "token": job(sessions.add_token, "eleventh", "ada", b"", 0, 99),
    "another": job(sessions.add_token, "twelfth", "ada", b"", 0, 98),
    "take": job(sessions.take_token, "0", 0),
    "take with a key": job(sessions.take_token, "0", 0, "key"),
    "drop": job(sessions.drop_tokens, "ada"),
    "log out": job(sessions.next_session_epoch, "ada"),
    "log out too": job(sessions.next_session_epoch, "ada"),
}
HERE = {"amsel": Attendance(("ada",), 1, 7), "drossel": Attendance(("ben",), 0, 7)}
NODES: dict[str, Job] = {
    "one looks after it": job(nodes.claim, "one", "amsel", 0),
    "two looks after it": job(nodes.claim, "two", "amsel", 0),
    "one is here": job(nodes.attend, "one", HERE),
    "one is gone": job(nodes.attend, "one", dict.fromkeys(HERE, Attendance())),
    "one lets go": job(nodes.release, "one", ["amsel", "drossel"]),
    "one retires": job(nodes.retire, "one"),
    "a pulse": lambda connection: nodes.pulse(connection, "one", 5, int).new,
    "an end": over("drossel", 1, 2, "ben"),
}
KEPT: dict[str, Job] = {
    "set": job(settings.get_or_set, "key", b"one"),
    "set too": job(settings.get_or_set, "key", b"two"),
    "raise": job(settings.raise_to, "key", b"three"),
}


@dataclass
class Stopping:
    """A connection that does something else before one of its statements."""

    session: Connection
    before: int
    meanwhile: Callable[[], None]
    said: int = 0

    def execute(self, statement: str, parameters: Any = (), /) -> Result:
        self.stop()
        return self.session.execute(statement, parameters)

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Result:
        self.stop()
        return self.session.executemany(statement, rows)

    def stop(self) -> None:
        self.said += 1
        if self.said == self.before + 1:
            self.meanwhile()


class Scene:
    """A database that is as it was before each pair of jobs."""

    def __init__(self, url: str) -> None:
        self._own = Session(url, read_only=False)
        self._own.run_script("".join(f"CREATE TABLE was_{t} AS TABLE {t};" for t in TABLES))
        self._again = "BEGIN;" + "".join(f"DELETE FROM {t};" for t in TABLES)
        self._again += "".join(f"INSERT INTO {t} TABLE was_{t};" for t in TABLES) + "COMMIT"

        def connect() -> Session:
            session = Session(url, read_only=False)
            session.execute("SET deadlock_timeout = '10ms'")
            return session

        self._writers = [Writer(connect, 5, lambda *_: None) for _ in range(2)]
        for writer in self._writers:
            writer.open()

    def close(self) -> None:
        for writer in self._writers:
            writer.close()
        self._own.close()

    def _do(self, number: int, job: Job) -> Outcome:
        writer = self._writers[number]
        (found,) = writer.append([job]) if isinstance(job, Append) else [writer.transact(job)]
        return found.code if isinstance(found, DreisteinError) else found

    def one_after_the_other(self, first: Job, second: Job, swapped: bool) -> Left:
        self._own.run_script(self._again)
        both = [(0, first), (1, second)]
        told = {number: self._do(number, job) for number, job in both[:: -1 if swapped else 1]}
        return (told[0], told[1], *self._left())

    def interleaved(self, first: Callable[[Connection], object], second: Job, at: int) -> Left:
        """The second job comes before statement ``at`` of the first, or before its end."""
        self._own.run_script(self._again)
        told: list[Outcome] = []
        other = Thread(target=lambda: told.append(self._do(1, second)))

        def meanwhile() -> None:
            other.start()
            while other.is_alive() and not self._waits():
                other.join(0.0005)

        def work(session: Connection) -> object:
            stopping = Stopping(session, at, meanwhile)
            if other.ident is not None:  # tried again
                stopping.before = -1
            result = first(stopping)
            if stopping.said <= at and other.ident is None:
                meanwhile()
            return result

        own = self._do(0, work)
        other.join()
        return (own, told[0], *self._left())

    def statements(self, job: Callable[[Connection], object]) -> int:
        """How many statements a job has."""
        self._own.run_script(self._again)
        found: list[Stopping] = []

        def work(session: Connection) -> object:
            found[:] = [Stopping(session, -1, lambda: None)]
            return job(found[0])

        self._do(0, work)
        return found[0].said

    def _waits(self) -> bool:
        session = self._writers[1]._session
        assert session is not None
        (waits,) = self._own.execute(
            "SELECT coalesce(bool_or(wait_event_type = 'Lock'), false) FROM pg_stat_activity "
            "WHERE pid = ?",
            (session.backend,),
        ).fetchone()
        return bool(waits)

    def _left(self) -> list[object]:
        return [
            sorted(self._own.execute(f"SELECT {columns} FROM {table}").fetchall(), key=repr)
            for table, columns in TABLES.items()
        ]


@pytest.fixture
def scene(url: str, runner: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scene]:
    async def fill() -> None:
        async with opened(lambda: PostgresStore(url)) as store:
            await store.append(over("amsel", 0, 0, "ada", "ben", "cleo"))
            await store.append(over("amsel", 1, 1, "ada", "ben", "cleo"))
            await store.write(lists.unlist, "ben", "amsel", 0)
            await store.append(over("drossel", 0, 0, "ada", "ben"))
            await store.append(over("drossel", 1, 1, "ben"))
            await store.write(reviews.add_review, StoredReview("amsel", 0, b"old", b"summary", 8))
            await store.write(challenges.add_challenge, "ben", replace(CHALLENGE, id="c0"))
            await store.write(recovery.put_words, "ada", "m0", b"zero", 0)
            await store.write(nodes.pulse, "one", 5, int)
            for number in range(9):
                await store.write(sessions.add_token, f"{number}", "ada", b"", 0, number)

    runner.run(fill())

    class Nobody:
        token_bytes = staticmethod(bytes)

    monkeypatch.setattr(erasure, "secrets", Nobody)
    scene = Scene(url)
    yield scene
    scene.close()


@pytest.mark.parametrize("jobs", [MATCH, LOG, PAIR, PERSON, WORDS, TOKENS, KEPT, NODES])
def test_jobs_leave_what_one_after_the_other_leaves(scene: Scene, jobs: dict[str, Job]) -> None:
    wrong: list[str] = []
    pairs = [*permutations(jobs.items(), 2)]
    for (one, first), (other, second) in pairs[:: size(3, 1)] if len(jobs) > 4 else pairs:
        if isinstance(first, Append):
            continue  # it locks its table before it reads
        fine = [scene.one_after_the_other(first, second, swapped) for swapped in (False, True)]
        wrong += [
            f"{other} before statement {at} of {one}"
            for at in range(scene.statements(first) + 1)
            if scene.interleaved(first, second, at) not in fine
        ]
    assert wrong == []
