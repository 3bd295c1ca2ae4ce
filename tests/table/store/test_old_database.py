"""A database and pads written by version 0.1 open with this one: nothing is lost or counted wrong.

``tests/golden/version-0.1`` was written by that version; ``shown.json`` is what its viewers saw.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from dreistein.pads.service import Pads
from dreistein.protocol import client as c
from dreistein.protocol import server as p
from dreistein.rules import Record, judge
from dreistein.table.store.base import Expiry
from table.guests import Clock, Guest, a_house, finish, games_of, new_id, turn_of

OLD = Path(__file__).parents[2] / "golden" / "version-0.1"
SHOWN: dict[str, Any] = json.loads((OLD / "shown.json").read_text())


@pytest.fixture
def old(tmp_path: Path) -> Path:
    shutil.copy(OLD / "tables.db", tmp_path / "tables.db")
    return tmp_path


async def test_a_running_match_goes_on_where_it_was_and_can_be_left(old: Path) -> None:
    was = SHOWN["running"]
    async with a_house(old, now=Clock()) as house:
        ada = await Guest(house, "ada", was["table"]).come()
        ben = await Guest(house, "ben", was["table"]).come()
        assert ada.seq == was["seq"]
        assert list(ada.round.board) == was["board"]
        assert ada.actions == [(seat, action) for seat, action, _ in was["plies"]]
        there = ada.round.before, ada.round.scores, ada.hand(0).tiles
        assert [*map(list, there)] == [was["totals"], was["scores"], was["hand"]]
        assert (ada.shown.invite, ada.shown.watch) == (was["invite"], was["watch"])
        again = dict(was["resent"])
        mover = ada if again.pop("person") == "ada" else ben
        answer = await mover.say(c.Act(**again))
        assert answer == p.Done(again["id"], was["seq"])
        assert ada.ply == len(was["plies"])
        await (await turn_of(ada, ben)).play()
        assert await ada.code(c.Resign(new_id(), 0)) == "done"
        assert ada.shown.seats[0].resigned


async def test_a_rematch_goes_on_and_the_first_match_has_its_record(old: Path) -> None:
    was = SHOWN["rematch"]
    async with a_house(old, now=Clock()) as house:
        cleo = await Guest(house, "cleo", was["table"]).come()
        assert (cleo.seq, cleo.shown.match, cleo.shown.practice) == (was["seq"], 1, True)
        assert list(cleo.round.board) == was["board"]
        record = await cleo.record(0)
        assert record == was["record"]
        assert judge(Record.from_json(record))["over"]
        await finish(cleo)
        assert judge(Record.from_json(await cleo.record(1)))["over"]


async def test_a_match_finished_before_a_rematch_is_in_the_list_again(old: Path) -> None:
    """Version 0.1 listed a table's last match only: this one was over, and could not be found."""
    was = SHOWN["rematch"]
    for _ in range(2):  # the second start finds nothing to do
        async with a_house(old, now=Clock()) as house:
            unfinished, finished = await games_of(house, "cleo")
            assert (unfinished.id, unfinished.about.match) == (was["table"], 1)
            assert (finished.id, finished.about.match) == (was["table"], 0)
            verdict = judge(Record.from_json(was["record"]))
            assert finished.about.totals == list(verdict["totals"])
            assert finished.about.winners == list(verdict["winners"])
            assert finished.at <= unfinished.at
            assert len(finished.tallies) == len(finished.about.names)
            assert json.loads(await house.records.read("cleo", was["table"], 0)) == was["record"]
            assert await house.store.outdated(9) == []


async def test_turns_of_solitaire_are_separate(old: Path) -> None:
    """Three misfits, −25 in triominos, are a turn; the placement after them is another."""
    was = SHOWN["solitaire"]
    async with a_house(old, now=Clock()) as house:
        dora = await Guest(house, "dora", was["table"]).come()
        assert dora.actions == [(seat, action) for seat, action, _ in was["plies"]]
        lines = [(t.draws, t.draw_points, t.end, t.end_points, t.total) for t in dora.round.turns]
        assert lines == [(3, -15, "none-fits", -10, -25), (0, 0, "placed", 8, -17)]


async def test_lists_and_counts_distinguish_tables_from_pads(old: Path) -> None:
    async with a_house(old, now=Clock()) as house:
        for person, tables in SHOWN["lists"].items():
            found = {(game.id, game.about.match): game for game in await games_of(house, person)}
            for was in tables:
                table = found[was["id"], was["about"]["match"]]
                assert table.phase == was["about"]["phase"]
                assert table.about.totals == was["about"]["totals"]
                assert table.about.names == was["about"]["names"]
        # Version 0.1 counted its two pads as finished tables.
        assert SHOWN["counts"] == {"over": 3, "playing": 3}
        assert await house.store.count_by_phase() == {"over": 1, "playing": 3}
        day = await house.day.best(house.day.today())
        assert [(place.name, place.score) for place in day] == [("Emil", SHOWN["day"]["score"])]


async def test_a_pad_is_read_written_and_pruned(old: Path) -> None:
    was = SHOWN["pad"]
    clock = Clock()
    async with a_house(old, now=clock) as house:
        pads = Pads(house.store, house.now)
        news = await pads.since(was["id"], was["watch"], 0)
        assert news.ops == was["ops"]
        more = {"op": "redo"}
        assert await pads.write(was["id"], was["pen"], len(was["ops"]), [more]) == 4
        assert (await pads.since(was["id"], was["watch"], 3)).ops == [more]
        assert "over" in await house.store.count_by_phase()
        dropped = await house.store.prune(Expiry.of_all(clock.now + 10**9))
        assert dropped == 6  # four tables, two pads
        assert await house.store.count_by_phase() == {}
