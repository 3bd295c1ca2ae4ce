"""Without the extra, one sentence says what to install."""

import subprocess
import sys

import pytest

CODE = """
import sys
sys.modules[{package!r}] = None
from dreistein.extras import ExtraMissing
try:
    import {module}
except ExtraMissing as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("dreistein.envs", "gymnasium"),
        ("dreistein.envs.dreistein_v1", "pettingzoo"),
        ("dreistein.envs.open_spiel", "pyspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, package: str) -> None:
    code = CODE.format(module=module, package=package)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == (
        f"This needs the package {package}. Install it with pip install 'dreistein[envs]'.\n"
    )
