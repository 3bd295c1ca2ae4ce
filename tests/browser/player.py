"""Somebody who plays on the page: sees what is offered, and takes the first of it."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from playwright.sync_api import Error, Page

from browser.wait import until_holds

How = Literal["mouse", "touch", "keys"]

OFFERED = """() => {
  const here = what => [...document.querySelectorAll(what)].some(e => e.checkVisibility());
  if (here('.ending [download]')) return 'over';
  if (here('.hand[aria-busy=true]')) return null;
  return ['.ending .primary:not([aria-disabled=true])', '.confirm', '.covered .button', '.spot',
    '.rack-tile.fits', '.draw:enabled'].find(here) ?? null;
}"""
GONE = ("Timeout", "not visible", "detached", "not attached", "outside of the viewport")


def offered(page: Page) -> str | None:
    """What this person may take now, as a selector; ``over`` once the match is."""
    found: str | None = page.evaluate(OFFERED)
    return found


def step(page: Page, how: How = "mouse") -> bool:
    """Does one thing, if there is one to do for this person."""
    what = offered(page)
    if what is None or what == "over" or (what.startswith(".ending") and how == "keys"):
        return False
    return take(page, what, how)


def take(page: Page, what: str, how: How = "mouse") -> bool:
    """Takes the first of these; false where it went away between looking and touching."""
    thing = page.locator(what).first
    try:
        if how == "mouse":
            thing.click(force=True, timeout=2_000)
        else:
            thing.tap(force=True, timeout=2_000)
    except Error as error:
        if not any(sign in f"{type(error).__name__} {error}" for sign in GONE):
            raise
        return False
    return True


def play_until(
    pages: Page | Sequence[Page],
    done: Callable[[], object],
    how: How = "mouse",
    seconds: float = 60,
) -> None:
    """Plays at each of these pages until something holds."""
    pages = [pages] if isinstance(pages, Page) else pages

    def played() -> bool:
        while not done():
            acted = [step(page, how) for page in pages]
            if not any(acted):
                return False
        return True

    until_holds(pages[0], played, "what was played for", seconds)


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

    until_holds(pages[0], done, f"{actions} actions", 60)


def play_on(*pages: Page, how: How = "mouse", seconds: int = 150, rounds: int | None = None) -> int:
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
                done += take(page, what, how)
            if not any(seen):
                return False

    until_holds(pages[0], finished, "the end of the match", seconds)
    return done


def await_turn(page: Page, what: str = ".rack-tile.fits") -> None:
    """Plays until this person has such a choice."""
    play_until(page, lambda: offered(page) == what)


def server_view(page: Page, server: str) -> dict[str, Any]:
    """The table of this page as the server itself has it, asked past the page."""
    table = page.url.split("/t/")[1]
    answer = page.context.request.get(f"{server}/api/tables/{table}")
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
    origin = "/".join(page.url.split("/")[:3])
    plan = {"edition": edition, "seats": seats, "hints": True, **wish}
    answer = page.context.request.post(f"{origin}/api/tables", data=plan)
    assert answer.ok, answer.text()
    page.goto(f"{origin}/t/{answer.json()['table']}")
    page.locator(".rack-tile, .covered, .lobby").first.wait_for()


def edition(page: Page, **numbers: object) -> dict[str, Any]:
    """An edition with numbers of one's own."""
    origin = "/".join(page.url.split("/")[:3])
    known = page.context.request.get(f"{origin}/api/editions").json()["editions"]
    return {**known["international"], **numbers}
