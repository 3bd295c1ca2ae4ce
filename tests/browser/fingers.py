"""Real fingers on the page, as many as one likes; Playwright's own can only tap."""

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


def middle(thing: Locator) -> Point:
    """Where one would touch this."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hand:
    """The fingers that are down, each by a number."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._down: dict[int, Point] = {}

    def down(self, finger: int, at: Point) -> None:
        """Puts a finger down."""
        self._down[finger] = at
        self._tell("touchStart", self._down)

    def move(self, finger: int, to: Point, steps: int = 4) -> None:
        """Slides a finger there, in so many steps."""
        (x0, y0), (x1, y1) = self._down[finger], to
        for step in range(1, steps + 1):
            part = step / steps
            self._down[finger] = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
            self._tell("touchMove", self._down)

    def up(self, finger: int) -> None:
        """Lifts a finger."""
        self._tell("touchEnd", {finger: self._down.pop(finger)})

    def slide(self, start: Point, to: Point) -> None:
        """Puts one finger down, slides it, and lifts it."""
        self.down(0, start)
        self.move(0, to)
        self.up(0)

    def _tell(self, kind: str, fingers: dict[int, Point]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers.items()]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
