"""Pages that name files of the repository name real ones."""

import re
from pathlib import Path

import pytest

from dreistein import __version__

ROOT = Path(__file__).parents[1]
BASES = (ROOT, ROOT / "src" / "dreistein", ROOT / "src" / "dreistein" / "web" / "static")
PAGES = ("CONTRIBUTING.md", "docs/architecture.md", "docs/terms.md")
INVENTED = re.compile(r"\byours\b")
"""The file that a reader is about to write."""


def exists(path: str) -> bool:
    """Whether a path is there; a name alone may be anywhere in the package."""
    if "/" not in path.rstrip("/"):
        return any((ROOT / "src").rglob(path)) or (ROOT / path).exists()
    return any(any(base.glob(path)) for base in BASES)


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)


def paths_in(page: str) -> list[str]:
    """Code spans that look like a file or a folder."""
    path = r"`([\w.*-]+(?:/[\w.*-]*)*(?:\.(?:py|js|md|ftl|json|ts|toml)|/))`"
    return [span for span in re.findall(path, prose(ROOT / page)) if not INVENTED.search(span)]


def anchors_of(page: Path) -> set[str]:
    """The anchors of a page's headings, as the site and the forge make them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.M)
    shown = [re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading).lower() for heading in headings]
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading).strip()) for heading in shown}


def leads(page: Path, link: str) -> bool:
    """Whether the file and the heading are there."""
    path, _, anchor = link.partition("#")
    file = (page.parent / path).resolve() if path else page
    return file.exists() and (not anchor or file.suffix != ".md" or anchor in anchors_of(file))


@pytest.mark.parametrize(
    "page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]), ids=lambda page: page.stem
)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!\w+:)([^)\s]+)\)", re.sub(r"`[^`]*`", "", prose(page)))
    assert [link for link in links if not leads(page, link)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_path_is_there(page: str) -> None:
    paths = paths_in(page)
    assert paths
    assert [path for path in paths if not exists(path)] == []


def test_decisions_are_listed_without_holes_and_begin_with_what_was_decided() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\((\d[^)]+)\)", (folder / "README.md").read_text("utf-8"))
    assert listed == sorted(path.name for path in folder.glob("[0-9]*.md"))
    for number, name in enumerate(listed, 1):
        page = (folder / name).read_text("utf-8")
        assert (int(name[:4]), page.startswith(f"# {number}. ")) == (number, True)
        assert "\n\n**Decision.** " in page, name


def test_the_first_bot_on_the_page_is_the_example() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    assert (ROOT / "docs" / "examples" / "first.py").read_text("utf-8") in page


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
