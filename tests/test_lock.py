"""requirements-serve.lock: what a server installs, each file of it known by its hash."""

import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements-serve.lock"
ENTRY = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; (?P<marker>.+?))?"
    r"(?P<hashes>(?: \\\n +--hash=\S+)*)$",
    re.MULTILINE,
)
PINNED = {
    (canonicalize_name(entry["name"]), entry["version"], entry["marker"]): entry["hashes"]
    for entry in ENTRY.finditer(LOCK.read_text("utf-8"))
}
INSTALLED_HERE = {
    name: version for name, version, marker in PINNED if marker is None or Marker(marker).evaluate()
}


def test_every_line_is_read_and_every_entry_has_hashes() -> None:
    lines = LOCK.read_text("utf-8").splitlines()
    assert len(PINNED) == sum("==" in line.partition(" ;")[0] for line in lines) > 15

    for entry, hashes in PINNED.items():
        found = re.findall(r"--hash=sha256:[0-9a-f]{64}\b", hashes)
        assert found, entry
        assert len(found) == hashes.count("--hash="), entry


def test_it_satisfies_what_the_package_asks_for() -> None:
    """With a file or with PostgreSQL."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = project["optional-dependencies"]["postgres"]
    for requirement in map(Requirement, (*project["dependencies"], *extra)):
        name = canonicalize_name(requirement.name)
        versions = [version for pinned, version, _ in PINNED if pinned == name]
        assert versions, requirement
        assert all(requirement.specifier.contains(version) for version in versions), requirement


def test_it_is_complete() -> None:
    """What the locked packages need is locked, too, as far as this machine has them."""
    for name in INSTALLED_HERE:
        with suppress(PackageNotFoundError):
            for asked in map(Requirement, requires(name) or ()):
                if asked.marker is None or asked.marker.evaluate({"extra": ""}):
                    assert canonicalize_name(asked.name) in INSTALLED_HERE, (name, asked)


def test_the_driver_of_postgresql_comes_with_its_library() -> None:
    """Wheels alone are installed, so libpq must be in one of them."""
    (driver,) = [version for name, version, _ in PINNED if name == "psycopg"]
    assert [version for name, version, _ in PINNED if name == "psycopg-binary"] == [driver]


def test_it_says_nothing_about_where_it_was_made() -> None:
    assert re.findall(r"https?:|file:|--\w*index|--find|/\w+/", LOCK.read_text("utf-8")) == []


@pytest.mark.nightly
def test_pip_finds_every_file_and_its_hash_is_right() -> None:
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed"]
    command += ["--quiet", "--require-hashes", "--only-binary=:all:", "--requirement", str(LOCK)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert found.returncode == 0, found.stderr
