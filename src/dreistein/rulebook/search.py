"""Finding a rule by a word, with or without its accents.

>>> folded("Brücke"), folded("¿Qué?"), folded("Größe")
('brucke', 'que', 'grosse')
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dreistein.rulebook.book import Book
from dreistein.rulebook.wording import Block

_TITLE, _WORDS, _SHORT, _TEXT = 8, 6, 4, 1
"""What a word counts, by where it is found."""


@dataclass(frozen=True, slots=True)
class Found:
    """Something of the book that has every word: a rule, a question or a term."""

    kind: str
    id: str
    title: str
    short: str
    weight: int


def folded(text: str) -> str:
    """A text as search compares it: no accents, no capitals, words between single spaces."""
    bare = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(character for character in bare if not unicodedata.combining(character))
    return " ".join(re.findall(r"[^\W_]+", letters))


def search(book: Book, asked: str) -> tuple[Found, ...]:
    """What has every word that was asked for, or words that begin so; the best comes first."""
    words = folded(asked).split()
    if not words:
        return ()
    found = []
    for kind, name, title, short, fields in _entries(book):
        weights = [_weight(word, fields) for word in words]
        if all(weights):
            found.append(Found(kind, name, title, short, sum(weights)))
    return tuple(sorted(found, key=lambda entry: -entry.weight))


def _weight(word: str, fields: Iterable[tuple[int, str]]) -> int:
    return max((weight for weight, text in fields if f" {word}" in f" {folded(text)}"), default=0)


_Entry = tuple[str, str, str, str, tuple[tuple[int, str], ...]]


def _entries(book: Book) -> Iterator[_Entry]:
    for rule in book.rules:
        text = _told((*rule.text, *rule.open, *rule.ruling))
        words = " ".join(rule.words)
        fields = ((_TITLE, rule.title), (_WORDS, words), (_SHORT, rule.short), (_TEXT, text))
        yield "rule", rule.id, rule.title, rule.short, fields
    for question in book.questions:
        answer = _told(question.answer)
        words = " ".join(question.words)
        fields = ((_TITLE, question.title), (_WORDS, words), (_TEXT, answer), (0, ""))
        yield "question", question.id, question.title, answer, fields
    for term in book.glossary:
        fields = ((_TITLE, term.word), (_WORDS, ""), (_TEXT, term.meaning), (0, ""))
        yield "term", term.id, term.word, term.meaning, fields


def _told(text: Iterable[Block]) -> str:
    return " ".join(block.plain for block in text)
