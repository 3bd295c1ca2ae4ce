"""What MkDocs does beyond its configuration: pages from the root, and a reference of every package.

The pages are written for a reader of the repository, so docs/serve.md links to
``../deploy/nginx.conf``. On the site those files lie elsewhere, and links follow. With
``DREISTEIN_GAME`` (``make website``) the site has the whole game, too, and its first page opens it.
"""

import os
import posixpath
import re
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from importlib import import_module
from inspect import isclass, isroutine
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.site_docstrings import Places

from bench.good_play.report import TABLES, table
from dreistein import __version__
from dreistein.rulebook.strategy import parts

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "dreistein"
BESIDE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "LICENSE": "LICENSE",
    "bench/results.md": "benchmarks.md",
    **{
        file.relative_to(ROOT).as_posix(): file.relative_to(ROOT).as_posix()
        for file in (ROOT / "deploy").rglob("*")
        if file.is_file()
    },
}
"""Files outside docs/ that the site has, and what they are called there."""
PACKAGES = (
    *("rules", "kernel", "processes", "bots", "coach", "lab", "envs", "protocol", "table", "pads"),
    *("rulebook", "pictures", "text", "web", "terminal", "offline", "commands"),
)
GAME = ROOT / "build" / "static"
REPOSITORY = os.environ.get("DREISTEIN_REPOSITORY", "")
"""Its address: where it has none yet, nothing links to it."""
WITH_GAME = os.environ.get("DREISTEIN_GAME") == "1"
PLAY_NOW = "<!-- play now -->"
BUTTONS = """
<p>
<a class="md-button md-button--primary" href="game/index.html">Play now</a>
<a class="md-button" href="game/pad/index.html">Keep score</a>
<a class="md-button" href="game/rules/index.html">The rules</a>
</p>
"""
"""Where the site has the game: it opens as it is, in this browser."""
MOST_BYTES = 300_000
_LONGEST_VALUE = 60
_LAST_FOUND = "---\nsearch: {boost: 0.2}\n---\n"
"""Before a page that a search finds after all others."""
_TARGET = re.compile(r'<[^>]+ (?:href|src)="(?!\w+:|//|/|#)([^"#?]+)')
_INNER = re.compile(r'href="((?:\.\./)*)internals/[\w.]+\.html#(dreistein\.[\w.]+)"')
_LINK = re.compile(r'(\]\(|src=")(?![a-z]+:|#|/)([^)"#\s]+)')


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill in the parts of the navigation that are lists of files."""
    decisions = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    filled: dict[str, list[Any]] = {
        "decisions": [f"decisions/{path.name}" for path in decisions],
        "api": [{f"dreistein.{package}": f"api/{package}.md"} for package in PACKAGES],
    }
    filled["decisions"].insert(0, {"All": "decisions/README.md"})
    config.nav = _filled(config.nav, filled)
    config.copyright = f"Dreistein {__version__}"
    if REPOSITORY:
        config.repo_url = REPOSITORY
        config.edit_uri = "edit/main/docs/"
    return config


def _filled(nav: Any, by_name: dict[str, list[Any]]) -> Any:
    if isinstance(nav, list):
        return [_filled(entry, by_name) for entry in nav]
    if isinstance(nav, dict):
        return {title: _filled(entry, by_name) for title, entry in nav.items()}
    return by_name.get(nav, nav)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files of the root, and a page for each package."""
    for path, uri in BESIDE.items():
        file = File.generated(config, uri, abs_src_path=str(ROOT / path))
        file.edit_uri = f"../{path}"
        files.append(file)
    for package in PACKAGES:
        for uri, content in _pages(package):
            files.append(File.generated(config, uri, content=content))
    return files


def _modules(package: str) -> list[str]:
    """The modules of a package, as dotted names."""
    paths = sorted((PACKAGE / package).rglob("*.py"))
    names = (".".join(path.relative_to(PACKAGE).with_suffix("").parts) for path in paths)
    return [found for name in names if (found := name.removesuffix(".__init__")) != package]


def _public(package: str) -> list[str]:
    """The names that a package offers, in its own order."""
    return list(getattr(import_module(f"dreistein.{package}"), "__all__", ()))


def _path(package: str, name: str) -> str:
    """Where a public name is found, also if its module is called the same."""
    return (
        f"{package}.{name}.{name}"
        if f"{package}.{name}" in _modules(package)
        else f"{package}.{name}"
    )


