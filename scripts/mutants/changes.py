"""Every single change that could be made to a Python file, as a piece of text for another."""

import ast
import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import NamedTuple

CODE = re.compile(r"[a-z][a-z0-9_-]*")
"""A string that code compares, not one that people read."""
TYPES = {"Literal", "Annotated", "TypeVar", "NewType", "cast", "TypeAdapter"}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}


class Change(NamedTuple):
    """A piece of a file, from byte `start` to byte `end`, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    new: str


def python_changes(root: Path, file: str) -> Iterator[Change]:
    """All changes to a file below `root`."""
    text = (root / file).read_bytes()
    begins = [0]
    for line in text.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    for node, new in _within(ast.parse(text)):
        start = begins[node.lineno - 1] + node.col_offset
        end = begins[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        new = f"el{new}" if text.startswith(b"elif", start) else new
        if text[start:end].decode() != new:
            yield Change(file, node.lineno, start, end, new)


_Placed = ast.expr | ast.stmt


def _within(node: ast.AST) -> Iterator[tuple[_Placed, str]]:
    """The changes in a node and below it, without types, decorators, asserts and texts."""
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return
        case ast.Expr(value=ast.Constant()) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return
        case ast.Call(func=ast.Name(id=name)) | ast.Subscript(value=ast.Name(id=name)) if (
            name in TYPES
        ):
            return
    if isinstance(node, ast.expr | ast.stmt):
        yield from ((node, text) for text in _changed(node))
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _within(child)


def _changed(node: _Placed) -> Iterator[str]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(ops=[op]):
            yield _with(node, ops=[COMPARISONS[type(op)]()])
        case ast.BoolOp(op=op):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield f"({ast.unparse(node.operand)})"
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATORS:
            yield _with(node, op=OPERATORS[type(op)]())
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield from (f"({value + 1})", f"({value - 1})")
        case ast.Constant(value=str(value)) if CODE.fullmatch(value):
            yield repr(f"x{value}")
        case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
            yield "return None"
        case ast.Call(func=func, args=args, keywords=keywords):
            ordered = ast.unparse(func) not in ("max", "min")
            starred = any(isinstance(arg, ast.Starred) for arg in args[:2])
            if len(args) > 1 and ordered and not starred:
                yield _with(node, args=[args[1], args[0], *args[2:]])
            if len(args) > 1:  # a call without its only argument says so by itself
                yield _with(node, args=args[:-1])
            for keyword in keywords:
                yield _with(node, keywords=[other for other in keywords if other is not keyword])
        case ast.IfExp():
            yield from (f"({ast.unparse(side)})" for side in (node.body, node.orelse))
        case ast.Expr() | ast.Raise() | ast.Delete() | ast.Continue() | ast.Break():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
    if isinstance(node, ast.AugAssign):
        yield "pass"
    if isinstance(node, ast.If):
        yield from (_head(node, forced) for forced in (True, False))


def _head(node: ast.If, forced: bool) -> str:
    """An `if` whose condition is settled, with its body as it was."""
    changed = copy(node)
    changed.test = ast.Constant(forced)
    indent = " " * node.col_offset
    return ast.unparse(changed).replace("\n", f"\n{indent}")


def _with(node: _Placed, **fields: object) -> str:
    """A node with other fields, as text."""
    changed = copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    text = ast.unparse(changed)
    return text if isinstance(node, ast.stmt) else f"({text})"
