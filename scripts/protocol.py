"""Writes the page's wire types and the tables of docs/protocol/; ``--check`` compares them.

In docs/protocol.md and that folder a generated table follows each of the marks
``<!-- sent: act -->`` (by a client), ``<!-- received: acted -->`` and
``<!-- object: RoundView -->``.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from typing_extensions import is_typeddict

from dreistein.bots.ladder.ratings import Rung
from dreistein.bots.registry import Level
from dreistein.protocol import client, pad, server, shuffle
from dreistein.protocol import table as objects
from dreistein.protocol.fields import PROTOCOL, By, Face, PartOf, Phase, Phrase, SeatKind
from dreistein.protocol.http import (
    challenges,
    day,
    ladder,
    lists,
    moments,
    people,
    problem,
    puzzles,
    records,
    reviews,
    tables,
)
from dreistein.protocol.http import server as server_info
from dreistein.rules.settlement import EndKind

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "src/dreistein/web/static/shared/wire.d.ts"
PAGES = (ROOT / "docs/protocol.md", *sorted(ROOT.glob("docs/protocol/*.md")))
_MARK = re.compile(r"(<!-- (sent|received|object): ([\w-]+) -->\n)(?:\|.*\n)*")

_HTTP = (
    problem,
    tables,
    lists,
    people,
    day,
    challenges,
    records,
    moments,
    reviews,
    puzzles,
    ladder,
    server_info,
)
MODULES = (client, shuffle, objects, server, *_HTTP, pad)
_ALIASES: Mapping[Any, str] = {
    Level: "Level",
    Rung: "Rung",
    By: "By",
    Face: "Face",
    Phrase: "Phrase",
    Phase: "Phase",
    SeatKind: "SeatKind",
    EndKind: "EndKind",
}
"""The names of literal types."""
_PRIMITIVES = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_REQUESTS = {
    *get_args(client.ClientMessage),
    *(tables.NewSeat, tables.NewSolitaire, tables.NewTable, tables.TakeSeat),
    *(moments.NewMoment, people.NewName, people.Claim, day.PlayDay, reviews.PlayAgain),
    *(pad.NewPad, pad.Written, pad.OfferPen, pad.TakePen),
}
"""What clients send: fields with a default may be left out."""


def types() -> list[type]:
    """Every type that crosses a wire, in the order of the modules."""
    return [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and _is_object(kind)
    ]


def typescript() -> str:
    """The types as TypeScript declarations."""
    lines = [
        "/**",
        " * What crosses the wire, made from `dreistein.protocol` by scripts/protocol.py.",
        " */",
    ]
    enums: dict[str, str] = {}
    objects = []
    for kind in types():
        body = list(_properties(kind, enums))
        objects += ["", *_comment(inspect.getdoc(kind), ""), f"export interface {kind.__name__} {{"]
        objects += [*body, "}"]
    aliases = {name: _literal(literal) for literal, name in _ALIASES.items()} | enums
    lines += ["", "/** The version of the messages on a table's socket. */"]
    lines += [f"export type Protocol = {PROTOCOL};"]
    lines += [*(f"export type {name} = {text};" for name, text in aliases.items()), *objects]
    for module, name in ((client, "ClientMessage"), (server, "ServerMessage")):
        kinds = [kind.__name__ for kind in get_args(getattr(module, name))]
        lines += ["", f"export type {name} =", *(f"  | {kind}" for kind in kinds)]
        lines[-1] += ";"
    return "\n".join(lines) + "\n"


def _properties(kind: type, enums: dict[str, str]) -> Iterator[str]:
    comments = attribute_docs(kind)
    for name, hint in hints(kind).items():
        yield from _comment(comments.get(name), "  ")
        optional = kind in _REQUESTS and name in _defaults(kind) and name != "type"
        mark = "?" if optional or get_origin(hint) is NotRequired else ""
        yield f"  {name}{mark}: {typescript_of(hint, enums)};"


def typescript_of(hint: Any, enums: dict[str, str] | None = None) -> str:
    """A Python type as TypeScript."""
    enums = {} if enums is None else enums
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        if isinstance(args[1], PartOf):
            return f"Partial<{args[1].kind.__name__}>"
        return typescript_of(args[0], enums)
    if origin is NotRequired:
        return typescript_of(args[0], enums)
    if origin is Literal:
        return _ALIASES.get(hint) or _literal(hint)
    if origin in (Union, UnionType):
        return " | ".join(typescript_of(arg, enums) for arg in args)
    if origin in (list, tuple):
        if origin is list or args[-1] is ...:
            inner = typescript_of(args[0], enums)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        return f"[{', '.join(typescript_of(arg, enums) for arg in args)}]"
    if origin is dict:
        return f"Record<string, {typescript_of(args[1], enums)}>"
    if hint in _PRIMITIVES:
        return _PRIMITIVES[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        enums[hint.__name__] = " | ".join(f'"{member.value}"' for member in hint)
        return hint.__name__
    if isinstance(hint, type) and _is_object(hint):
        return hint.__name__
    if hint is Any:
        return "unknown"
    raise TypeError(f"no TypeScript for {hint!r}")


def _literal(hint: Any) -> str:
    return " | ".join(f'"{value}"' for value in get_args(hint))


def _comment(text: str | None, indent: str) -> list[str]:
    """A docstring as a comment."""
    return [f"{indent}/** {_prose(text)} */"] if text else []


def _prose(text: str) -> str:
    """A docstring on one line, with None as null."""
    return re.sub(r"\bNone\b", "null", " ".join(text.split()).replace("``", "`"))


# ------------------------------------------------------------------------------ documentation


def table(kind: type) -> str:
    """The fields of a message or object as a Markdown table."""
    comments, defaults = attribute_docs(kind), _defaults(kind)
    rows = ["| field | type | |", "|---|---|---|"]
    for name, hint in hints(kind).items():
        if name == "type":
            continue
        text = _prose(comments.get(name, ""))
        if kind in _REQUESTS and name in defaults:
            text = f"{text} Optional.".strip()
        rows.append(f"| `{name}` | {_markdown(hint)} | {text} |")
    return "\n".join(rows)


def _markdown(hint: Any) -> str:
    """A type as readers of the documentation see it."""
    enums: dict[str, str] = {}
    text = typescript_of(hint, enums)
    text = re.sub(r"\b[A-Z]\w+\b", lambda name: enums.get(name[0], name[0]), text)
    return f"`{text}`".replace("|", "\\|")


def message_named(name: str, module: Any) -> type:
    """The message of a module with this ``type``."""
    union = module.ClientMessage if module is client else module.ServerMessage
    for kind in get_args(union):
        if _defaults(kind)["type"] == name:
            found: type = kind
            return found
    raise KeyError(name)


# ------------------------------------------------------------------------------ introspection


def hints(kind: type) -> dict[str, Any]:
    """The fields of a type with their types, in order, but ``type`` first."""
    told = get_type_hints(kind, include_extras=True)
    found = {name: hint for name, hint in told.items() if hint is not ClassVar}
    return {"type": found.pop("type"), **found} if "type" in found else found


def _is_object(kind: type) -> bool:
    return is_dataclass(kind) or is_typeddict(kind)


def _defaults(kind: type) -> dict[str, Any]:
    if not is_dataclass(kind):
        return {}
    return {
        field.name: field.default
        for field in fields(kind)
        if field.default is not MISSING or field.default_factory is not MISSING
    }


@lru_cache
def attribute_docs(kind: type) -> Mapping[str, str]:
    """The docstrings below a class's attributes."""
    (tree,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for statement, following in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name)
            and isinstance(following, ast.Expr)
            and isinstance(following.value, ast.Constant)
        ):
            found[statement.target.id] = inspect.cleandoc(str(following.value.value))
    return found


# ------------------------------------------------------------------------------ files


def page(text: str) -> str:
    """A page with its tables made anew."""

    def made(mark: re.Match[str]) -> str:
        before, kind, name = mark.groups()
        if kind == "object":
            found = next(t for t in types() if t.__name__ == name)
        else:
            found = message_named(name, client if kind == "sent" else server)
        return f"{before}{table(found)}\n"

    return _MARK.sub(made, text)


def main() -> int:
    """Write the files, or check them."""
    files = {TYPES: typescript(), **{path: page(path.read_text("utf-8")) for path in PAGES}}
    if "--check" not in sys.argv:
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
        return 0
    old = [file for file, text in files.items() if file.read_text(encoding="utf-8") != text]
    for file in old:
        print(f"{file.relative_to(ROOT)} is out of date: run scripts/protocol.py", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    raise SystemExit(main())
