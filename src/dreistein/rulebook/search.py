"""Finding rules by words: without accents, inflected or part of a longer word, best first.

>>> folded("Brücke"), folded("¿Qué?"), folded("Größe")
('brucke', 'que', 'grosse')
>>> folded("0–0–0"), folded("0-0-0 +30")
('000', '000 30')
>>> [likeness("draw", word) for word in ("draw", "drawn", "place")]
[4, 4, 0]
>>> likeness("steine", "stein"), likeness("reststeine", "steine")
(2, 1)
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dreistein.rulebook.book import Book
from dreistein.rulebook.outline import HOUSE, PLAY
from dreistein.rulebook.wording import Block
from dreistein.text import Texts

_TITLE, _WORDS, _SHORT, _TEXT = 8, 6, 4, 1
"""What a word counts, by where it is found."""
_RULE, _QUESTION, _HOUSE_RULE, _TERM, _ADVICE = 10, 9, 5, 5, 2
"""What an answer counts by its kind: a rule before a question, advice on good play last."""
_TILE = re.compile(r"\b(\d)[-‐‑–](\d)[-‐‑–](\d)\b")
_LONG = 5
"""Letters that a word within another has at least."""
_STEM, _ENDINGS = 4, 3
"""Letters that two forms of a word share at least, and those that may differ at most."""
_MOST = 12


@dataclass(frozen=True, slots=True)
class Found:
    """Something of the book that answers: a rule, a question or a term."""

    kind: str
    id: str
    title: str
    short: str
    weight: int


def folded(text: str) -> str:
    """A text as search compares it: no accents, no capitals, tiles as 012, single spaces."""
    bare = unicodedata.normalize("NFD", _TILE.sub(r"\1\2\3", text.casefold()))
    letters = "".join(character for character in bare if not unicodedata.combining(character))
    return " ".join(re.findall(r"[^\W_]+", letters))


def likeness(asked: str, word: str) -> int:
    """How well a folded word of the book answers one that was asked for; 0 if not at all."""
    if word.startswith(asked):
        return 4
    same = next((i for i, (a, b) in enumerate(zip(asked, word, strict=False)) if a != b), len(word))
    if same >= _STEM and max(len(asked), len(word)) - same <= _ENDINGS:
        return 2
    within = (len(asked) >= _LONG and asked in word) or (len(word) >= _LONG and word in asked)
    return 1 if within else 0


def search(book: Book, asked: str) -> tuple[Found, ...]:
    """What has at least half of the words that matter.

    What has this very title comes first, unless it is a term, whose rule does; then most of the
    words, rare ones, in titles, in a rule.
    """
    small = folded(Texts(book.language)("rulebook-small-words")).split()
    whole = folded(asked)
    every = whole.split()
    words = [word for word in every if word not in small] or every
    entries = [(entry, _weights(words, entry[5])) for entry in _entries(book)]
    having = [sum(weights[at] > 0 for _, weights in entries) for at in range(len(words))]
    rarities = [(len(entries) // had).bit_length() if had else 0 for had in having]
    known = sum(map(bool, having))
    ranked = []
    for (kind, name, title, short, counts, _), weights in entries:
        matched = sum(map(bool, weights))
        if known and 2 * matched >= known:
            weight = sum(a * b for a, b in zip(weights, rarities, strict=True))
            named = folded(title) == whole and kind != "term"
            weight *= counts * matched * matched
            rank = (not named, -weight, kind == "term", len(title))
            ranked.append((rank, Found(kind, name, title, short, weight)))
    return tuple(found for _, found in sorted(ranked, key=lambda pair: pair[0])[:_MOST])


def _weights(words: list[str], fields: Iterable[tuple[int, str]]) -> list[int]:
    """What each word counts here: by the best place where it, or one like it, is found."""
    texts = [(weight, set(folded(text).split())) for weight, text in fields]
    return [
        max(
            weight * max((likeness(word, one) for one in text), default=0) for weight, text in texts
        )
        for word in words
    ]


_Entry = tuple[str, str, str, str, int, tuple[tuple[int, str], ...]]


def _entries(book: Book) -> Iterator[_Entry]:
    for part in book.parts:
        counts = {HOUSE: _HOUSE_RULE, PLAY: _ADVICE}.get(part.id, _RULE)
        for rule in part.rules:
            text = _plain((*rule.text, *rule.open, *rule.ruling))
            words = " ".join(rule.words)
            fields = ((_TITLE, rule.title), (_WORDS, words), (_SHORT, rule.short), (_TEXT, text))
            yield "rule", rule.id, rule.title, rule.short, counts, fields
    for question in book.questions:
        answer = _plain(question.answer)
        words = " ".join(question.words)
        asked = ((_TITLE, question.title), (_WORDS, words), (_TEXT, answer))
        yield "question", question.id, question.title, answer, _QUESTION, asked
    for term in book.glossary:
        meant = ((_TITLE, term.word), (_TEXT, term.meaning))
        yield "term", term.id, term.word, term.meaning, _TERM, meant


def _plain(text: Iterable[Block]) -> str:
    return " ".join(block.plain for block in text)
