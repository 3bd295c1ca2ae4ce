"""A version is tagged only where tree, version, citation and changelog agree."""

import subprocess
from pathlib import Path

import pytest
from scripts import release

NEW = "## 1.2.0 (2027-01-02)\n\nSee [the pad](docs/pad.md).\n\n"
CHANGELOG = f"# Changelog\n\n{NEW}## 1.1.0 (2026-12-01)\n\nOld.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small repository that is ready for 1.2.0."""
    package = tmp_path / "src" / "dreistein"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CITATION.cff").write_text("title: Dreistein\nversion: 1.2.0\n")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / ".gitignore").write_text("build/\n")
    (tmp_path / "Makefile").write_text("dirty:\n\ttouch left\nfails:\n\tfalse\nfine:\n\ttrue\n")
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    commit(tmp_path)
    return tmp_path


def git(root: Path, *words: str) -> None:
    name = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    subprocess.run(["git", "-C", str(root), *name, *words], check=True)


def commit(root: Path) -> None:
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", "Begin")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("src/dreistein/__init__.py", '__version__ = "1.1.0"\n', "__init__.py has no line"),
        ("CITATION.cff", "version: 1.1.0\n", "CITATION.cff has no line"),
        ("CHANGELOG.md", "# Changelog\n\n## 1.2.0\n\nNo date.\n", "no heading: ## 1.2.0"),
    ],
)
def test_what_does_not_agree_is_named(root: Path, file: str, text: str, complaint: str) -> None:
    assert release.problems(root, "1.2.0") == []
    (root / file).write_text(text)
    assert release.problems(root, "1.2.0")[0] == f"The tree is not clean: M {file}"
    commit(root)
    (found,) = release.problems(root, "1.2.0")
    assert complaint in found


def test_a_tag_is_written_once_after_all_targets(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("NAME", "Ada"), ("EMAIL", "ada@example.org")):
        monkeypatch.setenv(f"GIT_COMMITTER_{name}", value)
    assert release.main(["check", "1.2.0", "--tagged"], root) == 1
    assert "has no tag v1.2.0" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="make fails failed, so"):
        release.main(["tag", "1.2.0", "--targets", "fails"], root)
    with pytest.raises(SystemExit, match="Building changed the tree"):
        release.main(["tag", "1.2.0", "--targets", "dirty"], root)
    (root / "left").unlink()
    words = ["--targets", "fine", "--home", "https://forge.example/dreistein"]
    assert release.main(["tag", "v1.2.0", *words], root) == 0
    assert release.main(["check", "v1.2.0", "--tagged"], root) == 0
    told = (root / "build" / "notes-1.2.0.md").read_text()
    assert told == "See [the pad](https://forge.example/dreistein/blob/v1.2.0/docs/pad.md).\n"
    assert release.main(["tag", "1.2.0", "--targets", "fine"], root) == 1
    assert release.problems(root, "next")[0].startswith("next is no version")
