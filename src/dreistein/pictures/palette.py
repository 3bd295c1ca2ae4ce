"""The colours: one for each number, and the surfaces of the light and the dark theme.

White on each number's colour has a contrast of at least 4.5 to 1.

>>> NUMBERS[3], DAY.accent
('#00795c', '#0b6b4f')
"""

from dataclasses import dataclass
from typing import Literal

Theme = Literal["light", "dark", "auto"]
"""Linen (light), felt (dark), or whichever the reader's device prefers."""

NUMBERS = ("#6b7078", "#0072b2", "#b45f06", "#00795c", "#b3261e", "#7b3fa0")
"""The colour of each number, which is written on it in white."""


@dataclass(frozen=True, slots=True)
class Surface:
    """The colours of everything but the numbers: the background, the tiles, and an accent."""

    ground: str
    rim: str
    """The edge of the background."""
    shade: str
    """A tile's shadow, and how strong it is."""
    depth: str
    face: str
    edge: str
    """The soft edge of a tile."""
    accent: str
    """The last tile."""
    ink: str
    """Labels on tiles."""


DAY = Surface(
    ground="#e6dfd1",
    rim="#d6cdba",
    shade="#4a3a1e",
    depth=".34",
    face="#fffdf8",
    edge="#cfc5b2",
    accent="#0b6b4f",
    ink="#07503b",
)
NIGHT = Surface(
    ground="#1d2421",
    rim="#2d3632",
    shade="#000000",
    depth=".6",
    face="#f4efe4",
    edge="#b9b09c",
    accent="#58c9a2",
    ink="#07503b",
)


def darker(colour: str, by: float = 0.78) -> str:
    """A darker shade of a colour, for the seams within it.

    >>> darker("#ff8000", 0.5)
    '#804000'
    """
    return "#" + "".join(f"{round(int(colour[at : at + 2], 16) * by):02x}" for at in (1, 3, 5))
