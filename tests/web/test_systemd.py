"""deploy/dreistein.service, as far as systemd can judge it without running it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "dreistein.service"
ANALYZE = shutil.which("systemd-analyze")
pytestmark = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed")


def analyze(*arguments: str) -> "subprocess.CompletedProcess[str]":
    assert ANALYZE is not None
    return subprocess.run([ANALYZE, *arguments], capture_output=True, text=True, timeout=60)


def exposure(unit: Path) -> float:
    """How exposed systemd thinks a service is, from 0 to 10."""
    told = analyze("security", "--offline=true", "--no-pager", str(unit))
    found = re.search(r"Overall exposure level .*: ([\d.]+)", told.stdout)
    assert found, told.stderr
    return float(found[1])


def test_systemd_understands_every_line(tmp_path: Path) -> None:
    program = "/opt/dreistein/bin/dreistein"
    text = UNIT.read_text("utf-8")
    assert f"ExecStart={program} " in text
    unit = tmp_path / UNIT.name
    unit.write_text(text.replace(program, sys.executable))
    told = analyze("verify", str(unit))
    assert (told.returncode, told.stderr) == (0, "")


def test_the_check_finds_a_line_that_is_wrong(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8").replace("/opt/dreistein/bin/dreistein", sys.executable)
    unit.write_text(text.replace("ProtectHome=yes", "ProtectHomes=yes"))
    assert "ProtectHomes" in analyze("verify", str(unit)).stderr


def test_the_service_is_as_little_exposed_as_documented(tmp_path: Path) -> None:
    documented = re.search(r"exposure of ([\d.]+)", (ROOT / "docs" / "serve.md").read_text("utf-8"))
    assert documented
    assert exposure(UNIT) <= float(documented[1])
    bare = tmp_path / UNIT.name
    bare.write_text("[Service]\nExecStart=/bin/true\n")
    assert exposure(bare) > 8
