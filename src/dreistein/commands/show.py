"""``show``: the board of a record, as text or SVG."""

import argparse

from dreistein.commands.shared import arguments as shared
from dreistein.commands.shared.output import OK, print_text, write_text
from dreistein.commands.shared.parser import Parser
from dreistein.pictures import draw_svg, draw_text
from dreistein.rules import Board
from dreistein.text import Texts


def arguments(parser: Parser) -> None:
    shared.add_position(parser)
    parser.add_argument("--svg", nargs="?", const="-", metavar="cli-meta-file", help="cli-svg")
    themes = ("light", "dark", "auto")
    parser.add_argument("--theme", choices=themes, default="light", help="cli-theme")
    shared.add_colour(parser)


def run(args: argparse.Namespace) -> int:
    _, match = shared.position_of(args, args.round, args.at, observed=True)
    board = match.round.board
    if args.svg is not None:
        title, description = _caption(board, Texts(shared.language_of(args)))
        picture = draw_svg(board, theme=args.theme, title=title, description=description)
        write_text(args.svg, picture)
    else:
        print_text(draw_text(board, colour=shared.use_colours(args)))
    return OK


def _caption(board: Board, texts: Texts) -> tuple[str, str]:
    """A title for the picture of a board, and a description for screen readers."""
    tiles = board.placements
    last = tiles[-1].tile.written if tiles else ""
    title = texts("picture-title", count=len(tiles))
    return title, texts(
        "picture-description", count=len(tiles), hexagons=len(board.hexagons), last=last
    )
