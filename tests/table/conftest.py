"""Tests of tables may be coroutines, and ask for an open house."""

from table.rooms import clock, closes_at_once, house, pytest_pyfunc_call, runner

__all__ = ["clock", "closes_at_once", "house", "pytest_pyfunc_call", "runner"]
