"""A game that goes on where its record ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreistein.bots.registry import Level
from dreistein.rules import replay
from dreistein.rules.errors import DreisteinError
from dreistein.rules.match import Match
from dreistein.rules.record.format import Header
from dreistein.rules.record.reader import RecordReader
from dreistein.rules.values import with_fields
from dreistein.table.model.bot_names import LEVEL_BY_NAME

_STANDS_IN: Level = "pip"
"""Who plays for a seat of which the record does not say that a bot of ours had it."""


class NothingToResume(DreisteinError):
    code = "resume-over"
    sentence = "The recorded game is over, or it has no round, so nothing is left to play."


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A match, who plays, and which seat is the player's."""

    header: Header
    match: Match
    levels: tuple[str | None, ...]
    """The bots by seat; None is the player. A record starts no program of its own."""

    @staticmethod
    def read(reader: RecordReader, seed: str) -> "SavedGame":
        """The game of a record; ``seed`` deals its next rounds if it does not say from what.

        Raises ``IllegalRecord`` if it breaks the rules.
        """
        matches = list(replay(reader.header, reader.rounds()))
        if not matches or matches[-1].over:
            raise NothingToResume()
        *past, last = matches
        dealt_from = reader.extra("seed")
        match = with_fields(
            last,
            past=tuple(each.round for each in past),
            seed=dealt_from if isinstance(dealt_from, str) else seed,
        )
        return SavedGame(reader.header, match, _levels(reader.extra("bots"), match.players))


def _levels(bots: Any, players: int) -> tuple[Level | None, ...]:
    given: Sequence[Any] = bots if isinstance(bots, list) and len(bots) == players else ()
    named = {seat: bot for seat, bot in enumerate(given) if isinstance(bot, str)}
    you = next((seat for seat in range(players) if seat not in named), 0)
    return tuple(
        None if seat == you else LEVEL_BY_NAME.get(named.get(seat, ""), _STANDS_IN)
        for seat in range(players)
    )
