"""Plays matches and notes every decision: what the seat knew, its ranking, and how it ended."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from dreistein.bots import Bot, close, make_bot
from dreistein.bots.greedy import points_of
from dreistein.lab.tournament.match import TournamentSettings, play
from dreistein.lab.tournament.schedule import Pairing
from dreistein.rules.actions import Action, Draw, Placement
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


@dataclass(slots=True)
class Decision:
    """A row of the data set: see docs/research.md."""

    match: int
    round: int
    ply: int
    seat: int
    bot: str
    hand: list[str]
    drawn: list[str]
    counts: list[int]
    stock: int
    scores: list[int]
    totals: list[int]
    board: list[str]
    ranking: list[str]
    values: list[float]
    action: str
    round_score: int = 0
    round_lead: int = 0
    win: float = 0.0


class Watched:
    """A bot whose decisions are noted."""

    def __init__(self, bot: Bot, match: int, noted: list[Decision]) -> None:
        self.bot, self.name = bot, bot.name
        self._match, self._noted = match, noted

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        rank = getattr(self.bot, "rank", None)
        if rank is not None and len(legal) > 1:
            found = [(str(each.action), each.lead) for each in rank(view, legal, random, millis)]
            by_text = {str(action): action for action in legal}
            action = by_text[found[0][0]]
        else:
            action = self.bot.choose(view, legal, random, millis)
            found = sorted(points_now(view, legal), key=lambda each: -each[1])
            found.sort(key=lambda each: each[0] != str(action))  # what was chosen comes first
        assert view.seat is not None
        self._noted.append(
            Decision(
                self._match,
                view.round,
                len(view.history),
                view.seat,
                self.name,
                list(texts(view.hand)),
                list(texts(view.drawn)),
                list(view.counts),
                view.stock,
                list(view.scores),
                list(view.totals),
                [str(placement) for placement in view.board],
                [text for text, _ in found],
                [value for _, value in found],
                str(action),
            )
        )
        return action


def points_now(view: View, legal: Sequence[Action]) -> list[tuple[str, float]]:
    """What each action scores at once, as far as the seat can know."""
    edition = view.edition
    found = []
    for action in legal:
        if isinstance(action, Placement):
            points = points_of(view, action)
        elif isinstance(action, Draw):
            points = edition.draw_points
        else:
            points = edition.end_turn_points(len(view.drawn))
        found.append((str(action), float(points)))
    return found


def play_matches(plan: SelfPlay, first: int, count: int) -> tuple[list[str], dict[str, list[Any]]]:
    """The records of some matches, and the columns of their decisions."""
    records, rows = [], []
    for number in range(first, first + count):
        noted: list[Decision] = []
        pairing = plan.pairing(number)
        bots = [make_bot(name) for name in pairing.bots]
        try:
            watched = [Watched(bot, number, noted) for bot in bots]
            result, record = play(plan.settings, pairing, watched)
        finally:
            for bot in bots:
                close(bot)
        before = {row.round: row.totals for row in noted}
        for row in noted:
            after = before.get(row.round + 1, result.totals)
            ended = [now - then for now, then in zip(after, row.totals, strict=True)]
            best = max(points for seat, points in enumerate(ended) if seat != row.seat)
            row.round_score, row.round_lead = ended[row.seat], ended[row.seat] - best
            row.win = result.part(row.seat)
        records.append(record.dumps())
        rows += noted
    whole = [asdict(row) for row in rows]
    return records, {name: [row[name] for row in whole] for name in Decision.__slots__}
