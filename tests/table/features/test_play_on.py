"""Playing on from a moment of a finished match: the same tiles, practice, nothing told early."""

import json
from pathlib import Path
from typing import Any

from dreistein.protocol import server as p
from dreistein.protocol.http.reviews import PlayAgain
from dreistein.rules import EDITIONS, Header, Match, Record, judge, read_record
from dreistein.rules.record.referee import replay
from dreistein.table.house import House
from table import guests as g
from table.guests import ALONE, BOT, ME, QUICK, Guest, a_house, refusal
from web.leaks import OPAQUE, leaves, tiles_in

ONE_ROUND = {"base": "german", "target": 1}


async def again(house: House, guest: Guest, seat: int, round: int, ply: int) -> Guest:
    record = await house.records.read(guest.person, guest.table)
    wish = PlayAgain(round, ply, seat)
    table = await house.play_on.open(str(guest.person), record, wish, "Ada")
    return await Guest(house, guest.person, table).come()


def own_moment(record: Record, seat: int) -> tuple[int, int]:
    """A moment in the last round where a seat is to move, late in it."""
    for match in replay(record.header, record.rounds):
        last = match
    plies = [ply for ply, played in enumerate(last.round.history) if played.seat == seat]
    return last.number, plies[-2]


async def test_a_match_is_played_on_with_the_same_tiles_and_stays_as_it_is(house: House) -> None:
    ada, _ = await g.finished_duel(house, ONE_ROUND)
    before = await house.records.read("ada", ada.table)
    record = read_record(before)
    number, ply = own_moment(record, 0)
    guest = await again(house, ada, 0, number, ply)
    assert guest.shown.practice
    assert guest.phase == "playing"
    assert guest.to_move is not None
    assert (len(guest.shown.rounds), guest.ply) == (number + 1, ply)
    match = list(replay(record.header, record.rounds))[number].rewind(ply)
    assert sorted(guest.hand(0).tiles) == sorted(map(str, match.round.hands[0]))
    assert list(guest.round.totals) == list(match.totals)
    assert [seat.kind for seat in guest.shown.seats] == ["person", "bot"]
    await g.finish(guest)
    assert guest.shown.practice
    ended = json.loads(await house.records.read("ada", guest.table))
    assert judge(Record.from_json(ended)).totals == tuple(guest.round.totals)
    assert ended["practice"]
    own = record.rounds[number].actions[:ply]
    assert ended["rounds"][number]["actions"][:ply] == list(own)
    assert await house.records.read("ada", ada.table) == before
    listed = {game.id: game.about.practice for game in await g.games_of(house, "ada")}
    assert listed == {ada.table: False, guest.table: True}


async def test_hidden_tiles_and_the_seed_stay_hidden(house: House) -> None:
    ada, _ = await g.finished_duel(house, ONE_ROUND)
    record = read_record(await house.records.read("ada", ada.table))
    first = next(replay(record.header, record.rounds))
    plies = [ply for ply, played in enumerate(first.round.history) if played.seat == 0]
    guest = await again(house, ada, 0, 0, plies[1])
    told = "".join(p.encode(message).decode() for message in guest.inbox)
    assert str(record.extra["seed"]) not in told
    position = first.rewind(plies[1]).round
    hidden = {*position.hands[1], *position.stock}
    assert len(hidden) > 20
    found = [leaf for message in guest.inbox for leaf in leaves(json.loads(p.encode(message)))]
    texts = [text for path, text in found if path[-1] not in OPAQUE]
    seen = set[str]().union(*map(tiles_in, texts))
    assert set(map(str, position.hands[0])) <= seen
    assert not seen & set(map(str, hidden))
    assert guest.shown.seed is None


async def test_any_seat_can_be_tried_and_solitaire_too(house: House) -> None:
    ada = await g.finished(house, ME, BOT, edition=QUICK)
    record = read_record(await house.records.read("ada", ada.table))
    guest = await again(house, ada, 1, *own_moment(record, 1))
    assert [seat.kind for seat in guest.shown.seats] == ["bot", "person"]
    assert guest.shown.seats[0].level == "strong"
    alone = await g.finished(house, ME, **ALONE)
    guest = await again(house, alone, 0, 0, 1)
    assert guest.ply == 1
    guest = await again(house, ada, 0, 0, 0)
    assert guest.shown.seats[1].level == "greedy"


async def test_what_a_bot_played_for_somebody_stays_a_bot_s(house: House) -> None:
    ada, _ = await g.finished_duel(house, ONE_ROUND)
    record = json.loads(await house.records.read("ada", ada.table))
    count = len(record["rounds"][0]["actions"])
    record["rounds"][0]["by"] = "b" * 10 + "." * (count - 10)
    wish = PlayAgain(0, count - 1, 0)
    table = await house.play_on.open("ada", json.dumps(record).encode(), wish, "Ada")
    guest = await Guest(house, "ada", table).come()
    acted = [(turn.seat, action.by) for turn in guest.round.turns for action in turn.actions]
    assert {by for _, by in acted[:10]} == {"bot"}
    assert {by for seat, by in acted[10 : count - 1] if seat == 0} == {"person"}


async def test_impossible_moments_are_refused_and_senseless_bots_are_not(house: House) -> None:
    ada, _ = await g.finished_duel(house, ONE_ROUND)
    text = await house.records.read("ada", ada.table)
    record = json.loads(text)
    rounds = len(record["rounds"])
    last = len(record["rounds"][-1]["actions"])
    for wish in ((rounds, 0, 0), (rounds - 1, last, 0), (0, 10_000, 0), (0, 0, 2)):
        assert await refusal(house.play_on.open("ada", text, PlayAgain(*wish), "")) == "no-again"
    for seed in (None, "another", 7):
        other = json.dumps({**record, "seed": seed}).encode()
        assert await refusal(house.play_on.open("ada", other, PlayAgain(0, 0, 0), "")) == "no-again"
    for bots in list[Any]((None, "nonsense", [None], [{}, []])):
        other = json.dumps({**record, "bots": bots}).encode()
        table = await house.play_on.open("ada", other, PlayAgain(0, 0, 0), "")
        assert (await Guest(house, "ada", table).come()).shown.seats[1].level == "strong"


async def test_a_table_of_practice_is_loaded_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await g.finished(house, ME, **ALONE)
        before = await again(house, ada, 0, 0, 2)
    async with a_house(tmp_path) as house:
        guest = await Guest(house, "ada", before.table).come()
        assert (guest.ply, guest.shown.practice) == (before.ply, True)


async def test_a_seed_is_no_longer_than_at_a_new_table(house: House) -> None:
    """It goes into the new table's log, and each round is dealt from it again."""
    for seed in ("x" * 100, "x" * 101):
        match = Match.seeded(seed, EDITIONS["german"], 2)
        match = match.apply(next(iter(match.legal_actions())))
        record = Record.of(Header(match.edition, ("Ada", "Ben")), match.rounds, seed=seed)
        opening = house.play_on.open("ada", record.dumps().encode(), PlayAgain(0, 0, 0), "")
        if len(seed) == 101:
            assert await refusal(opening) == "no-again"
        else:
            assert await opening
