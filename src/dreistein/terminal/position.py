"""A position as the player to move sees it, and one line that says what may be done now.

All of it is made from a :class:`~dreistein.rules.view.View`: what the seat may not know, it cannot
show.
"""

from collections.abc import Iterator, Sequence

from dreistein.pictures import NUMBERS, draw_text
from dreistein.rules.actions import DRAW, END_TURN, Action
from dreistein.rules.board import Board
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View
from dreistein.terminal.choices import Options
from dreistein.terminal.phrases import tiles_text
from dreistein.text import Texts
from dreistein.text.width import cell, join_parts, width, wrap

_TILE_COLUMNS = 5


def rack(view: View) -> list[Tile]:
    """A seat's tiles in the order they are numbered: sorted, then what this turn brought."""
    kept = [tile for tile in view.hand if tile not in view.drawn]
    return [*sorted(kept), *view.drawn]


def heading(view: View, texts: Texts, columns: int) -> str:
    """A line across the screen that begins a position."""
    text = texts("pad-round", number=view.round + 1)
    if view.draws_left is not None:
        text = texts("solitaire")
    return f"── {text} ".ljust(columns, "─")


def situation(view: View, names: Sequence[str], texts: Texts, columns: int) -> str:
    """Who has how many points and tiles, the stock, the target."""
    parts = [
        texts("play-player", name=name, total=before + score, count=count)
        for name, before, score, count in zip(
            names, view.totals, view.scores, view.counts, strict=True
        )
    ]
    if view.draws_left is None:
        parts.append(texts("stock", count=view.stock))
        parts.append(texts("target", points=view.edition.target))
    else:
        parts.append(texts("draws-left", count=_drawable(view)))
    return join_parts(parts, columns)


def board(view: View, options: Options | None = None, *, colour: bool = False) -> str:
    """The tiles on the table, with a letter on each place where something of the seat fits."""
    labels = None if options is None else options.labels
    picture = draw_text(Board.of(view.board), labels=labels, colour=colour)
    return "\n".join("  " + line for line in picture.splitlines())


def rack_lines(view: View, options: Options, texts: Texts, columns: int, colour: bool) -> str:
    """The rack, a number under each tile, and a * at those that fit."""
    label = texts("play-rack") + "  "
    tiles, fitting = rack(view), options.tiles
    a_row = max(1, (columns - width(label)) // _TILE_COLUMNS)
    lines = []
    for start in range(0, len(tiles), a_row):
        part = tiles[start : start + a_row]
        lead = label if start == 0 else " " * width(label)
        shown = [
            _painted(tile, colour) + ("*" if tile in fitting else " ").ljust(_TILE_COLUMNS - 3)
            for tile in part
        ]
        numbers = [cell(f"{n:>2}", _TILE_COLUMNS) for n in range(start + 1, start + len(part) + 1)]
        lines += [lead + "".join(shown).rstrip(), " " * width(label) + "".join(numbers).rstrip()]
    return "\n".join(lines) or f"{label}–"


def _painted(tile: Tile, colour: bool) -> str:
    if not colour:
        return str(tile)
    return "".join(f"\x1b[1;38;2;255;255;255;48;2;{_rgb(n)}m{n}" for n in tile) + "\x1b[0m"


def _rgb(number: int) -> str:
    return ";".join(str(part) for part in bytes.fromhex(NUMBERS[number].removeprefix("#")))


def _drawable(view: View) -> int:
    return view.stock if view.draws_left is None else min(view.stock, view.draws_left)


def what_now(
    view: View, legal: Sequence[Action], options: Options, texts: Texts, columns: int
) -> str:
    """What may be done now, and what it costs: in one line, if it is wide enough."""
    sentences = _what_now(view, legal, options, texts)
    return join_parts([wrap(sentence, columns) for sentence in sentences], columns, " ")


def _what_now(view: View, legal: Sequence[Action], options: Options, texts: Texts) -> Iterator[str]:
    edition, drawn = view.edition, view.drawn
    example, number = _example(view, options)
    if not view.board:
        yield texts("ask-open", tile=str(options.all[0].tile), example=example)
        return
    if drawn:
        fitting = [tile for tile in drawn if tile in options.tiles]
        key = "ask-drawn-fits" if fitting else "ask-drawn-nothing"
        shown = tiles_text(fitting or drawn)
        yield texts(key, count=len(drawn), tiles=shown, example=example)
    elif options.all:
        yield texts("ask-fits", example=example, number=number)
    else:
        yield texts("ask-nothing-fits")
    if DRAW in legal:
        left = min(_drawable(view), edition.draws - len(drawn))
        yield texts("ask-draw", cost=-edition.draw, left=left)
        if edition.fruitless and len(drawn) + 1 == edition.draws:
            yield texts("ask-draw-fruitless", cost=-edition.fruitless)
    elif END_TURN in legal and len(drawn) == edition.draws:
        yield texts("ask-keep", cost=-edition.fruitless)
    elif END_TURN in legal:
        yield texts("ask-pass", cost=-edition.empty)


def _example(view: View, options: Options) -> tuple[str, str]:
    """How to type a placement of the first tile that fits, and the tile's number alone."""
    for number, tile in enumerate(rack(view), 1):
        for option in options.of_tile(tile):
            typed = f"{number} {option.label}" if option.label else str(option.placement)
            return typed, str(number)
    return "", ""
