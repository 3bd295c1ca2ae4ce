"""High contrast: black and white, with a distinct pattern for each number.

They go from white (0) to black (5), so that the order shows too. A pattern repeats every 13 by 15
units, which divides the distance between points, so it continues from tile to tile.

>>> len(PATTERNS), PATTERNS[0], PATTERNS[5]
(6, None, None)
"""

_CELL = 'width="13" height="15" patternUnits="userSpaceOnUse" stroke="none"'
_GROUND = '<path d="M0 0h13v15H0z" fill="#fff"/>'


def _pattern(drawing: str) -> str:
    return f"<pattern {_CELL}>{_GROUND}{drawing}</pattern>"


FILLS = ("#fff", "url(#ds-p1)", "url(#ds-p2)", "url(#ds-p3)", "url(#ds-p4)", "#000")
"""The fill of each number's sixths of a disc."""

PATTERNS = (
    None,
    _pattern('<circle cx="3.25" cy="3.75" r="1.9"/><circle cx="9.75" cy="11.25" r="1.9"/>'),
    _pattern('<path d="M0 3.75h13M0 11.25h13" stroke="#000" stroke-width="2.6"/>'),
    _pattern(
        '<path d="M-3 3.46L3-3.46M-3 18.46L16-3.46M10 18.46L16 11.54" stroke="#000"'
        ' stroke-width="4.4"/>'
    ),
    _pattern(
        '<path d="M0 3.75h13M0 11.25h13M3.25 0v15M9.75 0v15" stroke="#000" stroke-width="3"/>'
    ),
    None,
)
"""The definition of each number's pattern; plain white and plain black need none."""
