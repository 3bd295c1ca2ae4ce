"""Watching games again: a record dropped anywhere, one that breaks the rules, the shuffle."""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Visit
from browser.player import chips
from browser.wait import until, until_holds
from table.fair.proved import proved

DROP = """async ([name, text]) => {
  const held = new DataTransfer();
  held.items.add(new File([text], name, {type: 'application/json'}));
  const drag = (type) => document.body.dispatchEvent(new DragEvent(type,
    {dataTransfer: held, bubbles: true, cancelable: true}));
  drag('dragenter');
  while (drag('dragover')) await new Promise(requestAnimationFrame);
  drag('drop');
}"""


def drop(page: Page, record: Mapping[str, Any]) -> None:
    """Drop a record onto the page as a file."""
    page.evaluate(DROP, ["match.json", json.dumps(record)])


def test_a_record_dropped_onto_the_start_is_shown_and_the_pad_follows(visit: Visit) -> None:
    """Players without a name are called by their seat, and bots of one kind are told apart."""
    whole = proved()
    others = len(whole["players"]) - 1
    page = visit("/")
    drop(page, {**whole, "players": ["1", *["greedy"] * others]})
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(chips(page)).to_contain_text(["Seat 1", "Max", "Gina", "Rocco", "Mina"][: others + 1])
    assert page.locator(".pad-cell").count() == 0
    page.get_by_role("button", name="Next", exact=True).click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    slider.press("End")
    place = page.locator(".where")
    expect(place).to_have_text(f"Round {len(whole['rounds'])}")
    bottom = "pad => pad.scrollTop + pad.clientHeight >= pad.scrollHeight - 2"
    assert page.get_by_role("region", name="Score pad").evaluate(bottom)
    page.get_by_label("Go to a round").select_option("0")
    expect(place).to_have_text("Round 1")


def test_playing_goes_to_the_end_and_can_be_stopped(visit: Visit) -> None:
    page = visit("/replay", before=lambda context: context.clock.install())
    drop(page, proved())
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, "() => document.querySelector('input[type=range]').value >= 2")
    page.get_by_role("button", name="Pause").click()
    stopped = page.get_by_role("slider").input_value()
    page.clock.run_for(5_000)
    expect(page.get_by_role("slider")).to_have_value(stopped)


def test_a_record_that_breaks_the_rules_says_where(visit: Visit) -> None:
    whole = proved()
    actions = whole["rounds"][0]["actions"]
    actions[1:1] = [actions[0]]
    page = visit("/replay")
    drop(page, whole)
    said = page.get_by_role("alert")
    expect(said).to_contain_text("ound")
    assert page.get_by_role("slider").count() == 0
    for name, body in (("letter.json", b"Dear Ada"), ("cat.jpg", b"\xff\xd8\xff")):
        file: Any = {"name": name, "mimeType": "image/jpeg", "buffer": body}
        page.locator("input[type=file]").set_input_files(file)
        expect(said).to_have_text("This is not a saved game that can be replayed.")


def test_of_two_records_the_one_that_was_chosen_last_is_shown(visit: Visit) -> None:
    held: list[Route] = []
    page = visit("/replay")
    page.route("**/api/replay", lambda route: held.append(route))
    for names in (["Ada", "Ben", "Cleo", "Dino", "Eva"], ["Fay", "Gil", "Hal", "Ida", "Jon"]):
        whole = proved()
        text = json.dumps({**whole, "players": names[: len(whole["players"])]}).encode()
        file: Any = {"name": "m.json", "mimeType": "application/json", "buffer": text}
        page.locator("input[type=file]").set_input_files(file)
    until_holds(page, lambda: len(held) == 2, "both requests")
    for route in reversed(held):
        with page.expect_response("**/api/replay"):
            route.continue_()
        expect(chips(page).first).to_contain_text("Fay")


def verify(page: Page, record: Mapping[str, Any]) -> Locator:
    """Verifies the shuffle of a record; what is said of it."""
    drop(page, record)
    page.get_by_role("button", name="Verify the shuffle").click()
    return page.get_by_role("status").filter(has=page.get_by_role("listitem"))


def test_the_shuffle_is_verified_step_by_step_and_a_changed_proof_is_told(visit: Visit) -> None:
    whole = proved()
    page = visit("/replay")
    told = verify(page, whole)
    expect(told).to_contain_text("The tiles check out.")
    steps = told.get_by_role("listitem").all_inner_texts()
    assert steps[0] == "The record follows the rules."
    assert whole["fair"]["commitment"] in steps[1]
    assert f"{whole['players'][0]} contributed {whole['fair']['contributions'][0][1]}." in steps
    assert any(whole["seed"] in step for step in steps)
    page.reload()
    whole["fair"]["commitment"] = "0" * 64
    fails = verify(page, whole).locator(".fails")
    expect(fails.first).to_contain_text("fingerprint")
    assert page.get_by_text("The tiles check out.").count() == 0
