"""The words of docs/terms.md are those of the catalogues."""

import re
from pathlib import Path

import pytest

from dreistein.text import LANGUAGES
from text.catalogues import shown

PAGE = (Path(__file__).parents[2] / "docs" / "terms.md").read_text("utf-8")
KEYS = {
    "score pad": ("pad-title", "page-paper-pad"),
    "starting tile": ("pad-starting-tile",),
    "seat": ("sim-seat",),
    "edition": ("page-edition", "sheet-edition", "rulebook-edition"),
    "house rules": ("page-own-numbers",),
    "rules": ("page-rules", "sheet-rules"),
    "your turn": ("page-your-turn",),
    "round": ("hint-column-points",),
    "new match": ("sheet-new",),
    "resume": ("page-continue",),
    "solitaire": ("solitaire",),
    "game of the day": ("page-day",),
    "replay": ("page-replay",),
    "rematch": ("page-rematch",),
    "draw": ("page-draw",),
    "pass, with an empty stock": ("page-pass",),
    "keep, after the third draw": ("page-keep",),
    "sort the rack": ("page-sort",),
    "cancel": ("page-cancel", "sheet-cancel"),
    "undo a move": ("page-undo", "rulebook-try-undo"),
    "redo, on the score pad": ("sheet-redo",),
    "hint": ("page-hint",),
    "what fits?": ("page-what-fits",),
    "resign": ("page-resign",),
    "invite": ("page-invite",),
    "invitation link": ("page-invite-link",),
    "watch": ("page-watch",),
    "on one device": ("page-on-device", "page-way-device"),
    "points": ("page-points", "sim-mean"),
    "total": ("pad-total",),
    "bonus": ("sheet-bonus", "sim-bonus"),
    "start bonus": ("bonus-start", "numbers-start"),
    "bridge": ("bonus-bridge", "numbers-bridge"),
    "double connection": ("bonus-double", "numbers-double"),
    "hexagon": ("bonus-hexagon",),
    "two hexagons": ("bonus-hexagon-2",),
    "three hexagons": ("bonus-hexagon-3",),
    "stock empty": ("sheet-empty", "sheet-end-empty"),
    "blocked round": ("pad-blocked", "sheet-how-blocked"),
    "tiles left": ("pad-tiles-left", "sheet-left"),
    **{f"`{level}`": (f"page-level-{level}",) for level in ("random", "greedy", "casual")},
    **{f"`{level}`": (f"page-level-{level}",) for level in ("strong", "expert")},
}
"""Rows of the page, and the texts that consist of nothing else."""


def rows() -> dict[str, list[str]]:
    cells = (line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| "))
    return {term: words for term, *words in cells if len(words) == len(LANGUAGES)}


@pytest.mark.parametrize("term", KEYS)
def test_a_term_is_what_players_see(term: str) -> None:
    wanted = [plain(word) for word in rows()[term]]
    for key in KEYS[term]:
        assert [plain(shown(language, key)) for language in LANGUAGES] == wanted, key


def plain(text: str) -> str:
    """A text as it is compared: a button begins with a capital and may hyphenate, a label not."""
    return re.sub(r"\s", " ", text).lower().replace("’", "'").replace("\u00ad", "")
