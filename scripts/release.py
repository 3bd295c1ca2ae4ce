"""Check that everything is ready for a version, and tag it; nothing is published.

    python scripts/release.py check 1.0.0    # tree, version, citation and changelog agree
    python scripts/release.py notes 1.0.0    # what the changelog says of it
    python scripts/release.py tag 1.0.0      # check, build and try everything, write the tag

``make release VERSION=1.0.0`` does the last; docs/releasing.md says what comes after it.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGETS = ("test", "dist", "website")
"""What must pass before the tag is written."""
_VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
_DATED = re.compile(r"\(\d{4}-\d\d-\d\d\)")


def git(root: Path, *words: str) -> str:
    """What git prints."""
    return subprocess.run(
        ["git", "-C", str(root), *words], check=True, capture_output=True, text=True
    ).stdout.strip()


def problems(root: Path, version: str, tagged: bool = False) -> list[str]:
    """What stands against this version, a sentence each. ``tagged``: its tag must be here."""
    if not _VERSION.fullmatch(version):
        return [f"{version} is no version; one reads 1.0.0, or 1.0.0rc1 before it."]
    found = []
    if changed := git(root, "status", "--porcelain"):
        found.append(f"The tree is not clean: {changed.splitlines()[0].strip()}")
    tags = git(root, "tag", "--points-at", "HEAD").split()
    if tagged and f"v{version}" not in tags:
        found.append(f"The commit has no tag v{version}; it has {', '.join(tags) or 'none'}.")
    if not tagged and git(root, "tag", "--list", f"v{version}"):
        found.append(f"There is a tag v{version} already.")
    package = (root / "src/dreistein/__init__.py").read_text("utf-8")
    for name, text, line in (
        ("src/dreistein/__init__.py", package, f'__version__ = "{version}"'),
        ("CITATION.cff", (root / "CITATION.cff").read_text("utf-8"), f"version: {version}"),
    ):
        if line not in text.splitlines():
            found.append(f"{name} has no line: {line}")
    heading, _ = entry(root, version)
    if not _DATED.search(heading):
        found.append(f"CHANGELOG.md has no heading: ## {version} (its date, as 2026-11-19)")
    return found


def entry(root: Path, version: str) -> tuple[str, str]:
    """The heading and the text of a version in the changelog, or nothing."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^(## {re.escape(version)}\b[^\n]*)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return (found[1], found[2].strip()) if found else ("", "")


def notes(root: Path, version: str, home: str) -> str:
    """What a reader of the release is told: the changelog's entry, links to files of this tag.

    ``home`` is the address of the repository, without which a link would depend on the page.
    """
    _, text = entry(root, version)
    return re.sub(r"\]\((?!\w+:|#)([^)]+)\)", rf"]({home}/blob/v{version}/\1)", text) + "\n"


def tag(root: Path, version: str, home: str, targets: tuple[str, ...]) -> None:
    """Run the targets, write the notes, and tag the commit."""
    for target in targets:
        if subprocess.run(["make", target], cwd=root).returncode:
            raise SystemExit(f"make {target} failed, so v{version} is not tagged.")
    if changed := git(root, "status", "--porcelain"):
        raise SystemExit(f"Building changed the tree: {changed.splitlines()[0].strip()}")
    told = root / "build" / f"notes-{version}.md"
    told.parent.mkdir(exist_ok=True)
    told.write_text(notes(root, version, home), "utf-8")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Dreistein {version}")
    print(f"Tagged v{version}; its notes are in {told.relative_to(root)}. Nothing is published:")
    print(f"  git push origin v{version}    # begins the release, see docs/releasing.md")


def main(argv: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("task", choices=("check", "notes", "tag"))
    parser.add_argument("version")
    parser.add_argument("--tagged", action="store_true", help="check: the tag must be here")
    parser.add_argument("--home", default="..", help="the repository's address, for links in notes")
    parser.add_argument("--targets", default=" ".join(TARGETS), help="of make, before tagging")
    args = parser.parse_args(argv)
    version = args.version.removeprefix("v")
    if args.task == "notes":
        print(notes(root, version, args.home), end="")
        return 0
    found = problems(root, version, args.tagged)
    for sentence in found:
        print(sentence, file=sys.stderr)
    if not found and args.task == "tag":
        tag(root, version, args.home, tuple(args.targets.split()))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
