"""Why a round ended and what that scores, as statements that any language can word.

>>> from dreistein.rules import EDITIONS, Round, Solitaire
>>> round = Round.seeded("stein1", EDITIONS["international"], solitaire=Solitaire(5, 0))
>>> [(line.kind, line.terms) for line in explain_end(round)]
[('blocked-alone', ()), ('left', (0, 6, 8, 11, 12)), ('minus', (-37,))]
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from dreistein.rules.arguments import wanted
from dreistein.rules.round import End, Round
from dreistein.rules.tiles import FACE_DOWN, Tile, value

EndKind = Literal[
    "out",
    "blocked",
    "passed",
    "blocked-alone",
    "passed-alone",
    "left",
    "least",
    "least-shared",
    "scores",
    "minus",
]


@dataclass(frozen=True, slots=True)
class EndLine:
    """One statement about the end of a round.

    ``out``: a seat placed its last tile, for ``terms[0]`` points. ``blocked``: nobody can place a
    tile. ``passed``: everybody passed in a row. ``…-alone``: the same in solitaire. ``left``: the
    ``tiles`` a seat has left, with their values as ``terms``. ``least``, ``least-shared``: the
    seat or seats with the lowest value left, ``terms[0]``. ``scores``: a seat scores the sum of
    ``terms``. ``minus``: what the tiles left cost in solitaire.
    """

    kind: EndKind
    seats: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    terms: tuple[int, ...] = ()
    """The terms of a sum."""


def explain_end(round: Round) -> tuple[EndLine, ...]:
    """Why a round is over and what that scores; empty while it is being played."""
    if wanted(round, Round, "round").end is None:
        return ()
    return tuple(_out_lines(round) if round.end is End.OUT else _blocked_lines(round))


def _left_line(round: Round, seat: int) -> EndLine:
    tiles = tuple(sorted(round.hands[seat]))
    return EndLine("left", (seat,), tiles, tuple(tile.value for tile in tiles))


def _unseen(round: Round) -> bool:
    """Whether nobody saw what was left in the racks."""
    return any(FACE_DOWN in hand for hand in round.hands)


def _out_lines(round: Round) -> Iterator[EndLine]:
    out = round.hands.index(())
    others = [seat for seat in range(round.players) if seat != out]
    yield EndLine("out", (out,), terms=(round.edition.out,))
    if _unseen(round):
        return
    for seat in others:
        yield _left_line(round, seat)
    if others:
        held = (value(round.hands[seat]) for seat in others)
        yield EndLine("scores", (out,), terms=(round.edition.out, *held))


def _blocked_lines(round: Round) -> Iterator[EndLine]:
    passed = round.passes == round.players
    held = [value(hand) for hand in round.hands]
    if round.players == 1:
        yield EndLine("passed-alone" if passed else "blocked-alone")
        yield _left_line(round, 0)
        yield EndLine("minus", (0,), terms=(-held[0],))
        return
    yield EndLine("passed" if passed else "blocked")
    if _unseen(round):
        return
    for seat in range(round.players):
        yield _left_line(round, seat)
    least = tuple(seat for seat, own in enumerate(held) if own == min(held))
    yield EndLine("least" if len(least) == 1 else "least-shared", least, terms=(min(held),))
    for seat in least:
        others = (own for other, own in enumerate(held) if other != seat)
        yield EndLine("scores", (seat,), terms=(*others, -held[seat]))
