"""What a command says whose extra is not installed, and what works without any."""

import os
from pathlib import Path

import pytest

from cli import refused, run
from dreistein.commands.extras import WEB

LAB = ("choix", "matplotlib", "scipy")


@pytest.fixture
def without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for Python's path that hides every package of the extras."""
    hide = f"import sys\nsys.modules |= dict.fromkeys({LAB + WEB!r})\n"
    (tmp_path / "sitecustomize.py").write_text(hide, encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    monkeypatch.setenv("PYTHONPATH", path)
    return tmp_path


CALLS = [
    (["simulate", "--rounds", "100", "--plot", "figures.svg"], "matplotlib", "lab"),
    (["tournament", "greedy", "random", "--matches", "2"], "choix", "lab"),
    (["serve", "--port", "0"], "fastapi", "web"),
    (["play", "--port", "0", "--no-browser"], "fastapi", "web"),
    (["pad", "--export", "nowhere"], "fastapi", "web"),
]


@pytest.mark.parametrize(("args", "package", "extra"), CALLS)
def test_a_missing_extra_is_named(args: list[str], package: str, extra: str, without: Path) -> None:
    code, line = refused(*args)
    assert code == 2
    assert line == (
        f"dreistein: extra-missing: This needs the package {package}. "
        f"Install it with pip install 'dreistein[{extra}]'."
    )


def test_and_in_german(without: Path) -> None:
    code, line = refused("tournament", "greedy", "random", language="de_DE.UTF-8")
    assert code == 2
    assert line == (
        "dreistein: extra-missing: Dafür fehlt das Paket choix; "
        "pip install 'dreistein[lab]' bringt es mit."
    )


@pytest.mark.parametrize(
    "args",
    [
        ["--version"],
        ["deal", "--seed", "dreistein"],
        ["rules", "hexagon"],
        ["simulate", "--rounds", "100"],
        ["simulate", "--rounds", "100", "--csv"],
        ["bench", "kernel", "--rounds", "100"],
    ],
)
def test_what_needs_no_extra(args: list[str], without: Path) -> None:
    done = run(*args)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout
