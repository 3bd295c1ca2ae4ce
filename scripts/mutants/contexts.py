"""A plugin of pytest: coverage by test, how long each takes, and what they import from elsewhere.

The latter go to the files in MUTANTS_TIMES and MUTANTS_MODULES.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

_seconds: dict[str, float] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measured = coverage.Coverage.current()
    if measured is not None:
        measured.switch_context(item.nodeid)
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish() -> None:
    Path(os.environ["MUTANTS_TIMES"]).write_text(json.dumps({"tests": _seconds}), encoding="utf-8")
    here = Path.cwd()
    elsewhere = [
        name
        for name, module in list(sys.modules.items())
        if (file := getattr(module, "__file__", None))
        and here not in Path(file).parents
        and not name.endswith("__main__")
    ]
    Path(os.environ["MUTANTS_MODULES"]).write_text(json.dumps(elsewhere), encoding="utf-8")
