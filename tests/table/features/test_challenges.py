"""Challenges: the same deals for somebody else, scores side by side, no tile told before."""

import json

import pytest

from dreistein.protocol import client as c
from dreistein.protocol.http.tables import NewSeat, NewSolitaire
from dreistein.rules import Record, judge
from dreistein.table.errors import ChallengeFull
from dreistein.table.features import challenges
from dreistein.table.house import House
from table import guests as g
from table.guests import ALONE, BOT, FRIEND, ME, QUICK, Clock, Guest, new_id, refusal

ONE_ROUND = {"base": "german", "target": 1}


async def made(house: House, guest: Guest, match: int = 0) -> str:
    record = await house.records.read(guest.person, guest.table, match)
    return await house.challenges.make(str(guest.person), guest.table, match, record)


async def taken_up(house: House, challenge: str, person: str, *, swapped: bool = False) -> Guest:
    name = person.title()
    table = await house.challenges.take_up(challenge, person, name, swapped, None)
    return await Guest(house, person, table).come()


async def tried(house: House, challenge: str, person: str) -> bool:
    """Whether a person may not take up a challenge any more."""
    again = house.challenges.take_up(challenge, person, "", False, None)
    return await refusal(again) == "already-tried"


async def finished_alone(house: House, person: str = "ada") -> Guest:
    return await g.finished(house, ME, person=person, **ALONE)


async def test_the_same_tiles_alone(house: House) -> None:
    ada = await finished_alone(house)
    challenge = await made(house, ada)
    assert await made(house, ada) == challenge
    seen = await house.challenges.look(challenge, "ben")
    assert (seen.by, seen.numbers, seen.played) == ("Ada", {"rack": 10, "draws": 20}, False)
    assert [line.totals for line in seen.lines] == [list(ada.round.totals)]
    record = json.loads(await house.records.read("ada", ada.table, 0))
    # Nothing about the tiles before they are played.
    assert record["seed"] not in str(seen)
    ben = await taken_up(house, challenge, "ben")
    assert record["seed"] not in str(ben.inbox)
    assert set(ben.hand(0).tiles) == set(record["rounds"][0]["hands"][0])
    assert (await taken_up(house, challenge, "ben")).table == ben.table
    await g.finish(ben)
    lines = (await house.challenges.look(challenge, "ben")).lines
    assert [(line.name, line.yours) for line in lines] == [("Ada", False), ("Ben", True)]
    assert lines[1].totals == list(ben.round.totals)
    assert lines[1].totals == lines[0].totals  # both took the most points in every turn
    assert await tried(house, challenge, "ben")
    assert (await house.lists.best("ben", ben.table, 0)).compared is False
    theirs = await made(house, ben)
    assert theirs == challenge


async def test_who_played_without_a_name_may_challenge_with_one(house: House) -> None:
    for played, given, told in (("", " Ada ", "Ada"), ("", "", ""), ("Eve", "Ada", "Eve")):
        ada = await g.finished(house, NewSeat("me", played), person="ada", **ALONE)
        record = await house.records.read("ada", ada.table, 0)
        challenge = await house.challenges.make("ada", ada.table, 0, record, given)
        assert (await house.challenges.look(challenge, None)).by == told


async def test_a_game_that_is_over_as_it_is_dealt_counts(house: House) -> None:
    for _ in range(50):  # a tile that fits nowhere, and nothing to draw: one game in two
        ada = await g.seated(house, ME, person="ada", solitaire=NewSolitaire(1, 0))
        await ada.ready()
        if ada.round.ended and not ada.round.turns:
            break
        await g.finish(ada)
    assert not ada.round.turns
    challenge = await made(house, ada)
    ben = await taken_up(house, challenge, "ben")
    seen = await house.challenges.look(challenge, "ben")
    assert [line.totals for line in seen.lines] == [list(ben.round.totals)] * 2
    assert seen.played


async def test_a_match_of_two_with_the_same_seats_or_swapped(house: House) -> None:
    ada = await g.finished(house, ME, BOT)
    challenge = await made(house, ada)
    deal = (await ada.record(0))["rounds"][0]["hands"]
    ben = await taken_up(house, challenge, "ben")
    cleo = await taken_up(house, challenge, "cleo", swapped=True)
    for guest, seat in ((ben, 0), (cleo, 1)):
        assert guest.shown.seats[seat].yours
        assert guest.shown.seats[1 - seat].level == "greedy"
        await g.finish(guest)
        record = await guest.record(0)
        assert record["rounds"][0]["hands"] == deal
        assert judge(Record.from_json(record)).over
    lines = (await house.challenges.look(challenge, None)).lines
    assert [(line.name, line.seat) for line in lines] == [("Ada", 0), ("Ben", 0), ("Cleo", 1)]
    assert lines[2].totals == list(cleo.shown.rounds[-1].totals)


