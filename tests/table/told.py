"""What is told of a match, compared: its record, list, view, referee, replay, review and log."""

import json

from dreistein.rules import judge, read_record
from dreistein.table.features.judge import replay_json
from dreistein.table.features.reviews import tasks
from dreistein.table.features.reviews.tasks import ReviewTask
from dreistein.table.model import events as e
from dreistein.table.model.state import TableState
from dreistein.table.model.summaries import read_entry
from dreistein.table.store.base import FinishedMatch
from dreistein.table.views.rounds import RoundViews
from dreistein.table.views.viewer import seat_view, table_view


class Log:
    """Who made which action of a match, read from the events alone."""

    def __init__(self) -> None:
        self.sitting: dict[int, str | None] = {}
        self.rounds: list[list[tuple[int, str | None]]] = []
        """The seat and the person who acted there; None if it was a bot."""

    def add(self, event: e.Event) -> None:
        match event:
            case e.TableOpened():
                self.sitting = {seat: plan.person for seat, plan in enumerate(event.seats)}
            case e.Sat():
                self.sitting[event.seat] = event.person
            case e.Left():
                self.sitting[event.seat] = None
            case e.Closed():
                seats = self.sitting.items()
                gone = event.seat
                self.sitting = {n - (n > gone): who for n, who in seats if n != gone}
            case e.Rematched():
                self.rounds = []
            case e.Started() | e.Dealt():
                self.rounds.append([])
            case e.Undone():
                del self.rounds[-1][event.keep :]
            case e.ActionMade():
                person = self.sitting[event.seat] if event.by == "person" else None
                self.rounds[-1].append((event.seat, person))

    def by(self, owners: list[str | None]) -> list[str]:
        """The letters of each round, if these people are named on the seats."""
        return ["".join(_letter(owners[seat], who) for seat, who in acted) for acted in self.rounds]


def _letter(owner: str | None, who: str | None) -> str:
    if owner is None or who == owner:
        return "."
    return "b" if who is None else "p"


def check_told(state: TableState, finished: FinishedMatch, log: Log) -> None:
    """All that is told of a match agrees with the table, and with its log."""
    record, about = read_record(finished.record), read_entry(finished.text).about
    view = table_view(state, "t", None, (), 0, RoundViews().of(state))
    verdict, answer = judge(record).to_json(), replay_json(finished.record)
    assert isinstance(answer, bytes)
    replay, plan = json.loads(answer), tasks._plan(ReviewTask(finished.record, 1))
    review = plan.review({}).to_json()

    winners, resigned = list(state.winners), [n for n, s in enumerate(view.seats) if s.resigned]
    assert winners == about.winners == list(view.winners)
    assert winners == verdict["winners"] == replay["winners"] == review["winners"]
    assert resigned == verdict.get("resigned", []) == replay["resigned"]
    assert resigned == sorted(seat_view(state, 0).resigned), "what hints and bots are told"

    people = {seat for _, seats in finished.players for seat in seats}
    players = list(record.header.players)
    named = enumerate(zip(about.names, about.levels, strict=True))
    told = [name or level or str(at) for at, (name, level) in named]
    assert players == told == replay["players"]
    assert [seat.name for seat in view.seats] == about.names
    assert {seat for seat, level in enumerate(record.extra["bots"]) if level is None} == people
    assert record.extra["bots"] == about.levels
    assert list(plan.setting.seats) == sorted(people | set(resigned)) or not people | set(resigned)

    owners = [name.split()[0].lower() if name else None for name in about.names]
    by = log.by(owners)
    assert [round.by for round in record.rounds] == by
    for seat in plan.setting.seats:
        own = [
            (number, ply)
            for number, acted in enumerate(log.rounds)
            for ply, (where, _) in enumerate(acted)
            if where == seat and by[number][ply] == "."
        ]
        judged = [step for step in plan.steps if step.seat == seat and step.judged]
        assert [(step.round, step.ply) for step in judged] == own
