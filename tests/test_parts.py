"""The list of parts of a release names all that a server installs, and what needs what."""

import re
import tomllib
from typing import Any

from scripts.parts import ROOT, parts

from dreistein import __version__

LIST = parts()
NEEDS: dict[str, list[str]] = {each["ref"]: each["dependsOn"] for each in LIST["dependencies"]}
OWN = f"pkg:pypi/dreistein@{__version__}"


def named(kind: str) -> list[dict[str, Any]]:
    return [part for part in LIST["components"] if part["type"] == kind]


def test_it_has_every_locked_package_once() -> None:
    lock = (ROOT / "requirements-serve.lock").read_text("utf-8")
    pins = re.findall(r"^\S+==[^\s;]+", lock, re.M)
    assert len(pins) > 15
    assert [f"{part['name']}=={part['version']}" for part in named("library")] == pins
    assert LIST["metadata"]["component"]["bom-ref"] == OWN
    assert [part["name"] for part in named("platform")] == ["pyodide"]


def test_every_package_is_reached_from_ours_by_what_needs_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {
        re.split(r"[\[<>=;]", asked)[0].lower().replace(".", "-")
        for asked in (*project["dependencies"], *project["optional-dependencies"]["postgres"])
    }
    assert {re.split("[/@]", ref)[-2] for ref in NEEDS[OWN]} == declared
    reached, ahead = set(), [OWN]
    while ahead:
        if (ref := ahead.pop()) not in reached:
            reached.add(ref)
            ahead += NEEDS[ref]
    assert reached == {OWN, *(part["bom-ref"] for part in named("library"))}
