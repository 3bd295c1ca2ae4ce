"""Docstrings as Markdown: Sphinx roles become code, and examples become blocks of their own."""

import re
from typing import Any

import griffe

_ROLE = re.compile(r":\w+:`~?(?:[^`<]*<)?([\w.]+)>?`")


class MarkdownDocstrings(griffe.Extension):  # type: ignore[misc]  # Any without the site's tools
    """Rewrites every docstring when it is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = markdown_of(obj.docstring.value)


def markdown_of(docstring: str) -> str:
    """A docstring for a page.

    >>> print(markdown_of("See :class:`~dreistein.rules.Round`."))
    See `Round`.
    """
    text = _ROLE.sub(lambda role: f"`{role[1].rpartition('.')[2]}`", docstring)
    lines: list[str] = []
    in_example = False
    for line in text.splitlines():
        if line.lstrip().startswith(">>> ") and not in_example:
            lines += ["", "```pycon"]
            in_example = True
        elif in_example and not line.strip():
            lines.append("```")
            in_example = False
        lines.append(line)
    return "\n".join([*lines, "```"] if in_example else lines)
