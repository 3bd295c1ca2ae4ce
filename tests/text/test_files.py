"""Files are written whole; why one cannot be used is a word of every language, or the system's."""

import errno
import os
from pathlib import Path

import pytest

from dreistein.rules import EDITIONS, Header, Record
from dreistein.terminal.record_file import RecordFile, RecordNotWritten
from dreistein.text import LANGUAGES, Texts
from dreistein.text.files import REASONS, reason_of, write_whole


@pytest.mark.parametrize(
    ("number", "word"),
    [
        *((number, "not-found") for number in (errno.ENOENT, errno.ENOTDIR)),
        (errno.EISDIR, "directory"),
        *((number, "permission") for number in (errno.EACCES, errno.EPERM, errno.EROFS)),
        *((number, "full") for number in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)),
        *((number, "name") for number in (errno.EINVAL, errno.EILSEQ, errno.ENAMETOOLONG)),
        (errno.EIO, f'"{os.strerror(errno.EIO)}"'),
    ],
)
def test_known_errors_have_a_word(number: int, word: str) -> None:
    assert reason_of(OSError(number, os.strerror(number))) == word
    assert word in REASONS or word == f'"{os.strerror(number)}"'


def test_an_error_without_a_number_is_quoted() -> None:
    assert reason_of(OSError("cannot seek")) == '"cannot seek"'
    assert reason_of(ValueError("embedded null byte")) == "name"


def test_every_language_has_words_for_the_reasons() -> None:
    for word in REASONS:
        wordings = {Texts(language)("file-fault", reason=word) for language in LANGUAGES}
        assert len(wordings) == len(LANGUAGES)
        assert word not in wordings


def test_a_record_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    record = Record(Header(EDITIONS["german"], ("A", "B")), ())
    with pytest.raises(RecordNotWritten, match=r"^not-found$"):
        RecordFile(tmp_path / "no" / "such" / "folder.json", record)
    sentence = Texts("de")("record-failed", path="x", reason="full")
    assert sentence == "Die Partie ließ sich nicht nach x schreiben: der Datenträger ist voll."


def test_a_file_is_replaced_whole_or_kept(tmp_path: Path) -> None:
    file, folder = tmp_path / "file", tmp_path / "folder"
    file.write_bytes(b"old")
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    (folder / "in it").mkdir(parents=True)
    with pytest.raises(OSError, match="folder"):
        write_whole(folder, b"new")
    assert sorted(tmp_path.iterdir()) == [file, folder]
