"""The reviews of a house: of finished matches, kept with them, and of files, kept for an hour."""

import json
import secrets
import zlib
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any

from pydantic import TypeAdapter

from dreistein.coach.manners.observed import Earlier
from dreistein.coach.review import VERSION
from dreistein.coach.words.sentences import add_sentences
from dreistein.protocol.http.problem import Problem
from dreistein.protocol.http.reviews import (
    MatchReview,
    ReviewedMatch,
    ReviewedMatches,
    ReviewFigures,
    ReviewState,
)
from dreistein.rules.record.reader import BYTE_ORDER_MARK
from dreistein.table.errors import NoReview
from dreistein.table.features.queries import lists, reviews
from dreistein.table.features.queries.reviews import ListedReview, StoredReview
from dreistein.table.features.reviews.queue import Job, ReviewQueue
from dreistein.table.features.reviews.tasks import Finished, ReviewTask
from dreistein.table.features.reviews.workers import ReviewWorker
from dreistein.table.model.bot_names import names_of
from dreistein.table.model.names import clean_name
from dreistein.table.runtime.context import HouseContext
from dreistein.text import Texts

_MOST_BYTES = 400_000
"""Of a review that is stored: ten times as many as one of a long match between people has."""

_MOST_LISTED = 500
_EARLIER = 3
"""So many earlier matches tell how somebody plays, if one says little."""
_MOST_WORDED = 32
"""How many reviews are kept in the words of a language: a page asks again and again."""
_SECONDS_ACTION = 0.14
"""What judging an action takes, with the puzzles that become of mistakes."""
_REVIEW = TypeAdapter(MatchReview)


class Reviews:
    """All reviews. Callers have checked that the person may see the whole record."""

    def __init__(self, context: HouseContext) -> None:
        self._store, self._now = context.store, context.now
        self._aside, settings = context.bots.means.aside, context.settings
        self._worlds = settings.review_worlds
        self._worker = ReviewWorker(context.bots, settings.review_nice)
        self._queue = ReviewQueue(self._worker, self._begin, self._keep, context.now)

    async def close(self) -> None:
        """Stop all work; who still wants a review asks again."""
        await self._queue.close()

    @property
    def waiting(self) -> int:
        """How many reviews are waiting or being computed."""
        return self._queue.waiting

    @property
    def pids(self) -> tuple[int, ...]:
        """The process in which reviews are computed, while there is one."""
        return self._worker.pids

    # ------------------------------------------------------------------ of matches

    async def match(
        self, table: str, match: int, record: bytes, language: str, person: str | None = None
    ) -> ReviewState:
        """How far the review of a finished match is, and which seats were this person's."""
        state = await self._match(table, match, record, language)
        if person is None:
            return state
        own = await self._store.read(lists.match_of, person, table, match)
        return replace(state, yours=[] if own is None else list(own.seats))

    async def _match(self, table: str, match: int, record: bytes, language: str) -> ReviewState:
        text = await self._store.read(reviews.review, table, match)
        if text is not None and is_current(text):
            done = await self._worded(text, players_in(record), language)
            return replace(done, kept=True)
        job = self._queue.find(_name(table, match, record))
        return ReviewState("none") if job is None else await self._state(job, language)

    def coming(self, table: str, match: int, who: str) -> ReviewState | None:
        """How far the review of a match is that this person or address has asked for before, while
        it is not done: a look at the queue, however often."""
        job = self._queue.coming((table, match), who)
        return None if job is None else self._progress(job)

    def want_match(self, table: str, match: int, record: bytes, who: str, address: str) -> None:
        """Have a match reviewed, for a person or an address; raises if too many are waiting."""
        name, players = _name(table, match, record), players_in(record)
        job = Job(name, record, players, address, (table, match), self._now())
        self._queue.want(job, who)

    def cancel_match(self, table: str, match: int, record: bytes, who: str) -> None:
        """Somebody does not want the review of a match any more."""
        self._queue.cancel(_name(table, match, record), who)

    # ------------------------------------------------------------------ of files

    async def want_file(self, record: bytes, address: str) -> str:
        """Have a record reviewed that was checked; returns an id that nobody guesses."""
        name = secrets.token_urlsafe(16)
        players = await self._aside(players_in, record)
        self._queue.want(Job(name, record, players, address, None, self._now()), name)
        return name

    async def file(self, name: str, language: str) -> ReviewState:
        """How far the review of a file is; raises :class:`NoReview`."""
        job = self._queue.find(name)
        if job is None or job.game is not None:
            raise NoReview()
        return replace(await self._state(job, language), id=name)

    def cancel_file(self, name: str) -> None:
        """Forget the review of a file."""
        self._queue.cancel(name, name)

    # ------------------------------------------------------------------ of a person

    async def of_person(self, person: str) -> ReviewedMatches:
        """The figures of a person's own seats in all their matches that were reviewed."""
        found = await self._store.read(reviews.reviews_of, person, _MOST_LISTED)
        current = [one for one in found if json.loads(one.summary).get("review") == VERSION]
        return ReviewedMatches([_listed(review) for review in current])

    # ------------------------------------------------------------------ inside

    async def _state(self, job: Job, language: str) -> ReviewState:
        if job.text is not None:
            return await self._worded(job.text, job.players, language)
        error, state = job.error, self._progress(job)
        if error is None:
            return state
        return replace(
            state, problem=Problem(error.code, Texts(language).error(error), error.details)
        )

    async def _worded(self, text: bytes, players: tuple[str, ...], language: str) -> ReviewState:
        """A review in words: a long one has thousands of sentences."""
        return ReviewState("done", review=await self._aside(in_words, text, players, language))

    def _progress(self, job: Job) -> ReviewState:
        return ReviewState(job.state, place=self._queue.place(job), done=job.done, all=job.all)

    async def _begin(self, job: Job) -> ReviewTask:
        """A match says little if it is short: then the last ones before it that all of its people
        had played together do as well, and these tell nobody but them how they play."""
        task = ReviewTask(job.record, self._worlds)
        if job.game is None:
            return task
        matches = await self._store.read(reviews.earlier, *job.game, _EARLIER)
        found = []
        for before in matches:
            record = await self._store.read(lists.record, before.table, before.match)
            if record is not None:
                found.append(Earlier(record, before.seats))
        return replace(task, earlier=tuple(found))

    async def _keep(self, job: Job, finished: Finished) -> bool:
        if job.game is None or len(finished.text) > _MOST_BYTES:
            return False
        table, match = job.game
        record = await self._store.read(lists.record, table, match)
        if record is None or _name(table, match, record) != job.name:
            return False  # deleted, or played to another end
        review = StoredReview(table, match, finished.text, finished.summary, self._now())
        return await self._store.write(reviews.add_review, review)


