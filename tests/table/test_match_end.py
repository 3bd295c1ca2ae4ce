"""How matches end: records, proofs, resigning, leaving, and rematches."""

from typing import Any

import pytest

from dreistein.bots.registry import Level
from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewSeat
from dreistein.rules import EDITIONS, Record
from dreistein.rules.solitaire import Solitaire
from dreistein.table.fair.proof import check
from dreistein.table.house import House
from sizes import NIGHTLY
from table import guests as g
from table.guests import BOT, FRIEND, ME, OTHER_SHARE, Guest, new_id, refusal

ONE_ROUND = {"base": "german", "target": 1}
LEVELS: tuple[Level, ...] = ("random", "greedy", "casual")


async def proved(guest: Guest, match: int = 0) -> Record:
    """The record of a match, after checking its shuffle."""
    record = Record.from_json(await guest.record(match))
    assert check(record).wrong == ()
    return record


@pytest.mark.parametrize(
    ("edition", "players"),
    [
        (edition, players)
        for at, edition in enumerate(sorted(EDITIONS))
        for players in range(2, 7)
        if NIGHTLY or players == 2 + at % 5
    ],
)
async def test_every_edition_is_played_to_its_end(house: House, edition: str, players: int) -> None:
    bots = [NewSeat("bot", level=LEVELS[n % 3]) for n in range(players - 1)]
    ada = await g.finished(house, *bots[:1], ME, *bots[1:], edition=edition)
    record = await proved(ada)
    rounds = ada.shown.rounds
    assert [len(r.actions) for r in record.rounds] == [r.ply for r in rounds]
    totals = [sum(r.scores[seat] for r in rounds) for seat in range(players)]
    assert max(totals) >= EDITIONS[edition].target
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert list(ada.shown.winners) == best


async def test_an_edition_of_one_s_own_is_played(house: House) -> None:
    own = {"base": "german", "bridge": 35, "draws": 1, "target": 77}
    ada = await g.finished(house, ME, BOT, edition=own)
    assert (ada.shown.edition["bridge"], ada.shown.edition["target"]) == (35, 77)
    assert (await proved(ada)).header.edition.bridge == 35


async def test_there_is_no_record_and_no_proof_before_the_end(house: House) -> None:
    ada, ben = await g.duel(house)
    eve = await g.watching(ada)
    while ada.phase != "over":
        assert (ada.shown.proof, ada.shown.seed, eve.shown.proof) == (None, None, None)
        for guest in (ada, eve):
            assert await refusal(guest.record()) == "not-over-yet"
        mover = ada if ada.to_move else ben
        if ada.phase == "between":
            await g.next_round(ada, ben)
        else:
            await mover.play()
    assert await eve.record() == await ada.record()
    await proved(eve)


async def test_a_rematch_keeps_the_seats_and_changes_the_secret(house: House) -> None:
    ada, ben = await g.duel(house)
    promised = ada.shown.commitment
    await g.finish(ada, ben)
    first = await ada.record()
    assert await ben.code(c.Rematch(new_id(), 2)) == "not-over-yet"
    await g.rematch(ben, ada)
    assert (ada.phase, ada.shown.match) == ("gathering", 1)
    assert [seat.name for seat in ada.shown.seats] == ["Ada", "Ben"]
    assert ada.shown.commitment not in (None, promised)
    await ada.ready()
    await ben.ready(OTHER_SHARE)
    await g.finish(ada, ben)
    second = await proved(ada, 1)
    assert second.rounds[0].hands != Record.from_json(first).rounds[0].hands
    assert await ada.record() == first
    assert await refusal(ada.record(2)) == "no-such-table"


@pytest.mark.house(away_seconds=0.05)
async def test_a_rematch_does_not_wait_for_ever_for_absent_people(house: House) -> None:
    ada, ben = await g.finished_duel(house, ONE_ROUND)
    await g.rematch(ada, ben)
    ben.go()
    await ada.seal("11" * 32)
    await ada.until(lambda: bool(ada.shuffle.seats))
    # Who is away is told before any share is.
    told = [(seat.kind, seat.share) for seat in ada.shuffle.seats or ()]
    assert told == [("person", 0), ("person", None)]
    assert (ada.shuffle.missing, ada.phase) == ((0,), "gathering")
    assert await ada.reveal() == "done"
    assert (ada.phase, ada.shown.seats[1].name, ada.shown.seats[1].held) == ("playing", "Ben", True)
    await ben.come()
    await ben.until(lambda: not ben.shown.seats[1].held)
    await g.finish(ada, ben)
    second = await proved(ada, 1)
    assert [seat for seat, _ in second.extra["fair"]["contributions"]] == [0]


