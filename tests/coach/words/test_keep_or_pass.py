"""To end a turn after one draw, once the stock is empty, is to pass: everything says so."""

from pathlib import Path

import pytest

from cli import recorded, run
from dreistein.bots.hints.contrast import Fact, Reason
from dreistein.coach.budget import Budget
from dreistein.coach.grade import Grade
from dreistein.coach.judgement import Judgement
from dreistein.coach.review import Plan
from dreistein.coach.verdict import Option, Verdict
from dreistein.commands.analyse import report
from dreistein.rules import EDITIONS, RecordReader, Round, TurnEnd, last_turn
from dreistein.rules.actions import END_TURN
from dreistein.table.features.reviews.reviews import in_words
from dreistein.table.features.reviews.tasks import ReviewTask
from dreistein.table.views.viewer import choices_of
from dreistein.text import Texts
from positions import after

ACTIONS = (
    "555@0,0 + + + + + + + + + - + + + 552@1,0 + + + - + + + - + + + 235@2,0 + + + - "
    "+ + + 025@1,-1 + + 505@-1,0 + + + + + + - +"
)


@pytest.fixture(scope="module")
def drawn() -> Round:
    """One tile of this turn is drawn, it fits, and the stock is empty."""
    round = after(Round.seeded("s1", EDITIONS["german"]), ACTIONS)
    assert (len(round.drawn), round.stock) == (1, ())
    return round


@pytest.fixture(scope="module")
def record(drawn: Round, tmp_path_factory: pytest.TempPathFactory) -> str:
    return recorded(tmp_path_factory.mktemp("records"), after(drawn, "-"))


def test_the_rules_and_the_report(drawn: Round) -> None:
    assert drawn.end_of_turn is last_turn(after(drawn, "-")).end is TurnEnd.PASSED
    assert [choice.end for choice in choices_of(drawn) if choice.action == "-"] == ["passed"]
    assert all(choice.end is None for choice in choices_of(drawn) if choice.action != "-")


def test_the_hint(record: str, drawn: Round) -> None:
    at = str(len(drawn.history))
    said = run("hint", record, "--at", at, "--millis", "50").stdout.decode()
    assert "Passing" in said
    assert "eeping" not in said


@pytest.fixture(scope="module")
def plan(record: str) -> Plan:
    return Plan.read(RecordReader(Path(record).read_bytes()), Budget(worlds=1))


@pytest.fixture(scope="module")
def judged(plan: Plan, drawn: Round) -> list[Judgement]:
    """To pass was a blunder; the rest is not told."""
    last = len(drawn.history), drawn.turn
    [at] = [at for at, s in enumerate(plan.steps) if (s.ply, s.seat) == last]
    better, passed = Option(plan.steps[at].legal[0], 13), Option(END_TURN, -10)
    why = (Reason(Fact.OWN_BONUS_NEXT, 9.0, 80, 20),)
    blunder = Verdict(0.6, 0.3, 0.01, Grade.BLUNDER, passed, (better, passed), why)
    found = [Judgement((0.5, 0.5))] * len(plan.steps)
    found[at] = Judgement(acted=(0.5, 0.5), verdict=blunder)
    return found


def test_the_review_in_the_terminal(plan: Plan, judged: list[Judgement]) -> None:
    review = plan.review(dict(enumerate(judged)))
    said = report(review, Texts("en"), 100, complete=True)
    assert "passing instead of 3–5–5." in said
    assert "after passing, in 20" in " ".join(said.split())
    assert "keeping instead" not in said


def test_the_review_on_the_page(record: str, drawn: Round, judged: list[Judgement]) -> None:
    done = ReviewTask(Path(record).read_bytes(), 1).finish(judged, {})
    sent = in_words(done.text, ("Ada", "Ben"), "en")
    [choice] = sent.seats[drawn.turn].choices
    assert (choice.played.action, choice.end) == ("-", "passed")
    assert "after passing, in 20" in choice.said
