"""A browser that kept games with version 1.0.0 goes on with them."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.pad import scorekeeper as pads

KEPT = Path(__file__).parents[2] / "golden" / "1.0.0"
FILL = """({ games, ops }) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("dreistein-pad", 1);
  opening.onerror = reject;
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("games", { keyPath: "id" });
    opening.result.createObjectStore("ops", { keyPath: ["game", "n"] });
  };
  opening.onsuccess = () => {
    const change = opening.result.transaction(["games", "ops"], "readwrite");
    for (const game of games) change.objectStore("games").add(game);
    for (const op of ops) change.objectStore("ops").add(op);
    change.onerror = reject;
    change.oncomplete = () => (opening.result.close(), resolve());
  };
})"""
"""As that version laid out its database; ``pad-database.json`` is what it wrote there."""


def test_games_of_version_1_0_0_are_still_there(browser: Browser, server: str) -> None:
    old = json.loads((KEPT / "pad-database.json").read_text(encoding="utf-8"))
    shown = json.loads((KEPT / "pad-shown.json").read_text(encoding="utf-8"))
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.goto(f"{server}/static/logo.svg")
        page.evaluate(FILL, old)
        page.goto(f"{server}/pad/")
        expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(len(shown))
        page.goto(f"{server}/pad/#/game/corrected")
        page.locator(".keys").wait_for()
        assert pads.totals(page) == [str(total) for total in shown["corrected"]["totals"]]
        pads.tile(page, "5")  # 3 and 4 were tapped in version 1.0.0
        pads.enter(page)
        ops = pads.stored(page, len(old["ops"]) + 1)
    last = [row["op"] for row in ops if row["game"] == "corrected"][-1]
    assert (last["op"], last["entry"]["tile"]) == ("add", "345")