@pytest.mark.house(away_seconds=0.05)
async def test_a_person_who_is_back_before_the_rematch_plays(house: House) -> None:
    ada, ben = await g.finished_duel(house, ONE_ROUND)
    await g.rematch(ada, ben)
    ben.go()
    await ada.until(lambda: ada.shown.seats[1].held)
    assert ada.phase == "gathering"  # ada is not ready either
    await ben.come()
    await ada.until(lambda: not ada.shown.seats[1].held)
    await ada.ready()
    assert ada.phase == "gathering"
    assert (await ben.ready(OTHER_SHARE), ada.phase) == ("done", "playing")


@pytest.mark.house(away_seconds=0.01)
async def test_the_first_match_waits_for_everyone(house: House) -> None:
    ada = await g.seated(house, ME, FRIEND)
    ben = await g.joined(ada, "ben")
    ben.go()
    await ada.ready()
    await g.somebody_is_held(house)
    assert (ada.phase, ada.shown.seats[1].held) == ("gathering", False)


async def test_a_seat_that_resigned_cannot_win(house: House) -> None:
    ada, ben = await g.duel(house, edition=ONE_ROUND)
    mover = await g.turn_of(ada, ben)
    seat = mover.seat
    resign = c.Resign(new_id(), seat)
    assert [await mover.code(resign), await mover.code(resign)] == ["done", "done"]
    shown = mover.shown.seats[seat]
    assert (shown.resigned, shown.level) == (True, "casual")
    assert await mover.code(c.Act(new_id(), seat, 0, 0, "+")) == "bot-plays"
    await g.finish(ada, ben)
    assert ada.shown.winners == (1 - seat,)
    assert (await ada.record())["resigned"] == [seat]
    await g.rematch(ada, ben)
    shown = mover.shown.seats[seat]
    assert (shown.resigned, shown.level) == (False, None)


async def test_nobody_can_take_over_a_seat_that_resigned(house: House) -> None:
    ada, ben = await g.duel(house)
    assert await ben.code(c.Resign(new_id(), 1)) == "done"
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    assert await refusal(g.joined(ada, "ben")) == "table-full"
    await g.finish(ada)
    assert ada.shown.winners == (0,)


async def test_a_match_that_somebody_left_still_has_a_proof(house: House) -> None:
    ada, ben = await g.duel(house)
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    assert (ada.shown.seats[1].kind, ada.shown.seats[1].level) == ("open", "casual")
    eve = await g.joined(ada, "eve")
    assert eve.shown.spectator  # Ben has seen that rack
    await g.finish(ada)
    told = (await proved(ada)).extra["fair"]["contributions"]
    assert ada.shown.proof is not None
    assert len(ada.shown.proof.contributions) == len(told) == 2


@pytest.mark.parametrize(("rack", "draws"), [(10, 20), (0, 4), (5, 0)])
async def test_solitaire_is_dealt_from_a_game_code(house: House, rack: int, draws: int) -> None:
    numbers: dict[str, Any] = {"solitaire": Solitaire(rack, draws), "seed": "stein1"}
    ada = await g.seated(house, ME, **numbers)
    eve = await g.watching(ada)
    assert (ada.shown.seed, ada.shown.commitment) == ("stein1", None)
    assert eve.shown.seed == ("stein1" if ada.phase == "over" else None)
    assert ada.shown.solitaire == {"rack": rack, "draws": draws}
    await g.finish(ada)
    assert (eve.shown.seed, ada.shown.winners) == ("stein1", (0,))
    record = await proved(ada)
    assert record.header.solitaire == Solitaire(rack, draws)
    assert await ada.code(c.Resign(new_id(), 0)) != "done"
    assert await ada.code(c.Leave(new_id(), 0)) == "cannot-resign"


async def test_solitaire_without_a_code_is_shuffled_fairly(house: House) -> None:
    ada = await g.seated(house, ME, solitaire=Solitaire(10, 20))
    assert (ada.shown.seed, ada.phase) == (None, "gathering")
    await ada.ready()
    await g.finish(ada)
    await proved(ada)
