"""Build the source archive and two wheels into dist/, and prove that all install and work.

The wheel with the kernel goes into an empty environment of every Python from 3.11 on that is here
or in a Debian that can be unpacked here, with no compiler on the path; the source archive into one
whose compiler fails, the pure wheel into one more. uvx and pipx run the wheel as they do for users.
``make dist`` calls this.
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
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from scripts.debian import inside, missing, unpack

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
VERSIONS = {"3.11": "bookworm", "3.12": "", "3.13": "trixie", "3.14": "forky"}
"""The supported Pythons, and the suite of Debian that has each."""
_SECONDS = 600


class Installed:
    """An environment that holds nothing but one distribution and what it needs."""

    def __init__(self, folder: Path, distribution: Path, *python: str, **variables: str) -> None:
        """``python`` ends with the program; words before it lead to where it is."""
        self._folder = folder
        self._variables = variables
        self._bin = folder / ("Scripts" if os.name == "nt" else "bin")
        *self._before, program = python or (sys.executable,)
        run(*self._before, program, "-m", "venv", folder)
        self.run("python", "-m", "pip", "install", "--quiet", str(distribution))

    def run(self, *words: str, stdin: str = "") -> str:
        """What a program of the environment prints; ends the script if it fails."""
        return run(
            *self._before,
            self._bin / words[0],
            *words[1:],
            stdin=stdin,
            cwd=self._folder,
            env=self._env(),
        )

    def _env(self) -> dict[str, str]:
        return {**clean_environment(self._bin), **self._variables}

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
        opened(*self._before, self._bin / "dreistein", env=self._env(), folder=self._folder)
        print(f"  {version}: deal, replay, rules, simulate, README, tutorial and play work")


def clean_environment(programs: Path) -> dict[str, str]:
    """Neither this checkout nor the tools beside it: only these programs and the system's core."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    kept.pop("VIRTUAL_ENV", None)
    kept.pop("DREISTEIN_KERNEL", None)
    return {**kept, "LC_ALL": "C.UTF-8", "PATH": str(programs)}


def opened(*program: str | Path, env: dict[str, str], folder: Path) -> None:
    """Open the game as a player does, and fetch what a browser would."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["play", "--no-browser", "--port", port, "--database", folder / "tables.db"]
    server = subprocess.Popen(
        list(map(str, (*program, *words))),
        cwd=folder,
        env=env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for path, expected in PAGES.items():
            text = fetch(f"http://127.0.0.1:{port}{path}", server)
            assert expected in text, f"{path}: {text[:200]}"
    finally:
        server.terminate()
        server.wait(30)


def fetch(address: str, server: subprocess.Popen[bytes]) -> str:
    """What a server answers that may still be starting; uvx fetches all it needs before that."""
    end = time.monotonic() + _SECONDS
    while server.poll() is None and time.monotonic() < end:
        with suppress(OSError), urlopen(address, timeout=30) as answer:
            return str(answer.read().decode())
        time.sleep(0.5)
    raise SystemExit(f"{address} does not answer; the server: {server.poll()}")


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


def build() -> tuple[Path, Path, Path]:
    """The source archive, and with and without the kernel the wheels that are built from it."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", DIST)
    (archive,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    without = {**os.environ, "DREISTEIN_KERNEL": "off"}
    run(sys.executable, "-m", "build", "--wheel", "--outdir", DIST, env=without)
    (pure,) = DIST.glob("*-py3-none-any.whl")
    run(sys.executable, "-m", "twine", "check", "--strict", archive, wheel, pure)
    tools = Path(sys.executable).parent
    run(tools / "check-wheel-contents", wheel, pure)
    if wheel != pure:
        run(tools / "abi3audit", "--strict", wheel)
    return archive, wheel, pure


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


def pythons(folder: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every supported Python with the words that run it: of pyenv, on the path, or in a Debian."""
    for version, suite in VERSIONS.items():
        found = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        if python := str(found[-1]) if found else shutil.which(f"python{version}"):
            yield version, (python,)
        elif wanted := missing("unshare") if suite else "a source of it":
            print(f"Python {version} is not here, and cannot be had without {wanted}.")
        else:
            root = ROOT / "build" / "debian" / version
            unpack(suite, root, f"python{version}", f"python{version}-venv")
            yield (
                f"{version} in Debian's {suite}",
                (*inside(root, ROOT, folder), f"python{version}"),
            )


def try_tools(wheel: Path, folder: Path) -> None:
    """Play by uvx and by pipx. Both fetch packages, but no Python of their own."""
    own = {"UV_CACHE_DIR": str(folder / "uv"), "UV_PYTHON_DOWNLOADS": "never"}
    folder.mkdir()
    tools = Path(sys.executable).parent
    uvx = (tools / "uv", "tool", "run", "--python", sys.executable, "--from", wheel, "dreistein")
    opened(*uvx, env={**os.environ, **own}, folder=folder)
    places = {"PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin")}
    run(sys.executable, "-m", "pipx", "install", wheel, env={**os.environ, **places})
    opened(folder / "bin" / "dreistein", env=clean_environment(folder / "bin"), folder=folder)
    print("  uvx and pipx open the game")


def main() -> None:
    """Build, look inside, install, play."""
    archive, wheel, pure = build()
    check_contents(archive, wheel)
    listed = DIST / f"{archive.name.removesuffix('.tar.gz')}.cdx.json"
    listed.write_text(run(sys.executable, "scripts/parts.py"), "utf-8")
    for file in (archive, wheel, pure, listed):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")
    compiled = "compiled" if wheel != pure else "Python"
    with tempfile.TemporaryDirectory(prefix="dreistein-dist-") as made:
        folder = Path(made)
        for number, (name, python) in enumerate(pythons(folder)):
            print(f"The wheel, with no compiler on the path, by Python {name}:")
            Installed(folder / f"wheel-{number}", wheel, *python).play(compiled)
        print("The pure wheel:")
        Installed(folder / "pure", pure).play("Python")
        print("The source archive, with a compiler that fails:")
        Installed(folder / "archive", archive, **NO_COMPILER).play("Python")
        print("The wheel by tools that install programs:")
        try_tools(wheel, folder / "tools")


if __name__ == "__main__":
    main()
