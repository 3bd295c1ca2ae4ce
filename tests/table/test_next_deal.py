"""Between rounds and matches: who is waited for, and for how long."""

from dataclasses import replace

from dreistein.protocol import client as c
from dreistein.rules.edition import EDITIONS
from dreistein.rules.round import End
from dreistein.table.house import House
from dreistein.table.model import events as e
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState
from dreistein.table.model.timeouts import goes_on_at
from table import guests as g
from table.guests import BOT, ME, Clock, new_id
from table.model.scenes import ADA, playing
from table.model.scenes import BOT as BOT_SEAT

MANY_ROUNDS = {"base": "german", "target": 1000}


async def test_the_next_round_waits_for_all_here_and_no_other(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house, edition=MANY_ROUNDS)
    await g.round_over(ada, ben)
    clock.now += 3_600_000  # nobody is hurried by a clock on the wall
    (await g.watching(ada)).go()
    assert (ada.phase, ada.shown.left) == ("between", None)
    assert [seat.ready for seat in ada.shown.seats] == [False, False]
    await g.next_round(ben)
    assert [seat.ready for seat in ada.shown.seats] == [False, True]
    assert (ada.phase, ada.shown.left) == ("between", 30_000)
    await g.next_round(ada)
    assert (ada.phase, ada.round.number) == ("playing", 1)
    # A late request does not deal another one.
    assert (await ada.code(c.Next(new_id(), 1)), len(ada.shown.rounds)) == ("done", 2)
    await g.round_over(ada, ben)
    await g.next_round(ada)
    assert ada.phase == "between"
    ben.go()
    await ada.until(lambda: ada.phase == "playing")


async def test_once_one_is_ready_the_others_have_half_a_minute(house: House, clock: Clock) -> None:
    ada, ben = await g.duel(house, edition=MANY_ROUNDS)
    await g.round_over(ada, ben)
    await g.next_round(ben)
    for millis, phase in ((29_999, "between"), (1, "playing")):
        clock.now += millis
        (await g.watching(ada)).go()  # anything that happens makes a table look at the time
        if phase == "playing":
            await ada.until(lambda: ada.phase == "playing")
        assert ada.phase == phase


async def test_alone_against_bots_a_result_stays(house: House, clock: Clock) -> None:
    ada = await g.seated(house, ME, BOT, edition=MANY_ROUNDS)
    await ada.ready()
    await g.round_over(ada)
    clock.now += 86_400_000
    (await g.watching(ada)).go()
    assert house.tables.running[ada.table]._caretaker.idle, "nothing is waited for"
    assert (ada.phase, ada.shown.left) == ("between", None)
    await g.next_round(ada)
    assert ada.phase == "playing"


async def test_a_rematch_waits_as_a_round_does(house: House) -> None:
    ada, ben = await g.finished_duel(house, {"base": "german", "target": 1})
    await g.rematch(ada)
    assert (ben.phase, ben.shown.match, ben.round.ended is None) == ("over", 0, False)
    assert [seat.ready for seat in ben.shown.seats] == [True, False]
    await g.rematch(ben)
    assert (ben.phase, ben.shown.match) == ("gathering", 1)


async def test_a_rematch_does_not_wait_for_ever_for_the_silent(house: House, clock: Clock) -> None:
    ada, ben = await g.finished_duel(house, {"base": "german", "target": 1})
    await g.rematch(ada, ben)
    clock.now += 3_600_000
    (await g.watching(ada)).go()
    assert (ada.phase, ada.shown.left) == ("gathering", None)  # nobody is ready
    await ada.seal()
    assert ada.shown.left == 30_000
    clock.now += 29_999
    (await g.watching(ada)).go()
    assert ada.shuffle.seats is None
    clock.now += 1
    (await g.watching(ada)).go()
    await ada.until(lambda: bool(ada.shown.shuffle and ada.shown.shuffle.missing))
    await ada.until(lambda: not ada.shown.seats[1].held)
    assert (await ada.reveal(), ada.phase) == ("done", "playing")
    await (await g.turn_of(ada, ben)).play()
    await (await g.turn_of(ada, ben)).play()
    assert {turn.seat for turn in ada.round.turns} == {0, 1}
    assert {a.by for turn in ada.round.turns for a in turn.actions} == {"person"}


def test_bots_alone_play_without_pauses_but_not_for_ever() -> None:
    """A target may be out of reach, and somebody may watch for days."""
    state = playing(ADA, BOT_SEAT, edition=replace(EDITIONS["german"], target=10**15))
    alone = fold(state, e.Resigned(0, "strong", 0))
    assert alone.match is not None
    alone = replace(alone, match=replace(alone.match, number=18))
    over = _with_end(alone)
    assert goes_on_at(_with_end(state), {"ada"}, lambda _: 0) is None  # ada may want to look
    assert goes_on_at(over, set(), lambda _: 0) == 0
    assert over.match is not None
    last = replace(over, match=replace(over.match, number=19))
    assert goes_on_at(last, set(), lambda _: 0) == 30_000


def _with_end(state: TableState) -> TableState:
    """The same table when its round has ended."""
    assert state.match is not None
    ended = replace(state.match.round, end=End.BLOCKED)
    return replace(state, match=replace(state.match, round=ended))
