"""A data set on disk: a folder with records and columns, in parts that are whole or not there.

``selfplay.json`` says what was played. Each part has some matches: their records, one per line, in
``matches/000000.jsonl``, and their decisions in ``decisions/000000.parquet``, named by the first.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from dreistein import __version__
from dreistein.extras import require
from dreistein.lab.selfplay.decisions import Part, SelfPlay, play_matches
from dreistein.processes.tasks import MOST_LOSSES, Tasks, run_all
from dreistein.rules.errors import WORDS, DreisteinError, quote
from dreistein.text.files import REASONS, reason_of, write_whole

PART = 10
"""Matches in a part."""
_ABOUT = "selfplay.json"
_FOLDERS = {"jsonl": "matches", "parquet": "decisions"}

Columns = Mapping[str, list[Any]]


class NoDataSet(DreisteinError):
    code = "selfplay-no-data"
    sentence = (
        "The file {file} was not written by self-play; name a folder without it, or a new one."
    )


class OtherDataSet(DreisteinError):
    code = "selfplay-other"
    sentence = (
        "The folder {folder} holds another data set, one with another {setting}; "
        "repeat the command that started it, or choose a new folder."
    )


class PartUnwritten(DreisteinError):
    code = "selfplay-unwritten"
    sentence = "The file {file} cannot be written: {reason}; the complete parts are kept."
    words: ClassVar = {**WORDS, "reason": REASONS}


class PartLost(DreisteinError):
    code = "selfplay-workers"
    sentence = (
        "The matches from {first} on crashed their worker {times} times, the last with {how}."
    )


def schema() -> Any:
    """The columns of the decisions, as Arrow knows them."""
    require("data", "pyarrow")
    import pyarrow as pa

    text, texts = pa.string(), pa.list_(pa.string())
    return pa.schema(
        {
            "match": pa.int32(),
            "round": pa.int16(),
            "ply": pa.int16(),
            "seat": pa.int8(),
            "bot": pa.dictionary(pa.int16(), text),
            "stand_in": pa.bool_(),
            "hand": texts,
            "drawn": texts,
            "counts": pa.list_(pa.int8()),
            "stock": pa.int8(),
            "scores": pa.list_(pa.int32()),
            "totals": pa.list_(pa.int32()),
            "board": texts,
            "history": texts,
            "history_seats": pa.list_(pa.int8()),
            "ranking": texts,
            "numbers": pa.list_(pa.int16()),
            "values": pa.list_(pa.float32()),
            "action": text,
            "number": pa.int16(),
            "round_score": pa.int32(),
            "round_lead": pa.int32(),
            "win": pa.float32(),
        }
    )


def read_about(folder: Path) -> dict[str, Any] | None:
    """What was played in a folder; None if nothing was yet."""
    path = folder / _ABOUT
    if not path.exists():
        return None
    try:
        found = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError) as error:
        raise NoDataSet(file=quote(str(path))) from error
    if not isinstance(found, dict):
        raise NoDataSet(file=quote(str(path)))
    return found


@dataclass(frozen=True, slots=True)
class DataSet:
    """A folder with the matches of a plan, as far as they are played."""

    folder: Path
    plan: SelfPlay

    def begin(self) -> None:
        """Make the folder, or see that it is of the same plan."""
        about = {"dreistein": __version__, **self.plan.settings.to_json()}
        found = read_about(self.folder)
        if found is None:
            write(self.folder / _ABOUT, json.dumps(about, indent=1).encode() + b"\n")
            return
        for setting, value in about.items():
            if found.get(setting) != value:
                raise OtherDataSet(folder=quote(str(self.folder)), setting=setting)

    def missing(self) -> Iterator[tuple[int, int]]:
        """The parts still to be played: their first match, and how many they have."""
        for first in range(0, self.plan.matches, PART):
            count = min(PART, self.plan.matches - first)
            if self._records(first) < count or not self._path(first, "parquet").exists():
                yield first, count

    def play(self, pool: Tasks) -> Iterator[Part]:
        """Play what is missing, write it, and yield each part."""
        calls = ((first, (self.plan, first, count)) for first, count in self.missing())
        for first, played in run_all(pool, play_matches, calls, _report_loss):
            self.add(first, played.records, played.columns)
            yield played

    def add(self, first: int, records: list[str], columns: Columns) -> None:
        """Write a part: first its columns, then the records that make it whole."""
        require("data", "pyarrow")
        import pyarrow as pa
        import pyarrow.parquet as parquet

        table = pa.table(dict(columns), schema=schema())
        sink = pa.BufferOutputStream()
        parquet.write_table(table, sink, compression="zstd")
        write(self._path(first, "parquet"), sink.getvalue().to_pybytes())
        lines = "".join(f"{json.dumps(json.loads(record))}\n" for record in records)
        write(self._path(first, "jsonl"), lines.encode())

    def _path(self, first: int, kind: str) -> Path:
        return self.folder / _FOLDERS[kind] / f"{first:06d}.{kind}"

    def _records(self, first: int) -> int:
        with suppress(OSError):
            return self._path(first, "jsonl").read_bytes().count(b"\n")
        return 0


def _report_loss(first: int, times: int, how: str) -> None:
    if times == MOST_LOSSES:
        raise PartLost(first=first, times=times, how=how)


def write(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
    except OSError as error:
        raise PartUnwritten(file=quote(str(path)), reason=reason_of(error)) from error
