"""Styles that other engines than Chromium's read in their own way, or did not know."""

import pytest

from browser.player import edition
from engines.conftest import Come
from engines.test_short_path import VIEW, seated

pytestmark = pytest.mark.nightly
STYLE = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
FILLED = """
const tall = (what) => document.querySelector(what).getBoundingClientRect().height;
return tall(".lobby") / tall(".board");
"""
"""How much of the board the lobby's card takes."""
LEGENDS = """
const top = (it) => it.getBoundingClientRect().top;
return [...document.querySelectorAll("legend")].map((it) => top(it) - top(it.parentElement));
"""


def test_the_pad_of_a_table_says_who_is_to_move_and_what_can_be_looked_up(
    come: Come, server: str
) -> None:
    person = come()
    seated(person, server, edition=edition(target=5000))
    person.play_until(lambda _: person.all(".pad-what a"))
    for what, how in (
        (".pad-table thead .moving span", {"Line": "underline", "Thickness": "3px"}),
        (".pad-what a", {"Line": "underline", "Style": "dotted"}),
    ):
        for name, value in how.items():
            assert person.see(STYLE, what, f"textDecoration{name}") == value, what


def test_the_title_of_a_dialog_has_the_focus_and_no_ring(come: Come, server: str) -> None:
    person = come()
    seated(person, server, edition="international")
    person.click("button", "Menu")
    person.find("dialog h2")
    assert person.see("return document.activeElement.matches('h2')")
    assert person.see(STYLE, "dialog h2", "outlineStyle") == "none"


def test_a_lobby_is_as_tall_as_its_lines(come: Come, server: str) -> None:
    person = come()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invited"}]
    seated(person, server, seats=seats)
    friend = come()
    friend.open(f"{server}/watch/{person.see(VIEW)['watch']}")
    friend.find(".lobby")
    assert friend.see(FILLED) < 0.8


def test_forms_look_like_the_rest_of_the_page(come: Come, server: str) -> None:
    person = come()
    person.open(f"{server}/new")
    person.find("select")
    assert person.see(STYLE, "select", "appearance") == "none"
    person.open(f"{server}/pad/#/new")
    person.find("legend")
    assert all(10 < under < 40 for under in person.see(LEGENDS))
