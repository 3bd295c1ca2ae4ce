"""Many games in step: compiled and interpreted they are the same, and misuse is refused."""

import gc
import importlib
import os
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType

import pytest

from dreistein.kernel import loader
from dreistein.kernel.batch import batch as installed
from dreistein.kernel.errors import ImpossibleState, KernelNumber, StaleKernel
from kernel.batch.many import TABLES, digest, make
from kernel.variants import compiled, interpreted


@pytest.mark.parametrize("table", TABLES)
def test_both_kernels_play_the_same_games(table: str) -> None:
    plain, fast = interpreted(), compiled()
    assert digest(plain.batch.batch, plain, table, 30) == digest(fast.batch.batch, fast, table, 30)


def test_threads_end_with_their_batch(kernel: ModuleType) -> None:
    """When it is closed, which a step survives, and when it is forgotten."""
    before = threading.active_count()
    batch, alone = (make(kernel.batch.batch, kernel, threads=threads) for threads in (3, 1))
    assert threading.active_count() == before + 2
    for each in (batch, alone):
        each.reset(5)
    for step in range(20):
        if step == 10:
            batch.close()
            assert threading.active_count() == before
        for each in (batch, alone):
            each.step(each.sample(step))
        for name, array in batch.arrays.items():
            assert (array == alone.arrays[name]).all()
    another = make(kernel.batch.batch, kernel, threads=4)
    another.reset(5)
    assert threading.active_count() == before + 3
    del another
    gc.collect()
    assert threading.active_count() == before


IN_A_FORK = """
import os
from dreistein.envs.vector import DreisteinVectorEnv

env = DreisteinVectorEnv(8, threads=3)
env.reset(seed=1)
child = os.fork()
told = env.step(env.sample_actions())[0]["action_mask"].sum()
if child:
    os.waitpid(child, 0)
print(told, flush=True)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on Windows")
def test_a_fork_plays_on_without_the_threads() -> None:
    command = [sys.executable, "-W", "ignore", "-c", IN_A_FORK]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    child, parent = done.stdout.split()
    assert int(child) == int(parent) > 0


def test_wrong_tables_are_refused(kernel: ModuleType) -> None:
    many = kernel.batch.batch
    for policies in ([3], [3, 7], [0, 1, 3]):
        with pytest.raises(Exception, match="There is no policy"):
            make(many, kernel, policies=policies, players=2)
    with pytest.raises(Exception, match="number of learners"):
        make(many, kernel, policies=[0, 1])
    with pytest.raises(Exception, match="number of games"):
        make(many, kernel, games=0)
    with pytest.raises(Exception, match="number of threads"):
        make(many, kernel, threads=65)


def test_wrong_decks_are_refused() -> None:
    batch = make(installed, compiled())
    for deck in ([0] * 56, list(range(55)), []):
        with pytest.raises(ImpossibleState):
            batch.deal(0, deck)
    with pytest.raises(KernelNumber):
        batch.step(batch.sample(1)[:1])


def test_a_kernel_compiled_without_this_part_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled()
    monkeypatch.setattr(loader, "_load_compiled", lambda modules: False)
    with pytest.raises(StaleKernel, match="install Dreistein again"):
        loader.load_batch()


def test_it_is_imported_only_where_it_is_used() -> None:
    script = "import sys, dreistein.kernel; print('dreistein.kernel.batch' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "False\n"
    assert Path(importlib.import_module("dreistein.kernel.batch").__file__ or "").exists()
