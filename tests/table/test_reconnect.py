"""After a lost connection: exactly what was missed, or the whole table."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.protocol import table as wire
from dreistein.protocol.http.tables import NewSeat, NewTable
from dreistein.table.house import House
from sizes import size
from table import guests as g
from table.guests import BOT, FRIEND, ME, Guest, new_id


def news(guest: Guest, since: int) -> list[p.ServerMessage]:
    """The messages about the table in a guest's inbox, from an index on."""
    kinds = (p.Whole, p.Changed, p.Acted)
    return [message for message in guest.inbox[since:] if isinstance(message, kinds)]


async def test_what_was_missed_comes_once_and_in_order(house: House) -> None:
    ada, ben = await g.duel(house)
    eve = await g.watching(ada)
    eve.go()
    heard = len(eve.inbox)
    for _ in range(5):
        await (await g.turn_of(ada, ben)).play()
    await eve.come_back()
    missed = news(eve, heard)
    assert all(isinstance(message, p.Acted) for message in missed)
    seqs = [message.seq for message in missed if isinstance(message, p.Acted)]
    assert seqs == list(range(ada.seq - 4, ada.seq + 1))
    assert eve.shown.rounds == ada.shown.rounds
    eve.go()
    heard = len(eve.inbox)
    await eve.come_back()
    assert news(eve, heard) == []


@pytest.mark.parametrize(
    "hello",
    [
        c.Hello(),
        c.Hello(since=1, match=0, round=0),
        c.Hello(since=9_999, match=0, round=0),
        c.Hello(since=6, match=0, round=3),
        c.Hello(since=6, match=2, round=0),
        c.Hello(since=6),
    ],
)
async def test_the_whole_table_is_sent_if_actions_will_not_do(house: House, hello: c.Hello) -> None:
    ada, ben = await g.duel(house)
    for _ in range(4):
        await (await g.turn_of(ada, ben)).play()
    tab = await Guest(house, "ada", ada.table).come(hello)
    assert [type(message) for message in news(tab, 0)] == [p.Whole]
    assert tab.shown == ada.shown


def in_short(round: wire.RoundView) -> wire.RoundView:
    """A past round as a fresh view has it; a guest who was there has all of it."""
    assert round.ended is not None
    ended = replace(round.ended, left=(), lines=())
    return replace(round, board=(), turns=(), ended=ended, short=True)


def same(guest: Guest, fresh: wire.TableView) -> bool:
    """Whether a guest shows what a fresh view does.

    Presence is sent apart, and time has passed since.
    """

    def bare(view: wire.TableView) -> object:
        seats = [
            (s.name, s.kind, s.level, s.held, s.resigned, s.ready, s.yours) for s in view.seats
        ]
        past = tuple(in_short(round) for round in view.rounds[:-1])
        view = replace(view, rounds=(*past, *view.rounds[-1:]))
        text = json.loads(p.encode(p.Whole(0, view)))["table"]
        return {**text, "seats": seats, "left": text["left"] is None}

    return bare(guest.shown) == bare(fresh)


async def test_who_comes_back_does_not_keep_a_name_that_is_forgotten(house: House) -> None:
    ada, ben, cleo = await g.party(house, "ada", "ben", "cleo")
    assert await cleo.code(c.Leave(new_id(), 2)) == "done"
    await ada.until(lambda: ada.to_move or ben.to_move)
    ada.go()
    await house.erasure.erase("cleo")
    await ada.come_back()
    assert ada.shown.seats[2].name == "–"
    assert await (await g.turn_of(ada, ben)).play() == "done"  # from now on that will do
    ada.go()
    heard = len(ada.inbox)
    await ada.come_back()
    assert not any(isinstance(message, p.Whole) for message in ada.inbox[heard:])


async def check(guests: Iterable[Guest]) -> None:
    for guest in guests:
        if guest.connection is not None:
            fresh = await guest.house.visits.view(guest.person, guest.table, guest.key)
            assert same(guest, fresh)


@pytest.mark.parametrize("seed", range(size(3, 12)))
async def test_folding_messages_gives_what_a_fresh_view_shows(house: House, seed: int) -> None:
    """Matches with random disconnections, in which people do everything they can."""
    rng = Random(seed)
    third = rng.choice((BOT, NewSeat("me", "Eve"), NewSeat("open", level="random")))
    seats = [ME, FRIEND, third]
    rng.shuffle(seats)
    plan = NewTable(tuple(seats), {"base": rng.choice(("german", "triominos")), "target": 60})
    ada = await Guest(house, "ada", await house.hosting.new_table("ada", plan)).come()
    ben = await g.joined(ada, "ben")
    eve = await g.watching(ada)
    guests = [ada, ben, eve]
    while ada.seq <= 80:
        await check(guests)
        for guest in guests:
            if rng.random() < 0.15:
                if guest.connection is None:
                    await guest.come_back()
                else:
                    guest.go()
        here = [guest for guest in (ada, ben) if guest.connection is not None]
        if here and not await something(rng.choice(here), rng):
            await asyncio.sleep(0.002)  # for a bot's move
        if rng.random() < 0.05:
            for guest in guests:
                if guest.connection is not None:
                    guest.go()
            house.tables.running.clear()  # as a restart does


async def something(guest: Guest, rng: Random) -> bool:
    """Let a person do what is due, or ask to undo; returns whether there was anything to do."""
    view = guest.shown
    hand = guest.to_move
    if view.phase == "gathering":
        await guest.ready()
    elif view.phase == "between":
        await guest.code(c.Next(new_id(), len(view.rounds)))
    elif view.phase == "over":
        await guest.code(c.Rematch(new_id(), view.match + 1))
    elif view.undo is not None and rng.random() < 0.7:
        await guest.code(c.Answer(new_id(), view.undo.asked, rng.random() < 0.7))
    elif view.may_undo and rng.random() < 0.1:
        await guest.code(guest.undo(view.may_undo[0]))
    elif hand is not None and hand.choices:
        await guest.code(guest.act(rng.choice(hand.choices).action, hand.seat))
    else:
        return False
    return True
