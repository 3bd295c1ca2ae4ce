"""The fonts: plain zeros, every letter of our languages at once, others only when needed."""

import re
from functools import cache
from pathlib import Path

import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

import dreistein.text
from dreistein.web.assets.screens import STATIC_FOLDER

FACE = re.compile(r"@font-face \{.*?fonts/([\w-]+\.woff2).*?unicode-range:(.*?);", re.DOTALL)
TEXTS = Path(dreistein.text.__file__).parent / "locales"
FIRST = "atkinson-latin.woff2"


@cache
def font(name: str) -> TTFont:
    return TTFont(STATIC_FOLDER / "fonts" / name)


def faces() -> dict[str, set[int]]:
    """The characters each font is asked for, as tokens.css says."""
    style = (STATIC_FOLDER / "shared" / "css" / "tokens.css").read_text("utf-8")
    return {name: codes(spans) for name, spans in FACE.findall(style)}


def codes(spans: str) -> set[int]:
    ends = [span.strip().removeprefix("U+").split("-") for span in spans.split(",")]
    return {code for end in ends for code in range(int(end[0], 16), int(end[-1], 16) + 1)}


def test_a_font_is_asked_for_what_it_has_and_for_nothing_else() -> None:
    ranges = faces()
    assert set(ranges) == {path.name for path in (STATIC_FOLDER / "fonts").glob("*.woff2")}
    for name, asked in ranges.items():
        assert asked == set(font(name).getBestCmap()), name
    assert sum(map(len, ranges.values())) == len(set().union(*ranges.values()))


def test_the_first_font_has_every_letter_of_our_texts(language: str) -> None:
    text = "".join(path.read_text("utf-8") for path in (TEXTS / language).glob("*.ftl"))
    letters = {letter for word in text for letter in (word, word.upper(), word.lower())}
    needed = {ord(letter) for letter in letters if letter.isalnum() and len(letter) == 1}
    assert needed <= set(font(FIRST).getBestCmap())


@pytest.mark.parametrize("weight", [400, 600, 800])
@pytest.mark.parametrize("figures", ["proportional", "tabular"])
def test_a_zero_is_a_ring_around_its_middle(weight: int, figures: str) -> None:
    name = font(FIRST).getBestCmap()[ord("0")]
    if figures == "tabular":
        (lookup,) = font(FIRST)["GSUB"].table.LookupList.Lookup
        name = lookup.SubTable[0].mapping[name]
    pen = DecomposingRecordingPen(shapes := font(FIRST).getGlyphSet(location={"wght": weight}))
    shapes[name].draw(pen)
    rings: list[list[tuple[float, float]]] = [[]]
    for step, points in pen.value:
        rings[-1].extend(points)
        if step == "closePath":
            rings.append([])
    outer, inner, nothing = ([*zip(*ring, strict=True)] for ring in rings)
    assert not nothing
    for out, hole in zip(outer, inner, strict=True):
        assert min(out) + 40 < min(hole) < max(hole) < max(out) - 40
        assert min(hole) + max(hole) == pytest.approx(min(out) + max(out), abs=3)
