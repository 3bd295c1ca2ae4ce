"""Faces, colours and names of the people at a table: no two are alike.

>>> free_look(None, [])
Look(face='cat', colour=1)
>>> free_look(Look("fox", 3), [Look("fox", 1), Look("cat", 3)])
Look(face='lion', colour=5)
>>> free_name("Anna", ["anna", "Ben"]), free_name("casual", [])
('Anna 2', 'Casual')
"""

from collections.abc import Collection, Iterable
from itertools import count
from typing import TypeVar, get_args

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Face
from dreistein.protocol.table import Look
from dreistein.table.model.names import MOST_CHARACTERS, look_alikes

_Item = TypeVar("_Item")

_LEVELS = frozenset[str](get_args(Level))
FACES: tuple[Face, ...] = get_args(Face)
COLOURS = (1, 2, 3, 5, 4, 0)
"""In the order in which they are given out: as many as a table has seats."""


def free_look(wish: Look | None, taken: Iterable[Look]) -> Look:
    """The wish as far as it is free, else the next free face and the next free colour after it."""
    others = tuple(taken)
    faces, colours = {look.face for look in others}, {look.colour for look in others}
    wish = wish or Look(FACES[0], COLOURS[0])
    face = next(face for face in _from(FACES, wish.face) if face not in faces)
    colour = next(colour for colour in _from(COLOURS, wish.colour) if colour not in colours)
    return Look(face, colour)


def _from(items: tuple[_Item, ...], first: _Item) -> tuple[_Item, ...]:
    at = items.index(first)
    return items[at:] + items[:at]


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody's at the table looks like it; no name stays none."""
    if name in _LEVELS:
        name = name.capitalize()  # a record would take it for a bot
    known = frozenset[str]().union(*map(look_alikes, taken))
    if not name or known.isdisjoint(look_alikes(name)):
        return name
    for number in count(2):
        mark = f" {number}"
        numbered = name[: MOST_CHARACTERS - len(mark)].rstrip() + mark
        if known.isdisjoint(look_alikes(numbered)):
            return numbered
    raise AssertionError
