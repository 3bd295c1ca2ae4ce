"""The kernel twice in one process: as it is installed, compiled, and as plain Python."""

import importlib
import os
import sys
from contextlib import suppress
from functools import cache
from types import ModuleType
from typing import Any, NoReturn

import pytest

import dreistein
import dreistein.kernel
import dreistein.kernel.benchmark

with suppress(ImportError):  # Pyodide has no NumPy
    import dreistein.kernel.batch.batch


class Whole(ModuleType):
    """A kernel with what its packages keep to themselves."""

    def __init__(self, kernel: ModuleType) -> None:
        super().__init__(kernel.__name__)
        packages = (kernel, kernel.position, kernel.search, kernel.worlds)
        inside = (each for package in packages for each in vars(package).values())
        self._rooms = [kernel, *(each for each in inside if isinstance(each, ModuleType))]

    def __getattr__(self, name: str) -> Any:
        for room in self._rooms:
            if hasattr(room, name):
                return getattr(room, name)
        raise AttributeError(name)


def lacking(sentence: str) -> NoReturn:
    """Skip a test for something this machine lacks; in CI nothing may be lacking."""
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    pytest.skip(sentence)


def compiled() -> ModuleType:
    """The compiled kernel."""
    if not dreistein.kernel.compiled():
        lacking("the kernel is not compiled here: install Dreistein where a C compiler is")
    return Whole(dreistein.kernel)


@cache
def interpreted() -> ModuleType:
    """The kernel as plain Python, imported a second time next to the compiled one."""

    def taken_out() -> dict[str, ModuleType]:
        names = [n for n in sys.modules if n.split(".")[:2] == ["dreistein", "kernel"]]
        return {name: sys.modules.pop(name) for name in names}

    before, setting = taken_out(), os.environ.get("DREISTEIN_KERNEL")
    os.environ["DREISTEIN_KERNEL"] = "off"
    try:
        plain = importlib.import_module("dreistein.kernel")
        importlib.import_module("dreistein.kernel.benchmark")
        with suppress(ImportError):
            importlib.import_module("dreistein.kernel.batch.batch")
    finally:
        taken_out()
        sys.modules.update(before)
        dreistein.kernel = before["dreistein.kernel"]
        if setting is None:
            del os.environ["DREISTEIN_KERNEL"]
        else:
            os.environ["DREISTEIN_KERNEL"] = setting
    return Whole(plain)
