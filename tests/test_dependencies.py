"""What pyproject.toml declares is what the package imports, no more and no less."""

import ast
import re
import sys
import tomllib
from functools import lru_cache
from pathlib import Path

from dreistein.extras import WEB

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = {
    "fluent.runtime": "fluent",
    "open_spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
}
"""Distributions whose module has another name."""
BROUGHT = {"starlette": "fastapi", "typing_extensions": "pydantic"}
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


def test_only_laboratory_and_commands_know_of_its_packages() -> None:
    for name in EXTRAS["lab"]:
        assert {file.partition("/")[0] for file in imported()[name]} <= {"lab", "commands"}


def test_only_the_pool_of_a_cluster_knows_of_ray() -> None:
    for name in EXTRAS["cluster"]:
        assert imported()[name] == {"lab/cluster/pool.py"}


def test_only_data_sets_know_of_arrow() -> None:
    for name in EXTRAS["data"]:
        assert imported()[name] == {"lab/selfplay/dataset.py"}


def test_only_environments_know_of_their_packages() -> None:
    for name in EXTRAS["envs"]:
        assert {file.partition("/")[0] for file in imported()[name]} == {"envs"}


def test_only_the_store_knows_of_postgresql() -> None:
    for name in EXTRAS["postgres"]:
        assert {file.rpartition("/")[0] for file in imported()[name]} == {"table/store/postgres"}


def test_the_extra_web_is_part_of_the_default_install() -> None:
    web = PROJECT["optional-dependencies"]["web"]
    assert [need for need in PROJECT["dependencies"] if need in web] == web
    assert modules_of(web) - {"uvloop"} == set(WEB), "uvloop is not for every system"
