"""Matches as data: every row follows from the record of its match, and parts are whole."""

import json
import os
import shlex
import signal
import sys
from collections import Counter
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from cli import refused, run
from dreistein.commands.lab import selfplay
from dreistein.kernel.action_numbers import legal_codes
from dreistein.lab.selfplay.dataset import DataSet, NoDataSet, PartLost, read_about, schema
from dreistein.lab.selfplay.decisions import SelfPlay, play_matches
from dreistein.lab.tournament.match import TournamentSettings
from dreistein.processes.errors import WorkerLost
from dreistein.processes.pool import Pool
from dreistein.rules import EDITIONS, Record, read_record, replay

SETTINGS = TournamentSettings(("greedy", "expert:worlds=4"), 3, EDITIONS["german"], "data", 10**6)


def test_rows_are_the_decisions_of_the_records() -> None:
    part = play_matches(SelfPlay(SETTINGS, 2), 1, 1)
    columns, record = part.columns, Record.from_json(json.loads(part.records[0]))
    assert not part.incidents
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
        assert not row["stand_in"]
        assert Counter(row["hand"]) == Counter(map(str, at.hands[played.seat]))
        assert row["board"] == [str(placement) for placement in at.board.placements]
        assert sorted(row["ranking"]) == sorted(map(str, at.legal_actions()))
        codes = {code: str(action) for code, action in legal_codes(at).items()}
        assert [codes[number] for number in row["numbers"]] == row["ranking"]
        assert codes[row["number"]] == row["action"]
        told = zip(row["history_seats"], row["history"], strict=True)
        assert list(told) == [(each.seat, str(each.action)) for each in at.history]
        assert (row["ranking"][0], len(row["values"])) == (row["action"], len(row["ranking"]))
        if row["bot"] == "greedy" and at.board.placements and len(row["ranking"]) > 1:
            points = [float(at.points(action)) for action in at.legal_actions()]
            assert sorted(row["values"]) == sorted(points)
        assert (tuple(row["scores"]), tuple(row["totals"])) == (at.scores, match.before)
        others = [points for seat, points in enumerate(round.scores) if seat != row["seat"]]
        assert row["round_score"] == round.scores[row["seat"]]
        assert row["round_lead"] == row["round_score"] - max(others)
        won = after[-1].winners
        assert row["win"] == (row["seat"] in won) / len(won)


WELL = "cmd:" + shlex.join([sys.executable, "-m", "dreistein", "bot", "greedy"])


@pytest.mark.parametrize("program", ["cmd:false", WELL])
def test_a_program_that_does_not_answer_is_not_said_to_have_played(program: str) -> None:
    edition = replace(EDITIONS["german"], target=1)
    part = play_matches(SelfPlay(TournamentSettings((program, "greedy"), 2, edition, "x"), 1), 0, 1)
    (record,) = map(read_record, part.records)
    fails = program != WELL
    assert bool(part.incidents) is fails
    assert {bot for bot, _ in part.incidents} <= {program}
    both = zip(part.columns["seat"], part.columns["stand_in"], strict=True)
    assert all(stands_in is (fails and seat == 0) for seat, stands_in in both)
    by = "".join(round.by for round in record.rounds)
    assert by == "".join("b" if stands_in else "." for stands_in in part.columns["stand_in"])
    names = set(part.columns["bot"])
    assert names == ({"false", "greedy"} if fails else {"greedy"}), "as it says after the greeting"


def content(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


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
    unnamed = ("selfplay", str(tmp_path / "a"), "--must-place", "--matches", "15")
    assert run(*unnamed).returncode == 0, "the seed is that of the folder"
    assert content(tmp_path / "a") == whole
    code, error = refused(*call, "--matches", "15", "--players", "3")
    assert code == 2
    assert "holds another data set, one with another players" in error


@pytest.mark.lab
def test_a_program_that_does_not_run_is_told(tmp_path: Path) -> None:
    call = ("selfplay", str(tmp_path), "--bots", "cmd:false", "--matches", "1", "--workers", "1")
    done = run(*call)
    assert done.returncode == 0
    assert "cmd:false: 8 × did not answer the greeting" in done.stderr.decode()


@pytest.mark.parametrize("text", ["", "[]", "{", "\udcff"])
def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "selfplay.json").write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(NoDataSet):
        DataSet(tmp_path, SelfPlay(SETTINGS, 1)).begin()


def test_a_data_set_remembers_its_seed(tmp_path: Path) -> None:
    assert read_about(tmp_path) is None
    DataSet(tmp_path, SelfPlay(SETTINGS, 1)).begin()
    assert (read_about(tmp_path) or {})["seed"] == "data"


def test_a_call_without_a_seed_goes_on_with_that_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("require", "_play"):
        monkeypatch.setattr(selfplay, name, lambda *_: 0)
    for _ in range(2):
        assert run("selfplay", str(tmp_path), "--workers", "1").returncode == 0


@pytest.mark.lab
def test_what_a_lost_worker_played_is_played_again(tmp_path: Path) -> None:
    plan = SelfPlay(TournamentSettings(("random",), 2, EDITIONS["german"], "lost"), 3)
    with Pool(1) as pool:
        playing = DataSet(tmp_path, plan).play(pool)
        pool.submit(int).result()
        os.kill(pool.pids[0], signal.SIGKILL)
        assert [len(part.records) for part in playing] == [3]
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
