"""What coming, going and a rematch change: the seat, and nobody else's time or word."""

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewSeat
from dreistein.table.features.queries import erasure
from dreistein.table.house import House
from dreistein.table.model import events as e
from table import guests as g
from table.guests import ME, Clock, Guest, new_id

SHORT = {"base": "german", "target": 1}
LONG = {"base": "german", "target": 5000}


async def time_left(guest: Guest) -> int | None:
    return (await guest.house.visits.view(guest.person, guest.table)).left


async def hold(guest: Guest, clock: Clock) -> None:
    """A guest goes, and a bot takes over."""
    seat = guest.seat
    table = guest.house.tables.running[guest.table]
    guest.go()
    await table.writer.change(lambda _: [e.Held(seat, "casual", clock.now)])


async def test_nobody_plays_a_rematch_under_the_name_of_who_has_left(house: House) -> None:
    ada, ben, cleo = await g.party(house, "ada", "ben", "cleo", edition=SHORT)
    await g.finish(ada, ben, cleo)
    assert await cleo.code(c.Leave(new_id(), 2)) == "done"
    assert ada.shown.seats[2].name == "Cleo"  # the match that is over was hers
    await g.rematch(ada, ben)
    seat = ada.shown.seats[2]
    assert (seat.name, seat.kind, seat.level, seat.look) == ("", "invited", None, None)
    assert await ada.code(c.Fill(new_id(), 2, "casual")) == "done"
    await ada.ready()
    await ben.ready()
    await g.finish(ada, ben)
    assert (await ada.record(0))["players"] == ["Ada", "Ben", "Cleo"]
    assert (await ada.record(1))["players"] == ["Ada", "Ben", "casual"]
    names = [game.about.names for game in await g.games_of(house, "ada")]
    assert names == [["Ada", "Ben", ""], ["Ada", "Ben", "Cleo"]]
    _, matches = await house.store.read(erasure.named, "cleo")
    assert [match.match for match in matches] == [0]


async def test_who_is_back_between_rounds_takes_back_no_word(house: House, clock: Clock) -> None:
    ada, ben, cleo = await g.party(house, "ada", "ben", "cleo", edition=LONG)
    await g.round_over(ada, ben, cleo)
    await hold(ben, clock)
    await g.next_round(ada)
    clock.now += 10_000
    await ben.come()
    await ada.until(lambda: not ada.shown.seats[1].held)
    assert [seat.ready for seat in ada.shown.seats] == [True, False, False]
    assert await time_left(ada) == 20_000
    await g.next_round(cleo)
    await g.next_round(ben)
    assert ada.phase == "playing"


async def test_who_comes_back_has_time_and_gives_no_other_any(house: House, clock: Clock) -> None:
    guests = await g.party(house, "ada", "ben", "cleo", clock=60)
    mover = await g.turn_of(*guests)
    other = next(guest for guest in guests if guest is not mover)
    await hold(other, clock)
    clock.now += 49_000
    await other.come()
    seat = other.seat
    await mover.until(lambda: not mover.shown.seats[seat].held)
    assert await time_left(mover) == 11_000
    own = mover.seat
    table = house.tables.running[mover.table]
    await table.writer.change(lambda _: [e.Held(own, "casual", clock.now)])
    await table.writer.change(lambda _: [e.Returned(own, clock.now)])
    assert await time_left(mover) == 60_000


async def test_a_rematch_with_an_empty_seat_hurries_nobody(house: House, clock: Clock) -> None:
    ada, ben, cleo = await g.party(house, "ada", "ben", "cleo", edition=SHORT)
    await g.finish(ada, ben, cleo)
    await g.rematch(ada, ben, cleo)
    assert await cleo.code(c.Leave(new_id(), 2)) == "done"
    await ada.seal()
    seq = ada.seq
    for _ in range(3):
        clock.now += 31_000
        (await g.watching(ada)).go()  # anything that happens makes a table look at the time
    assert ada.shown.left is None
    assert ada.seq == seq
    dora = await g.joined(ada, "dora")
    assert (dora.shown.left, dora.shown.seats[2].held) == (30_000, False)
    assert (await dora.ready(), ada.phase) == ("done", "gathering")
    assert await time_left(ada) == 30_000
    clock.now += 30_000
    (await g.watching(ada)).go()
    await ada.until(lambda: ada.shown.seats[1].held or ada.phase == "playing")


@pytest.mark.parametrize("rejoins", [False, True])
async def test_a_seat_that_a_bot_keeps_warm_gets_its_bot_back(house: House, rejoins: bool) -> None:
    ada = await g.seated(house, ME, NewSeat("open", level="pip"), edition=SHORT)
    ben = await g.joined(ada, "ben")
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    assert (ada.shown.seats[1].kind, ada.shown.seats[1].level) == ("open", "pip")
    if rejoins:
        ben = await g.joined(ada, "ben")
        await ada.ready()
        assert ada.phase == "gathering"
        assert await ben.code(c.Leave(new_id(), 1)) == "done"
    else:
        assert await ada.ready() == "done"
    await ada.until(lambda: ada.phase == "playing")


