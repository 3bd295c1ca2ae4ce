"""Pictures of boards and tiles: as text for a terminal, and as SVG for everything else.

Every function turns a :class:`~dreistein.rules.Board`, or some tiles, into a string.
"""

from dreistein.pictures.palette import NUMBERS, Theme
from dreistein.pictures.svg import draw_svg, draw_tile_svg, draw_tiles_svg
from dreistein.pictures.text import LETTERS, draw_text

__all__ = [
    "LETTERS",
    "NUMBERS",
    "Theme",
    "draw_svg",
    "draw_text",
    "draw_tile_svg",
    "draw_tiles_svg",
]
