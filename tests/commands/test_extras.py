"""What a command says whose extra is not installed, and what works without any."""

import os
import sys
from pathlib import Path

import pytest

from cli import refused, run_process
from dreistein.extras import WEB

LAB = ("choix", "matplotlib", "scipy")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hides every package of the extras."""
    for package in LAB + WEB:
        monkeypatch.setitem(sys.modules, package, None)


CALLS = [
    (["simulate", "--rounds", "100", "--plot", "figures.svg"], "matplotlib", "lab"),
    (["tournament", "greedy", "random", "--matches", "2"], "choix", "lab"),
    (["serve", "--port", "0"], "fastapi", "web"),
    (["play", "--port", "0", "--no-browser"], "fastapi", "web"),
    (["pad", "--export", "nowhere"], "fastapi", "web"),
]


@pytest.mark.parametrize(("args", "package", "extra"), CALLS)
@pytest.mark.usefixtures("bare")
def test_a_missing_extra_is_named(args: list[str], package: str, extra: str) -> None:
    code, line = refused(*args)
    assert code == 2
    assert line == (
        f"dreistein: extra-missing: This needs the package {package}. "
        f"Install it with pip install 'dreistein[{extra}]'."
    )


@pytest.mark.usefixtures("bare")
def test_a_missing_extra_is_named_in_german() -> None:
    code, line = refused("tournament", "greedy", "random", language="de_DE.UTF-8")
    assert code == 2
    assert line == (
        "dreistein: extra-missing: Dafür fehlt das Paket choix; "
        "pip install 'dreistein[lab]' bringt es mit."
    )


@pytest.mark.parametrize(
    "args",
    [
        ["rules", "hexagon"],
        ["simulate", "--rounds", "100"],
        ["bench", "kernel", "--rounds", "100"],
    ],
)
def test_what_needs_no_extra(args: list[str], tmp_path: Path) -> None:
    hide = f"import sys\nsys.modules |= dict.fromkeys({LAB + WEB!r})\n"
    (tmp_path / "sitecustomize.py").write_text(hide, encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    done = run_process(*args, env={"PYTHONPATH": path})
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout
