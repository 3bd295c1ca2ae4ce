"""Positions in the middle of a round: the board, the hands and the stock, as texts."""

from boards import picture
from dreistein.rules import EDITIONS, TILES, Board, Deal, Edition, Round, Solitaire, Tile

GERMAN = EDITIONS["german"]
INTERNATIONAL = EDITIONS["international"]
TRIOMINOS = EDITIONS["triominos"]


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles from a text such as ``012 355``."""
    return tuple(Tile.parse(word) for word in text.split())


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
