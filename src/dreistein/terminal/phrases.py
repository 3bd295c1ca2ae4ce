"""Words for things of the rules: editions, bonuses, and sums of points."""

from collections.abc import Sequence

from dreistein.rules.board import Bonus
from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.tiles import Tile
from dreistein.text import Texts, signed
from dreistein.text.catalogue import MINUS, score
from dreistein.text.width import clean


def edition_name(edition: Edition, texts: Texts) -> str:
    """An edition's name; with other numbers than printed they are house rules."""
    if EDITIONS.get(edition.name) == edition:
        return texts(f"edition-{edition.name}")
    return texts("edition-house", name=clean(edition.name))


def bonus_name(bonus: Bonus, hexagons: int, texts: Texts) -> str:
    """A bonus's name, also for several hexagons at once."""
    return texts(f"bonus-{bonus}" if hexagons < 2 else f"bonus-{bonus}-{hexagons}")


def scoring(tile: Tile, points: int, bonus: Bonus | None, hexagons: int, texts: Texts) -> str:
    """What a placement scores and for what.

    >>> scoring(Tile(3, 4, 5), 42, Bonus.BRIDGE, 0, Texts("en"))
    '12 + 30 (bridge) = +42'
    """
    if bonus is None or points == tile.value:
        return signed(points)
    extra = f"{points - tile.value} ({bonus_name(bonus, hexagons, texts)})"
    return f"{tile.value} + {extra} = {signed(points)}"


def addition(numbers: Sequence[int]) -> str:
    """A sum as one would write it.

    >>> addition([20, 15, -9]), addition([7])
    ('20 + 15 − 9 = 26', '7')
    """
    if len(numbers) < 2:
        return score(sum(numbers))
    rest = (f"{MINUS if number < 0 else '+'} {abs(number)}" for number in numbers[1:])
    return f"{score(numbers[0])} {' '.join(rest)} = {score(sum(numbers))}"


def tiles_text(tiles: Sequence[Tile]) -> str:
    """Tiles in a row."""
    return ", ".join(map(str, tiles))
