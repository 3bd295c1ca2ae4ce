"""Somebody with a browser: sees the page, points, drags and types, as any engine lets them."""

import json
from collections.abc import Callable
from typing import Any

from browser.conftest import QUICK, SHARE
from browser.player import OFFERS
from engines.drivers import Ask
from poll import until

Point = list[float]
FIND = """(what, text = "") => {
  const said = (it) => it.getAttribute("aria-label") ?? it.textContent;
  const it = [...document.querySelectorAll(what)].find(
    (it) => it.checkVisibility() && !it.disabled && said(it).includes(text));
  if (!it) return null;
  const before = it.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) it.scrollIntoView({ block: "center" });
  const { left, top, width, height } = it.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2];
  return it.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""
"""The middle of the first of these with nothing over it, and that nothing makes inert."""
OFFER = f"""{OFFERS}
const offer = look();
return [offer, ["wait", "over"].includes(offer) ? null : ({FIND})(offers[offer])];
"""
"""What a player may take now, and where it is."""
AIM = """
window.met = false;
const note = ({ target }) => (window.met = Boolean(target.closest(arguments[0])));
addEventListener("click", note, { capture: true, once: true });
"""
WATCH = """
window.faults = [];
const note = (fault) => window.faults.push(String(fault));
addEventListener("error", (event) => note(event.message));
addEventListener("unhandledrejection", (event) => note(event.reason));
addEventListener("securitypolicyviolation", (event) => note(event.blockedURI));
"""


class Person:
    """Uses a browser of an engine; ``number`` makes their shares of every shuffle."""

    def __init__(self, ask: Ask, number: int) -> None:
        self._ask = ask
        self._number = number

    def open(self, address: str, **settings: object) -> None:
        """Opens an address with settings of one's own, once a file of the same server was read."""
        self._ask("Navigate", url="/".join(address.split("/")[:3]) + "/static/logo.svg")
        kept = json.dumps({**QUICK, "language": "en", **settings})
        self.see("localStorage.dreistein = arguments[0]", kept)
        self._ask("Navigate", url=address)
        self._arrive()

    def reload(self) -> None:
        """Loads the page anew. Firefox's own command for it would pass by the service worker."""
        self.see("window.old = true; location.reload()")
        self.until("return !window.old")
        self._arrive()

    def _arrive(self) -> None:
        self.see(WATCH + SHARE % self._number)
        self.until("return document.querySelector('h1')")

    def see(self, script: str, *given: object) -> Any:
        """What the body of an asynchronous function returns."""
        script = f"return (async function () {{ {script} }}).apply(null, arguments)"
        return self._ask("ExecuteScript", script=script, args=list(given))

    def until(self, script: str, *given: object) -> Any:
        """Waits until a script returns something true, and gives it."""
        return until(lambda: self.see(script, *given), f"{script} of {given}")

    def follow(self, path: str) -> None:
        """Goes to a screen by a link, as the page itself does: it is not loaded anew."""
        link = "Object.assign(document.createElement('a'), { href: arguments[0] })"
        self.see(f"const link = {link}; document.body.append(link); link.click()", path)

    def all(self, what: str) -> list[str]:
        """What all of these say."""
        said = "return [...document.querySelectorAll(arguments[0])].map((it) => it.textContent)"
        return [str(text).strip() for text in self.see(said, what)]

    def find(self, what: str, text: str = "") -> Point:
        """Where to point at the first of these, as soon as one is there and moves no more."""
        seen: list[Point | None] = [None]

        def rests() -> Point | None:
            seen.append(self.see(f"return ({FIND})(...arguments)", what, text))
            return seen[-1] if seen[-1] == seen[-2] else None

        return until(rests, f"{what} {text}") or []

    def click(self, what: str, text: str = "") -> None:
        """Clicks, and again if the page moved just then and something else was met."""

        def met() -> bool:
            there = self.find(what, text)
            self.see(AIM, what)
            self._point(there, "pointerDown", "pointerUp")
            return bool(self.see("return window.met !== false"))

        until(met, f"a click on {what} {text}")

    def drag(self, what: str, to: str) -> None:
        """Takes hold of something, and lets it go over what appears when it is held."""
        x, y = self.find(what)
        self._point([x, y], "pointerDown")
        self._point([x, y - 60])
        self._point(self.find(to), "pointerUp")

    def _point(self, there: Point, *then: str) -> None:
        x, y = map(round, there)
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        steps = [move, *({"type": kind, "button": 0} for kind in then)]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self._ask("PerformActions", actions=[{**mouse, "actions": steps}])

    def write(self, what: str, words: str) -> None:
        """Types into a field, over what is there."""
        self.click(what)
        self.see("document.activeElement.select()")
        keys = [{"type": kind, "value": key} for key in words for kind in ("keyDown", "keyUp")]
        self._ask("PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def play_until(self, done: Callable[[str], object], *others: "Person") -> None:
        """Plays, with others, until something holds of what is offered to this person."""

        def played() -> bool:
            for person in (self, *others):
                what, there = person.see(OFFER)
                if person is self and done(what):
                    return True
                if there:  # it may go away meanwhile
                    person._point(there, "pointerDown", "pointerUp")
            return False

        until(played, "what was played for")
