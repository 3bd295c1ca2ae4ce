"""Plays matches and notes every decision: what the seat knew, its ranking, and how it ended."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from dreistein.bots import Bot
from dreistein.bots.greedy import points_of
from dreistein.kernel.action_numbers import encode
from dreistein.lab.tournament.match import TournamentSettings, Watch, play
from dreistein.lab.tournament.schedule import Pairing
from dreistein.lab.tournament.workers import Bots
from dreistein.rules.actions import Action
from dreistein.rules.board import Board
from dreistein.rules.tiles import texts
from dreistein.rules.view import View


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is played. Match ``n`` is dealt from the seed ``S-n``, its seats rotated by ``n``."""

    settings: TournamentSettings
    matches: int

    def pairing(self, number: int) -> Pairing:
        """The bots of a match by seat: repeated to fill the table, and rotated."""
        bots, players = self.settings.bots, self.settings.players
        seats = [bots[seat % len(bots)] for seat in range(players)]
        by = number % players
        return Pairing(number, 0, 0, (*seats[by:], *seats[:by]))


class Notes(Watch):
    """The decisions of a match as rows of the data set (docs/dataset.md), and their rankings."""

    def __init__(self, match: int) -> None:
        self.rows: list[dict[str, Any]] = []
        self._match = match
        self._ranking: list[tuple[str, float]] = []

    def decide(
        self, bot: Bot, view: View, legal: Sequence[Action], random: Random, millis: int | None
    ) -> Action:
        self._ranking = []
        rank = getattr(bot, "rank", None)
        if rank is None or len(legal) == 1:
            return bot.choose(view, legal, random, millis)
        ranked = rank(view, legal, random, millis)
        self._ranking = [(str(each.action), each.lead) for each in ranked]
        by_text = {str(action): action for action in legal}
        return by_text[self._ranking[0][0]]

    def note(
        self, bot: Bot, view: View, legal: Sequence[Action], action: Action, *, stand_in: bool
    ) -> None:
        found = [] if stand_in else self._ranking
        if not found:
            found = sorted(points_now(view, legal), key=lambda each: -each[1])
            found.sort(key=lambda each: each[0] != str(action))  # what was chosen comes first
        assert view.seat is not None
        board = Board.of(view.board)
        numbers = {str(each): encode(board, each) for each in legal}
        self.rows.append(
            {
                "match": self._match,
                "round": view.round,
                "ply": len(view.history),
                "seat": view.seat,
                "bot": bot.name,
                "stand_in": stand_in,
                "hand": texts(view.hand),
                "drawn": texts(view.drawn),
                **{name: getattr(view, name) for name in ("counts", "stock", "scores", "totals")},
                "board": [str(placement) for placement in view.board],
                "history": [text for _, text in view.history],
                "history_seats": [seat for seat, _ in view.history],
                "ranking": [text for text, _ in found],
                "numbers": [numbers[text] for text, _ in found],
                "values": [value for _, value in found],
                "action": str(action),
                "number": numbers[str(action)],
            }
        )


def points_now(view: View, legal: Sequence[Action]) -> list[tuple[str, float]]:
    """What each action scores at once, as far as the seat can know."""
    return [(str(action), float(points_of(view, action))) for action in legal]


@dataclass(frozen=True, slots=True)
class Part:
    """Some matches that were played."""

    records: list[str]
    columns: dict[str, list[Any]]
    """Of their decisions."""
    incidents: "Counter[tuple[str, str]]"
    """How often which bot did what wrong."""


def play_matches(plan: SelfPlay, first: int, count: int) -> Part:
    """Play some matches of a plan."""
    bots = Bots()
    try:
        return _played(plan, range(first, first + count), bots)
    finally:
        bots.close()


def _played(plan: SelfPlay, numbers: Iterable[int], bots: Bots) -> Part:
    records, rows, incidents = [], list[dict[str, Any]](), Counter[tuple[str, str]]()
    for number in numbers:
        notes, pairing = Notes(number), plan.pairing(number)
        result, record = play(plan.settings, pairing, bots.seated(pairing), notes)
        before = {row["round"]: row["totals"] for row in notes.rows}
        for row in notes.rows:
            after = before.get(row["round"] + 1, result.totals)
            ended = [now - then for now, then in zip(after, row["totals"], strict=True)]
            own = ended.pop(row["seat"])
            row |= {"round_score": own, "round_lead": own - max(ended)}
            row["win"] = result.part(row["seat"])
        for name, counts in zip(pairing.bots, result.incident_counts, strict=True):
            incidents.update({(name, kind): times for kind, times in counts.items()})
        records.append(record.dumps())
        rows += notes.rows
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    return Part(records, columns, incidents)
