"""Bodies that are dear to read for a parser with a weakness, each as long as one wants.

A kind of body goes by the number of its bytes; what comes out is JSON, or nearly.
"""

import json
from collections.abc import Callable
from typing import Any

Grown = Callable[[int], str]


def _times(part: Callable[[int], str], size: int) -> list[str]:
    return [part(number) for number in range(size // (len(part(99_999)) + 1) + 1)]


VALUES: dict[str, Grown] = {
    "many names": lambda size: "{" + ",".join(_times(lambda n: f'"{n:05}":1', size)) + "}",
    "one name twice": lambda size: (
        "{" + ",".join([*_times(lambda n: f'"{n:05}":1', size), '"last":1,"last":1']) + "}"
    ),
    "one name always": lambda size: "{" + ",".join(_times(lambda n: '"a":1', size)) + "}",
    "deep lists": lambda size: "[" * (size // 2) + "]" * (size // 2),
    "deep objects": lambda size: '{"a":' * (size // 6) + "1" + "}" * (size // 6),
    "open lists": lambda size: "[" * size,
    "long text": lambda size: '"' + "a" * size + '"',
    "escapes": lambda size: '"' + "\\u0001" * (size // 6) + '"',
    "half characters": lambda size: '"' + "\\ud800" * (size // 6) + '"',
    "backslashes": lambda size: '"' + "\\\\" * (size // 2) + '"',
    "quotes": lambda size: '"' * size,
    "marks": lambda size: '"a' + "\u0301" * (size // 2) + '"',
    "spaces": lambda size: '"' + " " * size + '"',
    "blanks": lambda size: " " * size + "1",
    "long number": lambda size: "1" * size,
    "long fraction": lambda size: "1." + "1" * size,
    "long exponent": lambda size: "1e" + "0" * size + "1",
    "many long numbers": lambda size: "[" + ",".join(_times(lambda _: "9" * 4300, size)) + "]",
    "many numbers": lambda size: "[" + ",".join(_times(lambda _: "1", size)) + "]",
    "many texts": lambda size: "[" + ",".join(_times(lambda n: f'"{n:05}"', size)) + "]",
    "many objects": lambda size: "[" + ",".join(_times(lambda _: '{"a":1}', size)) + "]",
    "many nothings": lambda size: "[" + ",".join(_times(lambda _: "null", size)) + "]",
}


def example(schema: dict[str, Any], parts: dict[str, Any]) -> Any:
    """The plainest value that a JSON schema allows; ``parts`` are the schemas it refers to."""
    if "$ref" in schema:
        return example(parts[schema["$ref"].rpartition("/")[2]], parts)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return example(schema[several][0], parts)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    match schema.get("type"):
        case "object":
            required = schema.get("required", ())
            return {name: example(schema["properties"][name], parts) for name in required}
        case "array":
            return [example(schema["items"], parts)] if schema.get("minItems") else []
        case "integer" | "number":
            return schema.get("minimum", 0)
        case "boolean":
            return False
        case "string":
            return "a" * max(schema.get("minLength", 0), 64 if "pattern" in schema else 1)
    return None


def bodies(schema: dict[str, Any], parts: dict[str, Any]) -> dict[str, Grown]:
    """Bodies by name: hostile as a whole, and hostile in each field of a message of this kind."""
    if "$ref" in schema:
        schema = parts[schema["$ref"].rpartition("/")[2]]
    whole = example(schema, parts)
    fields = [*schema.get("properties", {}), "unknown"]
    found = dict(VALUES)
    for kind, value in VALUES.items():
        found[f"{kind} in every field"] = _in(whole, fields, value)
    found["a long list of fields"] = lambda size: json.dumps(
        {**whole, **{f"{number:06}": 0 for number in range(size // 12)}}
    )
    return found


def _in(whole: dict[str, Any], fields: list[str], value: Grown) -> Grown:
    def body(size: int) -> str:
        kept = [f"{json.dumps(name)}:{json.dumps(whole[name])}" for name in whole if name == "type"]
        each = value(size // len(fields))
        return "{" + ",".join([*kept, *(f'"{n}":{each}' for n in fields if n != "type")]) + "}"

    return body
