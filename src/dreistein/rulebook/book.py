"""The rulebook of a language and an edition, as one value: for the terminal, the page and files.

>>> from dreistein.rules import EDITIONS
>>> made = book("en", EDITIONS["german"])
>>> made.rule("bridge").short
'One side touches, and the tip opposite meets a number: +30.'
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from dreistein.pictures import Theme, draw_svg, draw_text, draw_tile_svg, draw_tiles_svg
from dreistein.rulebook import outline as plan
from dreistein.rulebook import scenes
from dreistein.rulebook.numbers import Comparison, compared, edition_name, numbers
from dreistein.rulebook.scenes import Shown
from dreistein.rulebook.strategy import written
from dreistein.rulebook.wording import Block, Wording, blocks
from dreistein.rules import Edition, Tile
from dreistein.rules.errors import DreisteinError, quote
from dreistein.text import LANGUAGES, Texts, signed

_RULEBOOK = (
    *("contents", "open", "ruling", "related", "questions", "editions", "differs", "glossary"),
    *("search", "small-words", "found", "nothing", "edition", "language", "print", "sheet", "link"),
    *("skip", "play", "pad", "start", "failed"),
    *("try", "try-text", "try-start", "try-empty", "try-tile", "try-spots", "try-nowhere"),
    *("try-used", "try-undo", "try-clear", "try-board", "try-total"),
    *("why-start", "why-plain", "why-bridge", "why-double", "why-hexagon", "why-hexagons"),
)
_BONUSES = ("start", "bridge", "double", "hexagon", "hexagon-2", "hexagon-3")
PAGE_WORDS = (
    *(f"rulebook-{word}" for word in _RULEBOOK),
    *map("bonus-{}".format, _BONUSES),
    "colon",
)
"""The words of the page around the book, by their keys in the catalogues."""


class NoSuchRule(DreisteinError):
    sentence = "There is no rule {text}. The rules are {known}."


@dataclass(frozen=True, slots=True)
class Rack:
    """Tiles beside the board; the name is empty where nobody in particular holds them."""

    name: str
    tiles: tuple[str, ...]
    svg: str


@dataclass(frozen=True, slots=True)
class Example:
    """A position to look at: drawn, as text, and what it shows."""

    id: str
    caption: str
    svg: str
    """The board; empty where only tiles or totals are shown."""
    board: str
    """The same for a terminal."""
    placements: tuple[str, ...]
    racks: tuple[Rack, ...]
    totals: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: what it says in a line, the whole of it, and what the printings leave open."""

    id: str
    title: str
    short: str
    text: tuple[Block, ...]
    open: tuple[Block, ...]
    ruling: tuple[Block, ...]
    examples: tuple[str, ...]
    related: tuple[str, ...]
    words: tuple[str, ...]
    """Other words that people look for it with."""


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter."""

    id: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A frequent question, its answer, and the rules where it comes from."""

    id: str
    title: str
    answer: tuple[Block, ...]
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, what it means, and what it is called elsewhere."""

    id: str
    word: str
    meaning: str
    rule: str
    elsewhere: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Book:
    """The whole rulebook."""

    language: str
    edition: Edition
    edition_name: str
    title: str
    intro: tuple[Block, ...]
    parts: tuple[Part, ...]
    questions: tuple[Question, ...]
    editions: Comparison
    glossary: tuple[Term, ...]
    examples: Mapping[str, Example]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in order."""
        return tuple(rule for part in self.parts for rule in part.rules)

    def rule(self, name: str) -> Rule:
        """The rule with an id; :class:`NoSuchRule` where there is none."""
        for rule in self.rules:
            if rule.id == name:
                return rule
        raise NoSuchRule(text=quote(name), known=", ".join(plan.RULES))

    def to_json(self) -> dict[str, Any]:
        """The book as JSON: texts are lists of blocks, without markup; pictures are SVG."""
        whole = asdict(self)
        whole["edition"] = {"name": self.edition_name, "numbers": self.edition.to_object()}
        del whole["edition_name"]
        texts = Texts(self.language)
        whole["why"] = plan.WHY
        whole["words"] = {key: texts(key) for key in PAGE_WORDS}
        return _plain(whole)  # type: ignore[no-any-return]


