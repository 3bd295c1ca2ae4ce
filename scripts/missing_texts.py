"""What a language still lacks: ``python scripts/missing_texts.py pt`` prints it as Fluent files.

Each entry is in English, under the file that it belongs to. English sentences of errors are in the
error classes; the keys of ``errors.ftl`` are those of German.
"""

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

import dreistein
from dreistein.rules.errors import kebab
from dreistein.text.catalogue import SPOKEN, missing

SOURCES = Path(dreistein.__path__[0])


def sentences() -> Iterator[tuple[str, str]]:
    """The code of every error, and its sentence in English."""
    for file in sorted(SOURCES.rglob("*.py")):
        for kind in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(kind, ast.ClassDef):
                continue
            fields = {
                ast.unparse(each.targets[0]): each.value
                for each in kind.body
                if isinstance(each, ast.Assign)
            }
            if "sentence" in fields:
                code = ast.literal_eval(fields["code"]) if "code" in fields else kebab(kind.name)
                yield code, ast.literal_eval(fields["sentence"])


def lacking(language: str) -> dict[str, list[str]]:
    """The entries that a language lacks, by file."""
    found = {}
    for package in ("text", "rulebook"):
        for topic, entries in missing(f"dreistein.{package}", language).items():
            found[f"{package}/locales/{language}/{topic}.ftl"] = entries
    errors = SOURCES / "text" / "locales" / language / "errors.ftl"
    there = errors.read_text("utf-8") if errors.exists() else ""
    known = set(re.findall(r"^error-([\w-]+) *=", there, re.MULTILINE))
    if language != "en":
        german = (SOURCES / "text" / "locales" / "de" / "errors.ftl").read_text("utf-8")
        keys = set(re.findall(r"^error-([\w-]+) *=", german, re.MULTILINE)) - known
        said = [f"error-{code} = {text}" for code, text in sentences() if code in keys]
        if said:
            found[f"text/locales/{language}/errors.ftl"] = said
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=SPOKEN)
    found = lacking(parser.parse_args().language)
    for file, entries in found.items():
        print(f"### {file}: {len(entries)}\n", *entries, "", sep="\n")
    print(f"# {sum(map(len, found.values()))} texts are missing")


if __name__ == "__main__":
    main()
