"""What pyproject.toml declares is what the package imports, no more and no less."""

import ast
import re
import sys
import tomllib
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = {
    "fluent.runtime": "fluent",
    "open_spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
}
"""Distributions whose module has another name."""
BROUGHT = {"h11": "uvicorn", "starlette": "fastapi", "typing_extensions": "pydantic"}
"""Modules that a declared package brings along, and re-exports or requires itself."""


def modules_of(requirements: list[str]) -> set[str]:
    names = (re.split(r"[\[<>=;]", requirement)[0] for requirement in requirements)
    return {MODULES.get(name, name.lower()) for name in names}


DEFAULT = modules_of(PROJECT["dependencies"])
EXTRAS = {extra: modules_of(of) for extra, of in PROJECT["optional-dependencies"].items()}


@lru_cache(1)
def imported() -> dict[str, set[str]]:
    """Every module that the package imports from elsewhere, with the files that do."""
    found: dict[str, set[str]] = {}
    package = ROOT / "src" / "dreistein"
    for file in package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
                names = [node.module]
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names | {"dreistein", "cython"}:
                    found.setdefault(top, set()).add(file.relative_to(package).as_posix())
    return found


def test_declared_is_what_is_imported() -> None:
    found = {BROUGHT.get(name, name) for name in imported()}
    optional = ("cluster", "data", "envs", "lab", "postgres")
    assert DEFAULT.union(*(EXTRAS[extra] for extra in optional)) == found


def test_the_rules_import_nothing() -> None:
    assert [file for files in imported().values() for file in files if "rules/" in file] == []


@pytest.mark.parametrize(
    ("extra", "where"),
    [
        ("lab", r"(lab|commands)/.*"),
        ("cluster", r"lab/cluster/pool\.py"),
        ("data", r"lab/selfplay/dataset\.py"),
        ("envs", r"envs/.*"),
        ("postgres", r"table/store/postgres/\w+\.py"),
    ],
)
def test_only_one_place_knows_of_the_packages_of_an_extra(extra: str, where: str) -> None:
    for name in EXTRAS[extra]:
        assert [file for file in imported()[name] if not re.fullmatch(where, file)] == []
