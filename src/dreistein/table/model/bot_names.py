"""Who plays at each level: the names of the bots, and those of everybody at a table.

The page has the same names in ``static/shared/players/levels.js``, with a face for each level.

>>> seat_names([("Max", None), ("", "greedy"), ("", "greedy"), ("", None)], Texts("en"))
('Max', 'Gina', 'Rocco', 'Seat 4')
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import get_args

from dreistein.bots.registry import Level
from dreistein.text import Texts

_BY_RUNG: Mapping[Level, tuple[str, ...]] = {
    "pip": ("Pip", "Lulu", "Momo", "Kiki", "Bibi", "Jojo"),
    "frida": ("Frida", "Emil", "Nora", "Hugo", "Lotte", "Paul"),
    "max": ("Max", "Gina", "Rocco", "Mina", "Otto", "Rita"),
    "zora": ("Zora", "Timo", "Luna", "Enzo", "Nelly", "Pablo"),
    "bruno": ("Bruno", "Agnes", "Georg", "Heidi", "Konrad", "Dora"),
    "hilda": ("Hilda", "Gustav", "Berta", "Anton", "Trudi", "Egon"),
    "klara": ("Klara", "Vera", "Oskar", "Ines", "Viktor", "Carla"),
    "sofia": ("Sofia", "Leon", "Irma", "Felix", "Elsa", "Marek"),
}
BOT_NAMES: Mapping[Level, tuple[str, ...]] = MappingProxyType(
    {
        **_BY_RUNG,
        "random": _BY_RUNG["pip"],
        "casual": _BY_RUNG["frida"],
        "greedy": _BY_RUNG["max"],
        "strong": _BY_RUNG["klara"],
        "expert": _BY_RUNG["sofia"],
    }
)
"""One for each seat of a table full of bots of one level; the same in every language."""


LEVEL_BY_NAME: Mapping[str, Level] = {level: level for level in get_args(Level)}


def seat_names(seats: Iterable[tuple[str, Level | None]], texts: Texts) -> tuple[str, ...]:
    """The names shown at a table, by each seat's own name and level: no two bots share one.

    A seat that has neither a name nor a bot is called by its number.
    """
    given = tuple(seats)
    taken = {name.lower() for name, _ in given}
    names: list[str] = []
    for seat, (name, level) in enumerate(given, 1):
        if not name and level is not None:
            free = (other for other in BOT_NAMES[level] if other.lower() not in taken)
            name = next(free, BOT_NAMES[level][0])
            taken.add(name.lower())
        names.append(name or texts("seat-name", number=seat))
    return tuple(names)


def names_of(players: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The names shown for the players of a record, which has bots by their level, and people
    without a name by the number of their seat."""
    seats = []
    for seat, name in enumerate(players, 1):
        level = LEVEL_BY_NAME.get(name)
        seats.append(("" if level or name == str(seat) else name, level))
    return seat_names(seats, texts)
