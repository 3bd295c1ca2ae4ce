"""What reading costs grows no faster than what is read: over all routes and all messages.

Processor time is compared as a ratio, never with a clock. A route or a message that is added to the
server is in these tests by itself.
"""

import gc
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any, get_args

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError

from dreistein.processes.errors import Busy
from dreistein.protocol.client import ClientMessage, parse
from dreistein.protocol.validation import id_of, message_error
from dreistein.rules.record import json_text
from dreistein.table.features.judge import RecordJudge
from dreistein.table.features.reviews.queue import ReviewQueue
from dreistein.web.app import _ROUTERS, make_app
from dreistein.web.guard.request_limits import LOOP_BYTES, UPLOAD_PATHS
from dreistein.web.guard.sessions import Person, Sessions
from dreistein.web.options import Options
from table.features.reviews.records import a_blunder, a_record
from table.guests import a_house
from web.costs.hostile import VALUES, Grown, bodies, example
from web.servers import KEY, PLENTY

SMALL, LARGE = 16_000, 128_000
FACTOR = 2.5
"""How much more than its share the larger one may cost: a square would be 8 times its share."""
ATTEMPTS = 20
ENDLESS = replace(
    PLENTY,
    requests=10**9,
    uploads=10**9,
    tables=10**9,
    pad_bytes=10**12,
    thinking=10**12,
    body_bytes=10**6,
)
Read = Callable[[str], Awaitable[object]]


async def grows_too_fast(read: Read, grown: Grown) -> str | None:
    """How much more the larger one costs, unless that is in proportion."""
    small, large = grown(SMALL), grown(LARGE)
    share = max(1.0, len(large.encode(errors="replace")) / len(small.encode(errors="replace")))
    least = [float("inf"), float("inf")]
    await read(small)  # the first time, more than reading is paid for
    for _ in range(ATTEMPTS):
        for which, text in enumerate((small, large)):
            least[which] = min(least[which], await _cost(read, text))
        if least[1] <= FACTOR * share * least[0]:
            return None
    return f"{share:.0f} times as long costs {least[1] / least[0]:.0f} times as much"


async def _cost(read: Read, text: str) -> float:
    gc.collect(0)
    before = process_time()
    await read(text)
    return process_time() - before


async def too_fast_among(read: Read, kinds: dict[str, Grown]) -> dict[str, str]:
    return {
        name: told
        for name, grown in kinds.items()
        if (told := await grows_too_fast(read, grown)) is not None
    }


@pytest.fixture(autouse=True)
def without_pauses() -> Iterator[None]:
    """Looking for cycles takes longer the more there is, whatever is being read."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def judged_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are judged in this process, where its time is measured; none is reviewed."""

    async def run(self: object, check: Callable[[bytes], object], text: bytes, _: str) -> object:
        return check(text)

    monkeypatch.setattr(RecordJudge, "_run", run)
    monkeypatch.setattr(ReviewQueue, "want", lambda self, job, who: job)


