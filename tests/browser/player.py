"""Somebody who plays on the page: sees what is offered, and takes the first of it."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from playwright.sync_api import Error, Page

from browser.wait import until_holds

How = Literal["mouse", "touch"]

OFFERED = """() => {
  const here = what => [...document.querySelectorAll(what)].some(e => e.checkVisibility());
  if (here('.ending [download]')) return 'over';
  if (here('.hand[aria-busy=true]')) return null;
  return ['.ending .primary:not([aria-disabled=true])', '.confirm', '.covered .button', '.spot',
    '.rack-tile.fits', '.draw:enabled'].find(here) ?? null;
}"""
GONE = ("not visible", "not attached", "outside of the viewport")


def offered(page: Page) -> str | None:
    """What this person may take now, as a selector; ``over`` once the match is."""
    found: str | None = page.evaluate(OFFERED)
    return found


def step(page: Page, how: How = "mouse") -> bool:
    """Does one thing, if there is one to do for this person."""
    what = offered(page)
    return what not in (None, "over") and tried(page, str(what), how)


def tried(page: Page, what: str, how: How) -> bool:
    """Takes the first of these, if it has not gone away between looking and touching."""
    thing = page.query_selector(what)
    if thing is None:
        return False
    try:
        (thing.click if how == "mouse" else thing.tap)(force=True)
    except Error as error:
        if not any(sign in str(error) for sign in GONE):
            raise
        return False
    return True


def take(page: Page, what: str, how: How = "mouse") -> None:
    """Takes the first of these as soon as there is one."""
    thing = page.locator(what).first
    (thing.click if how == "mouse" else thing.tap)(force=True)


def place_tile(page: Page, how: How = "mouse") -> str:
    """Puts the first tile that fits on the first spot; gives the tile."""
    tile = page.locator(".rack-tile.fits").first.get_attribute("data-tile") or ""
    take(page, ".rack-tile.fits", how)
    take(page, ".spot", how)
    return tile


def play_until(
    pages: Page | Sequence[Page],
    done: Callable[[], object],
    how: How = "mouse",
) -> None:
    """Plays at each of these pages until something holds."""
    pages = [pages] if isinstance(pages, Page) else pages

    def played() -> bool:
        while not done():
            acted = [step(page, how) for page in pages]
            if not any(acted):
                return False
        return True

    until_holds(pages[0], played, "what was played for")


def play_actions(pages: Page | Sequence[Page], actions: int, how: How = "mouse") -> None:
    """Plays at each of these pages until so many actions were taken on all of them together.

    Stops earlier where the match ends.
    """
    pages = [pages] if isinstance(pages, Page) else pages
    taken = 0

    def done() -> bool:
        nonlocal taken
        for page in pages:
            taken += taken < actions and step(page, how)
        return taken >= actions or all(offered(page) == "over" for page in pages)

    until_holds(pages[0], done, f"{actions} actions")


def play_on(*pages: Page, how: How = "mouse", rounds: int | None = None) -> int:
    """Plays until the match is over on every page, or so many rounds; returns the actions taken."""
    done = over = 0

    def finished() -> bool:
        nonlocal done, over
        while True:
            seen = [offered(page) for page in pages]
            if all(what == "over" for what in seen):
                return True
            for page, what in zip(pages, seen, strict=True):
                if what is None or what == "over":
                    continue
                if what.startswith(".ending"):
                    over += page is pages[0]
                    if rounds is not None and over >= rounds:
                        return True
                done += tried(page, what, how)
            if not any(seen):
                return False

    until_holds(pages[0], finished, "the end of the match")
    return done


def await_turn(page: Page, what: str = ".rack-tile.fits") -> None:
    """Plays until this person has such a choice, and never past it."""

    def there() -> bool:
        while (seen := offered(page)) != what:
            if seen in (None, "over") or not tried(page, str(seen), "mouse"):
                return False
        return True

    until_holds(page, there, what)


def origin(page: Page) -> str:
    """The address of the server that this page comes from."""
    return "/".join(page.url.split("/")[:3])


def server_view(page: Page, server: str | None = None) -> dict[str, Any]:
    """The table of this page as the server itself has it, asked past the page."""
    table = page.url.split("/t/")[1]
    answer = page.context.request.get(f"{server or origin(page)}/api/tables/{table}")
    assert answer.ok, answer.text()
    view: dict[str, Any] = answer.json()
    return view


def turns_of(view: dict[str, Any], seat: int = 0) -> list[str]:
    """What a seat did in the last round, in order."""
    own = [turn for turn in view["rounds"][-1]["turns"] if turn["seat"] == seat]
    return [action["action"] for turn in own for action in turn["actions"]]


def open_table(page: Page, bots: int = 1, edition: object = "international", **wish: Any) -> None:
    """Sits down at a new table with quick bots, as the form of a new table would."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(bots))]
    plan = {"edition": edition, "seats": seats, "hints": True, **wish}
    answer = page.context.request.post(f"{origin(page)}/api/tables", data=plan)
    assert answer.ok, answer.text()
    page.goto(f"{origin(page)}/t/{answer.json()['table']}")
    page.locator(".rack-tile, .covered, .lobby").first.wait_for()


def edition(tiles: int | None = None, **numbers: object) -> dict[str, Any]:
    """An edition with numbers of one's own; with few tiles each, a round is short."""
    if tiles is not None:
        numbers["deal"] = {str(players): tiles for players in range(2, 7)}
    return {"base": "international", **numbers}
