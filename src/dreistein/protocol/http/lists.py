"""Lists of tables and matches, and what they show of each."""

from dataclasses import dataclass, field

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Phase
from dreistein.protocol.table import SolitaireNumbers


@dataclass(frozen=True, slots=True)
class About:
    """What a list shows of a table."""

    names: list[str]
    levels: list[Level | None]
    edition: str
    target: int
    solitaire: bool
    day: str | None
    match: int
    round: int
    totals: list[int]
    winners: list[int]
    practice: bool
    stand_ins: list[int] = field(default_factory=list)
    """For each seat, how many turns a bot played for its person."""
    people: int = 1
    """How many people sit there."""
    to_move: int | None = None
    """The seat whose turn it is."""
    series: list[int] = field(default_factory=list)
    """The matches that each seat has won at this table; empty before the first rematch."""
    numbers: SolitaireNumbers | None = None
    """In solitaire."""
    seeded: bool = False
    """Whether the deal came from a game code or a challenge."""
    challenge: str | None = None
    """The challenge that is played here."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat did in a match."""

    best: int
    """The points of its best round."""
    hexagons: tuple[int, int, int]
    """How many of its tiles closed one, two and three hexagons."""
    out: int
    """The rounds in which it placed its last tile."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """An unfinished table in a list, or a finished match: ``about.match`` says which one."""

    id: str
    phase: Phase
    at: int
    """When something last happened there, in milliseconds of Unix time."""
    about: About
    waiting: bool = False
    """Whether it waits for the visitor."""
    yours: list[int] = field(default_factory=list)
    """The visitor's seats in a finished match."""
    tallies: list[Tally] = field(default_factory=list)
    """Of a finished match, by seat."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The visitor's unfinished tables (first page only) and finished matches, the latest first."""

    tables: list[TableSummary]
    next: int | None
    """The ``before`` of the following page; null on the last."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """How many tables with other people wait for the visitor."""

    count: int
    tables: list[str]
    """Their ids."""


@dataclass(frozen=True, slots=True)
class Best:
    """The visitor's earlier games of solitaire with the same settings."""

    score: int
    """The result of the game that was asked about."""
    best: int | None
    """The best of the earlier ones; null if there is none, or if this one cannot be compared."""
    games: int
    """How many earlier ones there are."""
    compared: bool
    """Whether this one counts: not practice, and not a deal that was chosen."""
