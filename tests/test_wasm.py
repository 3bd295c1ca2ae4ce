"""The kernel compiles for WebAssembly, and plays there as it does natively; at night."""

import runpy
from importlib.util import find_spec

import pytest


@pytest.mark.nightly
@pytest.mark.skipif(find_spec("ziglang") is None, reason="needs ziglang (extra research)")
def test_rounds_are_the_same_in_pyodide(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("scripts.wasm", run_name="__main__")
    assert "100,000 rounds as natively: True" in capsys.readouterr().out
