"""Tests of pads may be coroutines."""

from table.rooms import closes_at_once, pytest_pyfunc_call, runner

__all__ = ["closes_at_once", "pytest_pyfunc_call", "runner"]
