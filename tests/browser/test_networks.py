"""One request is swallowed, late, lost or refused: a visit reaches its end all the same."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Error, Page, Request, Route

from browser.conftest import Visit, leave
from browser.pad import scorekeeper as pads
from browser.player import offered, open_table, origin, server_view, touch
from browser.wait import until_holds
from sizes import NIGHTLY

FAULTS = ("swallowed", "late", "lost", "502", "503")
QUICKLY = """{
  const [later, limit] = [setTimeout, AbortSignal.timeout.bind(AbortSignal)];
  window.setTimeout = (work, millis, ...rest) =>
    later(work, millis >= 1000 ? millis / 3 : millis, ...rest);
  AbortSignal.timeout = millis => limit(millis / 3);
}"""
"""Limits and pauses of the page pass three times as fast."""
SENTENCE = "[role=alert], .refused, dialog .note[role=status]"
"""What says that something went wrong, and that one may try again."""
ALONE = {
    "edition": "international",
    "seats": [{"kind": "me"}],
    "hints": True,
    "solitaire": {"rack": 8, "draws": 0},
    "seed": "review",
}
LOOKS = 25
"""How often one looks before what is late comes."""
ID = r"[\w-]{22}"


def named(request: Request) -> str:
    """A request without what differs from visit to visit."""
    address = re.sub(r"^https?://[^/]+", "", request.url)
    return f"{request.method} {re.sub(ID, '*', address)}"


@dataclass
class Proxy:
    """Stands before the server, and fails once."""

    target: str = ""
    fault: str = ""
    asked: set[str] = field(default_factory=set)
    failed: bool = False
    _held: list[Route] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)
    _looks: int = 0

    def __str__(self) -> str:
        return f"{self.fault} {self.target}"

    def stand(self, context: BrowserContext) -> None:
        self._contexts.append(context)
        context.add_init_script(QUICKLY)
        context.on("request", lambda request: self.asked.add(named(request)))
        if self.target:
            address = re.escape(self.target.split(" ")[1]).replace(r"\*", ID)
            context.route(re.compile(f"{address}$"), self._pass)

    def end(self) -> None:
        """Closes what was opened: what goes on there, and its streams, would weigh on the next."""
        for context in self._contexts:
            leave(context)

    def _pass(self, route: Route) -> None:
        if named(route.request) != self.target or self.failed:
            route.continue_()
            return
        self.failed = True
        if self.fault == "late":
            self._held.append(route)
        elif self.fault == "lost":
            context = route.request.frame.page.context
            before = context.cookies()
            route.fetch()
            context.clear_cookies()  # whoever is new there is told who they are by the answer
            context.add_cookies(before)  # type: ignore[arg-type]
            route.abort()
        elif self.fault != "swallowed":
            page = {"body": "<h1>Bad gateway</h1>", "content_type": "text/html"}
            route.fulfill(status=int(self.fault), **page)  # type: ignore[arg-type]

    def reach(self, page: Page, goal: str, act: Callable[[], object] = lambda: None) -> None:
        """Acts until something is seen, again only where a sentence says that it failed."""
        act()

        def seen() -> bool:
            self._look()
            if page.locator(goal).first.is_visible():
                return True
            busy = page.locator("[aria-busy=true]").count()
            if not busy and page.locator(SENTENCE).first.is_visible():
                with suppress(Error):  # the goal is reached, and there is nothing to press
                    act()
            return page.locator(goal).first.is_visible()

        until_holds(page, seen, f"{goal} in spite of {self}")

    def _look(self) -> None:
        self._looks += bool(self._held)
        if self._looks > LOOKS:
            self._held.pop().continue_()
            self._looks = 0


def play_alone(visit: Visit, proxy: Proxy) -> None:
    """From the start over a game to its review, the list and the statistics."""
    page = visit(settings={"plan": ALONE}, before=proxy.stand)
    proxy.reach(page, ".rack-tile", page.locator(".big").click)

    def over() -> bool:
        proxy._look()
        what, where = offered(page)
        if what in ("spot", "tile"):
            touch(page, where, "mouse")
        return what == "over"

    until_holds(page, over, f"the end in spite of {proxy}")
    review = page.get_by_role("button", name=re.compile("^(Review|Try again)$"))
    proxy.reach(page, ".balance", review.click)
    proxy.reach(page, ".ways", page.locator(".brand").click)
    proxy.reach(page, ".game-tools", page.locator("a[href='/games']").click)
    proxy.reach(page, "main table", page.locator("a[href='/statistics']").click)
    if proxy.target.endswith("/waiting"):  # by the page's own clock, however quick the visit was
        until_holds(page, lambda: proxy.failed, f"a question in spite of {proxy}")
    games = page.request.get(f"{origin(page)}/api/tables").json()["tables"]
    assert len(games) == 1, str(proxy)  # also if the answer was lost when it was opened


def keep_score(visit: Visit, proxy: Proxy) -> None:
    """A new pad that somebody watches, who then takes the pen."""
    page = visit("/pad/", before=proxy.stand)
    pads.new_game(page, "Ada", "Ben")
    pads.place(page, "555")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Let others watch").click()
    make_link = page.get_by_role("button", name="Make a link")
    proxy.reach(page, "dialog .actions .button", make_link.click)
    # An answer that came late says only now that nobody else can reach this server.
    here = page.get_by_role("button", name="No, only on this computer")
    proxy.reach(page, "dialog input[readonly]", here.click if here.is_visible() else str)
    link = page.locator("dialog input[readonly]").input_value()
    page.get_by_label("Close").click()
    other = visit(link.removeprefix(origin(page)), before=proxy.stand)
    proxy.reach(other, "thead .total:has-text('20')")
    pads.place(page, "455")
    proxy.reach(other, "thead .total:has-text('14')")
    page.get_by_label("Let others watch").click()
    hand_over = page.get_by_role("button", name="Hand over the pen")
    proxy.reach(page, "dialog .note:has-text('pen')", hand_over.click)
    proxy.reach(other, ".digits", other.get_by_role("button", name="Take the pen").click)
    pads.place(other, "445")
    page.get_by_label("Close").click()
    proxy.reach(page, "thead .total:has-text('33')")
    assert pads.totals(page) == pads.totals(other) == ["33", "14"], str(proxy)


def sit_down(visit: Visit, proxy: Proxy) -> None:
    """A friend comes by a link, takes the seat, and is dealt a rack."""
    host = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invited"}]
    open_table(host, seats=seats)
    invite = server_view(host)["invite"]
    guest = visit(f"/join/{invite}", before=proxy.stand)
    proxy.reach(guest, "form .big:enabled")
    guest.get_by_label("Your name").fill("Ben")
    proxy.reach(guest, ".lobby", guest.get_by_role("button", name="Take a seat").click)
    for page in (host, guest):
        proxy.reach(page, ".rack-tile, .lobby [role=status]", page.locator(".go .button").click)
    proxy.reach(guest, ".rack-tile")
    assert [seat["name"] for seat in server_view(host)["seats"]] == ["Ada", "Ben"], str(proxy)


def can_be(name: str, fault: str) -> bool:
    """A stream has no end that could be lost."""
    return not (fault == "lost" and "/events?" in name)


def replay(play: Callable[[Visit, Proxy], None], visit: Visit, usual: tuple[str, str]) -> None:
    """Visits with one fault; at night once undisturbed, then with each fault of each request."""
    faults = [usual]
    if NIGHTLY:
        plain = Proxy()
        play(visit, plain)
        plain.end()
        asked = sorted(name for name in plain.asked if "/api/" in name and "/qr?" not in name)
        faults = [(name, fault) for name in asked for fault in FAULTS if can_be(name, fault)]
    failures = []
    for name, fault in faults:
        proxy = Proxy(name, fault)
        try:
            play(visit, proxy)
            assert proxy.failed, "nobody asked for it this time"
        except (AssertionError, Error) as error:
            failures.append(f"{proxy}: {error}")
        proxy.end()
    assert not failures, "\n".join([f"{len(failures)} of {len(faults)}:", *failures])


def test_a_game_is_played_whichever_request_fails(visit: Visit) -> None:
    replay(play_alone, visit, ("POST /api/tables", "lost"))


def test_a_friend_sits_down_whichever_request_fails(visit: Visit) -> None:
    replay(sit_down, visit, ("POST /api/join/*", "lost"))


def test_a_pad_is_shared_whichever_request_fails(visit: Visit) -> None:
    replay(keep_score, visit, ("POST /api/pads/*/take", "lost"))
