"""Before a match: who may sit where, and when the match begins."""

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.protocol import table as wire
from dreistein.protocol.http.tables import NewSeat
from dreistein.rules import Record
from dreistein.table.fair.commitment import commitment
from dreistein.table.fair.proof import check
from dreistein.table.fair.sealed import seal_of, table_mark
from dreistein.table.house import House
from table import guests as g
from table.guests import BOT, FRIEND, ME, OTHER_SHARE, SHARE, Guest, new_id, refusal

OPEN = NewSeat("open", level="greedy")
LONG = {"base": "german", "target": 5000}


async def test_a_match_waits_for_all_and_one_device_is_ready_together(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND, BOT)
    assert ada.phase == "gathering"
    assert [seat.kind for seat in ada.shown.seats] == ["person", "invited", "bot"]
    assert (await ada.ready(), ada.phase) == ("done", "gathering")
    ben = await g.joined(ada, "ben")
    assert ada.shown.seats[1].name == "Ben"
    assert not ben.shown.host
    assert ada.phase == "gathering"
    assert await ben.ready("cd" * 32) == "done"
    assert (ada.phase, ben.phase) == ("playing", "playing")
    assert [hand.seat for hand in ben.shown.hands] == [1]
    ada = await g.seated(house, ME, NewSeat("me", "Eve"), NewSeat("me", "Ida"))
    assert (await ada.ready(), ada.phase) == ("done", "playing")
    assert [hand.seat for hand in ada.shown.hands] == [0, 1, 2]
    assert [seat.name for seat in ada.shown.seats] == ["Ada", "Eve", "Ida"]


async def test_who_comes_late_takes_a_bot_s_seat_from_the_next_round_on(house: House) -> None:
    ada = await g.seated(house, ME, OPEN, OPEN, edition=LONG)
    assert (await ada.ready(), ada.phase) == ("done", "playing")
    assert (ada.shown.seats[1].kind, ada.shown.seats[1].level) == ("open", "greedy")
    watched = await g.watching(ada, "ben")
    assert await (await g.turn_of(ada)).play() == "done"
    ben = await g.joined(ada, "ben", "Ada")
    assert watched.shown.seats[1].heir == wire.Heir("Ada 2", yours=True)
    dora = await g.joined(ada, "dora")
    again = await g.joined(ada, "ben")
    for guest in (ben, again):
        assert guest.shown.spectator
        assert [seat.heir for seat in guest.shown.seats] == [
            None,
            wire.Heir("Ada 2", yours=True),
            wire.Heir("Dora", yours=False),
        ]
    assert [game.id for game in await g.games_of(house, "ben")] == [ada.table]
    assert await refusal(g.joined(ada, "cleo")) == "table-full"
    assert await ada.code(c.Rename(new_id(), 0, "Ada 2")) == "done"
    assert ada.shown.seats[0].name == "Ada 2 2"
    assert await ben.code(c.Next(new_id(), 1)) == "only-watching"
    assert await ben.code(c.Leave(new_id(), 2)) == "done"  # it is not his to leave
    assert ada.shown.seats[2].heir == wire.Heir("Dora", yours=False)
    leave = c.Leave(new_id(), 2, ada.seq)
    for _ in range(2):  # its answer may be lost
        assert await dora.code(leave) == "done"
        assert ada.shown.seats[2].heir is None
    await g.joined(ada, "dora")
    assert await dora.code(leave) == "done"
    assert ada.shown.seats[2].heir == wire.Heir("Dora", yours=False)
    assert await dora.code(c.Leave(new_id(), 2)) == "done"
    await g.round_over(ada)
    assert (ben.shown.hands, ben.shown.stand_ins) == ((), (0, 0, 0))
    await g.next_round(ada)
    assert [seat.kind for seat in ben.shown.seats] == ["person", "person", "open"]
    assert [hand.seat for hand in ben.shown.hands] == [1]
    await g.round_over(ada, ben)
    assert ben.shown.stand_ins == (0, 0, 0)  # what the bot played there was its own