async def test_a_seat_that_was_left_in_a_match_gets_its_bot_back_in_the_next(house: House) -> None:
    ada = await g.seated(house, ME, NewSeat("open", level="pip"), edition=SHORT)
    ben = await g.joined(ada, "ben")
    await ada.ready()
    await ben.ready()
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    assert (ada.shown.seats[1].name, ada.shown.seats[1].level) == ("Ben", "casual")
    await g.finish(ada)
    await g.rematch(ada)
    assert (ada.shown.seats[1].kind, ada.shown.seats[1].level) == ("open", "pip")


async def test_a_rematch_is_for_those_who_want_it(house: House, clock: Clock) -> None:
    """Who says no, or nothing in time, has no seat in it, and still the match that is over."""
    ada, ben, cleo = await g.party(house, "ada", "ben", "cleo", edition=SHORT)
    await g.finish(ada, ben, cleo)
    for message in (c.Decline, c.Rematch, c.Decline, c.Decline):  # one may think again
        assert await ben.code(message(new_id(), 1)) == "done"
    assert [seat.declined for seat in ada.shown.seats] == [False, True, False]
    await g.rematch(ada)
    assert [seat.ready for seat in cleo.shown.seats] == [True, True, False]
    assert (ada.phase, await time_left(ada)) == ("over", 30_000)
    clock.now += 30_000
    (await g.watching(ada)).go()
    await ada.until(lambda: ada.phase == "gathering")
    assert [seat.kind for seat in ada.shown.seats] == ["person", "invited", "invited"]
    assert (await ada.ready(), ada.phase) == ("done", "gathering")
    for gone in (ben, cleo):
        gone.go()
        await gone.come()
        assert (gone.shown.spectator, gone.shown.invite) == (True, ada.shown.invite)
        assert len((await gone.record(0))["players"]) == 3
        assert [game.phase for game in await g.games_of(house, gone.person or "")] == ["over"]
    back = await g.joined(cleo, "cleo", seat=2)
    assert await ada.code(c.CloseSeat(new_id(), 1, 3)) == "done"
    assert (await back.ready(), ada.phase) == ("done", "playing")
    assert await ada.code(c.NewKeys(new_id())) == "done"
    assert await g.refusal(house.visits.view("ben", ada.table)) == "no-such-table"


async def test_one_s_own_no_after_another_s_yes_begins_the_rematch(house: House) -> None:
    ada, ben, cleo = await g.party(house, "ada", "ben", "cleo", edition=SHORT)
    await g.finish(ada, ben, cleo)
    won = [seat in ada.shown.winners for seat in range(3)]
    await g.rematch(ada, cleo)
    assert await ben.code(c.Decline(new_id(), 1)) == "done"
    assert (ada.phase, cleo.shown.hands, ben.shown.spectator) == ("gathering", (), True)
    assert list(ada.shown.series) == [won[0], 0, won[2]]
    eve = await g.joined(ada, "eve")
    assert eve.shown.seats[1].yours


async def test_who_has_left_wants_no_rematch_any_more(house: House) -> None:
    ada, ben, cleo = await g.party(house, "ada", "ben", "cleo", edition=SHORT)
    await g.finish(ada, ben, cleo)
    await g.rematch(ada)
    assert await ada.code(c.Leave(new_id(), 0)) == "done"
    assert await time_left(ben) is None
    for guest in (ben, cleo):  # nobody is left who would play it
        assert await guest.code(c.Decline(new_id(), 1)) == "done"
    assert (ben.phase, len(ben.shown.hands), len(cleo.shown.hands)) == ("over", 1, 1)


async def test_nobody_has_won_what_others_won_on_their_seat(house: House) -> None:
    ada, ben = await g.party(house, "ada", "ben", edition=SHORT)
    await g.finish(ada, ben)
    won = [seat in ada.shown.winners for seat in range(2)]
    await g.rematch(ada, ben)
    assert list(ada.shown.series) == won
    winner = won.index(True)
    loser, gone = (ada, ben) if winner else (ben, ada)
    assert await gone.code(c.Leave(new_id(), winner)) == "done"
    await g.joined(loser, "cleo")
    assert not loser.shown.series[winner]


async def test_who_comes_back_to_a_finished_match_has_not_won_it(house: House) -> None:
    ada, ben = await g.party(house, "ada", "ben", edition=SHORT)
    assert await ben.code(c.Resign(new_id(), 1)) == "done"
    assert await ada.code(c.Leave(new_id(), 0)) == "done"
    await ben.until(lambda: ben.phase == "over")
    assert list(ben.shown.winners) == [0]
    await g.joined(ben, "ada")
    await g.rematch(ada, ben)
    assert list(ben.shown.series) == [0, 0]
