"""A whole record: everything needed to replay a game, nothing to look up elsewhere.

>>> from dreistein.rules.edition import EDITIONS
>>> round = Round.seeded("dreistein", "german").apply("444@0,0")
>>> record = Record.of(Header(EDITIONS["german"], ("Ada", "Ben")), [round])
>>> record.match().totals, judge(record).legal
((17, 0), True)
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from dreistein.rules.arguments import all_of, wanted
from dreistein.rules.errors import quote
from dreistein.rules.match import Match
from dreistein.rules.record.errors import NoPosition, NoRound
from dreistein.rules.record.format import (
    HEADER,
    VERSION,
    Header,
    RoundRecord,
    required,
    resigned_in,
    wrong_type,
)
from dreistein.rules.record.reader import MOST_BYTES, RecordReader
from dreistein.rules.record.referee import Verdict, replay
from dreistein.rules.round import Round


class Path(Protocol):
    """What names a file besides a text, such as :class:`pathlib.Path`."""

    def __fspath__(self) -> str: ...


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A whole game: its header, its rounds, and any other fields (``extra``)."""

    header: Header
    rounds: tuple[RoundRecord, ...]
    extra: Mapping[str, Any] = field(default_factory=dict)

    @staticmethod
    def of(header: Header, rounds: Iterable[Round | RoundRecord], **extra: Any) -> "Record":
        """The record of these rounds; who resigned is one of the other fields."""
        written = (
            RoundRecord.of(each) if isinstance(each, Round) else wanted(each, RoundRecord, "round")
            for each in all_of(rounds, "Round", "rounds")
        )
        resigned = resigned_in(extra, len(wanted(header, Header, "header").players))
        return Record(replace(header, resigned=resigned), tuple(written), extra)

    @staticmethod
    def from_json(whole: object) -> "Record":
        """A record, from its JSON object."""
        if not isinstance(whole, Mapping):
            raise wrong_type(whole, "object")
        header = Header.from_json(whole)
        rounds = required(whole, "rounds")
        if not isinstance(rounds, list):
            raise wrong_type(rounds, "list", "rounds")
        alone = header.solitaire is not None
        return Record(
            header,
            tuple(RoundRecord.from_json(r, n, solitaire=alone) for n, r in enumerate(rounds)),
            {k: v for k, v in whole.items() if k not in (*HEADER, "rounds")},
        )

    def to_json(self) -> dict[str, Any]:
        header = self.header
        whole: dict[str, Any] = {
            "dreistein": VERSION,
            "edition": header.edition.to_json(),
            "players": list(header.players),
        }
        if header.solitaire is not None:
            numbers = header.solitaire
            whole["solitaire"] = {"rack": numbers.rack, "draws": numbers.draws}
        return {**whole, **self.extra, "rounds": [r.to_json() for r in self.rounds]}

    def dumps(self) -> str:
        """The record as JSON text."""
        return json.dumps(self.to_json(), ensure_ascii=False)

    @staticmethod
    def load(path: str | Path) -> "Record":
        """The record in a file."""
        with open(path, "rb") as file:
            return read_record(file.read(MOST_BYTES + 1))

    def match(self) -> Match:
        """The match after the last action; raises
        :class:`~dreistein.rules.record.referee.IllegalRecord` if the record breaks the rules."""
        return self.position()

    def position(self, round: int | None = None, actions: int | None = None) -> Match:
        """The match as it stood in a round, after so many of its actions.

        Rounds are counted from 0. Without ``round`` it is the last one, without ``actions`` all.
        """
        last = len(self.rounds) - 1
        number = last if round is None else round
        if not isinstance(number, int) or not 0 <= number <= last:
            raise NoRound(rounds=last + 1, round=quote(number))
        written = self.rounds[number]
        played = len(written.actions)
        count = played if actions is None else actions
        if not isinstance(count, int) or not 0 <= count <= played:
            raise NoPosition(round=number, actions=played, at=quote(count))
        if not written.observed:
            written = replace(written, actions=written.actions[:count])
        rounds = (*self.rounds[:number], written)
        *_, match = replay(self.header, rounds, keep=True, observed=True)
        return match if actions is None else match.rewind(count)

    def __repr__(self) -> str:
        names = ", ".join(map(repr, self.header.players))
        count = len(self.rounds)
        rounds = f"{count} round{'s' * (count != 1)}"
        return f"Record({self.header.edition.name!r}, {names}, {rounds})"

    def _repr_svg_(self) -> str:
        return self.match()._repr_svg_()


def read_record(text: str | bytes) -> Record:
    """A whole record, from its JSON text."""
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    return record_of(RecordReader(data))


def record_of(reader: RecordReader) -> Record:
    """The whole record of a reader, in memory."""
    return Record(reader.header, tuple(reader.rounds()), reader.extras())


def judge(record: Record) -> Verdict:
    """The referee's verdict on a record in memory."""
    wanted(record, Record, "record")
    return Verdict.of(record.header, record.rounds)