async def test_whoever_played_it_or_sat_there_knows_the_tiles_for_good(house: House) -> None:
    ada, _ = await g.finished_duel(house, ONE_ROUND)
    challenge = await made(house, ada)
    assert (await house.challenges.look(challenge, "ben")).played
    for person in ("ada", "ben"):
        assert await tried(house, challenge, person)
    cleo = await taken_up(house, challenge, "cleo")
    assert cleo.shown.seats[1].level == "strong"
    ada, ben = await g.duel(house, ONE_ROUND)
    assert await ben.code(c.Leave(new_id(), 1)) == "done"
    await g.finish(ada)
    left_early = await made(house, ada)
    with_ben, _ = await g.finished_duel(house, ONE_ROUND)
    unlisted = await made(house, with_ben)
    await house.lists.forget("ben", with_ben.table, 0)
    for challenge in (left_early, unlisted):
        assert await tried(house, challenge, "ben")
        assert (await house.challenges.look(challenge, "ben")).played
        assert await taken_up(house, challenge, "dora")


async def test_no_challenge_tells_the_tiles_of_a_running_table(house: House, clock: Clock) -> None:
    ada = await g.seated(house, ME, BOT)
    await ada.ready()
    assert await refusal(house.records.read("ada", ada.table, 0)) == "not-over-yet"
    other = house.challenges.make("ada", ada.table, 0, b"{}")
    assert await refusal(other) == "no-such-table"
    # The game of today is secret until tomorrow, also as a challenge.
    table = await house.day.table("ada", house.day.today(), "Ada")
    day = await Guest(house, "ada", table).come()
    await g.finish(day)
    assert await refusal(house.records.read("ada", table, 0)) == "day-secret"
    # A rematch has deals of its own.
    await g.finish(ada)
    challenge = await made(house, ada)
    assert await ada.code(c.Rematch(new_id(), 1)) == "done"
    await ada.ready()
    ben = await taken_up(house, challenge, "ben")
    assert set(ben.hand(0).tiles) != set(ada.hand(0).tiles)


async def test_what_cannot_be_a_challenge(house: House) -> None:
    three = await g.finished(house, ME, BOT, BOT)
    assert await refusal(made(house, three)) == "no-challenge"
    shared = await g.finished(house, ME, ME, edition=QUICK)
    assert await refusal(made(house, shared)) == "no-challenge"
    practice = await g.seated(house, ME, **ALONE)
    await practice.ready()
    while "+" not in [action for _, action in practice.actions]:
        if await practice.play("+") != "done":
            await practice.play()
    assert await practice.code(practice.undo()) == "done"
    await g.finish(practice)
    assert await refusal(made(house, practice)) == "no-challenge"
    assert await refusal(house.challenges.look("nothing", None)) == "broken-link"
    waiting = await g.seated(house, ME, FRIEND)
    unfinished = house.challenges.make("ada", waiting.table, 0, b"{}")
    assert await refusal(unfinished) == "no-such-table"


async def test_a_try_that_was_given_up_stays_used(house: House) -> None:
    ada = await finished_alone(house)
    challenge = await made(house, ada)
    ben = await taken_up(house, challenge, "ben")
    await house.lists.leave("ben", ben.table)
    assert await tried(house, challenge, "ben")
    assert len((await house.challenges.look(challenge, None)).lines) == 1


async def test_a_challenge_is_taken_up_by_so_many_people(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "MOST_TRIES", 2)
    challenge = await made(house, await finished_alone(house))
    for person in ("ben", "cleo"):
        await taken_up(house, challenge, person)
    with pytest.raises(ChallengeFull) as refused:
        await taken_up(house, challenge, "dora")
    assert refused.value.details == {"most": 2}
    assert (await taken_up(house, challenge, "ben")).to_move, "who is in stays in"


async def test_deleting_takes_the_challenge_and_the_name_along(house: House) -> None:
    ada = await finished_alone(house)
    challenge = await made(house, ada)
    ben = await taken_up(house, challenge, "ben")
    await g.finish(ben)
    await house.lists.forget("ben", ben.table, 0)
    lines = (await house.challenges.look(challenge, None)).lines
    assert [line.name for line in lines] == ["Ada", ""]
    assert await tried(house, challenge, "ben")
    await house.lists.forget("ada", ada.table, 0)
    assert await refusal(house.challenges.look(challenge, None)) == "broken-link"
