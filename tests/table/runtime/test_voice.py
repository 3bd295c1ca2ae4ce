"""What people say at a table: everyone hears it, nobody keeps it, and nobody says too much."""

import pytest

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.table.errors import TooManyPhrases
from dreistein.table.house import House
from dreistein.table.runtime.voice import MOST_PHRASES, WINDOW_SECONDS, Voices
from table.guests import FRIEND, ME, Clock, Guest, joined, new_id, seated, watching


def heard(guest: Guest) -> list[tuple[int, str]]:
    return [(m.seat, m.phrase) for m in guest.inbox if isinstance(m, p.Said)]


def say(seat: int, phrase: str = "thanks") -> c.Say:
    return c.Say(new_id(), seat, phrase)  # type: ignore[arg-type]


async def test_everyone_hears_it_nobody_later_and_only_from_who_sits_there(house: House) -> None:
    ada = await seated(house, ME, FRIEND)
    ben = await joined(ada, "ben")
    eve = await watching(ada)
    log = len(await house.store.load(ada.table))
    said = await ben.say(say(1, "well-placed"))
    assert isinstance(said, p.Done)
    assert said.seq == ben.seq
    for guest in (ada, ben, eve):
        assert heard(guest) == [(1, "well-placed")]
    assert len(await house.store.load(ada.table)) == log
    ada.go()
    assert await ben.code(say(1)) == "done"
    await ada.come_back()
    assert heard(ada) == [(1, "well-placed")]
    assert await eve.code(say(0)) == "only-watching"
    assert await ada.code(say(1)) == "not-your-seat"
    assert (await ada.code(say(5)), heard(ada)) == ("no-such-seat", [(1, "well-placed")])


async def test_who_says_too_much_waits_and_others_do_not(house: House, clock: Clock) -> None:
    ada = await seated(house, ME, FRIEND)
    ben = await joined(ada, "ben")
    for _ in range(MOST_PHRASES):
        assert await ada.code(say(0)) == "done"
    second = await Guest(house, "ada", ada.table).come()  # another tab is the same person
    assert await second.code(say(0)) == "too-many-phrases"
    assert await ben.code(say(1)) == "done"
    clock.now += 1000 * WINDOW_SECONDS
    assert (await ada.code(say(0)), len(heard(ben))) == ("done", MOST_PHRASES + 2)


def test_the_wait_is_told_in_seconds() -> None:
    voices = Voices()
    for at in range(MOST_PHRASES):
        voices.speak("ada", 1000 * at)
    with pytest.raises(TooManyPhrases) as refused:
        voices.speak("ada", 5000)
    assert refused.value.details == {"seconds": WINDOW_SECONDS - 5}
    with pytest.raises(TooManyPhrases) as refused:
        voices.speak("ada", 1000 * WINDOW_SECONDS - 1)
    assert refused.value.details == {"seconds": 1}
    voices.speak("ada", 1000 * WINDOW_SECONDS)
