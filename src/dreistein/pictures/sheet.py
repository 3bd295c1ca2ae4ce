"""An SVG picture in the making: background, tiles and marks.

Colours are attributes, so a style sheet is needed only for a picture whose theme follows the
reader's device. What is defined for later use has the same id and shape in every picture, so that
one page can have several.
"""

import re
from collections.abc import Iterable, Sequence
from html import escape

from dreistein.pictures.digits import DIGITS, WIDTH
from dreistein.pictures.geometry import (
    DISC,
    XY,
    Box,
    Piece,
    cell_path,
    format_number,
    offset,
    sixth_path,
)
from dreistein.pictures.palette import DAY, NIGHT, NUMBERS, Surface, Theme, darker

FONT = "Atkinson Hyperlegible Next,Atkinson Hyperlegible,system-ui,Segoe UI,Helvetica,sans-serif"
DIGIT_DISTANCE = 23.4
"""From a point to the centres of the numbers around it."""

# Everything that XML 1.0 does not allow.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Sheet:
    """A picture in the making: later drawings are on top."""

    def __init__(
        self,
        box: Box,
        *,
        title: str,
        description: str = "",
        theme: Theme = "light",
        width: int | None = None,
    ) -> None:
        if width is not None and width < 1:
            raise ValueError(f"a picture must be at least 1 pixel wide, not {width}")
        self._box = box
        self._words = {"title": title, "desc": description}
        self._width = width
        self._surface = NIGHT if theme == "dark" else DAY
        self._dark = NIGHT if theme == "auto" else None
        self._defined: dict[str, str] = {}
        self._drawn: list[str] = []

    # ------------------------------------------------------------------ surfaces

    def ground(self) -> None:
        """The background, linen or felt, with round corners."""
        s = self._surface
        look = f'class="ds-ground" fill="{s.ground}" stroke="{s.rim}" stroke-width="2"'
        self._rectangle(self._box.grow(-1), 26, look)

    def wood(self) -> None:
        """A wooden rack: its face, and the lip below."""
        self._rectangle(self._box, 14, 'fill="#7d5230"')
        self._rectangle(self._box._replace(bottom=self._box.bottom - 7), 14, 'fill="#b3824f"')

    def _rectangle(self, box: Box, radius: int, look: str) -> None:
        x, y, w, h = map(format_number, (box.left, box.top, box.width, box.height))
        self._draw(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}" {look}/>')

    # ------------------------------------------------------------------ tiles

    def tiles(self, pieces: Sequence[Piece], discs: Iterable[tuple[XY, int]] = ()) -> None:
        """Some tiles, and the discs that they close: each by its point and its number."""
        s = self._surface
        self._shadow(pieces)
        self._draw(f'<g class="ds-face" fill="{s.face}" stroke="{s.edge}">')
        for piece in pieces:
            self._draw(_use(self._body(piece.up), (piece.x, piece.y)))
        self._draw("</g>")
        rings = []
        for (x, y), number in discs:
            circle = f'<circle cx="{format_number(x)}" cy="{format_number(y)}"'
            self._draw(f'{circle} r="{DISC}" fill="{darker(NUMBERS[number])}"/>')
            rings.append(f'{circle} r="{DISC + 5}" stroke="{NUMBERS[number]}"/>')
        for piece in pieces:
            corners = (_use(self._corner(n, sixth), xy) for n, sixth, xy in piece.corners())
            self._draw("<g>" + "".join(corners) + "</g>")
        if rings:
            self._draw('<g fill="none" stroke-width="2.5" stroke-opacity=".6">', *rings, "</g>")

    def _shadow(self, pieces: Iterable[Piece]) -> None:
        s = self._surface
        soft = self._define(
            "soft",
            '<filter x="-.2" y="-.2" width="1.4" height="1.4">'
            '<feGaussianBlur stdDeviation="2.6"/></filter>',
        )
        path = "".join(
            f"M{p.x} {p.y + 3}l50 87h-100z" if p.up else f"M{p.x} {p.y + 3}l50-87h-100z"
            for p in pieces
        )
        self._draw(
            f'<path class="ds-shade" filter="url(#ds-{soft})" fill="{s.shade}"'
            f' fill-opacity="{s.depth}" d="{path}"/>'
        )

    def _body(self, up: bool) -> str:
        return self._define("up" if up else "down", f'<path d="{cell_path(up=up)}"/>')

    def _corner(self, number: int, sixth: int) -> str:
        """A sixth of a disc, with its number."""
        digit = _use(self._digit(number), offset(sixth, DIGIT_DISTANCE))
        shape = _use(self._define(f"s{sixth}", f'<path d="{sixth_path(sixth)}"/>'))
        look = f'fill="{NUMBERS[number]}"'
        return self._define(f"n{number}{sixth}", f"<g {look}>{shape}{digit}</g>")

    def _digit(self, number: int) -> str:
        look = f'fill="none" stroke="#fff" stroke-width="{WIDTH}"'
        return self._define(f"d{number}", f'<path d="{DIGITS[number]}" {look}/>')

    # ------------------------------------------------------------------ marks

    def outline(self, piece: Piece, *, dashed: bool = False) -> None:
        """An outline around a tile, set off from its neighbours."""
        s = self._surface
        path = cell_path(up=piece.up, gap=0, rounding=5.5)
        off_path = cell_path(up=piece.up, gap=2.1)
        dashes = ' stroke-dasharray="9 6"' if dashed else ""
        self._draw(
            f'<g fill="none" transform="translate({piece.x} {piece.y})">',
            f'<path class="ds-off" stroke="{s.face}" stroke-width="2.2" d="{off_path}"/>',
            f'<path class="ds-line" stroke="{s.accent}" stroke-width="4"{dashes} d="{path}"/>',
            "</g>",
        )

    def clash(self, xy: XY) -> None:
        """A ≠ on a point where two numbers disagree."""
        x, y = map(format_number, xy)
        self._draw(
            f'<g transform="translate({x} {y})" stroke="#fff" stroke-width="2.4">'
            '<circle r="11.5" fill="#1d1b18"/><path d="M-6-2.5H6M-6 2.5H6M3.5-6.5L-3.5 6.5"/></g>'
        )

    def write(self, label: str, piece: Piece) -> None:
        """A label in the middle of a tile."""
        s = self._surface
        x, y = map(format_number, piece.between)
        # dy centres alike in Chromium, Firefox and librsvg; dominant-baseline does not.
        self._draw(
            f'<text x="{x}" y="{y}" dy=".35em" text-anchor="middle" font-family="{FONT}"'
            f' font-size="{21 if len(label) <= 3 else 17}" font-weight="700" fill="{s.ink}"'
            f' stroke="{s.face}" stroke-width="4" paint-order="stroke">{_safe(label)}</text>'
        )

    # ------------------------------------------------------------------ the whole

    def text(self) -> str:
        box = self._box
        size = " ".join(map(format_number, (box.left, box.top, box.width, box.height)))
        width = box.width if self._width is None else self._width
        height = box.height * width / box.width
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{size}"'
            f' width="{format_number(width)}" height="{format_number(height)}">',
            *(f"<{tag}>{_safe(words)}</{tag}>" for tag, words in self._words.items() if words),
        ]
        if self._dark is not None:
            lines.append(f"<style>{_dark_style(self._dark)}</style>")
        lines += ["<defs>", *self._defined.values(), "</defs>", *self._drawn, "</svg>"]
        return "\n".join(lines) + "\n"

    def _draw(self, *parts: str) -> None:
        self._drawn += parts

    def _define(self, name: str, drawing: str) -> str:
        """Define a drawing for later use; returns its name."""
        tag, rest = drawing.split(" ", 1)
        self._defined.setdefault(name, f'{tag} id="ds-{name}" {rest}')
        return name


def _use(name: str, xy: XY = (0, 0)) -> str:
    x, y = map(format_number, xy)
    where = ("" if x == "0" else f' x="{x}"') + ("" if y == "0" else f' y="{y}"')
    return f'<use href="#ds-{name}"{where}/>'


def _safe(words: str) -> str:
    return escape(_FORBIDDEN.sub("\ufffd", words), quote=False)


def _dark_style(s: Surface) -> str:
    """The style that turns a light picture into a dark one."""
    rules = (
        f".ds-ground{{fill:{s.ground};stroke:{s.rim}}}"
        f".ds-shade{{fill:{s.shade};fill-opacity:{s.depth}}}"
        f".ds-face{{fill:{s.face};stroke:{s.edge}}}"
        f".ds-off{{stroke:{s.face}}}.ds-line{{stroke:{s.accent}}}"
    )
    return f"@media(prefers-color-scheme:dark){{{rules}}}"
