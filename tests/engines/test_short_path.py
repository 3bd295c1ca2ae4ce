"""The short path through everything, in the engines that are not Chromium's."""

import shutil
from pathlib import Path

import httpx
import pytest

from browser.network import Cable
from browser.pad.scorekeeper import ON_DISK
from browser.pad.test_pad_page import KEPT
from browser.player import edition, turns_of
from dreistein.web import app
from dreistein.web.assets.files import StaticFiles
from dreistein.web.assets.screens import STATIC_FOLDER
from engines.conftest import Come
from engines.person import Person
from poll import until
from web.servers import WAIT, running

pytestmark = pytest.mark.nightly
ADDRESSES = "/new /replay /ladder /lesson /games /day /statistics /puzzles /data /rules /pad/"
POST = """
const [plan] = arguments;
const headers = { "content-type": "application/json" };
const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(plan) });
return (await answer.json()).table;
"""
VIEW = 'return (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json()'
"""The table as the server has it."""


def seated(person: Person, server: str, **wish: object) -> None:
    """Sits down at a new table with a bot; a round is over with its first tile."""
    person.open(f"{server}/data")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    plan = {"edition": edition(1), "seats": seats, **wish}
    table = person.see(POST, plan)
    person.follow(f"/t/{table}")
    person.find(".rack-tile, .lobby")


@pytest.mark.parametrize("address", ADDRESSES.split())
def test_every_address_opens_by_itself(come: Come, server: str, address: str) -> None:
    person = come()
    person.open(server + address)
    assert "Loading" not in person.all("h1")[0]
    person.reload()


def test_rounds_are_played_and_after_each_the_next_begins(come: Come, server: str) -> None:
    person = come()
    seated(person, server)
    person.play_until(lambda _: len(person.see(VIEW)["rounds"]) >= 4)


def test_a_tile_is_dragged_to_its_place(come: Come, server: str) -> None:
    person = come()
    seated(person, server, edition="international")
    person.play_until(lambda what: what == "tile")
    before = turns_of(person.see(VIEW))
    (tile,) = person.see("return [document.querySelector('.rack-tile.fits').dataset.tile]")
    person.drag(".rack-tile.fits", ".spot")
    person.until("return !document.querySelector(arguments[0])", f'.rack-tile[data-tile="{tile}"]')
    placed = turns_of(person.see(VIEW))[len(before)]
    assert sorted(placed.split("@")[0]) == sorted(tile)


def test_the_pad_counts_and_keeps_with_no_network(come: Come, cable: Cable) -> None:
    person = come()
    person.open(f"{cable.url}/pad/")
    person.until(f"return ({KEPT})()")
    person.until("return navigator.serviceWorker.controller")
    cable.pull()
    person.reload()
    person.click(".new-game")
    for number, name in enumerate(("Ada", "Ben"), 1):
        person.write(f".name-row:nth-of-type({number}) input", name)
    person.click("form .primary")
    person.click(".opener .names .button")
    for digit in "555":
        person.click(f".keys > .digits .n{digit}")
    person.click(".enter .primary")
    person.until("return document.querySelector('.badge.start')")
    assert person.all("thead .total") == ["20", "0"]
    person.until(f"return ({ON_DISK})().then((kept) => kept.includes('555'))")
    person.reload()
    person.find(".sheet")
    assert person.all("thead .total") == ["20", "0"]


def test_friends_come_by_a_link_and_play(come: Come, server: str) -> None:
    host, friend = come(), come()
    host.open(f"{server}/new?friends", name="Ada")
    host.click(".big")
    host.click(".invite.ask .button:last-of-type")
    host.find(".invite-link")
    friend.open(host.see("return document.querySelector('.invite-link').value"))
    friend.find(".lead", "Ada")
    friend.write("input", "Ben")
    friend.click("button", "Take a seat")
    for person in (friend, host):
        person.click("button", "I’m ready")
    for person in (friend, host):
        person.find(".rack-tile")
    host.play_until(lambda _: len(turns_of(host.see(VIEW))) >= 3, friend)
    friend.reload()
    friend.find(".rack-tile")


def test_a_match_is_reviewed_and_again_after_a_reload(come: Come, server: str) -> None:
    person = come()
    alone = {"seats": [{"kind": "me"}], "solitaire": {"rack": 8, "draws": 0}, "seed": "review"}
    seated(person, server, **alone, edition="international")
    person.play_until(lambda what: what == "over")
    person.click(".ending button", "Review")
    person.find(".balance")
    person.reload()
    person.find(".balance")
    person.click("summary", "The whole match, move by move")
    person.click("button", "All decisions")
    person.click(".decisions tbody button")
    person.find(".review-board")


def test_a_reload_after_an_upgrade_mixes_no_files(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shutil.copytree(STATIC_FOLDER, tmp_path / "page")
    monkeypatch.setattr(app, "StaticFiles", lambda: StaticFiles(page))
    preloaded, later = page / "shared" / "text.js", page / "play" / "parts" / "settings-form.js"
    person = come()
    with running(tmp_path) as server:
        person.open(server.url)
        older = httpx.get(server.url, timeout=WAIT).text
        preloaded.write_text(preloaded.read_text() + 'export const NEWER = "newer";\n')
        newer = 'import { NEWER } from "../../shared/text.js";\ndocument.body.id = NEWER;\n'
        later.write_text(newer + later.read_text())
        until(lambda: httpx.get(server.url, timeout=WAIT).text != older, "a new version")
        person.reload()
        person.click("button", "Settings")
        person.find(".settings")
        person.until("return document.body.id === 'newer'")
