"""Short phrases: the names of editions and bonuses, sums of points, lists of tiles."""

from collections.abc import Sequence
from dataclasses import replace

from dreistein.rules.board import Bonus
from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.tiles import Tile
from dreistein.text import Texts, signed
from dreistein.text.catalogue import MINUS, score
from dreistein.text.width import clean


def edition_name(edition: Edition, texts: Texts) -> str:
    """The name of an edition; one with other than the printed numbers is house rules.

    The rule that whoever can place must leaves the numbers as they are printed.

    >>> edition_name(Edition.from_json({"base": "german", "must_place": True}), Texts("en"))
    'German edition'
    """
    base = edition.name.partition(",")[0] if edition.must_place else edition.name
    if EDITIONS.get(base) == replace(edition, name=base, must_place=False):
        return texts(f"edition-{base}")
    return texts("edition-house", name=clean(edition.name))


def bonus_name(bonus: Bonus, hexagons: int, texts: Texts) -> str:
    """The name of a bonus, including two or three hexagons at once."""
    return texts(f"bonus-{bonus}" if hexagons < 2 else f"bonus-{bonus}-{hexagons}")


def placement_sum(tile: Tile, points: int, bonus: Bonus | None, hexagons: int, texts: Texts) -> str:
    """The points of a placement, and what they are for.

    >>> placement_sum(Tile(3, 4, 5), 42, Bonus.BRIDGE, 0, Texts("en"))
    '12 + 30 (bridge) = +42'
    """
    if bonus is None or points == tile.value:
        return signed(points)
    extra = f"{points - tile.value} ({bonus_name(bonus, hexagons, texts)})"
    return f"{tile.value} + {extra} = {signed(points)}"


def sum_text(terms: Sequence[int]) -> str:
    """A sum, written out.

    >>> sum_text([20, 15, -9]), sum_text([7])
    ('20 + 15 − 9 = 26', '7')
    """
    if len(terms) < 2:
        return score(sum(terms))
    rest = (f"{MINUS if term < 0 else '+'} {abs(term)}" for term in terms[1:])
    return f"{score(terms[0])} {' '.join(rest)} = {score(sum(terms))}"


def tiles_text(tiles: Sequence[Tile]) -> str:
    """Tiles as a list, each as people read it."""
    return ", ".join(tile.written for tile in tiles)
