"""Docstrings as Markdown: Sphinx roles become links, and examples become blocks of their own."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import griffe

_ROLE = re.compile(r":\w+:`~?(?:([^`<]*?)\s*<)?([\w.]+)>?`")


class MarkdownDocstrings(griffe.Extension):  # type: ignore[misc]  # Any without the site's tools
    """Rewrites every docstring once the whole package has been read."""

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        places = Places(pkg)
        for obj in _inside(pkg):
            if obj.docstring is not None:
                module = obj if obj.is_module else obj.module
                holder = obj if obj.is_class else obj.parent
                near = [found.path for found in (holder, module) if found is not None]
                obj.docstring.value = markdown_of(obj.docstring.value, places, near)


def _inside(obj: griffe.Object) -> Iterator[griffe.Object]:
    """An object and everything in it that is defined there."""
    yield obj
    for member in obj.members.values():
        if not member.is_alias:
            yield from _inside(member)


class Places:
    """Where the site describes something: its anchors."""

    def __init__(self, package: griffe.Module) -> None:
        self._package = package
        self._public: dict[str, tuple[str, str]] = {}
        """What packages offer, by where it is defined: its public name, and its anchor."""
        for name, module in package.modules.items():
            for public in getattr(import_module(f"dreistein.{name}"), "__all__", ()):
                path = found = f"dreistein.{name}.{public}"
                if module[public].is_module:  # of the same name: dreistein.rules.view.view
                    found = f"{path}.{public}"
                defined = package[found.removeprefix("dreistein.")].canonical_path
                self._public[defined] = (path, found)

    def anchor(self, target: str, near: list[str]) -> str | None:
        """The anchor of what a role names, looked for where the role stands first."""
        for path in (*(f"{each}.{target}" for each in near), target):
            found = self._found(path)
            if found is not None:
                return found
        return None

    def _found(self, path: str) -> str | None:
        parts = path.removeprefix("dreistein.").split(".")
        if not path.startswith("dreistein.") or any(part.startswith("_") for part in parts):
            return None
        try:
            found = self._package[tuple(parts)]
            canonical = found.canonical_path
        except (KeyError, griffe.AliasResolutionError):
            return None
        if found.is_module:
            same = self.public(f"{canonical}.{found.name}")
            return same[1] if same[0] else re.sub(r"\W", "", canonical)
        return self.public(canonical)[1]

    def public(self, path: str) -> tuple[str | None, str]:
        """The public name that something belongs to, if any, and its anchor."""
        for at in range(path.count("."), 1, -1):
            owner = ".".join(path.split(".")[: at + 1])
            if owner in self._public:
                name, anchor = self._public[owner]
                return name, anchor + path.removeprefix(owner)
        return None, path


def markdown_of(docstring: str, places: Places | None = None, near: list[str] | None = None) -> str:
    """A docstring for a page.

    >>> print(markdown_of("See :class:`~dreistein.rules.Round`."))
    See `Round`.
    """

    def link(role: re.Match[str]) -> str:
        label = f"`{role[1] or role[2].rpartition('.')[2]}`"
        anchor = None if places is None else places.anchor(role[2], near or [])
        return label if anchor is None else f"[{label}][{anchor}]"

    text = _ROLE.sub(link, docstring)
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
