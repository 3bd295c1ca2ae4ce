"""Reviews of matches: how far one is, and what it says."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from dreistein.protocol.fields import Name, RequestKey
from dreistein.protocol.http.problem import Problem
from dreistein.protocol.http.puzzles import PuzzleTheme
from dreistein.protocol.table import Look
from dreistein.rules.actions import TurnEnd


@dataclass(frozen=True, slots=True)
class ReviewParts:
    """What a result owes to each cause; together, the result minus the even chance."""

    plan: float
    """What everybody's way of playing is worth."""
    deal: float
    draws: float
    moves: float
    their_draws: float
    their_moves: float


@dataclass(frozen=True, slots=True)
class ReviewChange:
    """A change of a seat's chance with the true hands, and what caused it."""

    cause: Literal["plan", "deal", "draws", "moves", "their_draws", "their_moves"]
    round: int
    ply: int
    """How many actions of the round came before."""
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class ReviewOption:
    """An action, and what it scores at once."""

    action: str
    now: int


@dataclass(frozen=True, slots=True)
class ReviewReason:
    """Something that happens more or less often after the better action."""

    fact: Literal[
        "now",
        "own-fits",
        "their-fits",
        "own-bonus-next",
        "own-bonus-later",
        "their-bonus-next",
        "their-bonus-later",
        "own-out",
        "their-out",
        "end",
        "points",
        "target",
    ]
    points: float
    """What it is worth."""
    better: int
    """The points, or in how many games out of 100, after the better action."""
    played: int
    """The same after the one that was played."""
    although: bool
    """Whether it speaks for the one that was played."""


@dataclass(frozen=True, slots=True)
class ReviewChoice:
    """A decision of a seat, judged by what it could know."""

    round: int
    ply: int
    grade: Literal["good", "inaccuracy", "mistake", "blunder"]
    before: float
    """The chance with the best action."""
    after: float
    loss: float
    error: float
    """The standard error of the loss."""
    exact: bool
    end: TurnEnd
    """What it was to end the turn there, without placing: `kept` or `passed`."""
    played: ReviewOption
    best: ReviewOption
    why: list[ReviewReason]
    """If it cost something, why."""
    said: str
    """The first of these in a sentence to the player; empty if there is none."""
    more: str
    """The others."""
    again: str
    """How often the same happened once more, at the dearest one; otherwise empty."""


@dataclass(frozen=True, slots=True)
class ReviewOffer:
    """A plan that would have won more: its chance at the start of the match, and one's own."""

    plan: Literal["points", "careful", "fitting", "collect", "collect-some"]
    chance: float
    own: float


@dataclass(frozen=True, slots=True)
class ReviewPuzzle:
    """A decision that cost a lot where one action was clearly best: a puzzle from an own game."""

    round: int
    ply: int
    action: str
    """What was played."""
    id: str
    """The same for the same puzzle."""
    level: int
    """How hard it is, from 1 to 5."""
    themes: list[PuzzleTheme]
    players: int
    must_place: bool
    text: str
    """The puzzle as it is kept, to be asked about: `POST /api/puzzles/own`."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat's match: chances to win it or, in solitaire, points."""

    seat: int
    even: float
    """The chance before the first deal, if all were alike."""
    result: float | None
    """The share of the win, or the points; null if the record ends before the match."""
    last: float
    """The chance at the end of the record."""
    ending: Literal["won", "lost", "shared", "open", "alone", "resigned"]
    by: Literal["plan", "luck", "play", "their-luck", "their-play"] | None
    """What did most for it."""
    told: list[str]
    """The match in sentences to the player: how it ended and why comes first."""
    parts: ReviewParts
    luck: float
    """By the tiles dealt and drawn."""
    decisions: int
    """How many there were in which there was a choice."""
    lost: float
    """By all that cost something."""
    lost_error: float
    level: str | None
    """The level of the bots that would win as much; null if that cannot be told."""
    offer: ReviewOffer | None
    grades: dict[str, int]
    moments: list[ReviewChange]
    """At most five that mattered most, the largest first."""
    course: list[ReviewChange]
    """Every change, from before the first deal on."""
    choices: list[ReviewChoice]
    puzzles: list[ReviewPuzzle] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ReviewBudget:
    """How much thought each decision got: a number of worlds."""

    worlds: int
    seed: str


@dataclass(frozen=True, slots=True)
class MatchReview:
    """What the coach says of a match."""

    unit: Literal["chance", "points"]
    budget: ReviewBudget
    version: str
    """The version of Dreistein that judged it."""
    over: bool
    totals: list[int]
    winners: list[int]
    seats: list[SeatReview]
    """The seats that were reviewed: those of people."""


@dataclass(frozen=True, slots=True)
class ReviewState:
    """How far a review is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    id: str | None = None
    """Of the review of a file, to ask for it again."""
    place: int = 0
    """How many reviews come before it."""
    done: int = 0
    all: int = 0
    """How many positions are judged, and how many there are; 0 before that is known."""
    kept: bool = False
    """Whether it is stored with its game; others are kept for an hour."""
    yours: list[int] = field(default_factory=list)
    """The seats of the visitor."""
    problem: Problem | None = None
    """Why it failed."""
    review: MatchReview | None = None
    """When it is done."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """A moment of a finished match, from which the visitor plays on against bots."""

    round: Annotated[int, Field(ge=0, le=1_000_000)]
    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    """How many actions of the round stay."""
    seat: Annotated[int, Field(ge=0, le=5)]
    """The visitor's."""
    name: Name = ""
    look: Look | None = None
    key: RequestKey | None = None
    """As for a new table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRecord(PlayAgain):
    """A moment of a record that the visitor has, from which they play on against bots."""

    record: Annotated[str, Field(max_length=1_000_000)]


@dataclass(frozen=True, slots=True)
class ReviewFigures:
    """A seat's review in a few figures."""

    seat: int
    even: float
    result: float | None
    luck: float
    decisions: int
    lost: float
    """By all decisions that cost something."""
    lost_error: float
    level: str | None
    grades: dict[str, int]
    themes: dict[str, tuple[int, float]] = field(default_factory=dict)
    """By theme of the puzzles: how many decisions missed it, and what those cost together."""


@dataclass(frozen=True, slots=True)
class ReviewedMatch:
    """A match of the visitor's list that was reviewed."""

    table: str
    match: int
    at: int
    """When it ended."""
    unit: Literal["chance", "points"]
    seats: list[ReviewFigures]
    """Those of the visitor."""


@dataclass(frozen=True, slots=True)
class ReviewedMatches:
    """The visitor's reviewed matches, the latest first."""

    reviews: list[ReviewedMatch]