async def test_waiting_seats_are_taken_before_seats_with_bots(house: House) -> None:
    ada = await g.seated(house, ME, OPEN, FRIEND)
    assert ada.shown.invite is not None
    for who, wanted, seat in (("ben", None, 2), ("ben", 1, 2), ("eve", 1, 1)):
        assert (await house.visits.sit(who, ada.shown.invite, wanted, who))[1] == seat
    for wanted, code in ((None, "table-full"), (1, "seat-taken"), (5, "no-such-seat")):
        assert await refusal(house.visits.sit("ida", ada.shown.invite, wanted, "Ida")) == code


async def test_the_link_for_spectators_seats_nobody_and_strangers_see_nothing(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    watch = ada.shown.watch
    assert watch is not None
    attempts = [
        house.visits.sit("ben", watch, None, "Ben"),
        house.visits.connect("ben", ada.table, None, lambda message: None, c.Hello()),
        house.visits.connect(None, ada.table, "guess", lambda message: None, c.Hello()),
        house.visits.view("ben", ada.table),
        house.records.read("ben", ada.table),
        house.visits.find("guess"),
        house.visits.view("ada", "no-table"),
    ]
    for attempt in attempts:
        assert await refusal(attempt) == "no-such-table"
    eve = await g.watching(ada)
    assert eve.shown.spectator
    assert (eve.shown.invite, eve.shown.watch, eve.shown.hands) == (None, None, ())


async def test_every_share_is_in_the_seed_and_the_commitment_comes_first(house: House) -> None:
    edition = {"base": "german", "target": 1}
    ada = await g.seated(house, ME, NewSeat("me", "Eve"), FRIEND, edition=edition)
    promised = ada.shown.commitment
    ben = await g.joined(ada, "ben")
    await ada.ready(SHARE)
    await ben.ready("cd" * 32)
    await g.finish(ada, ben)
    proof = ada.shown.proof
    assert proof is not None
    assert promised == commitment(proof.secret)
    assert proof.contributions == ((0, SHARE), (2, "cd" * 32))
    shuffle = ada.shown.shuffle
    assert shuffle is not None
    assert shuffle.seals == tuple((at, seal_of(share)) for at, share in proof.contributions)
    assert shuffle.table == table_mark(ada.table)
    verdict = check(Record.from_json(await ada.record()))
    assert (verdict.outcome, verdict.seed) == ("whole", proof.seed)
    assert ben.shown.proof == proof


async def test_leaving_before_the_match_frees_the_seat(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    ben = await g.joined(ada, "ben")
    await ben.ready()
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    assert ada.shown.seats[1].kind == "invited"
    assert ben.shown.spectator
    assert (await ada.ready(), ada.phase) == ("done", "gathering")
    eve = await g.joined(ada, "eve")
    assert (await eve.ready(), ada.phase) == ("done", "playing")


async def test_a_host_gives_waiting_seats_to_bots_and_leaving_hands_that_on(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND, FRIEND)
    ben = await g.joined(ada, "ben")
    assert await ben.code(c.Fill(new_id(), 2, "greedy")) == "host-only"
    assert await ada.code(c.Fill(new_id(), 1, "greedy")) == "seat-taken"
    assert await ada.code(c.Fill(new_id(), 4, "greedy")) == "no-such-seat"
    await ada.ready()
    await ben.ready()
    assert ada.phase == "gathering"
    assert await ada.code(c.Fill(new_id(), 2, "greedy")) == "done"
    assert [await guest.reveal() for guest in (ada, ben)] == ["done", "done"]
    assert ada.phase == "playing"
    assert await ada.code(c.Fill(new_id(), 2, "greedy")) == "not-gathering"
    ada = await g.seated(house, ME, FRIEND, FRIEND)
    ben = await g.joined(ada, "ben")
    assert await ada.code(c.Leave(new_id(), 0)) == "done"
    assert ben.shown.host
    assert not ada.shown.host
    await ben.ready()
    assert await ben.code(c.Fill(new_id(), 0, "greedy")) == "done"
    assert await ben.code(c.Fill(new_id(), 2, "greedy")) == "done"
    assert (await ben.reveal(), ben.phase) == ("done", "playing")


async def test_names_are_cleaned_and_can_be_changed(house: House) -> None:
    ada = await g.seated(house, NewSeat("me", "  A\u202eda \n"), FRIEND)
    assert ada.shown.seats[0].name == "Ada"
    assert await ada.code(c.Rename(new_id(), 0, " Countess  Lovelace")) == "done"
    assert ada.shown.seats[0].name == "Countess Lovelace"
    assert await ada.code(c.Rename(new_id(), 1, "Ben")) == "not-your-seat"
    before = ada.seq
    assert await ada.code(c.Rename(new_id(), 0, "\u200b")) == "done"
    assert (ada.seq, ada.shown.seats[0].name) == (before, "Countess Lovelace")


async def test_two_connections_of_one_person_see_the_same(house: House) -> None:
    ada = await g.seated(house, ME, BOT)
    tab = await Guest(house, "ada", ada.table).come()
    assert await tab.ready() == "done"
    await ada.until(lambda: ada.to_move)
    assert await ada.play() == "done"
    assert (tab.seq, tab.shown) == (ada.seq, ada.shown)
    ada.go()
    assert tab.presence is not None
    assert tab.presence.here == (True, False)


async def test_nobody_learns_a_rack_in_the_middle_of_a_round(house: House) -> None:
    """With however many identities: a seat is taken before the deal, or back by its own player."""
    ada = await g.seated(house, ME, OPEN, OPEN, edition=LONG)
    ben = await g.joined(ada, "ben", seat=1)
    await ada.ready()
    await ben.ready(OTHER_SHARE)
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    for number in range(6):
        for seat in (1, 2):
            spy = await g.joined(ada, f"spy{number}{seat}", seat=seat)
            assert await spy.code(c.Leave(new_id(), seat)) == "done"
            for message in spy.inbox:
                assert b'"hands":[{' not in p.encode(message)
    back = await g.joined(ada, "ben", seat=1)  # one's own rack is no news
    assert [hand.seat for hand in back.shown.hands] == [1]
    assert await back.code(c.Leave(new_id(), 1)) == "done"
    other = await g.joined(ada, "ben", seat=2)
    assert other.shown.hands == ()


async def test_the_host_removes_a_guest_who_never_gets_ready(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    await ada.ready()
    ben = await g.joined(ada, "ben")
    assert await ben.code(c.Remove(new_id(), 0)) == "host-only"
    assert await ada.code(c.Remove(new_id(), 7)) == "no-such-seat"
    assert await ada.code(c.Remove(new_id(), 1)) == "done"
    assert [seat.kind for seat in ada.shown.seats] == ["person", "invited"]
    assert await ben.code(c.Rename(new_id(), 1, "Eve")) == "only-watching"
    assert await g.games_of(house, "ben") == []
    assert await refusal(house.visits.view("ben", ada.table)) == "no-such-table"
    assert await ada.code(c.Remove(new_id(), 0)) == "done"  # not oneself
    assert ada.shown.seats[0].yours
    removed = c.Remove(new_id(), 1, ada.seq)
    cleo = await g.joined(ada, "cleo")
    assert (await ada.code(removed), cleo.shown.seats[1].yours) == ("done", True)  # Ben was meant
    assert await ada.code(c.Remove(new_id(), 1, ada.seq)) == "done"
    assert await cleo.code(c.Leave(new_id(), 1)) == "done"  # as if she had been quicker
    assert await ada.code(c.Fill(new_id(), 1, "greedy")) == "done"
    assert (await ada.reveal(), ada.phase) == ("done", "playing")
    assert await ada.code(c.Remove(new_id(), 1)) == "not-gathering"


async def test_bots_of_the_lobby_yield_and_the_host_may_play_with_fewer(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND, FRIEND, BOT)
    ben = await g.joined(ada, "ben")

    async def close(guest: Guest, seat: int, seats: int) -> str:
        return await guest.code(c.CloseSeat(new_id(), seat, seats))

    for _ in range(2):  # its answer may be lost
        assert await ada.code(c.Fill(new_id(), 2, "pip")) == "done"
    assert await ada.code(c.Fill(new_id(), 2, "greedy")) == "seat-taken"
    cleo = await g.joined(ada, "cleo")
    assert (cleo.shown.seats[2].yours, cleo.shown.seats[2].kind) == (True, "person")
    assert await cleo.code(c.Leave(new_id(), 2)) == "done"
    assert (ada.shown.seats[2].kind, ada.shown.seats[2].level) == ("open", "pip")
    assert await close(ben, 2, 4) == "host-only"
    assert await close(ada, 3, 4) == "seat-taken"  # a bot's, until it is removed
    for seat in (2, 3):
        assert await ada.code(c.Remove(new_id(), seat)) == "done"
    assert [seat.kind for seat in ada.shown.seats] == ["person", "person", "invited", "invited"]
    await ada.ready()
    await ben.ready(OTHER_SHARE)
    assert [await close(ada, 3, 4), await close(ada, 3, 4)] == ["done", "done"]
    assert (len(ben.shown.seats), ben.phase) == (3, "gathering")
    assert await close(ada, 2, 3) == "done"
    assert [await guest.reveal() for guest in (ada, ben)] == ["done", "done"]
    assert (ben.phase, [len(hand.tiles) for hand in ben.shown.hands]) == ("playing", [10])
    assert await close(ada, 1, 2) == "not-gathering"
    await g.finish(ada, ben)
    assert check(Record.from_json(await ben.record())).wrong == ()
    lonely = await g.seated(house, ME, FRIEND)
    assert await close(lonely, 1, 2) == "seat-plan"


async def test_a_name_is_forgotten_on_a_seat_that_moved_up(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND, FRIEND, edition=g.QUICK)
    ben = await g.joined(ada, "ben", seat=2)
    assert await ada.code(c.CloseSeat(new_id(), 1, 3)) == "done"
    assert await ben.code(c.Rename(new_id(), 1, "Benjamin")) == "done"
    await ada.ready()
    await ben.ready(OTHER_SHARE)
    await g.finish(ada, ben)
    await house.erasure.erase("ben")
    log = b"".join(await house.store.load(ada.table))
    assert b"Ben" not in log
    assert check(Record.from_json(await ada.record())).wrong == ()


async def test_new_links_make_the_old_ones_worthless(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND, FRIEND)
    ben = await g.joined(ada, "ben")
    invite, watch = ada.shown.invite or "", ada.shown.watch or ""
    eve = await g.watching(ada, "eve")
    assert await ben.code(c.NewKeys(new_id())) == "host-only"
    assert await ada.code(c.NewKeys(new_id())) == "done"
    assert [m.code for m in eve.inbox if isinstance(m, p.Bye)] == ["no-such-table"]
    assert {ada.shown.invite, ada.shown.watch}.isdisjoint({invite, watch})
    assert ben.shown.invite == ada.shown.invite
    for key in (invite, watch):
        assert await refusal(house.visits.find(key)) == "no-such-table"
        assert await refusal(house.visits.view("eve", ada.table, key)) == "no-such-table"
    assert await refusal(house.visits.sit("eve", invite, None, "Eve")) == "no-such-table"
    ida = await g.joined(ada, "ida")
    assert ida.shown.seats[2].yours
    again, made, eve = c.NewKeys(new_id(), ben.seq - 2), ada.shown.watch, await g.watching(ada)
    assert (await ada.code(again), ada.shown.watch) == ("done", made)  # its answer was lost
    assert not any(isinstance(message, p.Bye) for message in eve.inbox)
    assert await ada.code(c.NewKeys(new_id(), ada.seq)) == "done"
    assert ada.shown.watch != made
    house.tables.running.clear()  # and from the log again
    assert await house.visits.find(ada.shown.invite or "") == (ada.table, "invite")
    assert await refusal(house.visits.view("eve", ada.table, watch)) == "no-such-table"
