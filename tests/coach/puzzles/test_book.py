"""The shipped puzzles: every one is unambiguous and about its themes.

That it is a real position and its answers are all that is legal: test_reader.py.
"""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest

from dreistein.bots.expert import Expert
from dreistein.bots.expert.comparison import compare_all
from dreistein.coach.puzzles.book import NoPuzzle, book, by_number, puzzle_of_day, select
from dreistein.coach.puzzles.difficulty import FINDERS, HARDEST, TRIES, difficulty
from dreistein.coach.puzzles.maker import greedy_choices
from dreistein.coach.puzzles.proof import LEAST_ERRORS, LEAST_GAP, prove
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.coach.puzzles.themes import Theme, themes_of
from dreistein.kernel import Worlds, round_of
from dreistein.rules import Action, Round, parse_action

BOOK = book()
SOLVED = [puzzle for puzzle in BOOK if puzzle.worlds == 0]
SAMPLE = Random("sample").sample([puzzle for puzzle in BOOK if puzzle.worlds], 5)


def test_there_are_enough_puzzles_of_every_kind() -> None:
    assert [puzzle.number for puzzle in BOOK] == list(range(1, len(BOOK) + 1))
    assert len({(puzzle.view, puzzle.solution) for puzzle in BOOK}) == len(BOOK) >= 400
    themes = Counter(theme for puzzle in BOOK for theme in puzzle.themes)
    assert set(themes) == set(Theme)
    assert min(count for theme, count in themes.items() if theme != Theme.MATCH) >= 25
    levels = Counter(difficulty(puzzle.found) for puzzle in BOOK)
    assert min(levels[level] for level in range(1, HARDEST + 1)) >= 15
    simple = [p for p in BOOK if difficulty(p.found) <= EASY and len(p.themes) == 1]
    assert len(simple) >= 80
    rules = Counter(puzzle.view.edition.must_place for puzzle in BOOK)
    assert min(rules.values()) >= 100


EASY = 2
"""Up to this difficulty, what scores the most now may be right."""


def tempting(puzzle: Puzzle) -> Action:
    """The best of the wrong answers that score the most now."""
    wrong = [action for action in puzzle.legal if action not in puzzle.right]
    return min(greedy_choices(puzzle.view, wrong), key=puzzle.legal.index)


def test_one_answer_is_clearly_best_and_only_an_easy_one_is_greedy() -> None:
    for puzzle in BOOK:
        assert len(puzzle.legal) >= 3
        assert len(puzzle.found) == len(FINDERS)
        assert all(0 <= count <= TRIES for count in puzzle.found)
        first, *others = puzzle.answers
        assert first.loss == first.error == 0
        assert [answer.loss for answer in others] == sorted(answer.loss for answer in others)
        wrong = [answer for answer in others if not answer.right]
        assert wrong, puzzle.number
        for answer in wrong:
            assert answer.loss >= LEAST_GAP, puzzle.number
            # Errors are stored in thousandths.
            assert answer.loss >= LEAST_ERRORS * (answer.error - 0.0005) - 0.0005, puzzle.number
        greedy = {*greedy_choices(puzzle.view, puzzle.legal)} & {*puzzle.right}
        simple = difficulty(puzzle.found) <= EASY and len(puzzle.themes) == 1
        assert simple or not greedy, puzzle.number
        assert puzzle.gap <= puzzle.chance + 0.001 <= 1.001


def test_themes_are_what_their_rules_say() -> None:
    for puzzle in BOOK:
        points = Theme.MATCH in puzzle.themes
        found = themes_of(puzzle.view, puzzle.legal, tempting(puzzle), for_points=points)
        assert found == puzzle.themes, puzzle.number


def test_the_line_begins_with_the_solution_and_scores_what_it_says() -> None:
    for puzzle in BOOK:
        line, seen = puzzle.line, puzzle.view
        first = line.steps[0]
        assert first.seat == seen.turn
        solution = "+" if first.action[0] == "+" else first.action
        assert parse_action(solution) == puzzle.solution
        gained = [0] * seen.players
        for step in line.steps:
            gained[step.seat] += step.points
        scores = [a + b for a, b in zip(seen.scores, gained, strict=True)]
        if line.end is None:
            assert tuple(scores) == line.scores, puzzle.number
        drawn = [step.action[1:] for step in line.steps if step.action[0] == "+"]
        known = {str(p.tile) for p in seen.board} | set(map(str, seen.hand))
        assert not known & set(drawn), puzzle.number


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: str(puzzle.number))
def test_the_expert_finds_the_same_answer_best_in_other_worlds(puzzle: Puzzle) -> None:
    wrong = [answer.action for answer in puzzle.answers if not answer.right]
    expert, random = Expert(worlds=600), Random(f"test {puzzle.number}")
    found = compare_all(expert, puzzle.view, puzzle.solution, wrong, random)
    closest = min(found, key=lambda each: each.loss)
    assert closest.loss > 0
    assert closest.loss == pytest.approx(puzzle.gap, abs=max(0.05, 2 * closest.error))


def test_open_ends_are_told_as_they_are_solved() -> None:
    assert SOLVED
    for puzzle in SOLVED:
        proof = prove(puzzle.view, puzzle.legal, 600, Random(1))
        assert proof is not None
        again = replace(puzzle, answers=proof.answers, chance=proof.chance)
        assert again.to_json() == puzzle.to_json()


def test_swapping_what_the_solver_cannot_see_changes_nothing() -> None:
    """A puzzle is what a seat may know: any of its worlds looks the same to that seat."""
    puzzle = next(p for p in BOOK if p.view.stock > 5)
    worlds = Worlds(puzzle.view)
    seen = set()
    for index in range(4):
        round: Round = round_of(worlds.sample(3, index))
        seen.add((round.hands[puzzle.view.turn], round.board, round.scores))
    assert len(seen) == 1


def test_every_day_has_a_puzzle_of_its_own_until_all_had_theirs() -> None:
    first = date(2026, 11, 17)
    days = [puzzle_of_day(first + timedelta(days=n)) for n in range(len(BOOK))]
    assert {puzzle.number for puzzle in days} == {puzzle.number for puzzle in BOOK}
    assert puzzle_of_day(first + timedelta(days=len(BOOK))) == days[0]


def test_puzzles_are_chosen_by_theme_difficulty_and_rule_if_they_are_there() -> None:
    for theme in Theme:
        assert all(theme in puzzle.themes for puzzle in select(theme))
    hard = select(level=HARDEST, must_place=False)
    assert all(difficulty(p.found) == HARDEST and not p.view.edition.must_place for p in hard)
    assert list(select()) == list(BOOK)
    with pytest.raises(NoPuzzle, match=f"no puzzle 0; they are numbered from 1 to {len(BOOK)}"):
        by_number(0)
    with pytest.raises(NoPuzzle):
        by_number(len(BOOK) + 1)
    assert by_number(1).number == 1
