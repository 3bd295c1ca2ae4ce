"""What a page asks for: the requests of the HTTP interface that need nobody else.

They are the same as a server's, by method and path; what they do is in the features of the house.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import TypeAdapter

from dreistein import __version__
from dreistein.coach.puzzles.book import by_number
from dreistein.protocol.errors import FieldNumber, NotHere, RequestError
from dreistein.protocol.http.challenges import Challenged, NewChallenge, TakeUp
from dreistein.protocol.http.day import PlayDay
from dreistein.protocol.http.ladder import whole_ladder
from dreistein.protocol.http.lists import Waiting
from dreistein.protocol.http.people import Me, NewName
from dreistein.protocol.http.problem import error_body, status_of
from dreistein.protocol.http.puzzles import KeptPuzzle
from dreistein.protocol.http.reviews import PlayAgain, ReviewState
from dreistein.protocol.http.server import BookWish, Editions, ServerState
from dreistein.protocol.http.tables import NewTable, Opened
from dreistein.protocol.validation import Wish, read
from dreistein.rulebook import book
from dreistein.rules import EDITIONS, Edition
from dreistein.rules.errors import DreisteinError, quote
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.fair.day import parse_day
from dreistein.table.features.judge import RecordJudge, verification
from dreistein.table.features.lists import LIST_LENGTH
from dreistein.table.features.puzzles import all_puzzles, position_of, solution_of
from dreistein.table.features.queries import challenges
from dreistein.table.house import House
from dreistein.table.model.names import clean_name
from dreistein.table.store import settings
from dreistein.text import SPOKEN, Texts, language_from

_ME = "me"
"""The store's name for who plays here."""
_MOST_NUMBER = 2**53


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever has this device."""

    id: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Request:
    """A method with a path and its query, and what was sent along."""

    method: str
    path: str
    query: dict[str, list[str]]
    body: bytes
    language: str

    @staticmethod
    def of(method: str, address: str, body: str | None, language: str) -> "Request":
        """A request as a page makes it; its path begins after ``/api/``."""
        parts = urlsplit(address)
        query = parse_qs(parts.query, max_num_fields=8)
        return Request(method, parts.path, query, (body or "").encode(), language_from(language))

    def number(self, name: str, default: int) -> int:
        """A number of the query."""
        (text, *_) = self.query.get(name, [str(default)])
        if not (text.isascii() and text.isdecimal() and int(text) <= _MOST_NUMBER):
            raise FieldNumber(field=quote(name), found=quote(text), least=0, most=_MOST_NUMBER)
        return int(text)

    def wish(self, kind: type[Wish]) -> Wish:
        """What was sent along."""
        return read(kind, self.body)


Handler = Callable[..., Any]


class NeedsServer(RequestError):
    sentence = "This needs other people, and here the game plays without a server."
    status = 404


class Requests:
    """Answers what a page asks for."""

    def __init__(self, house: House, person: Person) -> None:
        self.house, self.person = house, person
        self._judge = RecordJudge(means=house.context.bots.means)

    @staticmethod
    async def of(house: House, new: str) -> "Requests":
        """Those of the person who plays here; ``new`` is the id if there was nobody before."""
        kept = await house.store.read(settings.value, _ME)  # also where no byte more fits in
        if kept is None:
            first = json.dumps([new, ""]).encode()
            kept = await house.store.write(settings.get_or_set, _ME, first)
        return Requests(house, Person(*json.loads(kept)))

    async def answer(self, request: Request) -> tuple[int, str]:
        """The status and the body of the answer, in JSON; an empty text if there is nothing."""
        try:
            for method, pattern, handler in _ROUTES:
                found = pattern.fullmatch(request.path)
                if found is not None and method == request.method:
                    return _written(await handler(self, request, *map(unquote, found.groups())))
            raise NeedsServer()
        except (DreisteinError, IllegalRecord) as error:
            return _refused(error, request.language)

    def close(self) -> None:
        self._judge.close()

    # ------------------------------------------------------------------ the device

    async def who(self, _: Request) -> Me:
        return Me(True, self.person.name)

    async def rename(self, request: Request) -> Me:
        name = clean_name(request.wish(NewName).name) or ""
        await self._become(replace(self.person, name=name))
        return Me(True, name)

    async def forget(self, _: Request) -> None:
        """Everything is deleted; whoever plays next is somebody else."""
        await self.house.erasure.erase(self.person.id)
        await self.house.store.write(challenges.forget_all)  # their links have names in them
        self.house.tables.disconnect(self.person.id)
        await self._become(Person(f"{self.person.id[:16]}.{self.house.now()}"))

    async def _become(self, person: Person) -> None:
        text = json.dumps([person.id, person.name]).encode()
        await self.house.store.write(settings.put, _ME, text)
        self.person = person

    async def server(self, _: Request) -> ServerState:
        return ServerState(__version__, True, False, [], secure=True)

    # ------------------------------------------------------------------ tables

    async def open_table(self, request: Request) -> Opened:
        plan = request.wish(NewTable)
        return Opened(await self.house.hosting.new_table(self.person.id, plan))

    async def tables(self, request: Request) -> Any:
        before = request.number("before", 0) or None
        limit = max(1, request.number("limit", LIST_LENGTH))
        return await self.house.lists.page(self.person.id, before, limit)

    async def forget_all(self, _: Request) -> None:
        await self.house.lists.forget_all(self.person.id)

    async def waiting(self, _: Request) -> Waiting:
        return await self.house.lists.waiting(self.person.id)

    async def table(self, _: Request, table: str) -> Any:
        return await self.house.visits.view(self.person.id, table)

    async def rounds(self, request: Request, table: str) -> Any:
        first = request.number("first", 0)
        return await self.house.visits.rounds(self.person.id, table, first)

    async def leave(self, _: Request, table: str) -> None:
        await self.house.lists.leave(self.person.id, table)

    async def best(self, request: Request, table: str) -> Any:
        return await self.house.lists.best(self.person.id, table, request.number("match", 0))

    async def unlist(self, request: Request, table: str) -> None:
        await self.house.lists.forget(self.person.id, table, request.number("match", 0))

    async def record(self, request: Request, table: str) -> bytes:
        return await self.house.records.read(self.person.id, table, request.number("match", 0))

    async def replay(self, request: Request, table: str) -> bytes:
        return await self._replayed(await self.record(request, table))

    async def play_again(self, request: Request, table: str) -> Opened:
        wish = request.wish(PlayAgain)
        return await self._play_on(await self.record(request, table), wish)

    async def _play_on(self, record: bytes, wish: PlayAgain) -> Opened:
        name = wish.name or self.person.name
        return Opened(await self.house.play_on.open(self.person.id, record, wish, name))

    # ------------------------------------------------------------------ the day, challenges

    async def today(self, _: Request) -> Any:
        return await self.house.day.look(self.house.day.today(), self.person.id)

    async def day(self, _: Request, day: str) -> Any:
        return await self.house.day.look(parse_day(day), self.person.id)

    async def play_day(self, request: Request, day: str) -> Opened:
        wish = request.wish(PlayDay)
        name = wish.name or self.person.name
        return Opened(await self.house.day.table(self.person.id, parse_day(day), name, wish.look))

    async def make_challenge(self, request: Request) -> Challenged:
        wish, person = request.wish(NewChallenge), self.person
        record = await self.house.records.read(person.id, wish.table, wish.match)
        by = wish.name or person.name
        made = self.house.challenges.make(person.id, wish.table, wish.match, record, by)
        return Challenged(await made)

    async def challenge(self, _: Request, challenge: str) -> Any:
        return await self.house.challenges.look(challenge, self.person.id)

    async def take_up(self, request: Request, challenge: str) -> Opened:
        wish, person = request.wish(TakeUp), self.person
        as_whom = (wish.name or person.name, wish.swapped, wish.look)
        return Opened(await self.house.challenges.take_up(challenge, person.id, *as_whom))

    # ------------------------------------------------------------------ records

    async def _replayed(self, record: bytes, *, seen: bool = False) -> bytes:
        judged = await self._judge.replay(record, seen=seen)
        if isinstance(judged, IllegalRecord):
            raise judged
        return judged

    async def replay_file(self, request: Request) -> bytes:
        return await self._replayed(request.body, seen=True)

    async def verify(self, request: Request) -> Any:
        return verification(await self._judge.check(request.body), request.language)

    async def play_file(self, request: Request) -> Opened:
        wish = await self._judge.wish(request.body)
        return await self._play_on(wish.record.encode(), wish)

    # ------------------------------------------------------------------ reviews

    async def review(self, request: Request, table: str) -> ReviewState:
        match = request.number("match", 0)
        coming = self.house.reviews.coming(table, match, self.person.id)
        return coming or await self._review(request, table, await self.record(request, table))

    async def _review(self, request: Request, table: str, record: bytes) -> ReviewState:
        match, person = request.number("match", 0), self.person.id
        return await self.house.reviews.match(table, match, record, request.language, person)

    async def want_review(self, request: Request, table: str) -> ReviewState:
        record, match = await self.record(request, table), request.number("match", 0)
        known = await self._review(request, table, record)
        if known.state == "done":
            return known
        self.house.reviews.want_match(table, match, record, self.person.id, "")
        return await self._review(request, table, record)

    async def cancel_review(self, request: Request, table: str) -> None:
        record, match = await self.record(request, table), request.number("match", 0)
        self.house.reviews.cancel_match(table, match, record, self.person.id)

    async def reviews(self, _: Request) -> Any:
        return await self.house.reviews.of_person(self.person.id)

    async def review_file(self, request: Request) -> ReviewState:
        await self._replayed(request.body)
        name = await self.house.reviews.want_file(request.body, "")
        return await self.house.reviews.file(name, request.language)

    async def file_review(self, request: Request, name: str) -> ReviewState:
        return await self.house.reviews.file(name, request.language)

    async def cancel_file(self, _: Request, name: str) -> None:
        self.house.reviews.cancel_file(name)

    # ------------------------------------------------------------------ puzzles and rules

    async def puzzles(self, _: Request) -> Any:
        return all_puzzles()

    async def puzzle(self, request: Request, number: str) -> Any:
        return position_of(by_number(int(number)), Texts(request.language))

    async def solution(self, request: Request, number: str) -> Any:
        return solution_of(by_number(int(number)), Texts(request.language))

    async def own_puzzle(self, request: Request) -> bytes:
        return await self._judge.puzzle(request.wish(KeptPuzzle).text, request.language)

    async def editions(self, _: Request) -> Any:
        return Editions({name: edition.to_object() for name, edition in EDITIONS.items()})  # type: ignore[misc]

    async def ladder(self, _: Request) -> Any:
        return whole_ladder()

    async def rulebook(self, request: Request, language: str) -> Any:
        if language not in SPOKEN:
            raise NotHere()
        return book(language, Edition.from_json(request.wish(BookWish).edition)).to_json()


def _written(answer: Any) -> tuple[int, str]:
    if answer is None:
        return 204, ""
    if isinstance(answer, bytes):
        return 200, answer.decode()
    kind = type(answer)
    adapter = _adapters[kind] = _adapters.get(kind) or TypeAdapter(kind)
    return 200, adapter.dump_json(answer).decode()


_adapters: dict[type, TypeAdapter[Any]] = {}
"""Making one takes longer than most answers."""


def _refused(error: DreisteinError | IllegalRecord, language: str) -> tuple[int, str]:
    return status_of(error), json.dumps(error_body(error, language), ensure_ascii=False)


_HANDLERS: dict[str, Handler] = {
    "GET me": Requests.who,
    "POST me": Requests.rename,
    "DELETE me": Requests.forget,
    "GET server": Requests.server,
    "POST tables": Requests.open_table,
    "GET tables": Requests.tables,
    "DELETE tables": Requests.forget_all,
    "GET waiting": Requests.waiting,
    "GET tables/{table}": Requests.table,
    "DELETE tables/{table}": Requests.leave,
    "GET tables/{table}/rounds": Requests.rounds,
    "GET tables/{table}/best": Requests.best,
    "GET tables/{table}/record": Requests.record,
    "DELETE tables/{table}/record": Requests.unlist,
    "GET tables/{table}/replay": Requests.replay,
    "POST tables/{table}/again": Requests.play_again,
    "GET tables/{table}/review": Requests.review,
    "POST tables/{table}/review": Requests.want_review,
    "DELETE tables/{table}/review": Requests.cancel_review,
    "GET day": Requests.today,
    "GET day/{day}": Requests.day,
    "POST day/{day}/table": Requests.play_day,
    "POST challenges": Requests.make_challenge,
    "GET challenges/{challenge}": Requests.challenge,
    "POST challenges/{challenge}/table": Requests.take_up,
    "POST replay": Requests.replay_file,
    "POST verify": Requests.verify,
    "POST again": Requests.play_file,
    "GET reviews": Requests.reviews,
    "POST reviews": Requests.review_file,
    "GET reviews/{review}": Requests.file_review,
    "DELETE reviews/{review}": Requests.cancel_file,
    "GET puzzles": Requests.puzzles,
    "GET puzzles/{number}": Requests.puzzle,
    "GET puzzles/{number}/solution": Requests.solution,
    "POST puzzles/own": Requests.own_puzzle,
    "GET editions": Requests.editions,
    "GET ladder": Requests.ladder,
    "POST rulebook/{language}": Requests.rulebook,
}
_ROUTES = [
    (method, re.compile(re.sub(r"\{\w+\}", "([^/]+)", path)), handler)
    for (method, path), handler in ((line.split(), it) for line, it in _HANDLERS.items())
]
