"""What a command says whose extra is not installed, and what works without any."""

import subprocess
import sys

import pytest

from cli import refused

LAB = ("choix", "matplotlib", "scipy")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hides every package of the extras."""
    for package in LAB:
        monkeypatch.setitem(sys.modules, package, None)


CALLS = [
    (["simulate", "--rounds", "100", "--plot", "figures.svg"], "matplotlib", "lab"),
    (["tournament", "greedy", "random", "--matches", "2"], "choix", "lab"),
]


@pytest.mark.parametrize(("args", "package", "extra"), CALLS)
@pytest.mark.usefixtures("bare")
def test_a_missing_extra_is_named(args: list[str], package: str, extra: str) -> None:
    install = f"Install it with pip install 'dreistein[{extra}]'."
    told = f"dreistein: extra-missing: This needs the package {package}. {install}"
    assert refused(*args) == (2, told)


@pytest.mark.usefixtures("bare")
def test_a_missing_extra_is_named_in_german() -> None:
    _, line = refused("tournament", "greedy", "random", language="de_DE.UTF-8")
    assert line == (
        "dreistein: extra-missing: Dafür fehlt das Paket choix; "
        "pip install 'dreistein[lab]' bringt es mit."
    )


def test_what_needs_no_extra() -> None:
    calls = ["rules hexagon", "simulate --rounds 100", "bench kernel --rounds 100"]
    program = (
        f"import sys; sys.modules |= dict.fromkeys({LAB!r})\n"
        "from dreistein.cli import main\n"
        f"for call in {calls}: print(end=f'{{main(call.split())}} of {{call}}\\n')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stderr == b""
    for call in calls:
        assert f"0 of {call}\n".encode() in done.stdout
