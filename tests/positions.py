"""Positions in the middle of a round: the board, the hands and the stock, as texts."""

from boards import picture
from dreistein.rules import EDITIONS, TILES, Board, Deal, Edition, Placement, Round, Solitaire, Tile

GERMAN = EDITIONS["german"]
INTERNATIONAL = EDITIONS["international"]
TRIOMINOS = EDITIONS["triominos"]
FIVES = Board().place(Placement.parse("555@0,0"))
"""Only a tile with two 5s fits this."""


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles from a text such as ``012 355``."""
    return tuple(Tile.parse(word) for word in text.split())


def legal(round: Round) -> set[str]:
    """The legal actions, as texts."""
    return {str(action) for action in round.legal_actions()}


def after(round: Round, actions: str) -> Round:
    """The round after some actions."""
    for action in actions.split():
        round = round.apply(action)
    return round


def last_first(round: Round, actions: int = 10**6) -> Round:
    """The round after so many actions, always the last by its text, or at its end."""
    while round.end is None and actions:
        round, actions = round.apply(max(round.legal_actions(), key=str)), actions - 1
    return round


def position(
    board: str | Board,
    hands: list[str],
    stock: str = "",
    *,
    edition: Edition = GERMAN,
    turn: int = 0,
    solitaire: Solitaire | None = None,
    draws_left: int | None = None,
) -> Round:
    """A position that need not come from a deal: all other tiles are out of the game."""
    held = tuple(tiles(hand) for hand in hands)
    return Round(
        edition=edition,
        deal=Deal(held, tiles(stock)),
        board=board if isinstance(board, Board) else picture(board).board,
        hands=held,
        stock=tiles(stock),
        turn=turn,
        scores=(0,) * len(hands),
        solitaire=solitaire,
        draws_left=draws_left,
    )


def dealt(hands: list[str], *, edition: Edition = GERMAN) -> Deal:
    """A complete deal whose hands begin with these tiles."""
    size = edition.hand_size(len(hands))
    wanted = [tiles(hand) for hand in hands]
    given = {tile for hand in wanted for tile in hand}
    # Filled up with low tiles, triples last, so that the given tiles decide who opens.
    rest = sorted((t for t in TILES if t not in given), key=lambda t: (t.is_triple, t.value))
    full = []
    for hand in wanted:
        missing = size - len(hand)
        full.append((*hand, *rest[:missing]))
        rest = rest[missing:]
    return Deal(tuple(full), tuple(rest))
