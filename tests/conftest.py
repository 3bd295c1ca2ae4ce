"""For all tests: with CI=true a skipped test fails, since every program it needs should be there.

Tests marked ``nightly`` run with ``make nightly`` only: they take long, and seldom fail alone.
Hypothesis has no deadlines: how long an example takes depends on how busy the machine is.
"""

import os
import signal
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from cluster import Cluster, running_cluster
from sizes import NIGHTLY

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background jobs ignore SIGINT, and processes that tests start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not NIGHTLY:
        late = [item for item in items if item.get_closest_marker("nightly")]
        items[:] = [item for item in items if item not in late]
        config.hook.pytest_deselected(items=late)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if os.environ.get("CI") == "true" and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which is a failure with CI=true: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of a process that need one."""
    with running_cluster() as cluster:
        yield cluster
