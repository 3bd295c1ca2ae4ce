"""The rulebook as plain text, for a terminal of so many columns."""

import textwrap
from collections.abc import Iterable, Iterator

from dreistein.rulebook.book import Book, Example, Question, Rule
from dreistein.rulebook.search import Found
from dreistein.rulebook.wording import Block
from dreistein.text import Texts
from dreistein.text.catalogue import score
from dreistein.text.width import table, width

_INDENT = "  "
_ADDRESS = " · "


class Plain:
    """A book, written for a terminal."""

    def __init__(self, book: Book, columns: int = 80) -> None:
        self.book, self.columns = book, columns
        self._texts = Texts(book.language)
        self._colon = self._texts("colon")

    def whole(self) -> str:
        parts = [self._heading(f"{self.book.title}{_ADDRESS}{self.book.edition_name}", "=")]
        parts += self._blocks(self.book.intro)
        for part in self.book.parts:
            parts.append(self._heading(part.title, "="))
            parts += [self.rule(rule) for rule in part.rules]
        return _joined([*parts, self.questions(), self.editions(), self.glossary()])

    def rule(self, rule: Rule) -> str:
        parts = [self._heading(f"{rule.title}{_ADDRESS}{rule.id}"), self._wrapped(rule.short)]
        parts += self._blocks(rule.text)
        parts += [self._example(self.book.examples[name]) for name in rule.examples]
        if rule.open:
            parts += [self._labelled("rulebook-open", rule.open)]
            parts += [self._labelled("rulebook-ruling", rule.ruling)]
        related = ", ".join(rule.related)
        return _joined([*parts, self._wrapped(f"{self._label('rulebook-related')} {related}")])

    def questions(self) -> str:
        title = self._heading(self._texts("rulebook-questions"), "=")
        return _joined([title, *map(self._question, self.book.questions)])

    def editions(self) -> str:
        """The editions: the chosen one's numbers first, then where the others differ."""
        editions = self.book.editions
        parts = [self._heading(self._texts("rulebook-editions"), "=")]
        names = ["", *(column.id or column.name for column in editions.columns)]
        rows = (
            [row.label, *(f"{c.text}{'*' if c.differs else ' '}" for c in row.cells)]
            for row in editions.rows
        )
        lines = table([names, *rows])
        if max(map(width, lines)) <= self.columns:
            parts.append("\n".join(lines))
        else:
            parts += [self._column(at) for at in range(len(editions.columns))]
        parts.append(self._wrapped("* " + self._texts("rulebook-differs")))
        notes = (
            self._wrapped(f"{column.id or column.name}{self._colon} {column.note}", _INDENT)
            for column in editions.columns
        )
        return _joined([*parts, "\n".join(notes)])

    def glossary(self) -> str:
        """The words of the game, here and in the other languages."""
        parts = [self._heading(self._texts("rulebook-glossary"), "=")]
        for term in self.book.glossary:
            elsewhere = _ADDRESS.join(f"{name} {word}" for name, word in term.elsewhere.items())
            meaning = self._wrapped(f"{term.word}{self._colon} {term.meaning}", _INDENT)
            parts.append(f"{meaning}\n{self._wrapped(_INDENT + elsewhere, _INDENT)}")
        return _joined(parts)

    def found(self, found: Iterable[Found]) -> str:
        """What a search found: where it is, and the gist of it."""
        places = {"question": "questions", "term": "glossary"}
        parts = [
            self._wrapped(f"{places.get(entry.kind, entry.id)}{_ADDRESS}{entry.title}")
            + "\n"
            + self._wrapped(_INDENT + entry.short, _INDENT)
            for entry in found
        ]
        return _joined(parts) if parts else self._texts("rulebook-nothing")

    def _question(self, question: Question) -> str:
        answer = (self._wrapped(_INDENT + block.plain, _INDENT) for block in question.answer)
        return "\n".join([self._wrapped(question.title), *answer])

    def _example(self, example: Example) -> str:
        parts = [self._wrapped(f"{self._label('rulebook-example')} {example.caption}")]
        if example.board:
            parts.append(textwrap.indent(example.board, _INDENT * 2))
        for rack in example.racks:
            tiles = "  ".join(rack.tiles)
            parts.append(
                self._wrapped(_INDENT + (f"{rack.name}{self._colon} " if rack.name else "") + tiles)
            )
        parts += [f"{_INDENT}{name}{self._colon} {score(total)}" for name, total in example.totals]
        return "\n".join(parts)

    def _column(self, at: int) -> str:
        column = self.book.editions.columns[at]
        lines = [f"{column.name}{_ADDRESS}{column.id}" if column.id else column.name]
        for row in self.book.editions.rows:
            mark = " *" if row.cells[at].differs else ""
            cell = f"{_INDENT}{row.label}{self._colon} {row.cells[at].text}{mark}"
            lines.append(self._wrapped(cell, _INDENT * 2))
        return "\n".join(lines)

    def _labelled(self, key: str, blocks: Iterable[Block]) -> str:
        first, *more = self._blocks(blocks, f"{self._label(key)} ")
        return _joined([first, *more])

    def _label(self, key: str) -> str:
        return self._texts(key) + self._colon

    def _blocks(self, blocks: Iterable[Block], before: str = "") -> list[str]:
        return list(self._written(blocks, before))

    def _written(self, blocks: Iterable[Block], before: str) -> Iterator[str]:
        for block in blocks:
            lines = ["".join(words for words, _ in line) for line in block.lines]
            if block.kind == "list":
                yield "\n".join(self._wrapped(f"- {line}", _INDENT) for line in lines)
            else:
                yield self._wrapped(before + lines[0])
            before = ""

    def _heading(self, title: str, line: str = "-") -> str:
        return f"{self._wrapped(title)}\n{line * min(len(title), self.columns)}"

    def _wrapped(self, text: str, indent: str = "") -> str:
        return textwrap.fill(
            text,
            self.columns,
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
            drop_whitespace=True,
        )


def _joined(parts: Iterable[str]) -> str:
    return "\n\n".join(parts)
