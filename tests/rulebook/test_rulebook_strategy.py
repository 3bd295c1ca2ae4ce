"""The chapter on good play: every number is a figure with an interval, and every claim holds."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from bench.good_play.report import refreshed
from dreistein.rulebook import book
from dreistein.rulebook import outline as plan
from dreistein.rulebook.numbers import numbers
from dreistein.rulebook.strategy import Figure, figures, parts, written
from dreistein.rules import EDITIONS
from dreistein.rules.edition import PLAYER_COUNTS
from rulebook.books import fields

ROOT = Path(__file__).parents[2]
GERMAN = EDITIONS["german"]
CHAPTER = [rule.id for part in plan.PARTS if part.id == plan.PLAY for rule in part.rules]


def named() -> set[str]:
    """The variables of the chapter."""
    chapter = [of.variables for key, of in fields("en").items() if key.startswith("play-")]
    return set().union(*chapter)


def figure(name: str) -> Figure:
    return figures()[name]


def test_every_figure_has_a_size_and_an_interval() -> None:
    assert len(figures()) == sum(len(part["figures"]) for part in parts().values())
    for name, found in figures().items():
        assert found.n >= 2, name
        assert found.low <= found.value <= found.high, name
        assert found.low < found.high, name
        if found.unit == "share":
            assert found.low >= 0, name
            assert found.high <= 1, name


def test_every_number_of_the_chapter_is_a_figure_that_is_sure_enough_to_be_told() -> None:
    compared = {f"chance-{count}" for count in PLAYER_COUNTS} | {"millions", "matches"}
    told = named() - set(numbers(GERMAN)) - compared
    assert told <= set(figures())
    assert len(told) > 40
    for name in told:
        found = figure(name)
        margin = (found.high - found.low) / 2
        most = 0.075 if name.startswith("expert-") else 0.012  # the text says "about"
        assert margin <= (most if found.unit == "share" else 0.5), name


def test_figures_are_written_as_the_language_writes_them(language: str) -> None:
    made = written(language)
    assert set(made) > set(figures())
    rule = book(language, GERMAN).rule
    text = " ".join(block.plain for name in CHAPTER for block in rule(name).text)
    for name in sorted(named() & set(figures())):
        assert made[name] in text or made[name] in rule("play-bonus").short
    space = "" if language in ("en", "it", "nl") else "[\u00a0\u202f]"
    assert re.search(rf"\d{space}%", text)
    assert not re.search(r"\d %", text)
    assert bool(re.search(r"\d\.\d", text)) == (language == "en")


def below(*names: str) -> None:
    """The figures rise, each by more than luck explains."""
    for one, next_one in pairwise(names):
        assert figure(one).high < figure(next_one).low, (one, next_one)


def above_chance(name: str) -> bool:
    """Whether a share is above chance, or below; it must not be unclear."""
    chance = 1 / int(re.findall(r"-(\d)(?:-must)?$", name)[0])
    found = figure(name)
    assert not found.low <= chance <= found.high, name
    return found.low > chance


# Each test is named after the sentence that it proves.


def test_over_several_rounds_skill_shows() -> None:
    assert figure("gap-2").value > 40
    below("careful-wins-2", "careful-matches-2", "careful-after-ten-2")
    assert 0.55 < figure("careful-wins-2").value < 0.65
    assert above_chance("careful-matches-6")


def test_the_more_players_the_more_opening_helps() -> None:
    below(*(f"opener-worth-{count}" for count in PLAYER_COUNTS))
    assert all(above_chance(f"opener-wins-{count}") for count in PLAYER_COUNTS)
    surplus = [figure(f"opener-wins-{count}").value * count for count in PLAYER_COUNTS]
    assert surplus == sorted(surplus)


def test_high_or_low_first_matters_little_and_what_fits_afterwards_more() -> None:
    for count in PLAYER_COUNTS:
        low, careful = figure(f"low-wins-{count}"), figure(f"careful-wins-{count}")
        assert abs(low.value - 1 / count) < 0.02
        assert abs(low.value - 1 / count) < careful.value - 1 / count
    for count in (2, 3):
        assert above_chance(f"tight-wins-{count}")
        below(f"tight-wins-{count}", f"careful-wins-{count}")


def test_triples_are_the_hardest_to_place() -> None:
    for count in PLAYER_COUNTS:
        below(f"fits-triple-{count}", f"fits-different-{count}", f"fits-pair-{count}")


def test_bonuses_are_worth_taking() -> None:
    assert not above_chance("leave-wins-2")
    assert not above_chance("leave-wins-4")
    assert abs(figure("leave-wins-6").value - 1 / 6) < 0.01
    below("bonus-points-6", "bonus-points-2")
    below("hexagon-rounds-2", "hexagon-rounds-6")


def test_the_next_player_rarely_closes_an_opened_hexagon() -> None:
    for count in PLAYER_COUNTS:
        assert figure(f"hexagon-next-{count}").high < 0.2
        below(f"hexagon-next-{count}", f"hexagon-taken-{count}")
    below("hexagon-taken-2", "hexagon-taken-4", "hexagon-taken-6")
    below("hexagon-self-6", "hexagon-self-2")
    for count in (2, 6):
        assert abs(figure(f"deny-wins-{count}").value - 1 / count) < 0.01


def test_drawing_on_purpose_pays_with_few_players_and_not_with_many() -> None:
    for count in (2, 3):
        assert above_chance(f"hoard-sparing-matches-{count}")
        below(f"careful-matches-{count}", f"hoard-sparing-matches-{count}")
    hoard, careful = figure("hoard-sparing-matches-4"), figure("careful-matches-4")
    assert abs(hoard.value - careful.value) < 0.02
    for count in (5, 6):
        assert not above_chance(f"hoard-sparing-matches-{count}")
    for count in PLAYER_COUNTS:
        assert not above_chance(f"half-wins-{count}")
    assert not above_chance("among-hoarders-wins-2")
    assert not above_chance("among-hoarders-wins-3")
    assert above_chance("among-hoarders-wins-4")


def test_once_the_stock_is_empty_place_where_little_fits() -> None:
    for count in (2, 3):
        below(f"hoard-points-wins-{count}", f"hoard-sparing-wins-{count}")
        gain = figure(f"hoard-sparing-wins-{count}").low - figure(f"hoard-points-wins-{count}").high
        assert gain > 0.2


def test_going_out_usually_wins_the_round() -> None:
    for count in PLAYER_COUNTS:
        assert figure(f"out-wins-{count}").low > 0.85
    below(*(f"out-gain-{count}" for count in PLAYER_COUNTS))
    assert figure("out-ahead-6").high < 0.5
    for count in (2, 4):
        assert above_chance(f"loose-wins-{count}")
        assert figure(f"loose-wins-{count}").value - 1 / count < 0.03
    below("blocked-6", "blocked-2")


def test_what_wins_most_at_each_table() -> None:
    for count in (2, 3):
        below(f"careful-matches-{count}", f"hoard-sparing-matches-{count}")
    for count in (5, 6):
        below(f"hoard-sparing-matches-{count}", f"careful-matches-{count}")
        below(f"hoard-matches-{count}", f"careful-matches-{count}")
    assert all(above_chance(f"careful-matches-{count}") for count in PLAYER_COUNTS)


def test_the_expert_decides_anew_and_wins_more_than_fixed_plans() -> None:
    for count in (3, 4):
        for plan_ in ("hoard", "hoard-sparing", "careful"):
            below(f"{plan_}-matches-{count}", f"expert-matches-{count}")
    below(*(f"expert-purpose-{stage}-4" for stage in ("late", "middle", "early")))
    for count in (5, 6):
        assert above_chance(f"expert-matches-{count}")
        assert figure(f"expert-purpose-{count}").high < 0.02
    assert figure("expert-left-4").low > 0.3
    below("expert-others-bonuses-4", "expert-bonuses-4")


def test_even_the_expert_needs_luck_where_one_must_place() -> None:
    for count in (2, 3, 4):
        assert above_chance(f"expert-matches-{count}-must")
        below(f"expert-matches-{count}-must", f"expert-matches-{count}")
        assert above_chance(f"expert-outs-{count}-must")


def test_the_chapter_says_so_where_drawing_on_purpose_is_not_allowed() -> None:
    strict = book("en", replace(GERMAN, name="ours", must_place=True))
    assert strict.rule("play-draw").short.startswith("Not at your table")
    usual = book("en", GERMAN).rule("play-draw").short
    assert usual.startswith("With two or three players it pays")


def test_the_page_of_the_docs_has_every_figure_as_it_was_measured() -> None:
    page = (ROOT / "docs" / "strategy.md").read_text("utf-8")
    assert refreshed(page, parts()) == page
    assert len(re.findall(r"\S<!-- [a-z-]+-\d(?:-must)? -->", page)) > 50
