"""Build the source archive and the wheel into dist/, and prove that both install and work.

The wheel goes into an empty environment with no compiler on its path, the source archive into one
whose compiler fails; uvx runs the wheel without installing it. ``make dist`` calls this.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
import zipfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SOURCES = ROOT / "src" / "dreistein"
NO_COMPILER = {"CC": "/bin/false", "CXX": "/bin/false"}
PAGES = {
    "/health": '"name":"dreistein"',
    "/": "play/app.js",
    "/static/play/screens/table.js": "export class",
    "/pad/": "<html",
    "/rules/": "<html",
}
"""Addresses of the server, with something that is there."""
_SECONDS = 600


class Installed:
    """An environment that holds nothing but one distribution and what it needs."""

    def __init__(self, folder: Path, distribution: Path, **variables: str) -> None:
        self._folder = folder
        self._variables = variables
        self._bin = folder / ("Scripts" if os.name == "nt" else "bin")
        venv.create(folder, with_pip=True)
        self.run("python", "-m", "pip", "install", "--quiet", str(distribution))

    def run(self, *words: str, stdin: str = "") -> str:
        """What a program of the environment prints; ends the script if it fails."""
        return run(self._bin / words[0], *words[1:], stdin=stdin, cwd=self._folder, env=self._env())

    def _env(self) -> dict[str, str]:
        # Neither this checkout nor the tools beside it: only the environment and the system's core.
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        kept.pop("VIRTUAL_ENV", None)
        kept.pop("DREISTEIN_KERNEL", None)
        return {**kept, "LC_ALL": "C.UTF-8", "PATH": str(self._bin), **self._variables}

    def play(self, kernel: str) -> None:
        """Go through what the README promises."""
        version = self.run("dreistein", "--version").strip()
        assert version.endswith(f"(kernel: {kernel})"), version
        record = self.run("dreistein", "deal", "--seed", "dreistein", "--players", "3")
        verdict = self.run("dreistein", "replay", "-", "--json", stdin=record)
        assert json.loads(verdict)["legal"], verdict
        assert "hexagon" in self.run("dreistein", "rules", "hexagon", "--language", "en")
        self.run("dreistein", "simulate", "--rounds", "200", "--seed", "7")
        self.run("python", "-I", "-m", "doctest", str(ROOT / "README.md"))
        self.run("python", "-I", "-m", "doctest", str(ROOT / "docs" / "tutorial.md"))
        self._serve()
        print(f"  {version}: deal, replay, rules, simulate, README, tutorial and serve work")

    def _serve(self) -> None:
        """Start a server, and fetch what a browser would."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = ["serve", "--port", str(port), "--database", str(self._folder / "tables.db")]
        server = subprocess.Popen(
            [str(self._bin / "dreistein"), *command],
            cwd=self._folder,
            env=self._env(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            for path, expected in PAGES.items():
                text = fetch(f"http://127.0.0.1:{port}{path}")
                assert expected in text, f"{path}: {text[:200]}"
        finally:
            server.terminate()
            server.wait(30)


def fetch(address: str) -> str:
    """What a server answers that may still be starting."""
    for _ in range(60):
        with suppress(OSError), urlopen(address, timeout=30) as answer:
            return str(answer.read().decode())
        time.sleep(0.5)
    raise SystemExit(f"{address} does not answer")


def run(
    *words: str | Path, stdin: str = "", cwd: Path = ROOT, env: dict[str, str] | None = None
) -> str:
    """What a program prints; ends the script with all of it if the program fails."""
    done = subprocess.run(
        list(map(str, words)),
        input=stdin,
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=_SECONDS,
    )
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}"
        raise SystemExit(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{said}")
    return done.stdout


def build() -> tuple[Path, Path]:
    """The source archive, and the wheel that is built from it."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", DIST)
    (archive,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    run(sys.executable, "-m", "twine", "check", "--strict", archive, wheel)
    return archive, wheel


def check_contents(archive: Path, wheel: Path) -> None:
    """Every file that git keeps is in the archive, and the package's files are in the wheel."""
    kept = run("git", "ls-files").splitlines()
    with tarfile.open(archive) as opened:
        top, *_ = opened.getnames()
        there = {name.removeprefix(f"{top}/") for name in opened.getnames()}
    lacking("the source archive", (name for name in kept if not name.startswith(".")), there)
    inside = set(zipfile.ZipFile(wheel).namelist())
    package = [name.removeprefix("src/") for name in kept if name.startswith("src/dreistein/")]
    lacking("the wheel", package, inside)
    strangers = {name.partition("/")[0] for name in inside}
    assert all(name.startswith("dreistein") for name in strangers), strangers
    assert any(name.endswith("licenses/LICENSE") for name in inside)


def lacking(where: str, wanted: Iterable[str], there: set[str]) -> None:
    """End the script if a file is not where it should be."""
    missing = [name for name in wanted if name not in there]
    if missing:
        raise SystemExit(f"{where} lacks {', '.join(missing[:10])} ({len(missing)} files)")


def try_uvx(wheel: Path, folder: Path) -> None:
    """Run the wheel without installing it. uv fetches packages, but no Python of its own."""
    variables = {"UV_CACHE_DIR": str(folder), "UV_PYTHON_DOWNLOADS": "never"}
    words = ("tool", "run", "--python", sys.executable, "--from", wheel, "dreistein", "--version")
    uv = Path(sys.executable).with_name("uv")
    print(f"  uvx: {run(uv, *words, env={**os.environ, **variables}).strip()}")


def main() -> None:
    """Build, look inside, install, play."""
    archive, wheel = build()
    check_contents(archive, wheel)
    for file in (archive, wheel):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")
    compiled = "compiled" if "none-any" not in wheel.name else "Python"
    with tempfile.TemporaryDirectory(prefix="dreistein-dist-") as name:
        folder = Path(name)
        print("The wheel, with no compiler on the path:")
        Installed(folder / "wheel", wheel).play(compiled)
        print("The source archive, with a compiler that fails:")
        Installed(folder / "archive", archive, **NO_COMPILER).play("Python")
        print("The wheel, not installed:")
        try_uvx(wheel, folder / "uv")


if __name__ == "__main__":
    main()
