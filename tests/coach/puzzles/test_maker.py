"""From a position to a puzzle: proof, themes, difficulty, the line, and players' own mistakes."""

from dataclasses import replace
from itertools import groupby
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bots.hints.scenes import FOUR_OF_SIX, Listed, placements, ranked, table
from dreistein.bots.expert import Expert, comparison
from dreistein.bots.expert.playout_weights import GREEDY, HOARD
from dreistein.bots.hints.explainer import Explained
from dreistein.coach.budget import UNLIMITED, Budget
from dreistein.coach.course import Step as Made
from dreistein.coach.grade import Grade
from dreistein.coach.manners.manner import Manner, Style
from dreistein.coach.manners.prospects import Company
from dreistein.coach.playouts import Setting
from dreistein.coach.puzzles import maker
from dreistein.coach.puzzles import proof as proofs
from dreistein.coach.puzzles.book import book
from dreistein.coach.puzzles.difficulty import FINDERS, difficulty, finds
from dreistein.coach.puzzles.line import line_of
from dreistein.coach.puzzles.maker import Effort, greedy_choices, puzzle_of
from dreistein.coach.puzzles.mistakes import MOST_FOUND, MOST_TRIED, candidates, kept, puzzle_from
from dreistein.coach.puzzles.proof import LEAST_GAP, Compare, Proof, by_expert, prove
from dreistein.coach.puzzles.puzzle import Answer, Line, Puzzle, Step
from dreistein.coach.puzzles.themes import Theme, _stops, themes_of
from dreistein.coach.verdict import Option, Verdict
from dreistein.coach.words.puzzle import PuzzleWords, explained
from dreistein.kernel import Worlds, round_of
from dreistein.rules import EDITIONS, Round, Solitaire, parse_action, view
from dreistein.rules.actions import Action
from dreistein.text import Texts

LIGHT = Effort(glance=16, ranking=40, proof=200)
EXACT = next(puzzle for puzzle in book() if puzzle.worlds == 0)
SAMPLED = next(puzzle for puzzle in book() if puzzle.worlds)
FREE = next(
    puzzle
    for puzzle in book()
    if puzzle.worlds and puzzle.view.players == 2 and not puzzle.view.edition.must_place
)


@pytest.mark.parametrize(
    ("others", "holds"),
    [
        pytest.param([("+", 0.05), ("013@1,0", 0.2, 0.04)], True, id="a gap far outside its error"),
        pytest.param([("+", 0.03)], False, id="too small a gap"),
        pytest.param([("+", 0.08, 0.03)], False, id="too large an error"),
        pytest.param([("201@3,0", 0.004), ("+", 0.05)], True, id="the same tile may be as good"),
        pytest.param([("013@1,0", 0.004)], False, id="another may not"),
        pytest.param([("013@1,0", 0.004, 0)], True, id="but in an exact tie"),
    ],
)
def test_what_proves_a_solution(others: list[tuple[Any, ...]], holds: bool) -> None:
    first = Answer(parse_action("012@0,1"), 0, 0)
    rest = (Answer(parse_action(text), loss, *error or [0.002]) for text, loss, *error in others)
    assert Proof((first, *rest), 0.5, 100).holds == holds


def test_a_proof_that_fails_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    worst_first = SAMPLED.legal[::-1]
    tried = list[int]()

    def counted(expert: Expert, *rest: Any) -> list[comparison.Comparison]:
        tried.append(expert.worlds)
        return comparison.compare_all(expert, *rest)

    monkeypatch.setattr(proofs, "compare_all", counted)
    found = prove(SAMPLED.view, worst_first, 300, Random(1))
    assert found is not None
    assert not found.holds
    assert tried == [30]


def themes(round: Round, best: str, tempting: str, second: str = "+") -> set[Theme]:
    order = list(dict.fromkeys(map(parse_action, (best, second, tempting))))
    order += [action for action in round.legal_actions() if action not in order]
    return set(themes_of(view(round, 0), order, parse_action(tempting), for_points=False))


def test_preparing_one_s_own_hexagon_is_a_trap_and_opening_none_is_to_deny() -> None:
    round = table(FOUR_OF_SIX, "445 444 255 000")
    tempting = placements(round, "255")[0]
    found = {at: themes(round, at, tempting, tempting) for at in placements(round, "445")}
    assert {Theme.TRAP, Theme.HEXAGON} <= found["454@0,1"]
    without = table(FOUR_OF_SIX, "445 111 255 000")
    assert not {Theme.TRAP, Theme.HEXAGON} & themes(without, "454@0,1", tempting, tempting)
    assert {Theme.DENY, Theme.HEXAGON} <= themes(without, tempting, "454@0,1", "454@0,1")


