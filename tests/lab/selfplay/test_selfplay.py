"""Matches as data: every row follows from the record of its match, and parts are whole."""

import json
import os
import signal
from collections import Counter
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import pytest

from cli import refused, run
from dreistein.lab.selfplay.dataset import DataSet, PartLost, schema
from dreistein.lab.selfplay.decisions import SelfPlay, play_matches
from dreistein.lab.tournament.match import TournamentSettings
from dreistein.processes.errors import WorkerLost
from dreistein.processes.pool import Pool
from dreistein.rules import EDITIONS, Record, replay

SETTINGS = TournamentSettings(("greedy", "expert:worlds=4"), 3, EDITIONS["german"], "data", 10**6)


def test_rows_are_the_decisions_of_the_records() -> None:
    records, columns = play_matches(SelfPlay(SETTINGS, 2), 1, 1)
    record = Record.from_json(json.loads(records[0]))
    after = list(replay(record.header, record.rounds))
    rows = [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
    plies = [(match, ply) for match in after for ply in range(len(match.round.history))]
    assert len(rows) == len(plies)
    for row, (match, ply) in zip(rows, plies, strict=True):
        round = match.round
        at, played = round.rewind(ply), round.history[ply]
        assert (row["match"], row["seat"], row["ply"]) == (1, played.seat, ply)
        assert row["action"] == str(played.action).partition("+")[0] or row["action"] == "+"
        assert row["bot"] in ("greedy", "expert")
        assert Counter(row["hand"]) == Counter(map(str, at.hands[played.seat]))
        assert row["board"] == [str(placement) for placement in at.board.placements]
        assert sorted(row["ranking"]) == sorted(map(str, at.legal_actions()))
        assert row["ranking"][0] == row["action"]
        assert len(row["values"]) == len(row["ranking"])
        if row["bot"] == "greedy" and at.board.placements and len(row["ranking"]) > 1:
            points = [float(at.points(action)) for action in at.legal_actions()]
            assert sorted(row["values"]) == sorted(points)
        assert (tuple(row["scores"]), tuple(row["totals"])) == (at.scores, match.before)
        others = [points for seat, points in enumerate(round.scores) if seat != row["seat"]]
        assert row["round_score"] == round.scores[row["seat"]]
        assert row["round_lead"] == row["round_score"] - max(others)
        won = after[-1].winners
        assert row["win"] == (row["seat"] in won) / len(won)


def content(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.lab
def test_a_data_set_goes_on_where_it_stopped(tmp_path: Path) -> None:
    from pyarrow import parquet

    call = ("selfplay", str(tmp_path / "a"), "--seed", "7", "--must-place", "--workers", "2")
    assert run(*call, "--matches", "10").returncode == 0
    first = content(tmp_path / "a")
    assert first.keys() == {"selfplay.json", "matches/000000.jsonl", "decisions/000000.parquet"}
    done = run(*call, "--matches", "15")
    assert done.stdout.decode() == f"15 matches are in {tmp_path / 'a'}.\n"
    whole = content(tmp_path / "a")
    assert {name: whole[name] for name in first} == first
    at_once = ("selfplay", str(tmp_path / "b"), "--seed", "7", "--must-place", "--matches", "15")
    assert run(*at_once, "--workers", "1").returncode == 0
    assert content(tmp_path / "b") == whole
    table = parquet.read_table(tmp_path / "a" / "decisions")
    assert table.schema.equals(schema())
    assert set(table["match"].to_pylist()) == set(range(15))
    code, error = refused(*call, "--matches", "15", "--players", "3")
    assert code == 2
    assert "holds another data set, one with another players" in error


@pytest.mark.lab
def test_what_a_lost_worker_played_is_played_again(tmp_path: Path) -> None:
    plan = SelfPlay(TournamentSettings(("random",), 2, EDITIONS["german"], "lost"), 3)
    with Pool(1) as pool:
        playing = DataSet(tmp_path, plan).play(pool)
        pool.submit(int).result()
        os.kill(pool.pids[0], signal.SIGKILL)
        assert list(playing) == [3]
    assert not list(DataSet(tmp_path, plan).missing())


class NoWorkers:
    """A pool whose workers die at once."""

    workers = 1

    def submit(self, *_: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_exception(WorkerLost("signal 9"))
        return future

    def close(self) -> None: ...


def test_workers_that_always_die_end_it(tmp_path: Path) -> None:
    with pytest.raises(PartLost, match="3 times"):
        list(DataSet(tmp_path, SelfPlay(SETTINGS, 1)).play(cast(Any, NoWorkers())))
