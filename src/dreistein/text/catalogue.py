"""Texts by key, from the catalogue of a language.

A catalogue is a folder of Fluent files (https://projectfluent.org), one per topic: ``game.ftl``,
``errors.ftl`` and so on in ``locales/de/``. Those in ``parts/`` belong to one part of the page, and
the page fetches them together with it. Besides Fluent's own functions texts may call
``SIGNED($n)``, which writes +9, −5 and 0, and ``SCORE($n)``, which writes 9, −5 and 0.

>>> texts = Texts("en")
>>> texts("tiles", count=1), texts("tiles", count=12)
('1 tile', '12 tiles')
>>> texts("points", points=-5)
'−5 points'
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.referee import IllegalRecord
from dreistein.text.dates import written_day

LANGUAGES = ("de", "en", "fr", "it", "nl", "es")
"""The languages with every text."""
DRAFTS: tuple[str, ...] = ()
"""Languages that are being translated: where a text is missing they have the English one, marked.
Nobody gets them unasked."""
SPOKEN = (*LANGUAGES, *DRAFTS)
"""All that can be chosen, drafts included."""
FALLBACK = "en"
UNTRANSLATED = "\u2039en\u203a "
"""Before an English text in a draft."""
MINUS = "\u2212"
_LONGEST_VALUE = 2_000
# Before a diphthong (hielo) or a consonantal y (Yago) Spanish keeps its "y".
_INITIAL = re.compile("(?P<i>h?(?:i(?![aeou])|[íìîï])|y(?![aeiouáéíóú]|$))|(?P<e>[eéèêë])")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?!-?[a-zA-Z][\w-]* *=|#).*)*", re.MULTILINE)
"""A message or term of a Fluent file: up to the next one, or to a comment."""
_WORD = re.compile(r"-?[a-zA-Z][\w-]*")
_FROM_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufefc]")
_VARIABLE = re.compile(r"\$([\w-]+)")


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of one language; the catalogue is read when it is first used."""

    language: str = FALLBACK

    def __post_init__(self) -> None:
        if self.language not in SPOKEN:
            raise ValueError(f"no texts in {self.language!r}; there are {', '.join(SPOKEN)}")

    def __call__(self, key: str, /, **variables: str | int) -> str:
        """The text of a key; an unknown key is a KeyError, a missing variable a ValueError."""
        return _bundle(self.language).format(key, variables)

    def __contains__(self, key: str) -> bool:
        return key in _bundle(self.language)

    def error(self, error: DreisteinError | IllegalRecord) -> str:
        """An error's sentence in this language, or its English where the catalogue has none.

        Of a record, the sentence says in which round and action; people count from 1.
        """
        if isinstance(error, IllegalRecord):
            where = {name: at + 1 for name, at in error.where.items()}
            key = ("record-wrong", "record-wrong-deal", "record-wrong-action")[len(where)]
            return self(key, reason=self.error(error.cause), **where)
        key = f"error-{error.code}"
        if key not in self:
            return f"{UNTRANSLATED}{error}" if self.language in DRAFTS else str(error)
        cause = {} if error.cause is None else {"cause": self.error(error.cause)}
        facts = {
            name: value
            if isinstance(value, int) or name == "example"
            else written_day(value, self.language)
            for name, value in error.details.items()
        }
        return self(key, **facts, **cause)

    def join_names(self, items: Sequence[str]) -> str:
        """Names as a list, such as "Ada, Ben and Cleo".

        >>> Texts("es").join_names(["Ada", "Inés"]), Texts("it").join_names(["Ada", "Elena"])
        ('Ada e Inés', 'Ada ed Elena')
        """
        if len(items) < 2:
            return "".join(items)
        key = f"list-and{_before(items[-1])}"
        return self(key, first=", ".join(items[:-1]), last=items[-1])


def _before(name: str) -> str:
    """What marks "and" before a name: Spanish has "e" before the sound i, Italian "ed" before e."""
    match = _INITIAL.match(unicodedata.normalize("NFC", name).lower())
    return f"-{match.lastgroup}" if match else ""


def signed(number: int) -> str:
    """A number of points with its sign.

    >>> signed(9), signed(-5), signed(0)
    ('+9', '−5', '0')
    """
    return f"+{number}" if number > 0 else score(number)


def score(number: int) -> str:
    """A total: with a true minus sign, and without a plus.

    >>> score(9), score(-5)
    ('9', '−5')
    """
    return f"{MINUS}{-number}" if number < 0 else str(number)


