"""Sentences are made of reasons that were written down and read again."""

from collections import Counter
from dataclasses import fields, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bots.hints.scenes import Listed
from coach.matches import played
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.contrast import Fact
from dreistein.bots.hints.contrast import Reason as Because
from dreistein.bots.hints.explainer import explain
from dreistein.bots.hints.reason import Prize, Reason
from dreistein.coach.words.reasons import key_of
from dreistein.coach.words.review import ReviewWords
from dreistein.coach.words.sentences import Sentences
from dreistein.rules import view
from dreistein.rules.actions import DRAW, Action
from dreistein.rules.tiles import Tile
from dreistein.text import LANGUAGES, Texts

PRIZE = Prize("hexagon", 2, 80, Tile(0, 1, 2))
KINDS = sorted(why._BY_KIND)
LOSSES = (("", "points", ""), ("-in-wins", "matches", "-wins"))


def made(kind: str) -> Reason:
    """A reason of a kind, with some value for every fact."""
    some: dict[Any, Any] = {int: 3, bool: True, float: 0.5, Prize: PRIZE, Tile: Tile(0, 0, 1)}
    some |= {tuple[Prize, ...]: (PRIZE, PRIZE), tuple[Tile, ...]: (Tile(0, 0, 1),)}
    some |= {int | None: None, Action: DRAW, str: "own-fits"}
    cls = why._BY_KIND[kind]
    return cls(*(some[field.type] for field in fields(cls)))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_read_as_it_was_written_and_has_a_sentence(kind: str) -> None:
    reason = made(kind)
    assert reason.kind == kind
    assert why.from_json(reason.to_json()) == reason
    for language in LANGUAGES:
        texts = Texts(language)
        assert key_of(reason) in texts
        assert texts(key_of(reason), **reason.facts())


def test_reasons_of_positions_are_read_with_chances_to_four_digits() -> None:
    (match,) = played("reasons", rounds=1)
    for ply in range(0, len(match.round.history), 3):
        now = match.rewind(ply).round
        seen = view(now, now.turn)
        ranked = Listed().rank(seen, list(now.legal_actions()), Random(0), 1)
        for each in explain(seen, ranked):
            for reason in each.reasons:
                again = why.from_json(reason.to_json())
                assert (again.to_json(), key_of(again)) == (reason.to_json(), key_of(reason))
                assert again.facts() == reason.facts()


@pytest.mark.parametrize(
    ("kind", "facts", "key"),
    [
        *(("out", {"tiles": 0}, "out-alone"), ("out", {"exact": True}, "out-exact")),
        *(("out", {"exact": False}, "out"), ("blocks", {"others": None}, "blocks-alone")),
        ("blocks", {"others": 3, "passed": True}, "blocks-passed"),
        ("blocks", {"others": 3, "passed": False}, "blocks"),
        *(("ends-match", {"best": 2}, "wins-match"), ("ends-match", {"best": 3}, "ends-match")),
        *((kind, {"best": True}, kind) for kind in ("draws-anyway", "keeps")),
        *(("draws-anyway", {"best": False}, "draws-instead"), ("passes", {}, "passes")),
        *(
            ("keeps", {"best": False}, "keeps-instead"),
            ("last-round", {"own": False}, "last-round"),
        ),
        ("passes", {"instead": 3, "best": True}, "passes-anyway"),
        ("passes", {"instead": 3, "best": False}, "passes-instead"),
        *(
            ("gain-in-wins", {"matches": n}, f"{way}-wins")
            for n, way in ((1, "gain"), (-1, "loss"))
        ),
        ("last-round", {"own": True}, "last-round-you"),
    ],
)
def test_of_several_sentences_the_one_is_told_that_is_true(
    kind: str, facts: dict[str, Any], key: str
) -> None:
    assert key_of(replace(made(kind), **facts)) == f"hint-{key}"


@pytest.mark.parametrize(
    ("alone", "told"), [(False, ["+12%", "−12%", "0%", "100%"]), (True, ["+12", "−12", "0", "120"])]
)
def test_a_difference_has_its_sign_and_none_is_nothing(alone: bool, told: list[str]) -> None:
    review: Any = SimpleNamespace(alone=alone)
    words, size = ReviewWords(review, Texts("en")), 100 if alone else 1
    found = [words.change(value * size) for value in (0.12, -0.12, 0.0)]
    assert [*found, words.worth(1.2 * size)] == told


def test_what_happens_never_or_always_is_said_so() -> None:
    texts = Texts("en")
    facts: dict[str, str | int] = {"rivals": 2, "who": "Ben", "better": "0–1–3", "played": "2–5–5"}
    said = [texts("coach-why-own-out", best=100, other=0, **facts)]
    said += [texts("hint-allows-their-out", best=0, other=7, **facts)]
    assert said == [
        "After 0–1–3, you go out in all 100 games; after 2–5–5, in none.",
        "After this, another player goes out in 7 of 100 games; after the best move, in none.",
    ]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ada", "Sofia"), "You lost, mainly because Sofia drew well."),
        (("Ada", "Ben", "Cleo"), "You lost, mainly because others drew well."),
    ],
)
def test_a_single_opponent_is_named(names: tuple[str, ...], told: str) -> None:
    seat = {"seat": 0, "ending": "lost", "by": "their-luck", "grades": Counter(), "level": None}
    said = Sentences(Texts("en"), names).told(seat | {"decisions": 9, "offer": None})
    assert said == [told, "No decision was clearly costly."]


def test_of_one_tile_in_two_places_both_are_named() -> None:
    why = Because(Fact.OWN_OUT, 9.0, 59, 0).to_json()
    placed = {"played": {"action": "224@0,-1"}, "best": {"action": "224@-6,4"}}
    choice = {"end": "passed", "why": [why], **placed}
    assert Sentences(Texts("en"), ("Ada", "Ben")).why(choice, 0) == [
        "After 2–2–4 on another spot, you go out in 59 of 100 games; "
        "after 2–2–4 as played, in none."
    ]


def test_what_slips_cost_is_told_one_by_one_where_the_sum_means_nothing() -> None:
    grades = {"inaccuracy": 1, "mistake": 0, "blunder": 2}
    seat = {"seat": 0, "ending": "lost", "by": "luck", "grades": grades, "lost": 1.77}
    seat |= {"level": None, "decisions": 9, "offer": None}
    told = Sentences(Texts("en"), ("Ada", "Ben")).told(seat)[1]
    assert told == "3 decisions were costly: about 59% in winning chances each, on average."
    points = Sentences(Texts("en"), ("Ada",), alone=True).told(
        seat | {"ending": "alone", "by": "", "lost": 24.0}
    )
    assert points[1] == "3 decisions were costly: about 24 points in all."
