"""``dreistein tournament`` as users run it: calls, files, Ctrl-C and crashes."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from bots.external.programs import written
from cli import Done, run
from commands.terminals import NEVER, at_a_terminal
from dreistein.lab.tournament.sprt import SprtVerdict
from dreistein.rules import judge, read_record
from lab.tournament.samples import COMMAND, SHORT, TABLE, children, ended
from poll import until


def call(*args: str) -> Done:
    return run("tournament", *args, *TABLE)


def test_a_tournament_as_json_with_records(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    done = call("greedy", "random", "--json", "--matches", "7", "--records", str(folder))
    assert (done.returncode, done.stderr) == (0, b"")
    found = json.loads(done.stdout)
    assert (found["blocks"], found["matches"], found["finished"]) == (4, 8, True)
    files = sorted(folder.iterdir())
    names = [f"{block:06}-000-{turn}.json" for block in range(4) for turn in (0, 1)]
    assert [file.name for file in files] == names
    wins = 0.0
    for file in files:
        record = read_record(file.read_bytes())
        verdict = judge(record)
        assert (verdict.legal, verdict.over) == (True, True)
        bots = record.extra["bots"]
        assert sorted(bots) == ["greedy", "random"]
        assert str(record.extra["seed"]).startswith("call-")
        if bots.index("greedy") in verdict.winners:
            wins += 1 / len(verdict.winners)
    (greedy,) = (s for s in found["standings"] if s["bot"] == "greedy")
    assert greedy["wins"]["mean"] == pytest.approx(wins / 8)


def test_the_table_is_in_the_language_of_the_call() -> None:
    done = call("greedy", "random", "--blocks", "2", "--language", "de")
    told = done.stdout.decode()
    assert (done.returncode, told[:24]) == (0, "4 Partien mit 2 am Tisch")
    assert "Wertungszahl" in told


def test_the_sequential_test_stops_early() -> None:
    args = ["--seed", "s", "--sprt", "--p0", "0.5", "--p1", "0.8", "--json"]
    found = json.loads(run("tournament", "greedy", "random", *args).stdout)
    assert found["sprt"]["verdict"] == SprtVerdict.BETTER
    assert found["matches"] < 100 < found["planned_matches"] == 20_000


def started(*args: str) -> subprocess.Popen[bytes]:
    command, pipe = [*COMMAND, *args, *TABLE, "--json"], subprocess.PIPE
    environment = {**os.environ, "LC_ALL": "C"}
    return subprocess.Popen(
        command, stdout=pipe, stderr=pipe, start_new_session=True, env=environment
    )


class Running:
    """A running command, and the state file that it writes."""

    def __init__(self, state: Path, *args: str) -> None:
        self.state = state
        self.process = started("greedy", "random", "--state", str(state), *args)

    def wait_for(self, blocks: int) -> list[int]:
        """Wait until the file has the first ``blocks`` blocks; returns the workers."""

        def written() -> bool:
            assert self.process.poll() is None, self.process.communicate()
            return self._matches(blocks) >= 2 * blocks

        until(written, f"{blocks} blocks", 60)
        return children(self.process.pid)

    def _matches(self, blocks: int) -> int:
        """How many matches of the first ``blocks`` blocks the file has, and the tournament counts:
        the last line is still being synced, maybe."""
        if not self.state.exists():
            return 0
        _, *lines = self.state.read_bytes().split(b"\n")
        return sum(json.loads(line)["block"] < blocks for line in lines[:-2])


def without_time(output: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output)
    for standing in found["standings"]:
        del standing["millis"]
    return found


def test_it_resumes_after_a_crash(tmp_path: Path) -> None:
    state = tmp_path / "state"
    running = Running(state, "--blocks", "100000", "--workers", "2")
    workers = running.wait_for(4)
    running.process.kill()
    running.process.communicate()
    assert len(workers) == 2
    assert ended(workers)
    matches = state.read_bytes().count(b"\n") - 1
    same = ["greedy", "random", "--blocks", str(matches // 2 + 4), "--json"]
    resumed = call(*same, "--state", str(state))
    assert (resumed.returncode, resumed.stderr) == (0, b"")
    assert without_time(resumed.stdout) == without_time(call(*same).stdout)
    # No match was played twice.
    lines = [json.loads(line) for line in state.read_bytes().splitlines()[1:]]
    keys = [(line["block"], line["table"], line["turn"]) for line in lines]
    assert len(keys) == len(set(keys))
    again = call(*same, "--state", str(state))
    assert again.stdout == resumed.stdout, "then nothing is left to play"


def test_ctrl_c_several_times_still_prints_the_results(tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    think = f"open({str(mark)!r}, 'w').close(); time.sleep(600)"
    start = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    stubborn = "cmd:" + " ".join(written(tmp_path, think, start=start))
    process = started(stubborn, "greedy", "--millis", "300000")
    until(mark.exists, "a question to the bot")
    for _ in range(3):  # ending the bot takes a second
        process.send_signal(signal.SIGINT)
        sleep(0.2)
    out, err = process.communicate(timeout=120)
    assert json.loads(out)["matches"] == 0
    assert err == b"dreistein: Stopped after 0 of 200 matches; with --state it could be resumed.\n"


def test_ctrl_c_prints_the_results_so_far_and_it_can_be_resumed(tmp_path: Path) -> None:
    state = tmp_path / "state"
    running = Running(state, "--blocks", "100000", "--workers", "2")
    workers = running.wait_for(3)
    os.killpg(running.process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    out, err = running.process.communicate(timeout=120)
    assert running.process.returncode == 0, err
    assert ended(workers)
    found = json.loads(out)
    assert found["matches"] >= 4
    assert not found["finished"]
    assert err.decode().startswith("dreistein: Stopped after ")
    assert err.decode().endswith("run the same command again to continue.\n")
    matches = state.read_bytes().count(b"\n") - 1
    more = call("greedy", "random", "--state", str(state), "--matches", str(matches), "--json")
    assert json.loads(more.stdout)["finished"]


def test_a_random_seed_is_kept_in_the_state(tmp_path: Path) -> None:
    args = ["greedy", "random", "--edition", json.dumps(SHORT), "--json", "--workers", "1"]
    args += ["--state", str(tmp_path / "state")]
    first, second = (
        json.loads(run("tournament", *args, "--blocks", blocks).stdout) for blocks in ("1", "2")
    )
    assert first["seed"] == second["seed"]
    assert second["blocks"] == 2


def test_a_live_table_only_on_a_terminal() -> None:
    call = ("tournament", "greedy", "random", *TABLE, "--blocks", "2", "--workers", "1")
    with at_a_terminal(*call) as (process, shown):
        seen = shown(NEVER)
        out, _ = process.communicate()
    assert process.returncode == 0
    assert b"4/4" in seen
    assert b"Points per round" in seen
    assert b"\x1b" not in out
    assert out.startswith(b"4 matches")


if sys.platform != "linux":  # pragma: no cover
    pytestmark = pytest.mark.skip(reason="these tests look at processes in /proc")
