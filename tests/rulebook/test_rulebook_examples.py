"""Every example is a real position, and the points that it claims are those of the rules."""

from dataclasses import replace

import pytest

from dreistein import rules
from dreistein.rulebook import book, scenes
from dreistein.rulebook.scenes import SCENES, start
from dreistein.rules import EDITIONS, Board, Bonus, Edition, End, IllegalAction, Placement, Tile
from dreistein.rules.errors import CornerDisagrees, NoSideTouches
from rulebook.books import fields

HOUSE = replace(EDITIONS["german"], name="ours", bridge=37, double=21, hexagons=(41, 83, 127))
HOUSE = replace(HOUSE, start=6, out=19, draw=4, draws=5, fruitless=7, empty=8, target=250)
ALL_EDITIONS = [*EDITIONS.values(), HOUSE]


@pytest.fixture(params=ALL_EDITIONS, ids=lambda edition: edition.name)
def edition(request: pytest.FixtureRequest) -> Edition:
    found: Edition = request.param
    return found


def caption(scene: str, edition: Edition) -> str:
    return book("en", edition).examples[scene].caption


PLACED = {
    "start": (Bonus.START, 0, 15),
    "fits": (None, 0, 12),
    "no-bridge": (None, 0, 4),
    "bridge": (Bonus.BRIDGE, 0, 10),
    "double": (Bonus.DOUBLE, 0, 5),
    "hexagon": (Bonus.HEXAGON, 1, 10),
    "two-hexagons": (Bonus.HEXAGON, 2, 7),
    "three-hexagons": (Bonus.HEXAGON, 3, 5),
}


@pytest.mark.parametrize("scene", sorted(PLACED))
def test_a_placement_earns_what_the_example_says(scene: str, edition: Edition) -> None:
    bonus, hexagons, value = PLACED[scene]
    line = [*SCENES[scene].lying.split(), SCENES[scene].play]
    placed = list(map(Placement.parse, line))
    spot = Board.of(placed[:-1]).check(placed[-1])
    assert (spot.bonus, spot.hexagons, placed[-1].tile.value) == (bonus, hexagons, value)
    extra = edition.bonus_points(spot, placed[-1].tile)
    wanted = f"{value} + {extra} = {value + extra}" if extra else str(value)
    assert f" {wanted}." in caption(scene, edition)
    example = book("en", edition).examples[scene]
    assert example.placements == tuple(map(str, placed))
    assert len({placement.tile for placement in placed}) == len(placed)


def test_no_scene_has_a_tile_twice(edition: Edition) -> None:
    for scene in SCENES.values():
        round = start(scene, edition)
        tiles = [placement.tile for placement in round.board.placements]
        tiles += [tile for hand in round.hands for tile in hand]
        tiles += round.stock
        assert len(tiles) == len(set(tiles)), scene


def test_what_does_not_go_does_not_go_though_the_corner_example_fits_its_side() -> None:
    causes = {"touching": NoSideTouches, "corner": CornerDisagrees}
    assert {name for name, scene in SCENES.items() if scene.tried} == set(causes)
    for name, cause in causes.items():
        board = Board.of(map(Placement.parse, SCENES[name].lying.split()))
        with pytest.raises(IllegalAction) as refused:
            board.check(Placement.parse(SCENES[name].tried))
        assert type(refused.value) is cause
    board = Board.of(map(Placement.parse, SCENES["corner"].lying.split()))
    tried = Placement.parse(SCENES["corner"].tried)
    there = board.spots[tried.cell].corners
    assert [a == b for a, b in zip(there, tried.numbers, strict=True)].count(False) == 1


def test_the_opening_tile_is_the_one_that_must_open(edition: Edition) -> None:
    for name in ("opening", "opening-no-triple", "start"):
        round = start(SCENES[name], edition)
        assert round.opening == Placement.parse(SCENES[name].play).tile
    hands = start(SCENES["opening-no-triple"], edition).hands
    assert not any(tile.is_triple for hand in hands for tile in hand)
    assert Tile(4, 4, 5).value == Tile(3, 5, 5).value
    assert caption("opening-no-triple", edition).count("Ben opens with 3–5–5") == 1


def played(scene: str, edition: Edition) -> rules.Round:
    round = start(SCENES[scene], edition)
    for action in SCENES[scene].play.split():
        assert round.end is None
        round = round.apply(action)
    return round


def test_drawing(edition: Edition) -> None:
    round = played("drawn", edition)
    assert [p.points for p in round.history] == [-edition.draw, 7]
    told = f"Ada draws 2–2–3 and places it: −{edition.draw} +7"
    assert caption("drawn", edition).startswith(told)
    shown = scenes.shown("fruitless", edition)
    assert shown.round is not None
    assert shown.round.turn == 1
    assert shown.round.end is None
    cost = edition.draws * edition.draw + edition.fruitless
    assert f"which makes −{cost}." in caption("fruitless", edition)


def test_an_empty_stock(edition: Edition) -> None:
    round = start(SCENES["empty"], edition)
    assert not round.board.any_fits(round.hands[0])
    assert played("empty", edition).scores == (-edition.empty, 0)
    cost = f"−{edition.empty}" if edition.empty else "0"
    assert f"the stock is empty: {cost}." in caption("empty", edition)


def test_the_ends_of_a_round(edition: Edition) -> None:
    out = played("out", edition)
    assert (out.end, out.settlement) == (End.OUT, (edition.out + 15, 0))
    assert f"{edition.out + 15} in all." in caption("out", edition)
    blocked = played("blocked", edition)
    assert (blocked.end, blocked.settlement) == (End.BLOCKED, (0, 7))
    assert "Ben has the least, 5, and scores 12 − 5 = 7." in caption("blocked", edition)
    tie = played("blocked-tie", edition)
    assert (tie.end, tie.settlement) == (End.BLOCKED, (11, 11, 0))
    assert "both hold 9. Each scores 20 − 9 = 11." in caption("blocked-tie", edition)
    passed = played("all-pass", edition)
    assert (passed.end, passed.settlement) == (End.BLOCKED, (8, 0))
    assert passed.board.any_fits(passed.hands[1])
    assert "Ada has the least, 2: she scores 10 − 2 = 8." in caption("all-pass", edition)


def test_solitaire(edition: Edition) -> None:
    assert played("solitaire-out", edition).settlement == (edition.out,)
    assert played("solitaire-blocked", edition).settlement == (-2,)
    assert played("solitaire-empty", edition).end is End.BLOCKED
    assert caption("solitaire-blocked", edition).endswith(": −2.")


def test_the_end_of_a_match(edition: Edition) -> None:
    totals = dict(book("en", edition).examples["match-end"].totals)
    assert sum(total >= edition.target for total in totals.values()) == 2
    assert max(totals, key=lambda name: totals[name]) == "Ben"
    assert f"wins with {totals['Ben']}" in caption("match-end", edition)
    tied = dict(book("en", edition).examples["tie"].totals)
    assert tied["Ada"] == tied["Cleo"] > tied["Ben"]
    assert caption("tie", edition).startswith("Ada and Cleo share the win")


def test_the_arithmetic_is_the_same_in_every_language(language: str, edition: Edition) -> None:
    for name in scenes.ALL:
        shown = scenes.shown(name, edition)
        told = book(language, edition).examples[name].caption
        for fact in {"sum", "turn"} & fields("en")[f"scene-{name}"].variables:
            assert str(shown.facts[fact]) in told


def test_an_edition_that_lets_one_draw_everything_has_its_example_too() -> None:
    endless = replace(EDITIONS["german"], name="endless", draws=56)
    assert "Nothing fits" in caption("fruitless", endless)
