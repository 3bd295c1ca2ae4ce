"""Why a round ended and what that scores, step by step."""

from hypothesis import given

from dreistein.rules import EndLine, Round, Solitaire, explain_end
from positions import FIVES, GERMAN, INTERNATIONAL, after, position, tiles
from random_games import random_rounds


def left(seat: int, text: str) -> EndLine:
    held = tiles(text)
    return EndLine("left", (seat,), held, tuple(tile.value for tile in held))


def test_out_scores_the_bonus_and_what_the_others_have_left() -> None:
    round = position(FIVES, ["455", "123 011", "222"], stock="334").apply("455@0,1")
    assert explain_end(round) == (
        *(EndLine("out", (0,), terms=(20,)), left(1, "011 123"), left(2, "222")),
        EndLine("scores", (0,), terms=(20, 2 + 6, 6)),
    )


def test_blocked_the_lowest_scores_the_others_minus_its_own() -> None:
    round = position(FIVES, ["455 011", "222 123", "333"]).apply("455@0,1")
    assert explain_end(round) == (
        EndLine("blocked"),
        left(0, "011"),
        left(1, "123 222"),
        left(2, "333"),
        EndLine("least", (0,), terms=(2,)),
        EndLine("scores", (0,), terms=(12, 9, -2)),
    )


def test_a_tie_for_the_lowest_scores_for_each() -> None:
    lines = explain_end(after(position(FIVES, ["455 001", "355 011", "255 022"]), "- - -"))
    assert (lines[0], lines[4]) == (EndLine("passed"), EndLine("least-shared", (0, 1), terms=(15,)))
    assert lines[5:] == tuple(EndLine("scores", (seat,), terms=(15, 16, -15)) for seat in (0, 1))


def test_alone_out_scores_the_bonus_and_the_tiles_left_are_taken_off() -> None:
    out = position(FIVES, ["455"], "012", solitaire=Solitaire(), draws_left=1).apply("455@0,1")
    assert explain_end(out) == (EndLine("out", (0,), terms=(GERMAN.out,)),)
    passed = position(FIVES, ["455 012"], "", solitaire=Solitaire(), draws_left=0).apply("-")
    minus = EndLine("minus", (0,), terms=(-17,))
    assert explain_end(passed) == (EndLine("passed-alone"), left(0, "012 455"), minus)
    blocked = Round.seeded("stein1", INTERNATIONAL, solitaire=Solitaire(rack=5, draws=0))
    assert [line.kind for line in explain_end(blocked)] == ["blocked-alone", "left", "minus"]


@given(random_rounds())
def test_the_terms_add_up_to_the_settlement(round: Round) -> None:
    lines = explain_end(round)
    assert bool(lines) == (round.end is not None)
    scored = [0] * len(round.settlement)
    kinds = ("scores", "minus") if round.players > 1 else ("out", "minus")
    for line in lines:
        if line.kind in kinds:
            scored[line.seats[0]] = sum(line.terms)
    assert tuple(scored) == round.settlement
