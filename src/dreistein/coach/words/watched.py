"""The words for a game of which only the table was seen."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

from dreistein.coach.watched import PARTS, Elsewhere, elsewhere, points_of
from dreistein.rules.match import Match
from dreistein.rules.record.format import Header
from dreistein.rules.record.observed import ObservedRound, Unknown
from dreistein.rules.round import Played
from dreistein.text import Texts, signed
from dreistein.text.width import clean, table, wrap


def unknown_text(texts: Texts, unknown: Iterable[Unknown]) -> str:
    """What nobody can say, in a sentence."""
    named = (texts(f"observed-{what}") for what in unknown)
    parts = reduce(lambda parts, one: texts("observed-then", parts=parts, next=one), named)
    return texts("observed", parts=parts)


@dataclass(frozen=True, slots=True)
class WatchedWords:
    """What the table shows of a match, as text and for programs."""

    header: Header
    match: Match
    texts: Texts

    def report(self, columns: int) -> str:
        """Where the points came from, which tiles would have scored more, and what is unknown."""
        texts, names = self.texts, [clean(name) for name in self.header.players]
        sums = points_of(self.match)
        rows = [["", *names]]
        rows += [
            [texts(f"watched-{part}"), *(signed(sums[seat][part]) for seat in range(len(names)))]
            for part in PARTS
        ]
        rows.append([texts("pad-total"), *map(signed, self.match.totals)])
        parts = [texts("watched-points"), *(f"  {line}" for line in table(rows)), ""]
        better = [wrap(line, columns, "    ") for line in self._better()]
        if better:
            parts += [texts("watched-elsewhere"), *(f"  {line}" for line in better)]
        else:
            found = Unknown.PLACES in self.unknown
            parts.append(wrap(texts("watched-unknown" if found else "watched-none"), columns))
        return "\n".join([*parts, "", wrap(unknown_text(texts, self.unknown), columns)])

    @property
    def unknown(self) -> list[Unknown]:
        """What nobody knows, of any of the rounds."""
        rounds = [round for round in self.match.rounds if isinstance(round, ObservedRound)]
        return [what for what in Unknown if any(what in round.unknown for round in rounds)]

    def to_json(self) -> dict[str, Any]:
        return {
            "unknown": [str(what) for what in self.unknown],
            "points": points_of(self.match),
            "elsewhere": [
                {
                    "round": number,
                    "ply": found.ply,
                    "seat": played.seat,
                    "played": {"action": str(played.action), "points": played.points},
                    "better": {"action": str(found.action), "points": played.points + found.more},
                }
                for number, played, found in self._elsewhere()
            ],
        }

    def _better(self) -> Iterator[str]:
        for number, played, found in self._elsewhere():
            yield self.texts(
                "watched-better",
                place=self.texts("coach-place", round=number + 1, move=found.ply + 1),
                name=clean(self.header.players[played.seat]),
                played=str(played.action),
                points=played.points,
                action=str(found.action),
                more=found.more,
            )

    def _elsewhere(self) -> Iterator[tuple[int, Played, Elsewhere]]:
        for number, round in enumerate(self.match.rounds):
            for found in elsewhere(round):
                yield number, round.history[found.ply], found
