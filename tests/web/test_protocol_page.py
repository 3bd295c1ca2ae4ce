"""docs/protocol.md, docs/protocol/ and docs/serve.md agree with the code."""

import json
import re
import runpy
from collections.abc import Iterator
from dataclasses import MISSING, asdict, fields
from pathlib import Path
from typing import Annotated, get_args, get_type_hints

import pytest
from httpx import Client
from pydantic import Field, TypeAdapter

from dreistein.protocol import table as wire
from dreistein.protocol.client import ClientMessage, parse
from dreistein.protocol.http import challenges, day, lists, problem, records, reviews, tables
from dreistein.protocol.http.server import Health
from dreistein.protocol.server import ServerMessage, encode
from dreistein.rules import EDITIONS, Edition
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import Refusal
from dreistein.table.model import commands
from dreistein.web.options import Limits
from dreistein.web.socket import outbox

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "protocol.md", *sorted((DOCS / "protocol").glob("*.md"))]
PROTOCOL = "\n".join(page.read_text("utf-8") for page in PAGES)
SECTIONS = re.split(r"^#+ ", PROTOCOL, flags=re.MULTILINE)
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(
    Annotated[ServerMessage, Field(discriminator="type")]
)


def examples(mark: str) -> list[str]:
    """The messages in the sections that describe a message which is ``sent`` or ``received``."""
    described = [section for section in SECTIONS if f"<!-- {mark}: " in section]
    described += [
        section for section in SECTIONS if mark == "received" and "A whole view" in section
    ]
    return re.findall(r"```json\n(.*?)```", "\n".join(described), re.DOTALL)


SENT, RECEIVED = examples("sent"), examples("received")


@pytest.mark.parametrize("text", SENT, ids=range(len(SENT)))
def test_the_examples_of_client_messages_can_be_parsed(text: str) -> None:
    message = parse(text)
    assert set(json.loads(text)) <= {field.name for field in fields(message)}


def test_messages_bear_the_type_they_are_known_by_and_what_is_left_out_is_zero() -> None:
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        (named,) = [field.default for field in fields(kind) if field.name == "type"]
        assert get_args(get_type_hints(kind)["type"]) == (named,)
    word, hashed = {"id": "a", "match": 3}, "0" * 64
    for kind, more in (
        ("ready", {**word, "seal": hashed}),
        ("reveal", {**word, "share": hashed, "pledge": hashed}),
    ):
        assert asdict(parse(json.dumps({"type": kind, **more}))) == {
            "type": kind,
            "attempt": 0,
            **more,
        }
    assert asdict(parse('{"type": "ping"}')) == {"type": "ping", "n": 0}
    assert set(asdict(parse('{"type": "hello"}')).values()) == {None, "hello"}


@pytest.mark.parametrize("text", RECEIVED, ids=range(len(RECEIVED)))
def test_the_examples_of_server_messages_are_written_like_that(text: str) -> None:
    message: ServerMessage = SERVER_MESSAGE.validate_json(text)
    assert json.loads(encode(message)) == json.loads(text)


def test_the_tables_and_the_page_s_types_are_generated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["protocol.py", "--check"])
    made = runpy.run_path(f"{DOCS.parent}/scripts/protocol.py")
    assert (made["main"](), capsys.readouterr().err) == (0, "")


