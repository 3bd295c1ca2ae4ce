"""A puzzle: what a seat may know of a position, what every action costs, and one way to go on.

Nothing in it depends on the hidden tiles of the match that it comes from: the position is a view,
and the line that plays the solution out is set in a world that agrees with it.

>>> view_of({"edition": "german", "seat": 1, "round": 0, "totals": [0, 0], "scores": [17, 0],
...          "hand": "034 045", "drawn": "", "history": "0:444@0,0"}).counts
(9, 10)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dreistein.coach.puzzles.themes import Theme
from dreistein.rules.actions import Action, Draw, Placement, parse_action
from dreistein.rules.edition import Edition
from dreistein.rules.tiles import TILES, Tile
from dreistein.rules.view import View

EQUAL = 0.01
"""Actions that cost no more than this, in chances to win, solve a puzzle as well."""
_THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Answer:
    """An action and what it costs against the solution, in chances to win the match."""

    action: Action
    loss: float
    error: float
    """The standard error of the loss; 0 if it is exact."""

    @property
    def right(self) -> bool:
        return self.loss <= EQUAL


@dataclass(frozen=True, slots=True)
class Step:
    """An action of the line that plays a solution out."""

    seat: int
    action: str
    """As in a record; a drawn tile is named: ``+345``."""
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """One way to go on, beginning with the solution."""

    steps: tuple[Step, ...]
    scores: tuple[int, ...]
    """The points of the round afterwards, with those of its end."""
    end: str | None
    """How the round ended, if it did."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and what is known of it."""

    number: int
    view: View
    answers: tuple[Answer, ...]
    """Every legal action; the solution first, then by what they cost."""
    chance: float
    """The chance to win with the solution."""
    worlds: int
    """In how many worlds the actions were compared; 0 if the end was solved exactly."""
    themes: tuple[Theme, ...]
    found: tuple[int, ...]
    """How often each of :data:`dreistein.coach.puzzles.difficulty.FINDERS` found it."""
    line: Line

    @property
    def solution(self) -> Action:
        return self.answers[0].action

    @property
    def legal(self) -> tuple[Action, ...]:
        return tuple(answer.action for answer in self.answers)

    @property
    def right(self) -> tuple[Action, ...]:
        """The actions that solve it: the solution, and others that are as good."""
        return tuple(answer.action for answer in self.answers if answer.right)

    @property
    def gap(self) -> float:
        """What the best wrong answer costs."""
        return min(answer.loss for answer in self.answers if not answer.right)

    def answer(self, action: Action) -> Answer | None:
        """What an action costs; None if it is not legal."""
        return next((answer for answer in self.answers if answer.action == action), None)

    def to_json(self) -> dict[str, Any]:
        """The puzzle as it is stored."""
        return {
            "id": self.number,
            **_view_json(self.view),
            "answers": {
                str(answer.action): [_thousandths(answer.loss), _thousandths(answer.error)]
                for answer in self.answers
            },
            "chance": _thousandths(self.chance),
            "worlds": self.worlds,
            "themes": " ".join(self.themes),
            "found": "".join(map(str, self.found)),
            "line": " ".join(f"{s.seat}:{s.action}={s.points}" for s in self.line.steps),
            "after": list(self.line.scores),
            "end": self.line.end,
        }

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> "Puzzle":
        """The puzzle of a stored object."""
        answers = tuple(
            Answer(parse_action(text), loss / _THOUSAND, error / _THOUSAND)
            for text, (loss, error) in stored["answers"].items()
        )
        line = Line(
            tuple(map(_step, stored["line"].split())), tuple(stored["after"]), stored["end"]
        )
        return Puzzle(
            stored["id"],
            view_of(stored),
            answers,
            stored["chance"] / _THOUSAND,
            stored["worlds"],
            tuple(map(Theme, stored["themes"].split())),
            tuple(map(int, stored["found"])),
            line,
        )


def _thousandths(chance: float) -> int:
    return round(chance * _THOUSAND)


def _step(text: str) -> Step:
    seat, _, rest = text.partition(":")
    action, _, points = rest.partition("=")
    return Step(int(seat), action, int(points))


def _view_json(view: View) -> dict[str, Any]:
    """A view without what follows from its actions."""
    return {
        "edition": view.edition.to_json(),
        "seat": view.seat,
        "round": view.round,
        "totals": list(view.totals),
        "scores": list(view.scores),
        "hand": _texts(view.hand),
        "drawn": _texts(view.drawn),
        "history": " ".join(f"{seat}:{action}" for seat, action in view.history),
    }


def _texts(tiles: Sequence[Tile]) -> str:
    return " ".join(map(str, tiles))


def view_of(stored: Mapping[str, Any]) -> View:
    """The view of a stored puzzle."""
    edition = Edition.from_json(stored["edition"])
    totals, seat = tuple(stored["totals"]), stored["seat"]
    players = len(totals)
    history = tuple(
        (int(who), action)
        for who, _, action in (entry.partition(":") for entry in stored["history"].split())
    )
    made = [(who, parse_action(action)) for who, action in history]
    board = tuple(action for _, action in made if isinstance(action, Placement))
    counts = [edition.hand_size(players)] * players
    for who, action in made:
        counts[who] += isinstance(action, Draw) - isinstance(action, Placement)
    return View(
        edition=edition,
        seat=seat,
        players=players,
        hand=_tiles(stored["hand"]),
        drawn=_tiles(stored["drawn"]),
        counts=tuple(counts),
        stock=len(TILES) - len(board) - sum(counts),
        board=board,
        scores=tuple(stored["scores"]),
        totals=totals,
        round=stored["round"],
        history=history,
        turn=seat,
        end=None,
        draws_left=None,
    )


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))
