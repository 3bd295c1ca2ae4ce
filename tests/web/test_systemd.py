"""The units of deploy/, as far as systemd can judge them without running them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dreistein.cli import parser

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "dreistein.service"
SEVERAL = ROOT / "deploy" / "dreistein@.service"
ANALYZE = shutil.which("systemd-analyze")
pytestmark = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed")


def analyze(*arguments: str) -> "subprocess.CompletedProcess[str]":
    assert ANALYZE is not None
    return subprocess.run([ANALYZE, *arguments], capture_output=True, text=True, timeout=120)


def exposure(unit: Path) -> float:
    """How exposed systemd thinks a service is, from 0 to 10."""
    told = analyze("security", "--offline=true", "--no-pager", str(unit))
    found = re.search(r"Overall exposure level .*: ([\d.]+)", told.stdout)
    assert found, told.stderr
    return float(found[1])


@pytest.mark.parametrize("source", [UNIT, SEVERAL], ids=lambda path: path.name)
def test_systemd_understands_every_line(tmp_path: Path, source: Path) -> None:
    program = "/opt/dreistein/bin/dreistein"
    text = source.read_text("utf-8")
    assert f"ExecStart={program} " in text
    unit = tmp_path / source.name
    unit.write_text(text.replace(program, sys.executable))
    told = analyze("verify", str(unit))
    assert (told.returncode, told.stderr) == (0, "")


def test_the_check_finds_a_line_that_is_wrong(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8").replace("/opt/dreistein/bin/dreistein", sys.executable)
    unit.write_text(text.replace("ProtectHome=yes", "ProtectHomes=yes"))
    assert "ProtectHomes" in analyze("verify", str(unit)).stderr


@pytest.mark.parametrize("unit", [UNIT, SEVERAL], ids=lambda path: path.name)
def test_the_service_is_as_little_exposed_as_documented(tmp_path: Path, unit: Path) -> None:
    documented = re.search(r"exposure of ([\d.]+)", (ROOT / "docs" / "serve.md").read_text("utf-8"))
    assert documented
    assert exposure(unit) <= float(documented[1])
    bare = tmp_path / UNIT.name
    bare.write_text("[Service]\nExecStart=/bin/true\n")
    assert exposure(bare) > 8


@pytest.mark.parametrize("unit", [UNIT, SEVERAL], ids=lambda path: path.name)
def test_the_command_of_a_unit_is_one_that_the_program_takes(unit: Path) -> None:
    """Every option is known; an instance of the template has its port for a name."""
    (line,) = re.findall(r"^ExecStart=\S+ (.+)$", unit.read_text("utf-8"), re.M)
    given = parser().parse_args(line.replace("%i", "8757").split())
    assert given.origin == "https://dreistein.example"
    assert given.port == (8757 if unit == SEVERAL else 8756)


def test_both_units_are_confined_alike() -> None:
    """What one of them may not do, the other may not do either; only their files differ."""

    def confined(unit: Path) -> set[str]:
        return set(re.findall(r"^[A-Z]\w+=.*$", unit.read_text("utf-8"), re.M))

    differ = {line.partition("=")[0] for line in confined(UNIT) ^ confined(SEVERAL)}
    own = {"Description", "After", "ExecStart", "TimeoutStopSec", "User"}
    assert differ == {*own, "StateDirectory", "StateDirectoryMode"}
