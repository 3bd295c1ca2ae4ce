"""Somebody who plays on the page: sees what is offered, and takes the first of it.

Most tests only want to get somewhere. For them the page is played from within: looking, deciding
and taking are one step of its own, between which nothing can change. ``play_by_hand`` uses real
clicks and taps.
"""

import re
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page

from browser.wait import PATIENCE, until_holds

How = Literal["mouse", "touch"]
Offer = Literal["tile", "spot", "draw", "next", "over"]

OFFERS = """
  const here = what => [...document.querySelectorAll(what)].find(e => e.checkVisibility());
  const count = what => document.querySelectorAll(what).length;
  const offers = {
    over: '.ending [download]', wait: '.hand[aria-busy=true]',
    next: '.ending .primary:not([aria-disabled=true])', confirm: '.confirm',
    show: '.covered .button', spot: '.spot', tile: '.rack-tile.fits', draw: '.draw:enabled',
  };
  const look = () => Object.keys(offers).find(name => here(offers[name])) ?? 'wait';
"""
"""What a person may take, best first; ``wait`` where there is nothing yet."""
PLAY = """async ([most, patience]) => {%(offers)s
  const end = Date.now() + patience;
  const changed = () => new Promise(done => {
    const watch = new MutationObserver(() => done());
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(done, 50);
  });
  for (let taken = 0; ; ) {
    const offer = look();
    if (%(stop)s) return ['stop', taken];
    if (offer === 'over' || taken === most) return [offer === 'over' ? 'over' : 'done', taken];
    if (offer !== 'wait') {
      const click = { bubbles: true, cancelable: true, detail: 1 };
      here(offers[offer]).dispatchEvent(new MouseEvent('click', click));
      taken += 1;
      await new Promise(done => setTimeout(done));
    } else if (Date.now() < end) await changed();
    else return ['wait', taken];
  }
}"""
"""Takes what is offered until something holds, the match is over, or so much was taken."""
MODULE = "import(document.querySelector('script[src]').src.replace('app.js', '%s'))"
"""A module as the page itself has it, with the version in its address."""
GONE = ("not visible", "not attached", "outside of the viewport")


def tiles(page: Page) -> Locator:
    """The tiles of the rack."""
    return page.get_by_role("button", name=re.compile("^Tile "))


def fitting(page: Page) -> Locator:
    """The tiles of the rack that fit somewhere."""
    return page.get_by_role("button", name=re.compile(r"^Tile .*, fits (one|\d+) spot"))


def unfit(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Tile .* fits nowhere"))


def spots(page: Page) -> Locator:
    """Where the chosen tile may be put."""
    return page.get_by_role("group", name=re.compile("open spots? to choose")).get_by_role("button")


def draw_button(page: Page) -> Locator:
    """Draws, or ends the turn."""
    return page.get_by_role("button", name=re.compile("^(Draw|Pass|Keep)"))


def said(page: Page) -> Locator:
    """The line that says what to do."""
    return page.get_by_role("region", name="Your side of the table").get_by_role("paragraph")


def chips(page: Page) -> Locator:
    """The players: name, tiles and total."""
    return page.get_by_role("list", name="Players").get_by_role("listitem")


def on_board(page: Page) -> Locator:
    """The tiles that lie, which are a picture; the board's name tells their number."""
    return page.locator("[data-cell]")


def playing(stop: str) -> str:
    """A function of the page that plays; see :func:`play_until`."""
    return PLAY % {"offers": OFFERS, "stop": stop}


def play_until(pages: Page | list[Page], stop: str, most: int = -1) -> Page:
    """Plays at these pages until JavaScript holds on one of them; gives that page.

    It may ask for the ``offer``, what is ``here`` and its ``count``. It also ends with the match
    on every page, or with so many actions in all.
    """
    pages = [pages] if isinstance(pages, Page) else pages
    play = playing(stop)
    patience = PATIENCE * 1000 if len(pages) == 1 else 0
    found: list[Page] = []

    def played() -> bool:
        nonlocal most
        ends = set()
        for page in pages:
            end, taken = page.evaluate(play, [most, patience])
            most -= taken if most > 0 else 0
            if end == "stop" or most == 0:
                found[:] = [page]
                return True
            ends.add(end)
        found[:] = pages[:1]
        return ends == {"over"}

    until_holds(pages[0], played, stop)
    return found[0]


def play_actions(pages: Page | list[Page], actions: int) -> None:
    """Plays so many actions on all of these pages together; fewer where the match ends."""
    play_until(pages, "false", actions)


def play_on(*pages: Page) -> None:
    """Plays until the match is over on every page."""
    play_until(list(pages), "false")


def play_round(page: Page) -> None:
    """Plays until the result of the round is there."""
    play_until(page, "offer === 'next'")


def await_turn(pages: Page | list[Page], what: Offer = "tile") -> Page:
    """Plays until somebody has such a choice, and never past it."""
    return play_until(pages, f"offer === '{what}'")


def offered(page: Page) -> tuple[Offer | Literal["wait", "confirm", "show"], str]:
    """What this person may take now, and its selector."""
    found: list[Any] = page.evaluate(
        f"() => {{{OFFERS} const offer = look(); return [offer, offers[offer]]; }}"
    )
    return found[0], found[1]


def play_by_hand(page: Page, how: How) -> None:
    """Plays a match with a real mouse or real fingers."""

    def over() -> bool:
        what, where = offered(page)
        if what not in ("wait", "over"):
            touch(page, where, how)
        return what == "over"

    until_holds(page, over, "the end of the match")


def touch(page: Page, what: str, how: How) -> None:
    """Takes the first of these, if it has not gone away between looking and touching."""
    thing = page.query_selector(what)
    try:
        if thing is not None:
            (thing.click if how == "mouse" else thing.tap)(force=True)
    except Error as error:
        if not any(sign in str(error) for sign in GONE):
            raise


def take(thing: Locator, how: How = "mouse") -> None:
    """Takes the first of these as soon as there is one."""
    (thing.first.click if how == "mouse" else thing.first.tap)(force=True)


def place_tile(page: Page, how: How = "mouse", which: int = 0) -> str:
    """Puts a tile that fits on a spot, both the first or the last; gives the tile."""
    chosen = fitting(page).nth(which)
    tile = chosen.get_attribute("data-tile") or ""
    take(chosen, how)
    take(spots(page).nth(which), how)
    return tile


def origin(page: Page) -> str:
    """The address of the server that this page comes from."""
    return "/".join(page.url.split("/")[:3])


def go(page: Page, path: str) -> None:
    """Goes to another screen as a link there does, with no load of the page."""
    page.evaluate(f"path => {MODULE % 'page/navigate.js'}.then(({{ go }}) => go(path))", path)
    page.locator("main h1").first.wait_for(state="attached")


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
    page.locator("[data-tile], .covered, .lobby").first.wait_for()


def edition(tiles: int | None = None, **numbers: object) -> dict[str, Any]:
    """An edition with numbers of one's own; with few tiles each, a round is short."""
    if tiles is not None:
        numbers["deal"] = {str(players): tiles for players in range(2, 7)}
    return {"base": "international", **numbers}