def language_from(*candidates: str | None) -> str:
    """The first of these languages that has a catalogue, else English.

    A candidate is the value of an option, of an environment variable or of ``Accept-Language``.

    >>> language_from(None, "pt_BR.UTF-8", "fr-CH"), language_from("C", "nl;q=0.9, de")
    ('fr', 'nl')
    >>> language_from("gsw:de_CH:de"), language_from()
    ('de', 'en')
    """
    for candidate in candidates:
        for tag in re.split("[,:]", candidate or ""):
            primary = re.split("[-_.@;]", tag.strip().lower(), maxsplit=1)[0]
            if primary in LANGUAGES:
                return primary
    return FALLBACK


class Bundle:
    """The messages of a package in a language, each read when it is first used.

    To read them all takes a quarter of a second, during which a server would answer nobody.
    """

    def __init__(self, package: str, language: str, **functions: Callable[[Any], str]) -> None:
        # Imported late: Fluent needs Babel, which takes longer to import than a replay to run.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.runtime.types import fluent_number

        known: Any = {"SIGNED": signed, "SCORE": score, **functions}
        self._language, self._number, self._resource = language, fluent_number, FluentResource
        self._lock = Lock()
        self._bundle: Any = FluentBundle([language], functions=known, use_isolating=False)
        self._entries = {
            entry[1]: entry[0]
            for text in sources(package, language).values()
            for entry in _ENTRY.finditer(text)
        }
        self._unread = set(self._entries)

    def __contains__(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def variables(self, key: str) -> list[str]:
        """What a message and its fields name; a KeyError where there is none."""
        return _VARIABLE.findall(self._entries[key])

    def format(self, key: str, variables: Mapping[str, str | int], field: str | None = None) -> str:
        """The text of a message or of one of its fields.

        An unknown one is a KeyError, a missing variable a ValueError.
        """
        if key not in self:
            raise KeyError(key)
        with self._lock:
            self._read(key)
        message = self._bundle.get_message(key)
        pattern = message.value if field is None else message.attributes[field]
        # No thousands separators: it is 1250 on a score pad. Fluent refuses longer texts.
        given = {
            name: self._number(value, useGrouping=False)
            if isinstance(value, int)
            else isolated(value[:_LONGEST_VALUE])
            for name, value in variables.items()
        }
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise ValueError(f"{self._language}: {key}: {faults[0]}")
        return str(text)

    def _read(self, key: str) -> None:
        """Read a message, and the terms and messages that it names."""
        if key in self._unread:
            self._unread.remove(key)
            text = self._entries[key]
            self._bundle.add_resource(self._resource(text))
            for word in _WORD.findall(text):
                self._read(word)


def isolated(value: str) -> str:
    """A value for a sentence: a name written from the right must not turn the numbers beside it.

    >>> isolated("Ada"), isolated("\u05e2\u05d3\u05d4") == "\u2068\u05e2\u05d3\u05d4\u2069"
    ('Ada', True)
    """
    return f"\u2068{value}\u2069" if _FROM_RIGHT.search(value) else value


@lru_cache(len(SPOKEN))
def _bundle(language: str) -> Bundle:
    return Bundle("dreistein.text", language)


def sources(package: str, language: str) -> dict[str, str]:
    """The Fluent files of a package in one language, by topic: ``game``, ``parts/new``.

    Those of a draft are whole: what it lacks is in English.
    """
    own = dict(_sources(files(package).joinpath("locales", language), ""))
    if language not in DRAFTS:
        return own
    there = {entry[1]: entry[0] for text in own.values() for entry in _ENTRY.finditer(text)}
    english = sources(package, FALLBACK)
    kept = {topic: text for topic, text in own.items() if topic not in english}
    for topic, text in english.items():
        entries = (there.get(entry[1]) or _marked(entry[0]) for entry in _ENTRY.finditer(text))
        kept[topic] = "\n".join(entries)
    return kept


def missing(package: str, language: str) -> dict[str, list[str]]:
    """The English entries that a language lacks, by topic."""
    own = dict(_sources(files(package).joinpath("locales", language), ""))
    there = {entry[1] for text in own.values() for entry in _ENTRY.finditer(text)}
    english = sources(package, FALLBACK)
    found = {
        topic: [each[0].strip() for each in _ENTRY.finditer(text) if each[1] not in there]
        for topic, text in english.items()
    }
    return {topic: entries for topic, entries in found.items() if entries}


def _marked(entry: str) -> str:
    """An English message with the mark before its text; a term, and a message of fields alone,
    as they are.

    >>> _marked("bonus-bridge = bridge") == f"bonus-bridge = {UNTRANSLATED}bridge"
    True
    """
    return re.sub(r"\A([a-zA-Z][\w-]* *=\s*)(?![\s.])", rf"\1{UNTRANSLATED}", entry)


def _sources(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    if not folder.is_dir():  # a draft may have begun with the other package
        return
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            yield from _sources(file, f"{prefix}{file.name}/")
        else:
            yield prefix + file.name.removesuffix(".ftl"), file.read_text(encoding="utf-8")
