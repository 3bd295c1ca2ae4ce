"""Why a file cannot be used, in words of our own where there are some."""

import errno
import os
from pathlib import Path

import pytest

from dreistein.rules import EDITIONS, Header, Record
from dreistein.terminal.record_file import Keeper, NotKept
from dreistein.text import LANGUAGES, Texts
from dreistein.text.os_errors import FAULTS, fault


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (errno.ENOENT, "not-found"),
        (errno.EISDIR, "directory"),
        (errno.EACCES, "permission"),
        (errno.ENOSPC, "full"),
        (errno.ENAMETOOLONG, "name"),
        (errno.EIO, f'"{os.strerror(errno.EIO)}"'),
    ],
)
def test_faults(number: int, word: str) -> None:
    assert fault(OSError(number, os.strerror(number))) == word


def test_an_error_without_a_number_is_quoted() -> None:
    assert fault(OSError("cannot seek")) == '"cannot seek"'
    assert fault(ValueError("embedded null byte")) == "name"


def test_every_language_has_words_for_them() -> None:
    for word in FAULTS:
        said = {Texts(language)("file-fault", reason=word) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert word not in said


def test_a_game_that_cannot_be_kept_says_why(tmp_path: Path) -> None:
    record = Record(Header(EDITIONS["german"], ("A", "B")), ())
    with pytest.raises(NotKept, match=r"^not-found$"):
        Keeper(tmp_path / "no" / "such" / "folder.json", record)
    said = Texts("de")("record-failed", path="x", reason="full")
    assert said == "Die Partie ließ sich nicht nach x schreiben: der Datenträger ist voll."
