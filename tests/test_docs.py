"""Pages that name files of the repository name real ones."""

import re
from pathlib import Path

import pytest

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


def paths_in(page: str) -> list[str]:
    """Code spans that look like a file or a folder."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    spans = re.findall(r"`([^`\s]+)`", text)
    return [
        span
        for span in spans
        if re.fullmatch(r"[\w.*-]+(/[\w.*-]*)*(\.(py|js|md|ftl|json|ts|toml)|/)", span)
        and not INVENTED.search(span)
    ]


def anchors_of(page: Path) -> set[str]:
    """The anchors of a page's headings, as the site and the forge make them."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = [
        re.sub(r"[`*]|\]\([^)]*\)|\[", "", line) for line in re.findall(r"^#+ (.+)$", text, re.M)
    ]
    return {
        re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", each.lower()).strip()) for each in headings
    }


def broken_links(page: Path) -> list[str]:
    """Links of a page to files or headings that are not there."""
    text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    broken = []
    for link in re.findall(r"\]\((?!\w+:)([^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists() or (
            anchor and file.suffix == ".md" and anchor not in anchors_of(file)
        ):
            broken.append(link)
    return broken


@pytest.mark.parametrize(
    "page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]), ids=lambda page: page.stem
)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken_links(page) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_path_is_there(page: str) -> None:
    paths = paths_in(page)
    assert paths
    assert [path for path in paths if not exists(path)] == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\((\d[^)]+)\)", (folder / "README.md").read_text("utf-8"))
    assert listed == sorted(path.name for path in folder.glob("[0-9]*.md"))


def test_every_decision_is_headed_by_its_number() -> None:
    for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"):
        assert path.read_text("utf-8").startswith(f"# {int(path.name[:4])}. ")


def test_the_first_bot_on_the_page_is_the_example() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    assert (ROOT / "docs" / "examples" / "first.py").read_text("utf-8") in page
