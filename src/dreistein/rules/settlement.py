"""How a round ended, step by step: statements that any language can word.

>>> from dreistein.rules import EDITIONS, Round, Solitaire
>>> round = Round.seeded("stein1", EDITIONS["international"], solitaire=Solitaire(5, 0))
>>> [(line.kind, line.terms) for line in explain_end(round)]
[('blocked-alone', ()), ('left', (0, 6, 8, 11, 12)), ('minus', (-37,))]
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from dreistein.rules.round import End, Round
from dreistein.rules.tiles import Tile, value

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

    ``out``: a seat placed its last tile, for ``terms[0]`` points. ``blocked``: nobody can place.
    ``passed``: everybody has passed in turn. ``…-alone``: the same in solitaire. ``left``: the
    ``tiles`` a seat still holds, whose values are ``terms``. ``least``, ``least-shared``: the seats
    that hold least, namely ``terms[0]``. ``scores``: a seat scores the sum of ``terms``. ``minus``:
    in solitaire, what the tiles left cost.
    """

    kind: EndKind
    seats: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    terms: tuple[int, ...] = ()
    """Numbers to add up, the first one as it is."""


def explain_end(round: Round) -> tuple[EndLine, ...]:
    """Why a round is over and what that scores; nothing while it goes on."""
    if round.end is None:
        return ()
    return tuple(_out(round) if round.end is End.OUT else _blocked(round))


def _left(round: Round, seat: int) -> EndLine:
    tiles = tuple(sorted(round.hands[seat]))
    return EndLine("left", (seat,), tiles, tuple(tile.value for tile in tiles))


def _out(round: Round) -> Iterator[EndLine]:
    out = round.hands.index(())
    others = [seat for seat in range(round.players) if seat != out]
    yield EndLine("out", (out,), terms=(round.edition.out,))
    for seat in others:
        yield _left(round, seat)
    if others:
        held = (value(round.hands[seat]) for seat in others)
        yield EndLine("scores", (out,), terms=(round.edition.out, *held))


def _blocked(round: Round) -> Iterator[EndLine]:
    passed = round.passes == round.players
    held = [value(hand) for hand in round.hands]
    if round.players == 1:
        yield EndLine("passed-alone" if passed else "blocked-alone")
        yield _left(round, 0)
        yield EndLine("minus", (0,), terms=(-held[0],))
        return
    yield EndLine("passed" if passed else "blocked")
    for seat in range(round.players):
        yield _left(round, seat)
    least = tuple(seat for seat, own in enumerate(held) if own == min(held))
    yield EndLine("least" if len(least) == 1 else "least-shared", least, terms=(min(held),))
    for seat in least:
        others = (own for other, own in enumerate(held) if other != seat)
        yield EndLine("scores", (seat,), terms=(*others, -held[seat]))
