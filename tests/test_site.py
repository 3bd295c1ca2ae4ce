"""The site of docs/: no link of a built page leads nowhere."""

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from browser.conftest import CHROMIUM
from dreistein import rules

pytestmark = pytest.mark.lab
PAGE = (
    '<a href="play%20here.html#turn">Play</a> <img src="tile.svg"> <a href="https://x.org/y">y</a>'
)


@pytest.fixture
def hooks() -> ModuleType:
    """What the build of the site calls; it needs MkDocs, which only the lab has."""
    return import_module("scripts.site_hooks")


def test_a_link_that_leads_nowhere_fails_the_build(
    hooks: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "WITH_GAME", False)
    config = SimpleNamespace(site_dir=str(tmp_path))
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "play here.html").write_text('<a href="index.html?a=b">back</a>')
    with pytest.raises(Exception, match=r"lead nowhere:\nindex.html: tile.svg$"):
        hooks.on_post_build(config)
    (tmp_path / "tile.svg").write_text("")
    hooks.on_post_build(config)


def test_the_first_page_opens_the_game_where_the_site_has_it(
    hooks: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "static").mkdir()
    for name in ("index.html", "pad/index.html", "rules/index.html"):
        file = tmp_path / "static" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("")
    monkeypatch.setattr(hooks, "GAME", tmp_path / "static")
    page = SimpleNamespace(file=SimpleNamespace(src_uri="index.md"))
    text = (hooks.ROOT / "docs" / "index.md").read_text("utf-8")
    site = tmp_path / "site"
    site.mkdir()
    for with_game in (False, True):
        monkeypatch.setattr(hooks, "WITH_GAME", with_game)
        shown = hooks.on_page_markdown(text, page, None, None)
        assert (hooks.BUTTONS in shown) is with_game
        assert hooks.PLAY_NOW not in shown
        (site / "index.html").write_text(hooks.BUTTONS if with_game else "")
        hooks.on_post_build(SimpleNamespace(site_dir=str(site)))
        assert (site / "game" / "index.html").exists() is with_game


def test_every_package_has_a_page_and_every_public_name_one_of_its_own(hooks: Any) -> None:
    folders = {path.parent.name for path in hooks.PACKAGE.glob("*/__init__.py")}
    assert set(hooks.PACKAGES) == folders
    pages = dict(hooks._pages("rules"))
    listed = pages["api/rules.md"].split("## Module by module")[0]
    kinds = listed.split("\n## ")[1:]
    assert [kind.splitlines()[0] for kind in kinds] == ["Classes", "Functions", "Values", "Errors"]
    assert "| [`DRAW`](rules.DRAW.md) | `Draw(tile=None)` " in kinds[2]
    first = re.findall(r"\[`(\w+)`\]", kinds[0])[:5]
    assert first == ["Round", "Match", "View", "Edition", "Record"], "as the introduction"
    for name in rules.__all__:
        assert f"[`{name}`](rules.{name}.md)" in listed
        assert f"::: dreistein.{hooks._path('rules', name)}\n" in pages[f"api/rules.{name}.md"]
    assert "| [`Round`](rules.Round.md) | A position within a round." in listed
    untold = re.compile(r"^\| (\[.*\)) \|(?: `[^`]*`)? *\|$", re.MULTILINE)
    values = [
        untold.findall(hooks._reference(each).split("## Errors")[0]) for each in hooks.PACKAGES
    ]
    assert not [name for names in values for name in names], "a sentence is missing"
    assert "api/internals/rules.record.referee.md" in pages


def test_names_in_docstrings_and_signatures_lead_to_public_pages(hooks: Any) -> None:
    places, docstrings = hooks._places(), import_module("scripts.site_docstrings")

    def linked(docstring: str) -> str:
        return str(docstrings.markdown_of(docstring, places, ["dreistein.rules.match"]))

    assert linked(":class:`Match`") == "[`Match`][dreistein.rules.Match]"
    assert linked(":meth:`its\nview <dreistein.rules.match.Match.view>`") == (
        "[`its\nview`][dreistein.rules.Match.view]"
    )
    assert linked(":func:`~dreistein.rules.view`") == "[`view`][dreistein.rules.view.view]"
    assert linked(":class:`_Inner` :mod:`numpy`") == "`_Inner` `numpy`"
    named = {
        role[2]
        for each in docstrings._inside(hooks._source())
        if each.docstring is not None
        for role in docstrings._ROLE.finditer(each.docstring.value)
        if role[2].startswith("dreistein.")
    }
    lost = {path for path in named if places.anchor(path, []) is None}
    assert not lost, "nothing has that name"
    page = SimpleNamespace(file=SimpleNamespace(src_uri="api/rules.Match.md"))
    inner = 'href="internals/rules.view.html#dreistein.rules.view.{}"'
    for name, public in (("View", "View.html#dreistein.rules.View"), ("view", "view.html#{0}")):
        path = public.format("dreistein.rules.view.view")
        shown = hooks.on_post_page(inner.format(name), page, None)
        assert shown == f'href="rules.{path}"'
    unknown = inner.format("_seen")
    assert hooks.on_post_page(unknown, page, None) == unknown


@pytest.mark.nightly
def test_the_search_works_from_disk_and_fetches_nothing_from_elsewhere(
    hooks: Any, tmp_path: Path
) -> None:
    load_config = import_module("mkdocs.config").load_config
    build = import_module("mkdocs.commands.build").build
    playwright = import_module("playwright.sync_api")
    build(load_config(str(hooks.ROOT / "mkdocs.yml"), site_dir=str(tmp_path / "site")))
    asked: list[str] = []
    with playwright.sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto((tmp_path / "site" / "api" / "rules.html").as_uri())
        page.locator("input[name=query]").fill("hexagon bonus")
        found = page.locator(".md-search-result__item a[href*='rules.html']")
        found.first.wait_for(state="attached")
        browser.close()
    assert not [url for url in asked if not url.startswith(("file:", "blob:", "data:"))]


def test_a_page_that_is_too_long_fails_the_build(
    hooks: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "WITH_GAME", False)
    page = tmp_path / "long.html"
    page.write_text("x" * hooks.MOST_BYTES)
    hooks.on_post_build(SimpleNamespace(site_dir=str(tmp_path)))
    page.write_text("x" * (hooks.MOST_BYTES + 1))
    with pytest.raises(Exception, match=r"larger than 300 kB: long.html"):
        hooks.on_post_build(SimpleNamespace(site_dir=str(tmp_path)))