@lru_cache(48)
def book(language: str, edition: Edition, *, theme: Theme = "auto") -> Book:
    """The rulebook in a language, with the numbers of an edition, its pictures in a theme."""
    wording = Wording(language, numbers(edition))
    wording.numbers.update(written(language))
    played = {name: scenes.shown(name, edition) for name in scenes.ALL}
    return Book(
        language,
        edition,
        edition_name(edition, language),
        wording("book"),
        blocks(wording("book", "text")),
        tuple(
            Part(part.id, wording(part.id), tuple(_rule(rule, wording) for rule in part.rules))
            for part in plan.PARTS
        ),
        tuple(_question(question, wording) for question in plan.QUESTIONS),
        compared(edition, wording),
        tuple(_term(name, rule, wording) for name, rule in plan.GLOSSARY),
        {name: _example(shown, wording, theme) for name, shown in played.items()},
    )


def _rule(rule: plan.RulePlan, wording: Wording) -> Rule:
    def of_field(field: str) -> tuple[Block, ...]:
        return blocks(wording(rule.id, field)) if rule.ruled else ()

    return Rule(
        rule.id,
        wording(rule.id),
        wording(rule.id, "short"),
        blocks(wording(rule.id, "text")),
        of_field("open"),
        of_field("ruling"),
        rule.scenes,
        rule.related,
        _words(wording(rule.id, "words")),
    )


def _question(question: plan.QuestionPlan, wording: Wording) -> Question:
    key = f"ask-{question.id}"
    return Question(
        question.id,
        wording(key),
        blocks(wording(key, "answer")),
        question.rules,
        question.scenes,
        _words(wording(key, "words")),
    )


def _term(name: str, rule: str, wording: Wording) -> Term:
    key = f"term-{name}"
    others = [language for language in LANGUAGES if language != wording.language]
    elsewhere = {language: Wording(language, {})(key) for language in others}
    return Term(name, wording(key), wording(key, "meaning"), rule, elsewhere)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _example(shown: Shown, wording: Wording, theme: Theme) -> Example:
    caption = wording(f"scene-{shown.id}", facts=shown.facts)
    svg = board = ""
    if shown.board.placements:
        svg = draw_svg(
            shown.board,
            theme=theme,
            points=None if shown.points is None else signed(shown.points),
            tried=shown.tried,
            last=shown.tried is None,
            title=caption,
            description=_description(shown, wording.language),
        )
        labels = {shown.tried.cell: "?"} if shown.tried else {}
        board = draw_text(shown.board, labels=labels, last=shown.tried is None)
    return Example(
        shown.id,
        caption,
        svg,
        board,
        tuple(map(str, shown.board.placements)),
        tuple(_rack(name, tiles) for name, tiles in shown.racks.items() if tiles),
        tuple(shown.totals.items()),
    )


def _rack(name: str, tiles: tuple[Tile, ...]) -> Rack:
    names = tuple(tile.written for tile in tiles)
    svg = draw_tile_svg(tiles[0]) if len(tiles) == 1 and not name else draw_tiles_svg(tiles)
    return Rack(name, names, svg)


def _description(shown: Shown, language: str) -> str:
    lying = shown.board.placements
    closed = sum(
        all(cell in shown.board.tiles for cell in point.around) for point in shown.board.numbers
    )
    return Texts(language)(
        "picture-description", count=len(lying), last=lying[-1].tile.written, hexagons=closed
    )


def _plain(value: Any) -> Any:
    """Blocks and tuples as JSON has them: a run is a text, or a text that is stressed."""
    if isinstance(value, Block):
        lines = [[_run(*run) for run in line] for line in value.lines]
        return {"kind": value.kind, "lines": lines}
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


def _run(words: str, stressed: bool) -> str | dict[str, str]:
    return {"stress": words} if stressed else words
