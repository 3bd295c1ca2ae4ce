"""A stored review as it is sent to a reader: its reasons become sentences in the reader's language.

>>> words = ReviewWords(Texts("en"), ("Ada", "Ben"))
>>> words.sentence("hint-safer", {"than": "145@-1,-1", "points": 15}, "+", TurnEnd.PASSED)
'You score 15 points less now than with 1–4–5, but you open no bonus for the others.'
"""

import json
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from dreistein.coach.puzzles.difficulty import difficulty
from dreistein.coach.puzzles.puzzle import Puzzle
from dreistein.protocol.http import reviews as p
from dreistein.rules.actions import DRAW, END_TURN, TurnEnd
from dreistein.text import Texts

_PLACEMENT = re.compile(r"[0-5]{3}@-?\d+,-?\d+")
_TILE = re.compile(r"[0-5]{3}")
_NAMES_TILES = ("tile", "tiles")
"""The arguments that are tiles; others that look like one are numbers."""


@dataclass(frozen=True, slots=True)
class ReviewWords:
    """Words for the reasons of a review, to the player they are about."""

    texts: Texts
    names: Sequence[str]
    """The players, as the page shows them."""

    def review(self, text: bytes) -> p.MatchReview:
        """A stored review with sentences."""
        found = json.loads(zlib.decompress(text))
        return p.MatchReview(
            unit=found["unit"],
            worlds=found["budget"]["worlds"],
            version=found["version"],
            over=found["over"],
            totals=found["totals"],
            winners=found["winners"],
            seats=[self._seat(seat) for seat in found["seats"]],
        )

    def _seat(self, seat: Mapping[str, Any]) -> p.SeatReview:
        same = (
            *("seat", "even", "result", "last", "luck", "luck_error"),
            *("decisions", "loss", "loss_error", "level", "grades"),
        )
        return p.SeatReview(
            **{name: seat[name] for name in same},
            parts=p.ReviewParts(**seat["parts"]),
            moments=[p.ReviewChange(**change) for change in seat["moments"]],
            course=[p.ReviewChange(**change) for change in seat["course"]],
            choices=[self._choice(choice) for choice in seat["choices"]],
            puzzles=[_puzzle(**found) for found in seat.get("puzzles", ())],
        )

    def _choice(self, choice: Mapping[str, Any]) -> p.ReviewChoice:
        same = ("round", "ply", "grade", "before", "after", "loss", "error", "exact")
        end = TurnEnd(choice["end"])
        return p.ReviewChoice(
            **{name: choice[name] for name in same},
            end=end,
            played=self._option(choice["played"], end),
            best=self._option(choice["best"], end),
        )

    def _option(self, option: Mapping[str, Any], end: TurnEnd) -> p.ReviewOption:
        action = option["action"]
        sentences = [
            self.sentence(reason["key"], reason["arguments"], action, end)
            for reason in option["reasons"]
        ]
        reasons = [reason["reason"] for reason in option["reasons"]]
        return p.ReviewOption(action, option["worth"], option["now"], " ".join(sentences), reasons)

    def sentence(self, key: str, arguments: Mapping[str, Any], of: str, end: TurnEnd) -> str:
        """A reason for or against an action, where ending the turn is to keep or to pass."""
        facts = {name: self._named(name, value, of, end) for name, value in arguments.items()}
        return self.texts(key, **facts)

    def _named(self, name: str, value: Any, of: str, end: TurnEnd) -> Any:
        """An argument as players read it: what was stored has notation and numbers of seats."""
        if name == "name":
            return self.names[int(value)]
        if name in _NAMES_TILES and isinstance(value, str):
            return _TILE.sub(lambda tile: written(tile[0]), value)
        if value == str(DRAW):
            return self.texts("hint-name-draw")
        if value == str(END_TURN):
            return self.texts("hint-name-keep" if end is TurnEnd.KEPT else "hint-name-pass")
        if isinstance(value, str) and _PLACEMENT.fullmatch(value):
            tile = written(value[:3])
            same = sorted(of[:3]) == sorted(value[:3])
            return self.texts("hint-name-elsewhere", tile=tile) if same else tile
        return value


def _puzzle(round: int, ply: int, action: str, puzzle: Mapping[str, Any]) -> p.ReviewPuzzle:
    text, made = json.dumps(puzzle, separators=(",", ":")), Puzzle.from_json(puzzle)
    return p.ReviewPuzzle(
        *(round, ply, action),
        id=sha256(text.encode()).hexdigest()[:12],
        level=difficulty(made.found),
        themes=[theme.value for theme in made.themes],
        players=made.view.players,
        must_place=made.view.edition.must_place,
        text=text,
    )


def written(tile: str) -> str:
    """A tile of a placement as players read it, smallest number first: 2–3–5."""
    return "\u2013".join(sorted(tile))
