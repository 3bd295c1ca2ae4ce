"""Without the extra, one sentence says what to install."""

import subprocess
import sys

NEEDED = {"open_spiel": "pyspiel", "dreistein_v1": "pettingzoo", "__init__": "gymnasium"}
CODE = f"""
import sys
from importlib import import_module
import dreistein.envs
from dreistein.extras import ExtraMissing
for module, package in {NEEDED}.items():
    sys.modules[package] = None
    try:
        import_module("dreistein.envs." + module)
    except ExtraMissing as error:
        print(error)
"""


def test_a_missing_extra_is_named() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        f"This needs the package {package}. Install it with pip install 'dreistein[envs]'."
        for package in NEEDED.values()
    ]
