"""The numbers that the texts are filled in with, and the editions side by side.

>>> from dreistein.rules import EDITIONS
>>> numbers(EDITIONS["german"])["bridge"]
30
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dreistein.rulebook.wording import Wording
from dreistein.rules import EDITIONS, TILES, Edition, Solitaire
from dreistein.rules.edition import FEWEST_PLAYERS, MOST_PLAYERS, PLAYER_COUNTS
from dreistein.rules.solitaire import MOST_DRAWS, MOST_RACK
from dreistein.rules.tiles import HIGHEST
from dreistein.text import Texts, signed

_SOLD = {"triominos": "Triominos®"}
"""What the box says, where it does not say Tripple Domino."""
_NAMED = ("start", "bridge", "double", "out", "draw", "draws", "fruitless", "empty", "target")


def numbers(edition: Edition) -> dict[str, str | int]:
    """What the texts may name: every number of an edition and of the game."""
    return {
        **{f"deal{players}": edition.hand_size(players) for players in PLAYER_COUNTS},
        **{name: getattr(edition, name) for name in _NAMED},
        "needs": "triple" if edition.start_needs_triple else "any",
        "zero": edition.start_zero,
        **{f"hexagon{count}": points for count, points in enumerate(edition.hexagons, 1)},
        "must": "on" if edition.must_place else "off",
        "tiles": len(TILES),
        "triples": sum(tile.is_triple for tile in TILES),
        "highest": HIGHEST,
        "fewest": FEWEST_PLAYERS,
        "most": MOST_PLAYERS,
        "sold": _SOLD.get(edition.name.split(",")[0], "Tripple Domino®"),
        "rack": Solitaire().rack,
        "limit": Solitaire().draws,
        "mostrack": MOST_RACK,
        "mostlimit": MOST_DRAWS,
    }


@dataclass(frozen=True, slots=True)
class Cell:
    """A number of the table, and whether it is another one than in the edition chosen."""

    text: str
    differs: bool


@dataclass(frozen=True, slots=True)
class Row:
    """One number, in every edition."""

    id: str
    label: str
    cells: tuple[Cell, ...]

    @property
    def differs(self) -> bool:
        """Whether the editions disagree."""
        return len({cell.text for cell in self.cells}) > 1


@dataclass(frozen=True, slots=True)
class Column:
    """An edition of the table: the id is empty for house rules."""

    id: str
    name: str
    note: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """The editions side by side; the chosen one comes first where it is a table's own."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


_ROWS: Mapping[str, Callable[[Edition], int | bool | tuple[int, ...]]] = {
    "row-deal": lambda edition: edition.deal,
    "row-start": lambda edition: edition.start,
    "row-needs": lambda edition: edition.start_needs_triple,
    "row-zero": lambda edition: edition.start_zero,
    "row-bridge": lambda edition: edition.bridge,
    "row-double": lambda edition: edition.double,
    "row-hexagons": lambda edition: edition.hexagons,
    "row-out": lambda edition: edition.out,
    "row-draw": lambda edition: -edition.draw,
    "row-draws": lambda edition: (edition.draws,),
    "row-fruitless": lambda edition: -edition.fruitless,
    "row-empty": lambda edition: -edition.empty,
    "row-target": lambda edition: (edition.target,),
    "row-must": lambda edition: edition.must_place,
}
"""The rows: points get a sign, counts come as tuples."""


def compared(edition: Edition, wording: Wording) -> Comparison:
    """The printed editions, and a table's own beside them, against the one chosen."""
    house = EDITIONS.get(edition.name) != edition
    columns = [*([edition] if house else []), *EDITIONS.values()]

    def cell(read: Callable[[Edition], int | bool | tuple[int, ...]], of: Edition) -> Cell:
        return Cell(_written(read(of), wording), read(of) != read(edition))

    return Comparison(
        tuple(_column(column, column is edition and house, wording) for column in columns),
        tuple(
            Row(key.removeprefix("row-"), wording(key), tuple(cell(read, of) for of in columns))
            for key, read in _ROWS.items()
        ),
    )


def _column(edition: Edition, house: bool, wording: Wording) -> Column:
    name = edition_name(edition, wording.language)
    if house:
        return Column("", name, wording("note-house"))
    return Column(edition.name, name, wording(f"note-{edition.name}"))


def edition_name(edition: Edition, language: str) -> str:
    texts = Texts(language)
    if EDITIONS.get(edition.name) == edition:
        return texts(f"edition-{edition.name}")
    return texts("edition-house", name=edition.name)


def _written(value: int | bool | tuple[int, ...], wording: Wording) -> str:
    if isinstance(value, bool):
        return wording("yes" if value else "no")
    return ", ".join(map(str, value)) if isinstance(value, tuple) else signed(value)
