"""The small board of the page agrees with the rules, position by position; so does its search."""

import json
import random
from typing import Any

import pytest

from dreistein.rulebook import book, search
from dreistein.rulebook.export import data
from dreistein.rulebook.scenes import SCENES
from dreistein.rules import EDITIONS, TILES, Board, Placement
from dreistein.text import LANGUAGES
from page.matches import node, run_module
from sizes import size

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")

FITS = """
const { boardOf, fitsOf, spotsOf } = await import(`${PAGE}/../shared/rules/board.js`);
const { spotBonus } = await import(`${PAGE}/../shared/rules/points.js`);
const { TILES } = await import(`${PAGE}/../shared/rules/tiles.js`);
console.log(JSON.stringify(given.boards.map((placements) => {
  const board = boardOf(placements);
  const spots = spotsOf(board);
  return TILES.flatMap((tile) => fitsOf(board, tile, spots).map(({ text, spot }) => [
    text, spot.bonus, spot.hexagons,
    ...given.editions.map((edition) => spotBonus(edition, spot, tile)),
  ])).sort((a, b) => (a[0] < b[0] ? -1 : 1));
})));
"""
SEARCH = """
const { search } = await import(`${PAGE}/../rulebook/search.js`);
const row = ({ kind, id, weight }) => [kind, id, weight];
const found = (asked) => search(given.book, asked).map(row);
console.log(JSON.stringify(given.asked.map(found)));
"""


def boards(number: int, seed: int) -> list[Board]:
    """Boards on the way of random games, with a taste for bonuses so that all of them fall."""
    chance = random.Random(seed)
    found: list[Board] = []
    while len(found) < number:
        board, left = Board(), list(TILES)
        chance.shuffle(left)
        while left and len(found) < number:
            found.append(board)
            options = list(board.fits(left))
            if not options:
                break
            rich = [p for p in options if board.spots[p.cell].bonus]
            placed = chance.choice(rich if rich and chance.random() < 0.5 else options)
            board = board.place(placed)
            left.remove(placed.tile)
    return found


def expected(board: Board) -> list[list[Any]]:
    rows = []
    for placement in board.fits(TILES):
        spot = board.spots[placement.cell]
        points = [edition.bonus_points(spot, placement.tile) for edition in EDITIONS.values()]
        rows.append([str(placement), spot.bonus and str(spot.bonus), spot.hexagons, *points])
    return sorted(rows, key=lambda row: str(row[0]))


def test_what_fits_and_what_it_scores_is_the_same_in_every_position() -> None:
    there, last = SCENES["three-hexagons"].lying.split(), SCENES["three-hexagons"].play
    tried = [*boards(size(300, 2000), seed=7), Board.of(map(Placement.parse, there))]
    most = [edition.hexagons[-1] for edition in EDITIONS.values()]
    assert [last, "hexagon", 3, *most] in expected(tried[-1])
    kinds = {(spot.bonus, spot.hexagons) for board in tried for spot in board.spots.values()}
    assert len(kinds) >= 6  # start, none, bridge, double, and more than one number of hexagons
    given = {
        "boards": [list(map(str, board.placements)) for board in tried],
        "editions": [edition.to_object() for edition in EDITIONS.values()],
    }
    found = run_module(FITS, given)
    for board, rows in zip(tried, found, strict=True):
        assert rows == expected(board), str(board)


def test_the_page_finds_what_the_terminal_finds(language: str) -> None:
    made = book(language, EDITIONS["german"])
    asked = [term.word for term in made.glossary] + [q.title for q in made.questions]
    step = size(3, 1)  # two languages ask the same question
    asked = [*asked[LANGUAGES.index(language) % step :: step], "0-0", "x"]
    given = {"book": json.loads(data(language, "german")), "asked": asked}
    wanted = [[[f.kind, f.id, f.weight] for f in search(made, text)] for text in asked]
    assert run_module(SEARCH, given) == wanted