async def test_a_square_would_be_noticed() -> None:
    async def square(text: str) -> None:
        names = json.loads(text)[: len(text) // 40]
        assert not [name for name in names if names.count(name) > 1]

    assert await grows_too_fast(square, VALUES["many texts"])


# ---------------------------------------------------------------------------- requests

ROUTES = [route for router in _ROUTERS for route in router.routes if isinstance(route, APIRoute)]
HEADS = {name: VALUES[name] for name in ("long text", "many names", "spaces", "quotes")} | {
    "ranges": lambda size: "bytes=" + "0-," * (size // 3)
}
"""What stands in headers and in the query."""
METHODS = [(method, route) for route in ROUTES for method in sorted(route.methods or ())]


@pytest.mark.parametrize(
    ("method", "route"), METHODS, ids=[f"{method} {route.path}" for method, route in METHODS]
)
async def test_requests(method: str, route: APIRoute, tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        app = make_app(house, Options(limits=ENDLESS), KEY)
        path = route.path.format(**dict.fromkeys(route.param_convertors, "2026-11-16"))
        kinds = _bodies_of(app, route, method)

        async def body(text: str) -> None:
            await ask(app, method, path, text.encode(errors="surrogatepass"))

        async def head(text: str) -> None:
            await ask(app, method, path, b"", text)

        assert not await too_fast_among(body, kinds)
        assert not await too_fast_among(head, HEADS)


@pytest.mark.parametrize("path", ["/static/logo.svg", "/here/sw.js", "/sw.js", "/nothing"])
async def test_files(path: str, tmp_path: Path) -> None:
    names = ("index.html", "sw.js", "engine/index.json", "hashes.json")
    (tmp_path / "engine").mkdir()
    for name in names:
        (tmp_path / name).write_text(json.dumps(dict.fromkeys(names, "tag")))
    async with a_house(tmp_path) as house:
        app = make_app(house, Options(limits=ENDLESS, engine=tmp_path), KEY)

        async def head(text: str) -> None:
            await ask(app, "GET", path, b"", text)

        assert not await too_fast_among(head, HEADS)


async def test_what_is_long_is_not_read_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = threading.get_ident(), list[bool]()

    def check(text: bytes) -> None:
        elsewhere.append(threading.get_ident() != here)

    monkeypatch.setattr(json_text, "check", check)
    async with a_house(tmp_path) as house:
        app = make_app(house, Options(limits=ENDLESS), KEY)
        for size in (LOOP_BYTES, LOOP_BYTES + 1):
            await ask(app, "POST", "/api/tables", b"{}".rjust(size))
    assert elsewhere == [False, True]


@pytest.mark.parametrize("path", UPLOAD_PATHS)
async def test_a_record_is_read_by_the_judge_alone(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise Busy()

    monkeypatch.setattr(RecordJudge, "_run", away)
    monkeypatch.setattr(json_text, "decode", lambda text: pytest.fail("read on the loop"))
    async with a_house(tmp_path) as house:
        app = make_app(house, Options(limits=ENDLESS), KEY)
        assert await ask(app, "POST", path, b"{}".rjust(900_000)) == 503


def _bodies_of(app: FastAPI, route: APIRoute, method: str) -> dict[str, Grown]:
    whole = app.openapi()
    told = whole["paths"].get(route.path, {}).get(method.lower(), {}).get("requestBody")
    if told is None:
        return {name: VALUES[name] for name in ("one name twice", "long text", "open lists")}
    schema = told["content"]["application/json"]["schema"]
    if schema.get("title") == "Record":
        return records()
    parts = whole["components"]["schemas"]
    if route.path != "/api/again":
        return bodies(schema, parts)
    rest = example(schema, parts)
    return VALUES | {
        f"record of {name}": lambda size, grown=grown: json.dumps({**rest, "record": grown(size)})
        for name, grown in records().items()
    }


async def ask(app: FastAPI, method: str, path: str, body: bytes, text: str = "") -> int:
    """The status of an answer; ``text`` stands in all headers, and in the query."""
    person = Sessions(KEY).cookie_header(Person("ada"), False).partition(";")[0]
    shown = text.encode(errors="replace").decode("latin-1")[: len(text)]
    headers = {
        "host": "localhost",
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cookie": f"{person}; {shown}",
        "accept-language": shown,
        "accept-encoding": shown,
        "if-none-match": shown,
        "last-event-id": shown,
        "x-forwarded-for": shown,
        "range": shown,
    }
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": f"key={shown}&match={shown}&{shown}".encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8756),
    }
    told = iter([{"type": "http.request", "body": body, "more_body": False}])
    answered: list[dict[str, Any]] = []

    async def receive() -> Any:
        return next(told, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        answered.append(message)

    await app(scope, receive, send)
    return int(answered[0]["status"])


# ---------------------------------------------------------------------------- records


def records() -> dict[str, Grown]:
    """Records that are hostile as a whole, in each of their fields, and in their size alone."""
    record = json.loads(a_record(seed="dreistein", bots=[None, None], stand_ins=[0, 0], date="d"))
    found = dict(VALUES)
    for kind in ("one name twice", "long text", "many numbers", "many texts", "many objects"):
        for name in [*record, "fair", "comment"]:
            found[f"{kind} as {name}"] = _record_with(record, name, VALUES[kind])
        for name in [*record["rounds"][0], "by"]:
            found[f"{kind} as {name} of a round"] = _round_with(record, name, VALUES[kind])
    whole = json.loads(a_blunder())
    (first,) = whole["rounds"]
    for target in (80, 10**15):
        whole = {**whole, "edition": {**whole["edition"], "target": target}}
        found[f"rounds up to {target}"] = lambda size, whole=whole: json.dumps(  # type: ignore[misc]
            {**whole, "rounds": [first] * (size // len(json.dumps(first)))}
        )
    return found


def _record_with(record: dict[str, Any], name: str, value: Grown) -> Grown:
    rest = json.dumps({key: each for key, each in record.items() if key != name})[1:]
    return lambda size: f'{{"{name}":{value(size)},{rest}'


def _round_with(record: dict[str, Any], name: str, value: Grown) -> Grown:
    (first,) = record["rounds"]
    rest = json.dumps({key: each for key, each in first.items() if key != name})[1:]
    whole = json.dumps({key: each for key, each in record.items() if key != "rounds"})[1:]
    return lambda size: f'{{"rounds":[{{"{name}":{value(size)},{rest}],{whole}'


# ---------------------------------------------------------------------------- messages


@pytest.mark.parametrize("kind", get_args(ClientMessage))
async def test_messages(kind: type) -> None:
    schema = TypeAdapter(kind).json_schema()

    async def read(text: str) -> None:
        try:
            parse(text)
        except ValidationError as wrong:
            message_error(wrong, text)
            id_of(text)

    assert not await too_fast_among(read, bodies(schema, schema.get("$defs", {})))
