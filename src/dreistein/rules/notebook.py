"""Pictures of values, for notebooks: the only thing here that is drawn, and only when asked for."""

from typing import Any


def svg_of_board(board: Any) -> str:
    """A board as SVG."""
    from dreistein.pictures import draw_svg

    return draw_svg(board)


def svg_of_tile(tile: Any) -> str:
    """A tile as SVG."""
    from dreistein.pictures import draw_tile_svg

    return draw_tile_svg(tile)
