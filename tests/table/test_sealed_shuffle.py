"""The sealed shuffle at a table: nobody can choose it, and whoever refuses is named."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from dreistein.protocol import client as c
from dreistein.rules import Record, Tile
from dreistein.rules.deal import shuffled
from dreistein.table.fair import sealed
from dreistein.table.fair.commitment import commitment, new_secret
from dreistein.table.fair.proof import check
from dreistein.table.fair.sealed import seal_of
from dreistein.table.house import House
from dreistein.table.model import binding
from dreistein.table.model import events as e
from dreistein.table.model.commands import handle
from dreistein.table.model.fold import fold
from dreistein.table.model.state import TableState
from dreistein.table.runtime.settings import HouseSettings
from sizes import size
from table import guests as g
from table.guests import BOT, FRIEND, ME, OTHER_SHARE, SHARE, Clock, Guest, a_house, new_id
from table.model.scenes import gathering, person

GRINDS = size(1000, 3000)
WANTED = Tile.parse("555")


def gathered(*people: str) -> TableState:
    """A table where people sit and nobody is ready."""
    return gathering(*map(person, people), secret="5e" * 32, table="t")


def told(state: TableState, person: str, command: c.Ready | c.Reveal) -> TableState:
    """The table after a command."""
    for event in handle(state, person, command, 2):
        state = fold(state, event)
    return state


def share(number: int) -> str:
    return f"{number:064x}"


def reveal(state: TableState, number: int) -> c.Reveal:
    """A share, and the pledge to what is bound."""
    bound = state.shuffle.bound is not None
    return c.Reveal("v", 0, share(number), binding.pledge_of(state) if bound else share(0))


def test_the_operator_who_plays_along_gains_nothing() -> None:
    """Knowing the secret and all other shares, the operator tries thousands of own shares."""
    state = gathered("operator", "ben", "cleo")
    for who, number in (("ben", 1), ("cleo", 2), ("operator", 3)):
        state = told(state, who, c.Ready("r", 0, seal_of(share(number))))
    for who, number in (("ben", 1), ("cleo", 2)):
        state = told(state, who, reveal(state, number))
    assert state.match is None
    bound = state.shuffle.bound
    assert bound is not None

    def seed(number: int) -> str:
        shares = [(0, share(number)), (1, share(1)), (2, share(2))]
        return sealed.seed_of(bound, state.secret, shares)

    grinds = range(1000, 1000 + GRINDS)
    pleasing = [number for number in grinds if WANTED in shuffled(seed(number))[:8]]
    assert len(pleasing) > GRINDS // 20, "there is something to be gained, were it allowed"
    for number in pleasing:
        with pytest.raises(Exception, match="not the share of the shuffle that was sealed"):
            told(state, "operator", reveal(state, number))
    assert told(state, "operator", reveal(state, 3)).seed == seed(3)


def test_no_exchange_after_the_seals_passes_the_check_of_a_player() -> None:
    """Neither another secret, share, name, seat nor edition leads to a record that holds."""
    state = gathered("operator", "ben")
    for who, number in (("ben", 1), ("operator", 3)):
        state = told(state, who, c.Ready("r", 0, seal_of(share(number))))
    bound = state.shuffle.bound
    assert bound is not None
    promised = commitment(state.secret), state.shuffle.seals_by_seat, bound
    for exchange in range(200):
        secret = new_secret()
        assert commitment(secret) != promised[0]
        assert (0, seal_of(share(5000 + exchange))) not in promised[1]
    renamed = fold(state, e.Renamed(0, "Oscar", 3))
    assert renamed.shuffle.bound is bound, "a name that is changed later changes no deal"
    sat = [replace(bound, match=1), replace(bound, seats=bound.seats[::-1])]
    shares = ((0, share(3)), (1, share(1)))
    codes = {sealed.seed_of(other, state.secret, shares) for other in (bound, *sat)}
    assert len(codes) == 3


def test_a_seal_stays_and_its_share_is_revealed_after_the_last() -> None:
    """The server alone: it cannot say "not stored" until it likes the next share."""
    state = gathered("ben", "cleo")
    ready = c.Ready("r", 0, seal_of(share(1)))
    state = told(state, "ben", ready)
    assert handle(state, "ben", ready, 9) == []
    with pytest.raises(Exception, match="sealed already"):
        handle(state, "ben", c.Ready("r", 0, seal_of(share(2))), 9)
    with pytest.raises(Exception, match="only once all of them are sealed"):
        handle(state, "ben", reveal(state, 1), 9)
    state = told(state, "cleo", c.Ready("r", 0, seal_of(share(2))))
    assert [type(x) for x in handle(state, "ben", reveal(state, 1), 9)] == [e.Revealed]
    for late in (replace(reveal(state, 1), attempt=1), replace(reveal(state, 1), match=1)):
        with pytest.raises(Exception, match="moved on"):
            handle(state, "ben", late, 9)


def test_a_device_that_was_told_something_else_is_refused() -> None:
    """All that decides the deal is in the pledge, also numbers that do not matter at this table."""
    state = gathered("ben", "cleo")
    for number, who in enumerate(("ben", "cleo"), start=1):
        state = told(state, who, c.Ready("r", 0, seal_of(share(number))))
    bound, seals = state.shuffle.bound, state.shuffle.seals_by_seat
    assert bound is not None
    deal = {**bound.edition["deal"], "6": 1}
    others = [
        replace(bound, table="t2"),
        replace(bound, match=1),
        replace(bound, edition={**bound.edition, "deal": deal}),
        replace(bound, seats=bound.seats[::-1]),
        replace(bound, failed=(sealed.FailedAttempt((0,), "silent", seals),)),
    ]
    secret = commitment(state.secret)
    pledges = [sealed.pledge_of(other, secret, seals) for other in others]
    pledges += [
        sealed.pledge_of(bound, share(0), seals),
        sealed.pledge_of(bound, secret, seals[1:]),
    ]
    for pledge in pledges:
        with pytest.raises(Exception, match="something else"):
            handle(state, "ben", replace(reveal(state, 1), pledge=pledge), 9)
    assert handle(state, "ben", reveal(state, 1), 9)


async def test_a_client_that_never_reveals_is_named_and_all_begins_anew(tmp_path: Path) -> None:
    clock = Clock()
    async with a_house(tmp_path, now=clock) as house:
        await never_revealed(house, clock)


async def never_revealed(house: House, clock: Clock) -> None:
    ada = await g.seated(house, ME, FRIEND)
    ben = await g.joined(ada, "ben")
    first = ada.shown.commitment
    assert [await ada.seal(), await ben.seal(OTHER_SHARE)] == ["done", "done"]
    assert ada.shuffle.missing == (0, 1)
    assert dict(ada.shuffle.seals) == {0: seal_of(SHARE), 1: seal_of(OTHER_SHARE)}
    assert (await ben.reveal(SHARE), await ada.reveal()) == ("wrong-share", "done")
    clock.now += 31_000
    house.tables.running[ada.table]._caretaker._on_reveal_timeout()
    await ada.until(lambda: ada.attempt == 1)
    failed = ada.shuffle.failed
    assert [(f.seats, f.why, f.names) for f in failed] == [((1,), "silent", ("Ben",))]
    assert (ada.phase, ada.shuffle.seats) == ("gathering", None)
    assert not any(seat.ready for seat in ada.shown.seats)
    assert ada.shown.commitment != first
    await ben.until(lambda: ben.attempt == 1)
    assert await ben.code(c.Ready(new_id(), 0, seal_of(SHARE))) == "too-late"
    await ada.ready("11" * 32)
    await ben.ready("22" * 32)
    await g.finish(ada, ben)
    record = Record.from_json(await ada.record())
    assert record.extra["fair"]["failed"] == [
        {"seats": [1], "why": "silent", "seals": [list(pair) for pair in failed[0].seals]}
    ]
    assert check(record).outcome == "whole"


async def test_who_leaves_during_the_shuffle_is_named(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    ben = await g.joined(ada, "ben")
    await ada.seal()
    await ben.seal(OTHER_SHARE)
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    (failed,) = ada.shuffle.failed
    assert (failed.seats, failed.why, failed.names) == ((1,), "left", ("Ben",))
    assert ada.shown.seats[1].kind == "invited"


async def test_a_crash_at_any_step_loses_nothing(tmp_path: Path) -> None:
    """The server is restarted after every step, and everyone comes back."""
    table = ""
    for number in range(6):
        async with a_house(tmp_path, HouseSettings(reveal_seconds=60)) as house:
            if number == 0:
                ada = await g.seated(house, ME, FRIEND)
                await g.joined(ada, "ben")
                table = ada.table
                continue
            ada, ben = [await Guest(house, name, table).come() for name in ("ada", "ben")]
            ada.share, ben.share = SHARE, OTHER_SHARE
            bens = partial(ben.seal, OTHER_SHARE)
            step: list[Callable[[], Awaitable[str]]] = [ada.seal, bens, ada.reveal, ben.reveal]
            assert (ada.phase, ada.attempt) == ("gathering" if number < 5 else "playing", 0)
            if number < 5:  # sent again, it is done once
                assert [await step[number - 1]() for _ in range(2)] == ["done", "done"]
            else:
                await g.finish(ada, ben)
                assert check(Record.from_json(await ada.record())).outcome == "whole"


async def test_alone_against_bots_there_is_nobody_to_wait_for(house: House) -> None:
    ada = await g.seated(house, ME, BOT)
    assert (await ada.seal(), await ada.reveal(), ada.phase) == ("done", "done", "playing")
