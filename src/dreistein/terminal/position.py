"""A position as its player sees it, and a prompt that says what may be done.

All of it is made from a :class:`~dreistein.rules.view.View`, so it cannot show what the seat may
not know.
"""

from collections.abc import Iterator, Sequence

from dreistein.pictures import NUMBERS, draw_text
from dreistein.rules.actions import DRAW, END_TURN, Action, TurnEnd
from dreistein.rules.board import Board
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View
from dreistein.terminal.choices import Choices
from dreistein.terminal.phrases import tiles_text
from dreistein.text import Texts
from dreistein.text.width import cell, join_parts, width, wrap

_TILE_COLUMNS = 5


def rack(view: View) -> list[Tile]:
    """A seat's tiles in the order of their numbers: sorted, then those drawn this turn."""
    earlier = [tile for tile in view.hand if tile not in view.drawn]
    return [*sorted(earlier), *view.drawn]


def heading(view: View, texts: Texts, columns: int) -> str:
    """A line across the screen, above a position."""
    text = texts("pad-round", number=view.round + 1)
    if view.draws_left is not None:
        text = texts("solitaire")
    return f"── {text} ".ljust(columns, "─")


def status(view: View, names: Sequence[str], texts: Texts, columns: int) -> str:
    """The points and tiles of each player, the stock, and the target."""
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


def board(view: View, choices: Choices | None = None, *, colour: bool = False) -> str:
    """The board, with a letter on each spot that a tile of the seat fits."""
    labels = None if choices is None else choices.letters
    picture = draw_text(Board.of(view.board), labels=labels, colour=colour)
    return "\n".join("  " + line for line in picture.splitlines())


def rack_lines(view: View, choices: Choices, texts: Texts, columns: int, colour: bool) -> str:
    """The rack: a number under each tile, and a * after those that fit."""
    label = texts("play-rack") + "  "
    tiles, fitting = rack(view), choices.tiles
    per_line = max(1, (columns - width(label)) // _TILE_COLUMNS)
    lines = []
    for start in range(0, len(tiles), per_line):
        part = tiles[start : start + per_line]
        lead = label if start == 0 else " " * width(label)
        shown = [
            _paint(tile, colour) + ("*" if tile in fitting else " ").ljust(_TILE_COLUMNS - 3)
            for tile in part
        ]
        numbers = [cell(f"{n:>2}", _TILE_COLUMNS) for n in range(start + 1, start + len(part) + 1)]
        lines += [lead + "".join(shown).rstrip(), " " * width(label) + "".join(numbers).rstrip()]
    return "\n".join(lines) or f"{label}–"


def _paint(tile: Tile, colour: bool) -> str:
    if not colour:
        return str(tile)
    return "".join(f"\x1b[1;38;2;255;255;255;48;2;{_rgb(n)}m{n}" for n in tile) + "\x1b[0m"


def _rgb(number: int) -> str:
    return ";".join(str(part) for part in bytes.fromhex(NUMBERS[number].removeprefix("#")))


def _drawable(view: View) -> int:
    return view.stock if view.draws_left is None else min(view.stock, view.draws_left)


def prompt(
    view: View, legal: Sequence[Action], choices: Choices, texts: Texts, columns: int
) -> str:
    """What may be done and what it costs, in one line if there is room."""
    sentences = _prompt(view, legal, choices, texts)
    return join_parts([wrap(sentence, columns) for sentence in sentences], columns, " ")


def _prompt(view: View, legal: Sequence[Action], choices: Choices, texts: Texts) -> Iterator[str]:
    edition, drawn = view.edition, view.drawn
    example, number = _example(view, choices)
    if not view.board:
        yield texts("ask-open", tile=choices.all[0].tile.written, example=example)
        return
    if drawn:
        fitting = [tile for tile in drawn if tile in choices.tiles]
        key = "ask-drawn-fits" if fitting else "ask-drawn-nothing"
        shown = tiles_text(fitting or drawn)
        yield texts(key, count=len(drawn), tiles=shown, example=example)
    elif choices.all:
        yield texts("ask-fits", example=example, number=number)
    else:
        yield texts("ask-nothing-fits")
    if DRAW in legal:
        left = min(_drawable(view), edition.draws - len(drawn))
        yield texts("ask-draw", cost=-edition.draw, left=left)
        if edition.fruitless and len(drawn) + 1 == edition.draws:
            yield texts("ask-draw-fruitless", cost=-edition.fruitless)
    elif END_TURN in legal and view.end_of_turn is TurnEnd.KEPT:
        yield texts("ask-keep", cost=-edition.fruitless)
    elif END_TURN in legal:
        yield texts("ask-pass", cost=-edition.empty)
    else:
        yield texts("ask-must-place")


def _example(view: View, choices: Choices) -> tuple[str, str]:
    """How to type a placement of the first tile that fits, and the number of that tile."""
    for number, tile in enumerate(rack(view), 1):
        for choice in choices.of_tile(tile):
            return how_to_type(choice.placement, view, choices), str(number)
    return "", ""


def how_to_type(action: Action, view: View, choices: Choices) -> str:
    """The shortest line that means an action: "3 b", or its notation if its spot has no letter."""
    for choice in choices.all:
        if choice.placement == action and choice.letter:
            return f"{rack(view).index(choice.tile) + 1} {choice.letter}"
    return str(action)
