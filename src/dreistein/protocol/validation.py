"""Pydantic's validation errors as our own errors."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from dreistein.protocol import errors
from dreistein.rules.errors import DreisteinError, describe, quote
from dreistein.rules.record import json_text
from dreistein.rules.record.errors import NotJson

Wish = TypeVar("Wish")
_ID = re.compile(r"[\x21-\x7e]{1,64}")
_MOST_NUMBER = 100_000_000
_MOST_LENGTH = 1_000_000
_JSON_TYPES = {
    "model": "object",
    "dataclass": "object",
    "dict": "object",
    "list": "list",
    "tuple": "list",
    "string_type": "text",
}
"""The JSON type that was expected, by the beginning of pydantic's error type."""


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
    if kind == "union_tag_not_found":
        return errors.FieldAbsent(field=quote("type"))
    if kind == "union_tag_invalid":
        tag, known = (
            quote(str(context.get("tag", ""))),
            _names(str(context.get("expected_tags", ""))),
        )
        return errors.FieldChoice(field=quote("type"), found=tag, known=known)
    field = quote(path_of(found.get("loc", ())))
    if kind == "missing":
        return errors.FieldAbsent(field=field)
    if kind in ("too_long", "too_short"):
        return errors.FieldLength(field=field, **_length(context))
    return _value_error(kind, context, {"field": field, "found": describe(found.get("input"))})


def _value_error(
    kind: str, context: Mapping[str, Any], where: Mapping[str, Any]
) -> errors.FieldError:
    """The error for a value that is not what belongs there."""
    if kind in ("literal_error", "enum"):
        return errors.FieldChoice(
            **where, known=_names(str(context.get("expected", "")).replace(" or ", ", "))
        )
    if kind.startswith("bool"):
        return errors.FieldFlag(**where)
    if kind in ("string_too_long", "string_too_short"):
        return errors.FieldText(**where, **_length(context))
    if kind.startswith(("int", "greater", "less", "float", "finite")):
        least, most = context.get("ge", 0), context.get("le", _MOST_NUMBER)
        return errors.FieldNumber(**where, least=least, most=most)
    for start, name in _JSON_TYPES.items():
        if kind.startswith(start):
            return errors.FieldType(**where, type=name)
    return errors.FieldForm(**where)


def _names(text: str) -> str:
    """Pydantic's list of allowed values without its quotes."""
    return re.sub(r"[^\w, -]", "", text)


def _length(context: Mapping[str, Any]) -> dict[str, Any]:
    least, most = context.get("min_length", 0), context.get("max_length", _MOST_LENGTH)
    return {"least": least, "most": most}


def path_of(location: Sequence[str | int]) -> str:
    """The path of a field in a message, such as ``seats[1].level``."""
    path = ""
    for step in location[:8]:
        if isinstance(step, int):
            path += f"[{step}]"
        elif step not in ("body", "query", "path"):
            path += f".{step}" if path else str(step)
    return path or "body"


def read(kind: type[Wish], body: bytes) -> Wish:
    """What a body says; raises why it cannot be read."""
    json_text.check(body)
    try:
        return TypeAdapter(kind).validate_json(body)
    except ValidationError as wrong:
        raise field_error(wrong.errors(include_url=False)[0], body) from None


def json_error(body: bytes) -> DreisteinError:
    """Why a body is not JSON, and where."""
    try:
        json_text.check(body)
    except DreisteinError as error:
        return error
    return NotJson(fault="escape", at=0)


def message_error(wrong: ValidationError, text: str) -> DreisteinError:
    """Why a message cannot be read."""
    first: Any = wrong.errors(include_url=False)[0]
    location = first["loc"]
    # The location begins with the message's type.
    return field_error({**first, "loc": location[1:] or location or ("message",)}, text.encode())


def id_of(text: str) -> str | None:
    """The client's id of a message that is not valid otherwise."""
    try:
        name = json.loads(text)["id"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    # Half a character could not even be sent back.
    return name if isinstance(name, str) and _ID.fullmatch(name) else None
