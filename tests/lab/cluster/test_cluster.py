"""The same results on a cluster as on one machine, whatever is lost on the way."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from dreistein.lab.cluster.pool import ClusterPool, NoCluster, OtherVersion
from dreistein.lab.selfplay.dataset import PART, DataSet
from dreistein.lab.selfplay.decisions import SelfPlay
from dreistein.lab.simulation.experiment import Experiment, simulate
from dreistein.lab.simulation.tally import Tally
from dreistein.lab.tournament.log import Log
from dreistein.lab.tournament.tournament import Tournament, TournamentSettings
from dreistein.processes.errors import TaskFailed, WorkerLost
from dreistein.processes.pool import Pool
from dreistein.rules import EDITIONS
from dreistein.rules.errors import NoSuchTile
from dreistein.rules.tiles import Tile
from lab.selfplay.test_selfplay import content
from poll import until
from sizes import size

pytestmark = [
    pytest.mark.lab,
    pytest.mark.skipif(
        sys.platform == "win32", reason="Ray's clusters of one machine are for POSIX"
    ),
    # Ray leaves files and sockets to the garbage collector.
    *(
        pytest.mark.filterwarnings(f"ignore::{name}Warning")
        for name in ("Resource", "pytest.PytestUnraisableException", "Future", "Deprecation")
    ),
]

NODES = size(2, 4)
ROUNDS = size(100_000, 2_000_000)
TABLE = Experiment(EDITIONS["german"], 3, ("greedy", "random", "placing"), ROUNDS, "cluster")
SETTINGS = TournamentSettings(("greedy", "random"), 2, EDITIONS["german"], seed="cluster")
BLOCKS = size(6, 60)
MATCHES = size(2, 8) * PART


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of several nodes, with one core each."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(NODES - 1):
        made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def lose_node(cluster: Any) -> None:
    """Kill a node that is not the head."""
    cluster.remove_node(sorted(cluster.worker_nodes, key=str)[0], allow_graceful=False)


def comparable(tournament: Tournament) -> list[Any]:
    """The results without the times."""
    played = [match for block in tournament.counted for match in block]
    return [(each.pairing, each.totals, each.winners, each.rounds) for each in played]


def suicide() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_results_are_the_same_though_a_node_is_lost(cluster: Any, tmp_path: Path) -> None:
    """Simulation, tournament and its records, with a lost worker, a lost node, and a break."""
    alone = Tally(3)
    for part in simulate(TABLE, 2):
        alone.merge(part)
    with ClusterPool(cluster.address) as pool:
        assert pool.workers == NODES
        with pytest.raises(WorkerLost):
            pool.submit(suicide).result()
        with pytest.raises(NoSuchTile):
            pool.submit(Tile.parse, "999").result()
        with pytest.raises(TaskFailed, match="math domain error"):
            pool.submit(sqrt, -1.0).result()
        shared = Tally(3)
        for number, part in enumerate(simulate(TABLE, 1, pool)):
            shared.merge(part)
            if number == 2:
                lose_node(cluster)
        assert shared == alone
        for part in islice(simulate(TABLE, 1, pool, done=ROUNDS // 2), 1):
            assert part == TABLE.chunk(ROUNDS // 2, part.rounds)

    here = Tournament(SETTINGS, BLOCKS)
    for _ in here.play(2, records=tmp_path):
        pass
    state, there = tmp_path / "state.jsonl", tmp_path / "there"
    there.mkdir()
    first = Tournament(SETTINGS, BLOCKS)
    log = Log(state)
    first.resume(log)
    playing = first.play(ClusterPool(cluster.address), log=log, records=there)
    assert len(list(islice(playing, 5))) == 5
    playing.close()  # as Ctrl-C does
    log.close()
    second = Tournament(SETTINGS, BLOCKS)
    log = Log(state)
    second.resume(log)
    assert second.done >= 5
    for _ in second.play(ClusterPool(cluster.address), log=log, records=there):
        pass
    log.close()
    assert comparable(second) == comparable(here)
    records = {path.name: path.read_bytes() for path in tmp_path.glob("*.json")}
    assert len(records) == here.matches
    assert {path.name: path.read_bytes() for path in there.glob("*.json")} == records


def test_self_play_is_the_same_though_a_worker_is_lost(cluster: Any, tmp_path: Path) -> None:
    """A data set that is begun on a cluster, broken off, and finished there."""
    settings = TournamentSettings(("greedy", "sampler:worlds=2"), 2, EDITIONS["german"], "data")
    plan = SelfPlay(settings, MATCHES)
    here, there = DataSet(tmp_path / "here", plan), DataSet(tmp_path / "there", plan)
    for data_set in (here, there):
        data_set.begin()
    with Pool(1) as alone:
        assert sum(len(part.records) for part in here.play(alone)) == MATCHES
    with ClusterPool(cluster.address) as pool:
        playing = there.play(pool)
        pool.submit(suicide)
        first = len(next(playing).records)
        assert 0 < first < MATCHES
        playing.close()  # type: ignore[attr-defined]  # as Ctrl-C does
    with ClusterPool(cluster.address) as pool:
        assert sum(len(part.records) for part in there.play(pool)) <= MATCHES - first
    assert content(there.folder) == content(here.folder)


@pytest.mark.nightly
@pytest.mark.parametrize("command", ["tournament greedy random --state", "selfplay"])
def test_ctrl_c_ends_what_runs_on_the_cluster(cluster: Any, tmp_path: Path, command: str) -> None:
    """To the whole group, as a terminal does; the cluster is free for others then."""
    kept = tmp_path / "kept"
    place = ("--on", "ray", "--address", cluster.address)
    sizes = ("--seed", "ctrl-c", "--matches", "100000")
    running = subprocess.Popen(
        [sys.executable, "-m", "dreistein", *command.split(), str(kept), *sizes, *place],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C"},
        start_new_session=True,
    )

    def finished() -> bool:
        if kept.is_dir():
            return any(kept.glob("matches/*"))
        return kept.exists() and kept.read_bytes().count(b"\n") > 5

    until(finished, "the first matches", 300)
    os.killpg(running.pid, signal.SIGINT)
    _, errors = running.communicate(timeout=120)
    assert b"Traceback" not in errors
    last = errors.decode().splitlines()[-1]
    assert last.startswith("dreistein: Stopped after ")
    assert last.endswith(" from there.")
    with ClusterPool(cluster.address) as pool:
        assert pool.submit(sqrt, 4.0).result(60) == 2


@pytest.mark.nightly
def test_versions_and_addresses_are_checked(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dreistein.lab.cluster.pool.__version__", "9.9")
    with ClusterPool(cluster.address) as pool, pytest.raises(OtherVersion, match="and this is 9"):
        pool.submit(sqrt, 2.0).result()
    with pytest.raises(NoCluster):
        ClusterPool("127.0.0.1:1")
