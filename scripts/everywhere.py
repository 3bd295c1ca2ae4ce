"""Test on this Python and system what must work on every one, in an environment of its own.

    uv run --no-project --python 3.13 scripts/everywhere.py --kernel required

It installs the package as users do, with its kernel compiled or ("off") without, and runs the tests
of the rules, the kernel, the bots, what people see of them and the start, then simulates.
"""

import argparse
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = (
    *("rules", "kernel/position", "kernel/search", "kernel/worlds", "bots", "pictures", "text"),
    *("test_start.py", "test_systems.py"),
)
NEEDS = ("hypothesis>=6.140,<7", "pytest>=8.4,<10", "pytest-xdist>=3.8,<4")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kernel", choices=("required", "off"), default="required")
    kernel = parser.parse_args().kernel
    name = f"{sys.version_info[0]}.{sys.version_info[1]}-{kernel}"
    folder = ROOT / "build" / "everywhere" / name
    venv.create(folder, with_pip=True, clear=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    settings = {**os.environ, "DREISTEIN_KERNEL": kernel, "PYTHONUTF8": "1"}
    settings.pop("PYTHONPATH", None)

    def run(*words: str | Path) -> None:
        subprocess.run([python, *words], check=True, cwd=ROOT, env=settings)

    run("-m", "pip", "install", "--quiet", ".[postgres]", *NEEDS)
    run("-m", "dreistein", "--version")
    run("-m", "pytest", "-q", "-n", "auto", *(f"tests/{room}" for room in TESTS))
    run("-m", "dreistein", "simulate", "--rounds", "200", "--seed", "7")
    print(f"{name}: passed")


if __name__ == "__main__":
    main()
