"""Pydantic's validation errors as our own errors."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from dreistein.rules.errors import DreisteinError, describe, quote
from dreistein.rules.record.errors import NotJson
from dreistein.rules.record.reader import fault_of
from dreistein.web import errors

_MOST_NUMBER = 100_000_000
_MOST_LENGTH = 1_000_000


def field_error(found: Mapping[str, Any], body: bytes = b"") -> DreisteinError:
    """The error for one of pydantic's ``errors()``; ``body`` is the text that was validated.

    >>> from pydantic import TypeAdapter, ValidationError
    >>> try:
    ...     TypeAdapter(dict[str, int]).validate_json('{"a": "x"}')
    ... except ValidationError as wrong:
    ...     print(field_error(wrong.errors()[0]))
    The field "a" cannot be "x"; it is a whole number from 0 to 100000000.
    """
    kind, context = str(found["type"]), found.get("ctx", {})
    if kind == "json_invalid":
        return json_error(body)
    where: dict[str, Any] = {
        "field": quote(path_of(found.get("loc", ()))),
        "found": describe(found.get("input")),
    }
    field: dict[str, Any] = {"field": where["field"]}
    if kind in ("missing", "union_tag_not_found"):
        if kind == "union_tag_not_found":
            field = {"field": quote("type")}
        return errors.FieldAbsent(**field)
    if kind == "union_tag_invalid":
        known = re.sub(r"[^\w, -]", "", str(context.get("expected_tags", "")))
        return errors.FieldChoice(
            field=quote("type"), found=quote(str(context.get("tag", ""))), known=known
        )
    if kind in ("literal_error", "enum"):
        expected = str(context.get("expected", "")).replace(" or ", ", ")
        return errors.FieldChoice(**where, known=re.sub(r"[^\w, -]", "", expected))
    if kind.startswith("bool"):
        return errors.FieldFlag(**where)
    if kind in ("string_too_long", "string_too_short"):
        least, most = context.get("min_length", 0), context.get("max_length", _MOST_LENGTH)
        return errors.FieldText(**where, least=least, most=most)
    if kind in ("too_long", "too_short"):
        least, most = context.get("min_length", 0), context.get("max_length", _MOST_LENGTH)
        return errors.FieldLength(**field, least=least, most=most)
    if kind.startswith(("int", "greater", "less", "float", "finite")):
        least, most = context.get("ge", 0), context.get("le", _MOST_NUMBER)
        return errors.FieldNumber(**where, least=least, most=most)
    if kind.startswith(("model", "dataclass", "dict")):
        return errors.FieldType(**where, type="object")
    if kind.startswith(("list", "tuple")):
        return errors.FieldType(**where, type="list")
    if kind == "string_type":
        return errors.FieldType(**where, type="text")
    return errors.FieldForm(**where)


def path_of(location: Sequence[str | int]) -> str:
    """The path of a field in a message, such as ``seats[1].level``."""
    path = ""
    for step in location[:8]:
        if isinstance(step, int):
            path += f"[{step}]"
        elif step not in ("body", "query", "path"):
            path += f".{step}" if path else str(step)
    return path or "body"


def json_error(body: bytes) -> DreisteinError:
    """Why a body is not JSON, and where."""
    try:
        json.loads(body)
    except json.JSONDecodeError as error:
        return NotJson(fault=fault_of(error.msg), at=len(error.doc[: error.pos].encode()))
    except UnicodeDecodeError as error:
        return NotJson(fault="bytes", at=error.start)
    except RecursionError:
        return NotJson(fault="deep", at=0)
    except ValueError:
        return NotJson(fault="number", at=0)
    return NotJson(fault="constant", at=0)
