"""Somebody who has a keyboard only: presses keys, and never loses sight of the focus."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.player import draw_button, offered, server_view
from browser.wait import until_holds

FOCUS = """what => {
  const e = document.activeElement;
  return e === document.body ? null : e.matches(what);
}"""


class Keyboard:
    """Plays at a page with Tab, arrows, Enter and typed moves; nothing is focused by a script."""

    def __init__(self, page: Page, view: Callable[[Page], dict[str, Any]] = server_view) -> None:
        """``view`` tells the table as its house has it."""
        self.page, self.view = page, view
        self.moves = 0
        self.pressed: list[str] = []

    def press(self, *keys: str) -> None:
        self.pressed = [*self.pressed, *keys][-12:]
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, what: str) -> bool:
        """Whether such a thing has the focus. That nothing has it must not happen."""
        found: bool | None = None

        def focused() -> bool:
            nonlocal found
            found = self.page.evaluate(FOCUS, what)
            return found is not None

        # A change of the page may be half done: what counts is where it ends.
        until_holds(self.page, focused, f"a focus after {self.pressed}")
        assert found is not None
        return found

    def reach(self, what: str, key: str = "Tab", most: int = 60) -> bool:
        """Presses a key until such a thing has the focus; false where that never happens."""
        for _ in range(most):
            if self.page.evaluate(FOCUS, what):
                return True
            self.press(key)
        return False

    def match(self) -> None:
        """Plays until the match is over."""

        def over() -> bool:
            while (what := offered(self.page)[0]) != "over":
                if what == "wait":
                    self.at("*")
                    return False
                self.do(what)
            return True

        until_holds(self.page, over, "the end of the match")

    def do(self, what: str) -> None:
        """One thing, each time in another of the ways there are."""
        self.moves += 1
        if what == "next":
            assert self.at("dialog *"), "the dialog has not taken the focus"
            assert self.reach("dialog .primary")
            self.press("Enter")
        elif what == "draw":
            self.draw()
        elif self.moves % 3 == 0:
            self.type_a_move()
        else:
            self.place_a_tile()
        self.at("*")

    def draw(self) -> None:
        if self.moves % 2 and self.reach(".draw"):
            self.press("Enter")
        else:
            draws = draw_button(self.page).inner_text().startswith("Draw")
            self.press("+" if draws else "-")

    def place_a_tile(self) -> None:
        if not self.reach(".rack-tile"):
            return
        self.press("Home")
        if not self.reach(".rack-tile.fits", "ArrowRight", 25):
            return
        self.press("Enter")
        if self.at(".spot"):
            self.press(*("ArrowLeft", "ArrowDown", "ArrowRight")[: self.moves % 4], "Enter")

    def type_a_move(self) -> None:
        """A whole move in the notation, or just the tile."""
        view = self.view(self.page)
        choices = [choice for hand in view["hands"] for choice in hand["choices"] or []]
        moves = [choice["action"] for choice in choices if "@" in choice["action"]]
        if not moves:
            return
        self.press("/")
        until_holds(self.page, lambda: self.at("input[name=move]"), "the field for a move")
        self.page.keyboard.type(moves[-1] if self.moves % 2 else "".join(sorted(moves[-1][:3])))
        self.press("Enter")
        if self.at(".spot"):
            self.press("Enter")
