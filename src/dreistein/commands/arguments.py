"""Arguments that several commands share."""

from dreistein.commands.parser import Parser, seed_text, whole_number
from dreistein.text import LANGUAGES


def add_file(parser: Parser) -> None:
    parser.add_argument("file", metavar="cli-meta-file", help="cli-file")


def add_position(parser: Parser) -> None:
    """A record and a position in it; see :func:`dreistein.commands.position.position_of`."""
    add_file(parser)
    parser.add_argument("--at", type=whole_number(0, 10_000), metavar="N", help="cli-at")
    parser.add_argument("--round", type=whole_number(0, 10_000_000), metavar="R", help="cli-round")


def add_language(parser: Parser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="cli-language")


def add_colour(parser: Parser) -> None:
    when = ("auto", "always", "never")
    parser.add_argument("--colour", choices=when, default="auto", help="cli-colour")


def add_table(parser: Parser) -> None:
    """Who plays by which numbers, dealt from which seed."""
    parser.add_argument("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-seed")
    parser.add_argument("--players", type=whole_number(2, 6), metavar="N", help="cli-players")
    parser.add_argument("--edition", metavar="E", help="cli-edition")
    parser.add_argument("--solitaire", action="store_true", help="cli-solitaire")
    parser.add_argument("--rack", type=whole_number(0, 20), metavar="R", help="cli-rack")
    parser.add_argument("--draws", type=whole_number(0, 55), metavar="D", help="cli-draws")