def _pages(package: str) -> Iterator[tuple[str, str]]:
    """The reference of a package: its own page, one for each public name, one for each module."""
    yield f"api/{package}.md", _reference(package)
    shown = "{show_root_full_path: false, show_root_heading: true, heading_level: 1}"
    public = _public(package)
    for name in public:
        text = f"::: dreistein.{_path(package, name)}\n    options: {shown}\n"
        beside = f"[dreistein.{package}]({package}.md) › `from dreistein.{package} import {name}`"
        yield f"api/{package}.{name}.md", f"{beside}\n\n{text}"
    for module in _modules(package):
        text = f"{_LAST_FOUND}# dreistein.{module}\n\n::: dreistein.{module}\n"
        if (name := module.removeprefix(f"{package}.")) in public:  # which has a page already
            text += f'    options: {{filters: ["!^_", "!^{name}$"]}}\n'
        yield f"api/internals/{module}.md", text


def _reference(package: str) -> str:
    """The page of a package: what it is for, its public names, and where its modules are."""
    parts = [f"# dreistein.{package}\n\n::: dreistein.{package}\n    options: {{members: false}}\n"]
    made = import_module(f"dreistein.{package}")
    groups: dict[str, list[str]] = {}
    for name in _in_order(package):
        row = f"| [`{name}`]({package}.{name}.md) | {_summary(package, name)} |"
        groups.setdefault(_kind(getattr(made, name)), []).append(row)
    parts += [
        "\n".join([f"## {kind}", "", "| | |", "|---|---|", *groups[kind], ""])
        for kind in ("Classes", "Functions", "Values", "Errors")
        if kind in groups
    ]
    inner = [f"- [`{module}`](internals/{module}.md)" for module in _modules(package)]
    parts.append("\n".join(["## Module by module", "", *inner, ""]))
    return "\n".join(parts)


@cache
def _source() -> griffe.Module:
    """The sources, read but not run: only they have the texts of values."""
    return griffe.load("dreistein", search_paths=[PACKAGE.parent], allow_inspection=False)


@cache
def _places() -> Places:
    return Places(_source())


def _in_order(package: str) -> list[str]:
    """The public names as one meets them: those of the introduction, then module by module."""
    module, public = _source()[package], _public(package)
    told = re.findall(r"\w+", module.docstring.value if module.docstring else "")
    return [name for name in dict.fromkeys([*told, *module.imports, *public]) if name in public]


def _kind(found: Any) -> str:
    if isclass(found):
        return "Errors" if issubclass(found, Exception) else "Classes"
    return "Functions" if isroutine(found) else "Values"


def _summary(package: str, name: str) -> str:
    """The first sentence about a name, and what a short value is."""
    told = _source()[_path(package, name)].docstring
    text = "" if told is None else " ".join(told.value.partition("\n\n")[0].split())
    found = getattr(import_module(f"dreistein.{package}"), name)
    value = repr(found)
    if _kind(found) == "Values" and len(value) <= _LONGEST_VALUE and "|" not in value:
        text = f"`{value}` {text}"
    return re.sub(r":\w+:`~?(?:[\w.]+\.)?([\w.]+)`", r"`\1`", text).replace("|", "\\|")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links to where the files are on the site, and add the figures of good play."""
    uri = page.file.src_uri
    if uri == "index.md":
        return markdown.replace(PLAY_NOW, BUTTONS if WITH_GAME else "")
    if uri == "strategy.md":
        markdown = markdown.replace(TABLES, table(parts()))
    beside = {there: path for path, there in BESIDE.items()}
    folder = posixpath.dirname(beside.get(uri, f"docs/{uri}"))

    def moved(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, link[2]))
        there = BESIDE.get(target, target.removeprefix("docs/"))
        return link[1] + posixpath.relpath(there, posixpath.dirname(uri) or ".")

    return markdown if uri.startswith("api/") else _LINK.sub(moved, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Let the types in signatures lead to public pages, not to the modules behind them."""

    def led(link: re.Match[str]) -> str:
        name, path = _places().public(link[2])
        if name is None:
            return link[0]
        return f'href="{link[1]}{name.removeprefix("dreistein.")}.html#{path}"'

    return _INNER.sub(led, output) if page.file.src_uri.startswith("api/") else output


def on_post_build(config: MkDocsConfig) -> None:
    """Add the game; let no link of any page lead nowhere, and no page be too long to read."""
    site = Path(config.site_dir)
    pages = [page for page in site.rglob("*.html") if page.name != "404.html"]
    if WITH_GAME:
        shutil.copytree(GAME, site / "game", dirs_exist_ok=True)
    long = sorted(page.name for page in pages if page.stat().st_size > MOST_BYTES)
    if long:
        raise PluginError(f"These pages are larger than {MOST_BYTES // 1000} kB: {', '.join(long)}")
    lost = {
        f"{page.relative_to(site)}: {target}"
        for page in pages
        for target in _TARGET.findall(page.read_text("utf-8"))
        if not (page.parent / unescape(unquote(target))).exists()
    }
    if lost:
        raise PluginError("These links lead nowhere:\n" + "\n".join(sorted(lost)))
