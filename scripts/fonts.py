"""Make the page's fonts from the npm package named in src/dreistein/web/static/vendor/README.md.

npm pack @fontsource-variable/atkinson-hyperlegible-next@5.3.0 && tar -xzf fontsource-*.tgz
python scripts/fonts.py package/files    write the fonts, and print what tokens.css says of them

The zero loses its slash: beside other digits it reads as an eight, alone as a letter. What our
languages need is one small file; other letters follow only when a name has them. The licence
reserves no font name, so the changed fonts keep theirs.
"""

import argparse
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).parent.parent / "src" / "dreistein" / "web" / "static" / "fonts"
SOURCE = "atkinson-hyperlegible-next-{}-wght-normal.woff2"
WEIGHTS = (400, 800)
TOLERANCE = 6.0
"""How far, in thousandths of the type size, leaving out a weight may move an outline."""

ALPHABETS = "ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒßàáâäæçèéêëìíîïñòóôöùúûüÿœ"
SIGNS = "\u00a0¡«®°±·»¿×–—‘’“”„…€−"
FIRST = {*range(0x20, 0x7F), *map(ord, ALPHABETS + SIGNS)}
"""What German, English, Spanish, French, Italian and Dutch are written with."""


def remove_slash(font: TTFont) -> None:
    """Give the zero one counter, all four quarters like the one that the slash left whole.

    Its tabular sister is made of it and follows.
    """
    glyphs, zero = font["glyf"], font["glyf"]["zero"]
    points, ends, on_curve = zero.getCoordinates(glyphs)
    outer = ends[0] + 1
    middle = min((i for i in range(outer) if on_curve[i]), key=lambda i: points[i][0])
    quarter = [outer, *range(ends[1], ends[1] - 4, -1)]  # from the bottom to the left
    assert [on_curve[i] for i in quarter] == [1, 0, 0, 0, 1]

    def counter(at: GlyphCoordinates | list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The quarter and its reflections, counterclockwise from the bottom."""
        x, y = 2 * at[0][0], 2 * at[middle][1]
        down_left = [at[i] for i in quarter]
        down_right = [(x - a, b) for a, b in down_left]
        up_right = [(x - a, y - b) for a, b in reversed(down_left)]
        up_left = [(a, y - b) for a, b in down_left]
        return [*down_right, *up_right[1:], *up_left[1:], *down_left[-2:0:-1]]

    for variation in font["gvar"].variations["zero"]:
        deltas = variation.coordinates
        variation.coordinates = [*deltas[:outer], *counter(deltas), *deltas[-4:]]
    inner = counter(points)
    zero.coordinates = GlyphCoordinates([*points[:outer], *inner])
    zero.flags = bytearray([*on_curve[:outer], *([1, 0, 0, 0] * 4)])
    zero.endPtsOfContours = [ends[0], ends[0] + len(inner)]
    zero.numberOfContours = 2


def subset(font: TTFont, codes: set[int], features: list[str]) -> None:
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["gasp", "prep"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def leave_out_weights_between(font: TTFont) -> None:
    """Keep only the lightest and the boldest shape of a glyph that changes evenly."""
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        if len(variations) != 2:
            continue
        between, boldest = sorted(variations, key=lambda one: one.axes["wght"][1])
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for one in variations:
            one.calcInferredDeltas(points, control.endPts)
        kept = variations
        if distance(between, boldest) <= TOLERANCE:
            boldest.axes["wght"] = (0.0, 1.0, 1.0)
            kept = [boldest]
        for one in kept:
            one.roundDeltas()
            one.optimize(points, control.endPts)
        font["gvar"].variations[name] = kept


def distance(between: TupleVariation, boldest: TupleVariation) -> float:
    part = between.axes["wght"][1]
    pairs = zip(between.coordinates, boldest.coordinates, strict=True)
    return float(max(abs(a - part * c) + abs(b - part * d) for (a, b), (c, d) in pairs))


def unicode_range(codes: set[int]) -> str:
    """As CSS writes it: U+0020-007E, U+00A0."""
    starts = sorted(code for code in codes if code - 1 not in codes)
    ends = sorted(code for code in codes if code + 1 not in codes)
    spans = zip(starts, ends, strict=True)
    return ", ".join(f"U+{a:04X}" + (f"-{b:04X}" if b > a else "") for a, b in spans)


def characters(source: Path) -> set[int]:
    return set(TTFont(source).getBestCmap())


def make(source: Path, target: Path, codes: set[int], features: list[str]) -> None:
    font = TTFont(source, recalcTimestamp=False)
    if "zero" in font.getGlyphOrder():
        remove_slash(font)
    subset(font, codes, features)
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    leave_out_weights_between(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}, {target.stat().st_size} bytes: {unicode_range(set(font.getBestCmap()))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, help="the folder files of the unpacked package")
    files: Path = parser.parse_args().files
    latin, extended = (files / SOURCE.format(name) for name in ("latin", "latin-ext"))
    make(latin, FOLDER / "atkinson-latin.woff2", FIRST, ["kern", "tnum"])
    rest = ["ccmp", "kern", "locl", "mark", "mkmk"]
    more = characters(latin) - FIRST
    make(latin, FOLDER / "atkinson-latin-more.woff2", more, rest)
    make(extended, FOLDER / "atkinson-latin-ext.woff2", characters(extended) - FIRST - more, rest)


if __name__ == "__main__":
    main()