@pytest.mark.parametrize(
    ("held", "fitting", "fits", "checkpoints"),
    [
        ({"012"}, {"000"}, 1, True),
        ({"012"}, {"000"}, 0, False),
        ({"012"}, {"012"}, 1, False),
        (None, {"000"}, 1, False),
    ],
)
def test_others_are_stopped_only_by_who_can_still_place(
    held: set[str] | None, fitting: set[str], fits: int, checkpoints: bool
) -> None:
    known: Any = SimpleNamespace(held_by_others=held, unseen=held or set())
    outlook: Any = SimpleNamespace(fitting=fitting, fits=fits)
    assert _stops(known, outlook) == checkpoints


def test_drawing_although_something_fits_is_draw_or_place() -> None:
    round = table(FOUR_OF_SIX, "255 000 111")
    place = placements(round, "255")[0]
    assert Theme.DRAW_OR_PLACE in themes(round, "+", place, place)
    assert Theme.DRAW_OR_PLACE in themes(round, place, place, "+")


def test_the_last_tiles_are_about_going_out_and_an_empty_stock_is_the_end() -> None:
    round = table(FOUR_OF_SIX, "255 225 111")
    place = placements(round, "255")[0]
    assert Theme.GO_OUT in themes(round, place, place)
    assert Theme.GO_OUT in themes(table(FOUR_OF_SIX, "255"), place, place)
    assert Theme.GO_OUT in themes(table(FOUR_OF_SIX, "255"), "+", place)
    assert Theme.GO_OUT not in themes(table(FOUR_OF_SIX, "255 225 111 000"), place, place)
    for stock in (True, False):
        round = table(FOUR_OF_SIX, "255 445 111 000", stock=stock)
        place = placements(round, "255")[0]
        found = themes(round, place, place, placements(round, "445")[0])
        assert (Theme.END in found) != stock


def test_who_always_takes_the_right_action_finds_it_always() -> None:
    legal = SAMPLED.legal
    assert finds(SAMPLED.view, legal, legal, "all") == (5,) * len(FINDERS)
    assert finds(SAMPLED.view, legal, (), "none") == (0,) * len(FINDERS)
    assert difficulty((5,) * 6) == 1


def test_a_line_is_legal_in_a_world_of_the_view_and_repeatable() -> None:
    first = line_of(SAMPLED.view, SAMPLED.solution, Random("line"))
    assert first == line_of(SAMPLED.view, SAMPLED.solution, Random("line"))
    assert first.steps[0].seat == SAMPLED.view.turn


def test_a_line_has_two_turns_of_each_and_all_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given = set[int | None]()

    def first(_: Expert, seen: Any, legal: Any, random: Any, millis: int | None = None) -> Any:
        given.add(millis)
        return legal[0]

    monkeypatch.setattr(Expert, "choose", first)
    line = line_of(SAMPLED.view, SAMPLED.solution, Random("line"))
    assert given == {UNLIMITED}
    assert [seat for seat, _ in groupby(step.seat for step in line.steps)] == [0, 1, 0, 1]


def test_greedy_choices_are_all_that_score_the_most() -> None:
    round = Round.seeded("stein", EDITIONS["german"]).apply("555@0,0")
    legal = list(round.legal_actions())
    assert len(greedy_choices(view(round, 1), legal)) == 3


@pytest.mark.parametrize("players", [1, 2])
def test_what_leaves_no_choice_is_no_puzzle(players: int) -> None:
    alone = Solitaire(10, 20) if players == 1 else None
    round = Round.seeded("dreistein", EDITIONS["german"], players, solitaire=alone)
    assert puzzle_of(view(round, round.turn), list(round.legal_actions()), "none", LIGHT) is None