def _listed(review: ListedReview) -> ReviewedMatch:
    summary = json.loads(review.summary)
    seats = [_figures(seat) for seat in summary["seats"] if seat["seat"] in review.seats]
    return ReviewedMatch(review.table, review.match, review.at, summary["unit"], seats)


def _figures(stored: dict[str, Any]) -> ReviewFigures:
    themes = {theme: (count, cost) for theme, (count, cost) in stored.pop("themes", {}).items()}
    return ReviewFigures(**stored, themes=themes)


@lru_cache(_MOST_WORDED)
def is_current(text: bytes) -> bool:
    """Whether a stored review says what today's say; an older one is made anew."""
    return bool(json.loads(zlib.decompress(text)).get("review") == VERSION)


@lru_cache(_MOST_WORDED)
def in_words(text: bytes, players: Sequence[str], language: str) -> MatchReview:
    """A stored review with the sentences of a language."""
    review, texts = json.loads(zlib.decompress(text)), Texts(language)
    add_sentences(review, names_of(players, texts), texts)
    return _REVIEW.validate_python(review)


def _name(table: str, match: int, record: bytes) -> str:
    """The name of a match's review: another end of it has another."""
    rounds = json.dumps(_fields(record)["rounds"])
    return f"{table} {match} {sha256(rounds.encode()).hexdigest()[:16]}"


def thinking_for(record: bytes) -> float:
    """About how many seconds of processor time the review of a record takes."""
    rounds = _fields(record)["rounds"]
    actions = sum(len(round["actions"]) for round in rounds if isinstance(round, dict))
    return 1.0 + _SECONDS_ACTION * actions


def players_in(record: bytes) -> tuple[str, ...]:
    """The players of a record, by names as short as at a table: they stand in many sentences."""
    return tuple(clean_name(str(name)) or "" for name in _fields(record)["players"])


def _fields(record: bytes) -> dict[str, list[object]]:
    found: dict[str, list[object]] = json.loads(record.removeprefix(BYTE_ORDER_MARK))
    return found
