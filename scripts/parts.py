"""List what a release is made of, for who must know: an SBOM in the format CycloneDX 1.6.

    python scripts/parts.py > dreistein.cdx.json

It holds the packages of requirements-serve.lock with what needs them, the page's font, and the
Python that plays in browsers. The same tree gives the same list; ``make dist`` puts it into dist/.
"""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
_ENTRY = re.compile(r"^([\w.-]+)==([^\s;]+)(.*(?:\n +.*)*)", re.M)
_NEEDED_BY = re.compile(r"^ +# +(?:via )?([\w.-]+)(?: \(.*\))?$", re.M)
_VERSION = re.compile(r'^__version__ = "(.+)"$', re.M)


def locked() -> list[tuple[str, str, list[str]]]:
    """Every package that a server installs: name, version, and what needs it."""
    text = (ROOT / "requirements-serve.lock").read_text("utf-8")
    return [
        (name, version, [user for user in _NEEDED_BY.findall(about) if user != "via"])
        for name, version, about in _ENTRY.findall(text)
    ]


def parts() -> dict[str, Any]:
    """The whole list. A package may be there twice, for older and newer Pythons."""
    (version,) = _VERSION.findall((ROOT / "src/dreistein/__init__.py").read_text("utf-8"))
    node = json.loads((ROOT / "scripts/wasm/package.json").read_text("utf-8"))
    own = _part("application", "pypi", "dreistein", version, "MIT")
    packages = [_part("library", "pypi", name, version) for name, version, _ in locked()]
    needs: dict[str, list[str]] = {part["bom-ref"]: [] for part in (own, *packages)}
    for needed, (_, _, users) in zip(packages, locked(), strict=True):
        for user in (part for part in (own, *packages) if part["name"] in users):
            needs[user["bom-ref"]].append(needed["bom-ref"])
    font = {"type": "data", "bom-ref": "font", "name": "Atkinson Hyperlegible Next"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": [
            *packages,
            _part("platform", "npm", "pyodide", node["dependencies"]["pyodide"], "MPL-2.0"),
            {**font, **_licensed("OFL-1.1")},
        ],
        "dependencies": [{"ref": ref, "dependsOn": on} for ref, on in needs.items()],
    }


def _part(
    kind: str, source: str, name: str, version: str, licence: str | None = None
) -> dict[str, Any]:
    """A component, known by its package URL."""
    url = f"pkg:{source}/{name}@{version}"
    known = {"type": kind, "bom-ref": url, "name": name, "version": version, "purl": url}
    return known if licence is None else {**known, **_licensed(licence)}


def _licensed(licence: str) -> dict[str, Any]:
    return {"licenses": [{"license": {"id": licence}}]}


if __name__ == "__main__":
    print(json.dumps(parts(), indent=1))