@pytest.mark.parametrize(("effort", "worlds"), [(LIGHT, LIGHT.glance), (None, Effort().glance)])
def test_a_glance_is_enough_where_the_tempting_action_is_best(
    effort: Effort | None, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[int]()

    def expert(worlds: int) -> Listed:
        tried.append(worlds)
        return Listed(str(SAMPLED.legal[-1]))

    monkeypatch.setattr(maker, "Expert", expert)
    assert puzzle_of(SAMPLED.view, SAMPLED.legal, "x", effort, SAMPLED.legal[-1]) is None
    assert tried == [worlds]


def test_half_the_gap_is_a_promise() -> None:
    (other, *_, best), gap = SAMPLED.legal, LEAST_GAP / 2
    for more, promises in ((0.001, True), (-0.001, False)):
        order = [ranked(best, 100 * (gap + more)), ranked(other, 0)]
        assert maker._promises(order, [other]) == promises
    assert not maker._promises([ranked(other, 50), ranked(best, 0)], [other])


def step_of(puzzle: Puzzle, played: str) -> Made:
    """The decision of a puzzle, in a world that agrees with it."""
    seen, round = puzzle.view, round_of(Worlds(puzzle.view).root)
    where = seen.turn, seen.round, len(seen.history), round
    return Made(*where, parse_action(played), seen.totals, own=True, judged=True)


def verdict(
    grade: Grade, loss: float = 0.2, best: Action = EXACT.solution, of: Puzzle = EXACT
) -> Verdict:
    option, *rest = (Option(action, 0) for action in dict.fromkeys((best, *of.legal)))
    return Verdict(0.5, 0.5 - loss, 0.0, grade, option, (option, *rest))


def setting_of(puzzle: Puzzle, manner: Manner) -> Setting:
    company = Company(puzzle.view.edition, (Style(manner),) * puzzle.view.players)
    return Setting(company, (puzzle.view.turn,), Budget(12))


def test_a_mistake_becomes_a_puzzle_and_a_good_decision_or_what_was_played_does_not() -> None:
    setting = setting_of(EXACT, Manner(GREEDY))

    def made(action: Action, told: Verdict | None) -> Puzzle | None:
        return puzzle_from(step_of(EXACT, str(action)), told, setting, effort=LIGHT)

    worst = EXACT.legal[-1]
    found = made(worst, verdict(Grade.BLUNDER))
    assert found is not None
    assert found.solution in EXACT.right
    assert found.view == step_of(EXACT, str(worst)).seen
    assert made(worst, verdict(Grade.GOOD, 0.01)) is None
    assert made(worst, None) is None
    other = next(action for action in EXACT.legal if action not in EXACT.right)
    assert made(worst, verdict(Grade.BLUNDER, best=other)) is None
    assert made(EXACT.solution, verdict(Grade.BLUNDER)) is None


def test_a_mistake_is_proved_as_it_was_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the expert among experts who may draw, otherwise by how everybody plays."""
    asked = list[str]()

    def prove(_: Any, order: Any, worlds: int, random: Any, compare: Compare) -> None:
        found = compare(FREE.view, order[0], order[1:], 30, random)
        asked.append(f"{compare is by_expert} {len(found) == len(order) - 1}")

    monkeypatch.setattr(maker, "prove", prove)
    monkeypatch.setattr(maker, "_promises", lambda *_: True)
    told = verdict(Grade.BLUNDER, best=FREE.solution, of=FREE)
    step = step_of(FREE, str(FREE.legal[-1]))
    for expert in (True, False):
        setting = setting_of(FREE, Manner(HOARD, expert=expert))
        assert puzzle_from(step, told, setting, effort=LIGHT) is None
    assert asked == ["True True", "False True"]


def test_of_many_mistakes_the_dearest_are_tried_and_few_are_kept() -> None:
    steps = [step_of(EXACT, str(EXACT.legal[-1]))] * (MOST_TRIED + 5)
    verdicts = [verdict(Grade.BLUNDER, 0.1 + at / 1000) for at in range(len(steps))]
    tried = candidates([*steps, steps[0]], [*verdicts, verdict(Grade.GOOD, 0.0)])
    assert tried == list(range(len(steps) - 1, 4, -1))
    assert kept(tried, steps) == list(range(len(steps) - MOST_FOUND, len(steps)))


def test_a_line_is_told_with_the_tiles_that_the_solver_draws() -> None:
    assert SAMPLED.view.seat == 0
    other = (Step(1, "+012", -5), Step(1, "+013", -5), Step(1, "+014", -5), Step(1, "-", 0))
    steps = (Step(0, "+345", -5), Step(0, "-", -10), *other, Step(0, "-", -10))
    words = PuzzleWords(replace(SAMPLED, line=Line(steps, (0, 0), None)), Texts("en"))
    assert words.line() == [
        "You: draw 3–4–5 (−5)",
        "You: pass (−10)",
        *["Seat 2: draws a tile (−5)"] * 3,
        "Seat 2: keeps the tiles (0)",
        "You: pass (−10)",
    ]


def test_every_action_of_some_puzzles_is_explained(language: str) -> None:
    for puzzle in Random(language).sample(book(), 6):
        words = PuzzleWords(puzzle, Texts(language))
        told: list[Explained] = explained(puzzle)
        assert [each.action for each in told] == list(puzzle.legal)
        for each in told:
            assert words.title(each)
            assert words.why(each)
        assert "{" not in words.situation()
