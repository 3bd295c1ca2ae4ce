"""Write docs/reference.md from the docstrings of dreistein.rules; ``--check`` only compares."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import griffe

PAGE = Path(__file__).parent.parent / "docs" / "reference.md"
SOURCE = Path(__file__).parent.parent / "src"
READING_ORDER = (
    *("tiles", "lattice", "actions", "board", "editions", "solitaire", "dealing", "round"),
    *("match", "views", "record", "reading", "referee", "counting", "sentences", "errors"),
)
INTRODUCTION = """\
# Reference

Made from the docstrings by `make docs`. Every name is to be had from its module; the most used ones
from `dreistein.rules` as well. For a way in, see [the library, step by step](tutorial.md).
"""


def page() -> str:
    rules = griffe.load("dreistein.rules", search_paths=[SOURCE])
    lines = [INTRODUCTION]
    for name in READING_ORDER:
        lines.extend(_module(rules[name]))
    return "\n".join(lines).rstrip() + "\n"


def _module(module: griffe.Object | griffe.Alias) -> Iterator[str]:
    yield f"## `dreistein.rules.{module.name}`\n"
    yield _doc(module)
    for name, member in module.members.items():
        if name.startswith("_"):
            continue
        if isinstance(member, griffe.Class):
            bases = ", ".join(f"`{base}`" for base in member.bases if str(base) != "NamedTuple")
            yield f"### `{name}`\n"
            yield (f"A kind of {bases}. " if bases else "") + _doc(member)
            yield from _parts(member)
        elif isinstance(member, griffe.Function):
            yield f"### `{_signature(member)}`\n"
            yield _doc(member)
        elif isinstance(member, griffe.Attribute) and member.docstring is not None:
            yield f"### `{name}`\n"
            yield _doc(member)


def _parts(owner: griffe.Class) -> Iterator[str]:
    """The fields, properties and methods of a class, a line each."""
    told = False
    for name, member in owner.members.items():
        if name.startswith("_"):
            continue
        if isinstance(member, griffe.Function):
            head = _signature(member)
        elif isinstance(member, griffe.Attribute):
            head = name if member.annotation is None else f"{name}: {member.annotation}"
            if "property" not in member.labels and member.value is not None:
                head += " = " + " ".join(str(member.value).split())
        else:
            continue
        told = True
        text = " ".join(_doc(member).split())
        yield f"- `{head}`" + (f" – {text}" if text else "")
    if told:
        yield ""


def _signature(function: griffe.Function) -> str:
    words: list[str] = []
    for parameter in function.parameters:
        if parameter.name in ("self", "cls"):
            continue
        kind = parameter.kind
        if kind is griffe.ParameterKind.keyword_only and "*" not in words:
            words.append("*")
        stars = {
            griffe.ParameterKind.var_positional: "*",
            griffe.ParameterKind.var_keyword: "**",
        }.get(kind or griffe.ParameterKind.keyword_only, "")
        word = stars + parameter.name
        if parameter.annotation is not None:
            word += f": {parameter.annotation}"
        if parameter.default is not None and not stars:
            word += f" = {parameter.default}"
        words.append(word)
    result = "" if function.returns is None else f" -> {function.returns}"
    return f"{function.name}({', '.join(words)}){result}"


def _doc(member: griffe.Object | griffe.Alias) -> str:
    """A docstring as Markdown: roles and double backquotes become code, examples a block."""
    text = member.docstring.value if member.docstring is not None else ""
    text = re.sub(r":\w+:`~?(?:[^`<]*<)?([\w.]+)>?`", lambda m: f"`{m[1].split('.')[-1]}`", text)
    text = text.replace("``", "`")
    lines: list[str] = []
    in_example = False
    for line in text.splitlines():
        starts = line.startswith(">>> ")
        if starts and not in_example:
            lines.append("```pycon")
            in_example = True
        elif in_example and not line.strip():
            lines.append("```")
            in_example = False
        lines.append(line)
    if in_example:
        lines.append("```")
    return "\n".join(lines) + "\n"


def main() -> int:
    made = page()
    if "--check" not in sys.argv:
        PAGE.write_text(made, encoding="utf-8")
        return 0
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != made:
        print("docs/reference.md is not what the docstrings say; run make docs.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
