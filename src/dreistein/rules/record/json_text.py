"""JSON as others will read it again: UTF-8, no name twice, no NaN, no number beyond a float.

Python's own decoder takes more than that: UTF-16, half characters, ``NaN``, ``1e999``.

>>> decode(b'{"a": [1, 2.5]}')
{'a': [1, 2.5]}
>>> try:
...     decode(b'{"a": NaN}')
... except NotJson as error:
...     print(error)
This is not JSON in UTF-8: a value contains NaN or Infinity, which JSON does not have, at byte 0.
"""

import json
import re
from collections import Counter
from typing import Any, NoReturn

from dreistein.rules.errors import quote
from dreistein.rules.record.errors import FieldTwice, NotJson
from dreistein.rules.record.format import location

_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")


def decode(data: bytes, start: int = 0, path: str = "") -> Any:
    """The value of a JSON text; ``start`` and ``path`` say where it stands, for the errors."""
    try:
        return _DECODER.decode(data.decode())
    except json.JSONDecodeError as error:
        at = start + len(error.doc[: error.pos].encode(errors="surrogatepass"))
        raise NotJson(fault=_fault_of(error.msg), at=at) from error
    except UnicodeDecodeError as error:
        raise NotJson(fault="bytes", at=start + error.start) from error
    except RecursionError as error:
        raise NotJson(fault="deep", at=start) from error
    except _Twice as error:
        raise FieldTwice(where=location(path), field=quote(str(error))) from None
    except _Constant as error:
        raise NotJson(fault="constant", at=start) from error
    except ValueError as error:
        raise NotJson(fault="number", at=start) from error


def check(data: bytes) -> None:
    """Raise unless the text is JSON that can be stored and sent on as it is.

    Escapes may spell half a character (``\\ud800``), which no UTF-8 text can hold.
    """
    value = decode(data)
    found = _SURROGATE.search(data)
    if found is not None:
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise NotJson(fault="escape", at=found.start()) from error


_FAULTS = {
    "Expecting value": "value",
    "Expecting property name": "name",
    "Illegal trailing comma": "value",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Extra data": "more",
    "Unterminated string": "quote",
    "Invalid control character": "control",
    "Invalid \\": "escape",
}
"""How the messages of the standard library's decoder begin, in all versions of Python."""


def _fault_of(message: str) -> str:
    """The ``fault`` of a :class:`NotJson`, from a message of the standard library's decoder."""
    return next((fault for start, fault in _FAULTS.items() if message.startswith(start)), "unknown")


class _Twice(ValueError):
    """An object has the same name twice."""


class _Constant(ValueError):
    """NaN or Infinity, which Python's decoder takes but JSON does not have."""


def _unique_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        counted = Counter(name for name, _ in pairs)
        raise _Twice(counted.most_common(1)[0][0])
    return found


def _parse_float(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{text} is too large")
    return number


def _refuse_constant(text: str) -> NoReturn:
    raise _Constant(text)


_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique_names, parse_float=_parse_float, parse_constant=_refuse_constant
)
