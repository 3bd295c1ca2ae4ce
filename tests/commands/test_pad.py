"""``dreistein pad``: a folder for any web host."""

import json
import re
from pathlib import Path

import pytest

from cli import refused, run
from dreistein.rulebook.export import data
from dreistein.rules import EDITIONS
from dreistein.text import LANGUAGES
from dreistein.web.assets import pad_files
from sizes import SHOWN_LANGUAGES


def test_the_folder_has_every_file_that_the_pages_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shown(language: str, edition: str) -> str:
        """A book takes a while."""
        return data(language, edition) if language in SHOWN_LANGUAGES else ""

    monkeypatch.setattr(pad_files, "data", shown)
    folder = tmp_path / "site"
    done = run("pad", "--export", str(folder), "--language", "de")
    assert done.returncode == 0
    assert done.stdout.decode().startswith(f"Wertungsblock und Spielregeln liegen in {folder}: ")
    listed = json.loads((folder / "pad" / "files.json").read_text())
    assert json.loads(pad_files.file_list()) == listed, "the version follows the files"
    for address in [*listed["files"], *listed["books"]]:
        assert (folder / address.replace("pad/", "pad/index.html", address == "pad/")).is_file()
    assert len(listed["books"]) == len(LANGUAGES) * len(EDITIONS)
    for language in LANGUAGES:
        assert "sheet-enter = " in (folder / "api" / "text" / "pad" / language).read_text("utf-8")
    for icon in json.loads((folder / "pad.webmanifest").read_text())["icons"]:
        assert (folder / icon["src"]).read_bytes().startswith(b"\x89PNG")
    for page in ("pad/index.html", "static/rulebook/index.html"):
        text = (folder / page).read_text("utf-8")
        for name in re.findall(r'(?:src|href)="([^"]+)"', text):
            assert (folder / page).parent.joinpath(name).resolve().is_file(), (page, name)
        assert "<style" not in text
        assert not re.search(r"<script(?![^>]*src=)", text)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, sentence = refused("pad", "--export", str(tmp_path / "file"))
    assert (code, sentence.split(": ")[1]) == (2, "no-file")
