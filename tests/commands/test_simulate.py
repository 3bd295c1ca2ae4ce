"""``dreistein simulate`` and ``dreistein bench`` as users run them."""

import json
import signal
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cli import Done, refused, run, run_process
from commands.terminals import NEVER, at_a_terminal

TABLE = (
    *("simulate", "--players", "4", "--bots", "greedy,random"),
    *("--edition", "german", "--seed", "7"),
)


def results(*args: str) -> dict[str, object]:
    return results_of(run(*TABLE, "--json", *args))


def results_of(done: Done) -> dict[str, object]:
    assert (done.returncode, done.stderr) == (0, b""), "no progress bar without a terminal"
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_seed_alone_decides_the_results() -> None:
    one = results("--rounds", "600", "--workers", "1")
    assert (one["rounds"], one["bots"]) == (600, ["greedy", "random", "greedy", "random"])
    assert results("--rounds", "600", "--workers", "2") == one
    assert results("--rounds", "600", "--seed", "8") != one


def test_the_kernel_in_python_gives_the_same_results() -> None:
    args = ("--rounds", "730", "--workers", "2")  # more chunks than are computed ahead
    done = run_process(*TABLE, "--json", *args, env={"DREISTEIN_KERNEL": "off"})
    assert results_of(done) == results(*args)


@pytest.mark.lab
def test_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "figures.svg"
    assert run(*TABLE, "--rounds", "100", "--plot", str(out)).returncode == 0
    assert ET.parse(out).getroot().tag.endswith("svg")
    nowhere = run("simulate", "--rounds", "10", "--plot", "no/such/folder/x.svg")
    assert (nowhere.returncode, nowhere.stderr.split()[1]) == (2, b"no-file:")


def test_a_table_and_a_csv() -> None:
    done = run(*TABLE, "--rounds", "1_000", "--language", "de")
    assert "1.000 Runden mit 4 Spielern" in done.stdout.decode()
    csv = run(*TABLE, "--rounds", "100", "--csv").stdout.decode()
    assert csv.startswith("measure,value\nrounds,100\n")
    alone = run("simulate", "--solitaire", "--rack", "5", "--rounds", "50", "--json")
    assert json.loads(alone.stdout)["players"] == 1


def test_a_simulation_goes_on_where_it_stopped(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    kept = ("--state", str(state))
    assert results("--rounds", "300", *kept) == results("--rounds", "300")
    half = state.read_bytes()
    assert results("--rounds", "700", "--workers", "2", *kept) == results("--rounds", "700")
    assert json.loads(state.read_bytes())["tally"]["rounds"] == 700
    assert results("--rounds", "700", *kept) == results("--rounds", "700"), "nothing left to do"
    code, said = refused(*TABLE, "--rounds", "300", *kept)
    assert (code, said.split(": ")[1]) == (2, "simulation-other")
    assert "--rounds" in said
    assert "--seed" in refused(*TABLE, "--seed", "8", *kept)[1]
    new = ("simulate", "--rounds", "50", "--json", "--state", str(tmp_path / "new"))
    assert run(*new).stdout == run(*new).stdout, "the seed is that of the file"
    other = half.replace(b'"rounds": 300', b'"rounds": 7')
    for damaged in (b"", b"[]", half[: len(half) // 2], other):
        state.write_bytes(damaged)
        assert "simulation-no-state" in refused(*TABLE, "--rounds", "700", *kept)[1]
        assert state.read_bytes() == damaged


@pytest.mark.parametrize("kernel", ["", "off"])
def test_ctrl_c_prints_the_results_so_far(kernel: str) -> None:
    call = (*TABLE, "--rounds", "1_000_000_000", "--json")
    with at_a_terminal(*call, DREISTEIN_KERNEL=kernel) as (process, shown):
        shown(rb"[1-9]\d*/1000000000")
        process.send_signal(signal.SIGINT)
        told = shown(NEVER)
        out, _ = process.communicate()
    assert (process.returncode, b"Traceback" in told) == (0, False)
    assert 0 < json.loads(out)["rounds"] < 10**9
    assert b"Stopped after" in told


def test_bench_prints_the_documented_fields() -> None:
    done = run("bench", "kernel", "--players", "3", "--rounds", "300", "--json")
    found = json.loads(done.stdout)
    assert list(found) == ["players", "rounds_per_s", "plies_per_round", "mean_score", "compiled"]
    assert found["players"] == 3
    assert "rounds_per_s" in run("bench", "kernel", "--rounds", "100").stdout.decode()


def test_the_version_names_the_kernel() -> None:
    assert b"kernel: Python" in run_process("--version", env={"DREISTEIN_KERNEL": "off"}).stdout


@pytest.mark.lab
def test_a_cluster_that_does_not_answer_is_named() -> None:
    _, error = refused("simulate", "--on", "ray", "--address", "127.0.0.1:1")
    assert 'No cluster answers at "127.0.0.1:1"' in error
