"""The rules in our own words: one source for the terminal, the page and files to put anywhere.

>>> from dreistein.rulebook import book
>>> from dreistein.rules import EDITIONS
>>> [part.title for part in book("en", EDITIONS["german"]).parts][:2]
['The tiles', 'Before you start']
"""

from dreistein.rulebook.book import Book, Example, NoSuchRule, Part, Question, Rule, Term, book
from dreistein.rulebook.search import Found, search

__all__ = [
    "Book",
    "Example",
    "Found",
    "NoSuchRule",
    "Part",
    "Question",
    "Rule",
    "Term",
    "book",
    "search",
]
