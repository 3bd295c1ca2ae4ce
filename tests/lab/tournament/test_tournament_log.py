"""The file of a tournament: what is kept is there again, and no other file is touched."""

import errno
import os
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from dreistein.lab.tournament import log as logs
from dreistein.lab.tournament.log import Log, NoState, NotWritten, StateDamaged, StateError
from dreistein.lab.tournament.tournament import Tournament
from dreistein.rules import Edition
from dreistein.text import LANGUAGES, Texts
from lab.tournament.samples import SHORT, result, tournament


def kept(path: Path, held: Tournament, blocks: int = 1) -> None:
    """A file with some finished blocks in it."""
    log = Log(path)
    held.resume(log)
    for pairing in held.plan.pairings(blocks):
        done = result(pairing, 300, 100)
        log.add(done)
        held.add(done)
    log.close()


def resumed(path: Path, held: Tournament) -> Tournament:
    with closing(Log(path)) as log:
        held.resume(log)
    return held


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    first = tournament("a", "b")
    kept(tmp_path / "state", first)
    again = resumed(tmp_path / "state", tournament("a", "b"))
    assert (again.counted, again.done) == (first.counted, 2)
    longer = resumed(tmp_path / "state", tournament("a", "b", blocks=50))
    assert longer.counted == first.counted, "a tournament can be made longer"


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_line_that_a_crash_cut_short_is_no_line(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "state"
    kept(path, tournament("a", "b"))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    half = tournament("a", "b")
    log = Log(path)
    half.resume(log)
    assert half.done == 1
    (missing,) = list(half.missing())[:1]
    log.add(result(missing, 300, 100))
    log.close()
    assert path.read_bytes() == whole, "the line is written again, in its place"


def test_a_file_that_crashed_at_once_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "state"
    kept(path, tournament("a", "b"))
    header = path.read_bytes().split(b"\n")[0]
    for cut in (0, 1, 10, 26, len(header) - 5, len(header)):
        path.write_bytes(header[:cut])
        assert resumed(path, tournament("a", "b")).done == 0
        assert path.read_bytes() == header + b"\n"


def refusal(path: Path, held: Tournament) -> StateError:
    with pytest.raises(StateError) as refused:
        resumed(path, held)
    said = {Texts(language).error(refused.value) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert Texts("en").error(refused.value) == str(refused.value)
    return refused.value


def test_another_tournament_s_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "state"
    kept(path, tournament("a", "b"))
    before = path.read_bytes()
    own = tournament("a", "b").settings
    for option, other in {
        "BOT": replace(own, bots=("a", "c")),
        "--seed": replace(own, seed="x"),
        "--players": replace(own, players=3),
        "--edition": replace(own, edition=Edition.from_json(SHORT)),
        "--millis": replace(own, millis=5),
    }.items():
        error = refusal(path, Tournament(other, 1))
        assert isinstance(error, logs.OtherTournament)
        assert f"another {option};" in str(error)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"Dear diary", b"{}\n", b"\n", b'{"dreistein": 1}\n', b"\xff"])
def test_a_file_that_is_no_tournament_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    assert isinstance(refusal(path, tournament("a", "b")), NoState)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line", [b"nonsense", b"[]", b"{}", b'{"block": 0}', b"\xff", b'{"block": [1]}']
)
def test_a_damaged_file_is_refused(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "state"
    kept(path, tournament("a", "b"))
    header, first, second, _ = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([header, first, line, second, b""]))
    error = refusal(path, tournament("a", "b"))
    assert isinstance(error, StateDamaged)
    assert str(error).startswith("Line 3 ")
    # So is one with the result of another match.
    whole = b"\n".join([header, first, second, b""])
    path.write_bytes(whole.replace(b'["b", "a"]', b'["a", "b"]'))
    assert isinstance(refusal(path, tournament("a", "b")), StateDamaged)


def test_two_cannot_write_at_once(tmp_path: Path) -> None:
    log = Log(tmp_path / "state")
    assert isinstance(refusal(tmp_path / "state", tournament("a", "b")), logs.StateInUse)
    log.close()


@pytest.mark.parametrize("device", ["/dev/null", "/dev/zero", "a pipe"])
def test_what_is_no_file_is_refused_and_not_read_to_an_end_it_has_not(
    device: str, tmp_path: Path
) -> None:
    path = Path(device)
    if device == "a pipe":
        path = tmp_path / "pipe"
        os.mkfifo(path)
    assert isinstance(refusal(path, tournament("a", "b")), NoState)


def test_a_full_disk_is_reported_and_earlier_lines_survive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "state"
    kept(path, tournament("a", "b"))
    held, log = tournament("a", "b"), Log(path)
    held.resume(log)
    (missing, *_) = held.missing()
    full = OSError(errno.ENOSPC, "No space left on device")
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", Mock(side_effect=full))
        with pytest.raises(NotWritten, match="the disk is full") as told:
            log.add(result(missing, 300, 100))
    log.close()
    assert len({Texts(language).error(told.value) for language in LANGUAGES}) == len(LANGUAGES)
    assert resumed(path, tournament("a", "b")).done == 2
