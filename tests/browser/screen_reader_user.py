"""Somebody who knows the page by the browser's accessibility tree alone: roles, names, states."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page

from browser.wait import until_holds

TILE = r"\d, \d, \d"
SPOT = re.compile(
    rf"(?P<tile>{TILE}) (?P<place>.+?): .*?(?P<points>\d+) points?, (?P<lies>point.*)"
)
MOVE = re.compile(rf"(?P<name>[^.]+) places (?P<tile>{TILE}) (?P<place>[^:]+): \+")
NEIGHBOUR = re.compile(rf"(left of|right of|above|below) ({TILE})")
OPPOSITE = {"left of": "right", "right of": "left", "above": "below", "below": "above"}
BEST = re.compile(r"fits (?:one spot: |\d+ spots, up to )\+(\d+)$")


@dataclass(frozen=True)
class Node:
    """One thing that a screen reader comes to."""

    ident: int
    role: str
    name: str
    states: dict[str, Any] = field(hash=False)
    below: tuple["Node", ...]

    def all(self) -> Iterator["Node"]:
        """The node and everything in it, in reading order."""
        yield self
        for node in self.below:
            yield from node.all()

    def find(self, role: str, pattern: str = "") -> list["Node"]:
        return [n for n in self.all() if n.role == role and re.search(pattern, n.name)]

    @property
    def text(self) -> str:
        return " ".join(n.name for n in self.all() if n.role == "StaticText")


class ScreenReader:
    """Reads the tree that Chromium gives to assistive technology, and acts by focus and Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.placed: list[re.Match[str]] = []
        self._devtools = page.context.new_cdp_session(page)

    def read(self) -> Node:
        """The whole page; what was announced meanwhile is kept."""
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        (page,) = _nodes(nodes[0], by_id)
        for status in page.find("status"):
            if status.text and status.text not in self.heard[-1:]:
                self.heard.append(status.text)
        return page

    def press(self, node: Node) -> bool:
        """Goes to a button or link and presses Enter; false if it went away meanwhile."""
        try:
            self._devtools.send("DOM.focus", {"backendNodeId": node.ident})
        except Error:
            return False
        self.page.keyboard.press("Enter")
        return True

    def press_named(self, role: str, pattern: str) -> None:
        """Waits for such a thing and presses it."""

        def pressed() -> bool:
            found = self.read().find(role, pattern)
            return bool(found) and self.press(found[0])

        until_holds(self.page, pressed, f"{role} {pattern}")

    def ask_hint(self) -> list[str]:
        """The ideas of a hint, as they are read; the hint is closed again."""
        self.press_named("button", "^Hint$")
        ideas: list[str] = []

        def told() -> bool:
            ideas[:] = [
                n.text for r in self.read().find("region", "^Hint$") for n in r.find("listitem")
            ]
            return bool(ideas)

        until_holds(self.page, told, "a hint")
        self.press_named("button", "^Close$")
        return ideas

    def match(self) -> str:
        """Plays until the match is over; returns the name of the dialog that says so."""
        over = ""

        def finished() -> bool:
            nonlocal over
            while self._step(page := self.read()):
                pass
            ending = page.find("dialog")
            over = ending[0].name if ending and ending[0].find("link", "Save") else ""
            return bool(over)

        until_holds(self.page, finished, "the end of the match")
        return over

    def _step(self, page: Node) -> bool:
        """Does one thing, chosen by what is said; false if there is nothing to do yet."""
        for dialog in page.find("dialog"):
            return any(self.press(button) for button in dialog.find("button", "^Next round"))
        for spots in page.find("group", r"^\d+ open spots? to choose"):
            named = [(SPOT.match(spot.name), spot) for spot in spots.find("button")]
            # Until the words for places have come, a spot has no more than its points.
            known = [(int(said["points"]), said, spot) for said, spot in named if said]
            if known:
                _, said, spot = max(known, key=lambda option: option[0])
                return self._place(said, spot, board(page))
            if named:
                return False
        tiles = [(BEST.search(tile.name), tile) for tile in page.find("button", "^Tile ")]
        fitting = [(int(best[1]), tile) for best, tile in tiles if best]
        if fitting:
            return self.press(max(fitting, key=lambda option: option[0])[1])
        ends = page.find("button", "^(Draw|Pass|Keep)")
        return any(self.press(end) for end in ends if not end.states.get("disabled"))

    def _place(self, said: re.Match[str], spot: Node, before: dict[str, str]) -> bool:
        """Places a tile; it then lies in the list as the spot's name had promised."""
        if not self.press(spot):
            return False
        item = ""

        def placed() -> bool:
            nonlocal item
            page = self.read()
            item = board(page).get(said["tile"], "")
            # The last tile opens the result, and a dialog hides what is behind it.
            return bool(item or page.find("dialog"))

        until_holds(self.page, placed, f"on the board: {said[0]}")
        self.placed.append(said)
        if not item:
            return True
        assert item.startswith(f"{said['tile']}, {said['lies'].split(';')[0]}"), (item, said[0])
        sides = NEIGHBOUR.findall(said["place"])
        assert {tile for _, tile in sides} <= set(before), said[0]
        assert bool(sides) == bool(before), said[0]
        for side, tile in sides:
            assert f"; {OPPOSITE[side]}: {tile}" in item, (item, said[0])
        return True


def board(page: Node) -> dict[str, str]:
    """What the list says of each tile, newest first."""
    items = [item.text for item in page.find("listitem")]
    return {item[:7]: item for item in items if re.match(rf"{TILE}, pointing ", item)}


def _nodes(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[Node]:
    below = [n for i in node.get("childIds", ()) if i in by_id for n in _nodes(by_id[i], by_id)]
    if node["ignored"]:
        yield from below
        return
    yield Node(
        node.get("backendDOMNodeId", 0),
        node["role"]["value"],
        node.get("name", {}).get("value", ""),
        {state["name"]: state["value"].get("value") for state in node.get("properties", ())},
        tuple(below),
    )
