"""The kernel compiles for WebAssembly, and plays there as it does natively; at night."""

import re
import runpy
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from scripts.static import __main__ as static
from scripts.wasm import pyodide

TESTS = Path(__file__).parent
PURE = ("iniconfig", "packaging", "pluggy", "Pygments", "pytest", "sortedcontainers")
"""What pytest and Hypothesis import."""


@pytest.mark.nightly
@pytest.mark.skipif(find_spec("ziglang") is None, reason="needs ziglang (extra research)")
def test_rounds_are_the_same_in_pyodide(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("scripts.wasm", run_name="__main__")
    assert "100,000 rounds as natively: True" in capsys.readouterr().out


@pytest.mark.nightly
@pytest.mark.skipif(find_spec("ziglang") is None, reason="needs ziglang (extra research)")
def test_properties_of_rules_and_kernel_hold_in_pyodide(tmp_path: Path) -> None:
    if not list((static.ROOT / "dist").glob("*wasm32.whl")):
        pytest.skip("needs make wasm")
    wheels = (static.wheel().read_bytes(), static.wheel_of("hypothesis"))
    packages = [*map(static.unpacked, wheels), *map(static.installed, PURE)]
    for name, body in (file for package in packages for file in package):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    ours = shutil.ignore_patterns("__pycache__", "conftest.py")
    for room in ("golden", "rules"):
        shutil.copytree(TESTS / room, tmp_path / "tests" / room, ignore=ours)
    shutil.copytree(TESTS / "kernel", tmp_path / "tests" / "kernel")
    for file in TESTS.glob("*.py"):
        if file.name != "conftest.py":
            shutil.copy(file, tmp_path / "tests")
    told = pyodide.in_pyodide(pyodide.HERE / "properties.py", tmp_path)
    assert re.search(r"^\d+ passed in ", told.splitlines()[-1]), told
