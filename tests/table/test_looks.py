"""Names, faces and colours: nobody at a table is taken for somebody else."""

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewSeat
from dreistein.protocol.table import Look
from dreistein.table.house import House
from dreistein.table.runtime import writer
from table.guests import BOT, FRIEND, Guest, duel, finish, joined, new_id, seated

FOX = Look("fox", 3)


def looks(guest: Guest) -> list[Look]:
    return [seat.look for seat in guest.shown.seats if seat.look is not None]


def assert_all_different(guest: Guest) -> None:
    people = looks(guest)
    assert len({look.face for look in people}) == len(people)
    assert len({look.colour for look in people}) == len(people)
    names = [seat.name.casefold() for seat in guest.shown.seats if seat.name]
    assert len(set(names)) == len(names)


async def sit(ada: Guest, person: str, name: str, look: Look | None) -> None:
    assert ada.shown.invite is not None
    await ada.house.visits.sit(person, ada.shown.invite, None, name, look)


async def test_six_people_who_all_want_the_same_look_and_name_differ(house: House) -> None:
    ada = await seated(house, NewSeat("me", "Anna", look=FOX), *[FRIEND] * 5)
    for number, name in enumerate(("anna", "\u0410nn\u0430", "ANNA", "Anna", "casual")):
        await sit(ada, f"p{number}", name, FOX)
    assert (looks(ada)[0], len(looks(ada))) == (FOX, 6)
    names = [seat.name for seat in ada.shown.seats]
    assert names == ["Anna", "anna 2", "\u0410nn\u0430 3", "ANNA 4", "Anna 5", "Casual"]
    assert_all_different(ada)


async def test_people_on_one_device_differ_and_other_seats_have_no_look(house: House) -> None:
    me = NewSeat("me", "Anna", look=FOX)
    ada = await seated(house, me, me, NewSeat("me", "Ida"))
    assert [seat.name for seat in ada.shown.seats] == ["Anna", "Anna 2", "Ida"]
    assert_all_different(ada)
    ada = await seated(house, NewSeat("me", "Ada"), FRIEND, BOT)
    assert [seat.look is None for seat in ada.shown.seats] == [False, True, True]


async def test_a_wish_while_sitting_is_granted_as_far_as_it_is_free(house: House) -> None:
    ada = await seated(house, NewSeat("me", "Ada", look=FOX), FRIEND)
    ben = await joined(ada, "ben")
    assert await ben.code(c.Rename(new_id(), 1, "", Look("fox", 4))) == "done"
    renamed = ada.shown.seats[1]
    assert renamed.name == "Ben"
    assert renamed.look is not None
    assert (renamed.look.face != "fox", renamed.look.colour) == (True, 4)
    assert await ben.code(c.Rename(new_id(), 1, "ADA", Look("owl", 4))) == "done"
    assert (ada.shown.seats[1].name, looks(ada)[1]) == ("ADA 2", Look("owl", 4))
    seq = ada.seq
    assert await ben.code(c.Rename(new_id(), 1, "ADA 2", Look("owl", 4))) == "done"
    assert ada.seq == seq  # nothing has changed, so nothing is stored


async def test_a_seat_has_five_other_names_and_twenty_other_looks_in_a_match(house: House) -> None:
    ada, ben = await duel(house, {"base": "german", "target": 1})
    for number in range(5):
        assert await ben.code(c.Rename(new_id(), 1, f"Ben {number}")) == "done"
    assert await ben.code(c.Rename(new_id(), 1, "Ben")) == "too-many-names"
    for number in range(20):
        look = Look(("owl", "fox")[number % 2], 4)
        assert await ben.code(c.Rename(new_id(), 1, "Ben 4", look)) == "done"
    assert await ben.code(c.Rename(new_id(), 1, "Ben 4", Look("cat", 3))) == "too-many-names"
    assert await ada.code(c.Rename(new_id(), 0, "Eva")) == "done"
    await finish(ada, ben)
    for guest in (ada, ben):
        assert await guest.code(c.Rematch(new_id(), 1)) == "done"
    assert await ben.code(c.Rename(new_id(), 1, "Ben")) == "done"


async def test_a_log_ends_and_whoever_likes_may_still_leave(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await duel(house)
    monkeypatch.setattr(writer, "MOST_EVENTS", ada.seq + 1)
    assert await ben.code(c.Rename(new_id(), 1, "Eva")) == "done"
    assert await ben.code(c.Rename(new_id(), 1, "Ben")) == "table-worn-out"
    assert await ben.code(c.Leave(new_id(), 1)) == "done"


async def test_a_seat_that_was_left_is_drawn_as_before(house: House) -> None:
    """The bot goes on under the person's name, so the pad and the chart show the same player."""
    ada, ben = await duel(house)
    look = ada.shown.seats[1].look
    assert look is not None
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    assert (ada.shown.seats[1].name, ada.shown.seats[1].look) == ("Ben", look)