ANYBODY: dict[str, object] = {"name": "", "look": None}
LEFT_OUT: dict[type, dict[str, object]] = {
    challenges.ChallengeLine: {"practice": False},
    challenges.NewChallenge: {"match": 0, "name": ""},
    challenges.TakeUp: {**ANYBODY, "swapped": False},
    day.PlayDay: ANYBODY,
    lists.About: {"stand_ins": [], "people": 1, "to_move": None, "series": [], "numbers": None}
    | {"seeded": False, "challenge": None},
    lists.TableSummary: {"waiting": False, "yours": [], "tallies": []},
    problem.Problem: {"details": {}},
    records.Replay: {"stand_ins": [], "resigned": [], "date": ""},
    reviews.PlayAgain: {**ANYBODY, "key": None},
    reviews.PlayRecord: {**ANYBODY, "key": None},
    reviews.ReviewFigures: {"themes": {}},
    reviews.ReviewState: {"id": None, "place": 0, "done": 0, "all": 0, "kept": False}
    | {"yours": [], "problem": None, "review": None},
    reviews.SeatReview: {"puzzles": []},
    Health: {"name": "dreistein"},
    tables.NewSeat: {**ANYBODY, "level": None},
    tables.NewSolitaire: {"rack": 10, "draws": 20},
    tables.NewTable: {"edition": "international", "solitaire": None, "seed": None}
    | {"clock": None, "hints": True, "marks": True, "key": None},
    tables.TakeSeat: {**ANYBODY, "seat": None},
}


@pytest.mark.parametrize("kind", LEFT_OUT, ids=lambda kind: kind.__name__)
def test_what_is_left_out_means_what_it_always_meant(kind: type) -> None:
    """To clients that do not send a field yet, and in what an older version stored."""
    given = {
        each.name: each.default if each.default_factory is MISSING else each.default_factory()
        for each in fields(kind)
        if not each.default is each.default_factory is MISSING
    }
    assert given == LEFT_OUT[kind]


@pytest.mark.parametrize(
    ("told", "union", "mark"),
    [(SENT, ClientMessage, "sent"), (RECEIVED, ServerMessage, "received")],
    ids=["client", "server"],
)
def test_every_message_has_a_table_and_an_example(
    told: list[str], union: object, mark: str
) -> None:
    types = {kind.__dataclass_fields__["type"].default for kind in get_args(union)}
    assert set(re.findall(rf"<!-- {mark}: ([\w-]+) -->\n\|", PROTOCOL)) == types
    assert {json.loads(text)["type"] for text in told} == types


def test_the_edition_on_the_wire_is_that_of_the_rules() -> None:
    usual = set(EDITIONS["german"].to_object())
    left_out = {"must_place", "numbers"}
    assert {field.name for field in fields(Edition)} == {*usual, *left_out}
    assert set(get_type_hints(wire.Edition)) == {*usual, *left_out}
    assert wire.Edition.__optional_keys__ == left_out


def test_every_error_code_exists() -> None:
    (section,) = [section for section in SECTIONS if section.startswith("refused\n")]
    rows = re.findall(r"^\| (`[a-z-]+`.*?) \|", section, re.MULTILINE)
    documented = {code for row in rows for code in re.findall("`([a-z-]+)`", row)}
    ours = {getattr(kind, "code", "") for kind in kinds(DreisteinError)}
    refusals = {code for code in documented if "-" in code}
    assert "too-late" in refusals
    assert refusals <= ours
    # Every refusal of a table over a socket has a line.
    named = [kind for kind in vars(commands).values() if isinstance(kind, type)]
    asked = {kind.code for kind in named if issubclass(kind, Refusal)}
    assert asked - {"table-full"} <= documented


def kinds(error: type[DreisteinError]) -> Iterator[type[DreisteinError]]:
    for kind in error.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_close_code_is_documented() -> None:
    codes = {v for k, v in vars(outbox).items() if k.startswith("CLOSED_")}
    assert all(str(code) in PROTOCOL for code in codes - {1000})


def test_every_address_is_documented(client: Client) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    documented = re.sub(r"\?[^`]*", "", PROTOCOL)
    known = {re.sub(r"\{\w+\}", "{}", path) for path in re.findall(r"(/api/[^` ]*)", documented)}
    wanted = {re.sub(r"\{\w+\}", "{}", path) for path in paths if path.startswith("/api/")}
    assert wanted <= known


def test_every_limit_is_documented_with_its_number() -> None:
    text = (DOCS / "serve.md").read_text("utf-8")
    documented = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", text, re.MULTILINE))
    numbers = {field.name: getattr(Limits(), field.name) for field in fields(Limits)}
    assert documented.keys() == numbers.keys()
    assert {name: float(told) for name, told in documented.items()} == numbers
