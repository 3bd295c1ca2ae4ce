"""Playing with a screen reader: everything is chosen by what the accessibility tree says."""

import re

from browser.conftest import Visit
from browser.screen_reader_user import MOVE, NEIGHBOUR, ScreenReader
from sizes import size

SHORT = {
    "plan": {
        "edition": {"base": "international", "target": size(5, 60)},
        "seats": [{"kind": "me", "name": ""}, {"kind": "bot", "level": "greedy"}],
        "hints": True,
    }
}


def test_a_match_of_two_by_the_accessibility_tree_alone(visit: Visit) -> None:
    reader = ScreenReader(visit(settings=SHORT))
    reader.press_named("button", "^Play now")
    reader.press_named("button", "^The board as a list")
    ideas = [idea for idea in reader.ask_hint() if idea.startswith("Place ")]
    assert all(NEIGHBOUR.search(idea) or " in the middle of the table" in idea for idea in ideas)
    page = reader.read()
    assert sum(node.name == "Score pad" for node in page.all()) == 1
    assert len(page.find("status")) == 1, "nothing is announced twice"
    over = reader.match()
    assert re.search(r"\d+ points", over), over
    assert len(reader.placed) >= 3
    moves = [move for text in reader.heard for move in MOVE.finditer(text)]
    assert len(moves) >= 3, reader.heard
    assert all(NEIGHBOUR.search(move["place"]) for move in moves), reader.heard
