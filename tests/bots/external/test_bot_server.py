"""``dreistein bot``: docs/bot-protocol.md to the letter, and no line that ends it."""

import json
import subprocess
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.external.programs import asking, served
from dreistein.bots import Greedy, RandomBot
from dreistein.bots.external.messages import Hello, Quit, Think, line_of, request_of, view_of
from dreistein.bots.external.server import LONGEST_REQUEST, serve, tossing
from dreistein.rules import DreisteinError, Round, view
from random_games import open_rounds


def answers(*lines: bytes | dict[str, Any], bot: Any = None) -> list[dict[str, Any]]:
    """What comes back."""
    raw = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    sink = BytesIO()
    serve(bot or Greedy(), BytesIO(b"\n".join(raw)), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def question(**changes: Any) -> dict[str, Any]:
    seen, legal = asking()
    asked = Think(seen, tuple(legal), 1000).to_json()["think"]
    return {"think": {**asked, **changes}}


def with_view(**changes: Any) -> dict[str, Any]:
    seen = {**question()["think"]["view"], **changes}
    return question(view={name: value for name, value in seen.items() if value is not ...})


def test_hello_think_and_quit() -> None:
    seen, legal = asking()
    hello, decision = answers(
        {"hello": "dreistein-bot/1"}, question(), {"quit": True}, {"hello": "dreistein-bot/1"}
    )
    assert hello == {"name": "greedy", "author": ""}
    assert decision == {"action": str(Greedy().choose(seen, legal, tossing(seen)))}


def test_the_end_of_the_input_is_the_end_and_empty_lines_are_nothing() -> None:
    assert answers() == []
    assert answers({"hello": "dreistein-bot/1"}, b"") == answers({"hello": "dreistein-bot/1"})
    assert answers(b"", b"  ", {"hello": "dreistein-bot/1"}, b"\r") == [
        {"name": "greedy", "author": ""}
    ]


def test_the_same_question_has_the_same_answer_and_a_seed_changes_the_luck() -> None:
    first, second = answers(question(), question(), bot=RandomBot())
    assert first == second
    seen, legal = asking()
    tosses = {str(RandomBot().choose(seen, legal, tossing(seen, str(n)))) for n in range(50)}
    assert tosses == {str(action) for action in legal}


BAD_LINES: dict[str, tuple[Any, str]] = {
    "no JSON": (b"hello", "wire-json"),
    "no UTF-8": (b'{"hello": "\xff"}', "wire-json"),
    "a list": (b"[]", "wire-json"),
    "nesting": (b"[" * 100_000, "wire-json"),
    "a huge number": (b'{"hello": ' + b"9" * 10_000 + b"}", "wire-json"),
    "too long": (b'{"x": "' + b"x" * LONGEST_REQUEST + b'"}', "wire-length"),
    "no message": ({}, "wire-message"),
    "another version": ({"hello": "dreistein-bot/2"}, "wire-protocol"),
    "hello of no text": ({"hello": [1]}, "wire-protocol"),
    "a quit that is none": ({"quit": False}, "wire-field"),
    "think of nothing": ({"think": None}, "wire-field"),
    "no view": ({"think": {}}, "wire-missing"),
    "no legal": (question(legal=[]), "wire-field"),
    "legal of numbers": (question(legal=[1]), "wire-field"),
    "legal of no actions": (question(legal=["x"]), "no-such-action"),
    "somebody else's tile": (question(legal=["555@0,9"]), "not-your-tile"),
    "a tile nowhere": (question(legal=[str(asking()[0].hand[0]) + "@90,0"]), "no-side"),
    "no millis": (question(millis=None), "wire-field"),
    "no time": (question(millis=0), "wire-field"),
    "millis of half": (question(millis=1.5), "wire-field"),
    "millis of truth": (question(millis=True), "wire-field"),
    "an unknown edition": (with_view(edition="prussian"), "unknown-edition"),
    "half an edition": (with_view(edition={"name": "x"}), "edition-missing"),
    "no edition": (with_view(edition=...), "wire-missing"),
    "no such seat": (with_view(seat=2), "wire-field"),
    "a spectator": (with_view(seat=None), "wire-field"),
    "too many players": (with_view(players=7), "wire-field"),
    "no tile": (with_view(hand=["021"]), "no-such-tile"),
    "a tile twice": (with_view(hand=["012", "012"]), "tile-twice"),
    "a tile drawn by nobody": (with_view(drawn=["012"]), "wire-view"),
    "too few counts": (with_view(counts=[1]), "wire-field"),
    "a count of nothing": (with_view(counts=[1, None]), "wire-field"),
    "counts that disagree": (with_view(counts=[1, 1]), "wire-view"),
    "tiles from nowhere": (with_view(stock=50), "wire-view"),
    "a stock below nothing": (with_view(stock=-1), "wire-field"),
    "a board in the air": (with_view(board=["555@0,0", "444@9,9"]), "no-side"),
    "a board of draws": (with_view(board=["+"]), "no-such-action"),
    "no totals": (with_view(totals=...), "wire-missing"),
    "a history of words": (with_view(history=["+"]), "wire-field"),
    "a history of nobody": (with_view(history=[[5, "+"]]), "wire-field"),
    "a history of nothing": (with_view(history=[[0, "?"]]), "no-such-action"),
}


@pytest.mark.parametrize(("line", "code"), BAD_LINES.values(), ids=BAD_LINES)
def test_a_bad_line_gets_an_answer_and_ends_nothing(line: Any, code: str) -> None:
    wrong, right = answers(line, {"hello": "dreistein-bot/1"})
    assert wrong["error"] == code
    assert set(wrong) == {"error", "message"}
    assert wrong["message"].endswith(".")
    assert right["name"] == "greedy"


class Faulty:
    """A bot that fails, or does what it may not."""

    name = "faulty"

    def __init__(self, act: Callable[[], Any]) -> None:
        self._act = act

    def choose(self, *_: Any) -> Any:
        return self._act()


@pytest.mark.parametrize("act", [lambda: 1 / 0, lambda: None, lambda: "+"])
def test_a_bot_that_fails_says_so_and_goes_on(act: Callable[[], Any]) -> None:
    failed, hello = answers(question(), {"hello": "dreistein-bot/1"}, bot=Faulty(act))
    assert failed["error"] == "bot-failed"
    assert hello["name"] == "faulty"


@given(open_rounds, st.integers(1, 10**6))
def test_what_was_written_is_what_is_read(round: Round, millis: int) -> None:
    seen = view(round, round.turn, before=tuple(range(round.players)), number=3)
    asked = Think(seen, tuple(round.legal_actions()), millis)
    assert request_of(line_of(asked.to_json())) == asked
    assert view_of(seen.to_json()) == seen


def test_the_short_messages_are_read_as_written() -> None:
    for message in (Hello(), Quit()):
        assert request_of(line_of(message.to_json())) == message


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_no_line_raises_anything_else(line: bytes) -> None:
    with suppress(DreisteinError):
        request_of(line)


def test_the_real_process_answers_complains_and_ends() -> None:
    lines = [b'{"hello": "dreistein-bot/1"}', b"nonsense", json.dumps(question()).encode()]
    done = subprocess.run(
        served("random"), input=b"\n".join(lines) + b"\n", capture_output=True, timeout=120
    )
    hello, complaint, decision = map(json.loads, done.stdout.splitlines())
    assert (done.returncode, done.stderr) == (0, b"")
    assert hello["name"] == "random"
    assert complaint["error"] == "wire-json"
    assert decision["action"] in question()["think"]["legal"]
