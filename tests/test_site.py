"""The site of docs/: no link of a built page leads nowhere."""

from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

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
