"""Runs property tests of the rules and of the kernel in Pyodide: for scripts.wasm's play.js.

It finds pytest, Hypothesis and the package in ``/package``, and the tests in ``/package/tests``.
Their shared fixtures are of servers and databases: only those of the kernel are taken.
"""

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

TESTS = "/package/tests"
sys.path.insert(0, TESTS)
os.chdir(TESTS)
settings.register_profile(
    "there", deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck]
)
settings.load_profile("there")

import kernel.conftest  # noqa: E402

# Those that need no NumPy.
FILES = (
    *("rules/test_properties.py", "rules/test_settlement.py", "rules/test_turns.py"),
    *("rules/test_view.py", "rules/record/test_referee.py"),
    *("kernel/test_kernel_equality.py", "kernel/position/test_kernel_perft.py"),
)
OPTIONS = ("-q", "--noconftest", "-p", "no:cacheprovider", "-p", "no:faulthandler", "-W", "ignore")
pytest.main([*OPTIONS, f"--rootdir={TESTS}", *FILES], plugins=[kernel.conftest])
