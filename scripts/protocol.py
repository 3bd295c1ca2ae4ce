"""Writes the page's wire types and the tables of docs/protocol.md; ``--check`` compares them.

On that page a generated table follows each of the marks ``<!-- sent: act -->`` (by a client),
``<!-- received: acted -->`` and ``<!-- object: RoundView -->``.
"""

import re
import sys
from pathlib import Path

from dreistein.protocol import client, schema, server

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "src/dreistein/web/static/shared/wire.d.ts"
PAGE = ROOT / "docs/protocol.md"
_MARK = re.compile(r"(<!-- (sent|received|object): ([\w-]+) -->\n)(?:\|.*\n)*")


def page(text: str) -> str:
    """The page with its tables made anew."""

    def table(mark: re.Match[str]) -> str:
        before, kind, name = mark.groups()
        if kind == "object":
            found = next(t for t in schema.types() if t.__name__ == name)
        else:
            found = schema.message_named(name, client if kind == "sent" else server)
        return f"{before}{schema.table(found)}\n"

    return _MARK.sub(table, text)


def main() -> int:
    """Write both files, or check them."""
    made = {TYPES: schema.typescript(), PAGE: page(PAGE.read_text(encoding="utf-8"))}
    if "--check" not in sys.argv:
        for file, text in made.items():
            file.write_text(text, encoding="utf-8")
        return 0
    old = [file for file, text in made.items() if file.read_text(encoding="utf-8") != text]
    for file in old:
        print(f"{file.relative_to(ROOT)} is out of date: run scripts/protocol.py", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    raise SystemExit(main())
