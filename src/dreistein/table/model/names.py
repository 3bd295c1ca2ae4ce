"""Names as people type them, cleaned to be shown to others.

>>> clean_name("  Ada \\t Lovelace\\u202e ")
'Ada Lovelace'
>>> clean_name("\\u200b\\u3164") is None
True
"""

import unicodedata
from collections.abc import Iterator
from itertools import islice

MOST_CHARACTERS = 24
"""Characters as a reader counts them: a letter with its accents is one."""
_MOST_MARKS = 3
"""The most marks on one letter: as many as any living script needs."""
_MOST_READ = 1000
"""The most characters of the input that are read."""
_UNWANTED = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Me"))
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Invisible, although their category is not that of spaces."""
_HUGE = frozenset("\u2e3a\u2e3b\ufdfd\U00012219\U0001242b")
"""Single characters as wide as a word or a line."""
_FOREIGN = (
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"
    "\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0443\u0445\u043a\u0475\u04bb\u04cf\u0501\u051b\u051d"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u03c7\u0585\u0578\u057d\u0570\u0581\u0251\u0261\u0131\u04c0"
    "\ua4d0\ua4d1\ua4d2\ua4d3\ua4d4\ua4d6\ua4d7\ua4d9\ua4da\ua4dc\ua4dd\ua4df\ua4e0\ua4e1\ua4e2"
    "\ua4e3\ua4e6\ua4e7\ua4ea\ua4eb\ua4ec\ua4ee\ua4f0\ua4f2\ua4f3\ua4f4"
    "\u13a0\u13a1\u13a2\u13a5\u13a9\u13aa\u13ab\u13ac\u13b3\u13b7\u13bb\u13bd\u13c0\u13c2\u13c3"
    "\u13cf\u13d2\u13d4\u13d5\u13d9\u13da\u13de\u13df\u13e2\u13e6\u13e7\u13f3\u13f4"
    "\u2c82\u2c85\u2c8e\u2c92\u2c94\u2c98\u2c9a\u2c9e\u2c9f\u2ca2\u2ca3\u2ca4\u2ca5\u2ca6\u2ca8"
    "\u2cac"
    "\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d\u0274\u1d0f"
    "\u1d18\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22"
)
_LATIN = (
    "ABESIJKMHOPCTYXaceijopsyxkvhldqwABEZHIKMNOPTYXayikvopuxonuhgagiI"
    "BPdDTGKJCZFMNLSRVHWXYAEIOU"
    "DRTiYAJEWMHYGhZbRWSVSLCPKdGB"
    "BrHIKMNOoPpCcTYX"
    "abcdefghijklmnoprstuvwyz"
)
_LIKE = str.maketrans(_FOREIGN, _LATIN)
"""Letters of six other alphabets that look like Latin ones, and small capitals."""
_STROKES = str.maketrans("I1|0", "lllO")


def look_alikes(name: str) -> frozenset[str]:
    """What a name can be taken for: two that have something of it in common look alike.

    >>> look_alikes("Ada") & look_alikes("\u0410d\u0430"), look_alikes("Bill") & look_alikes("BiI1")
    (frozenset({'ada'}), frozenset({'bill'}))
    >>> look_alikes("BE") & look_alikes("\u2c82\ua4f0")
    frozenset({'be'})
    >>> look_alikes("Jorg") & look_alikes("J\xf6rg")
    frozenset()
    """
    latin = unicodedata.normalize("NFKC", name).translate(_LIKE)
    return frozenset((latin.casefold(), latin.translate(_STROKES).casefold()))


def clean_name(text: str) -> str | None:
    """The name to show; None if nothing of it is left.

    The result is in NFC, at usual width, with single spaces and at most :data:`MOST_CHARACTERS`
    characters, without invisible characters, direction marks or stacks of combining marks.
    """
    usual = "".join(map(_usual, text[:_MOST_READ]))
    seen = unicodedata.normalize("NFC", "".join(filter(_visible, usual)))
    short = "".join(islice(_letters(seen), MOST_CHARACTERS)).rstrip(" ")
    return unicodedata.normalize("NFC", short) or None


def _usual(char: str) -> str:
    """A character at its usual width; any white space becomes a space."""
    if unicodedata.decomposition(char).startswith(("<wide>", "<narrow>")):
        char = unicodedata.normalize("NFKC", char)
    return " " if char.isspace() else char


def _visible(char: str) -> bool:
    if char in _BLANK or char in _HUGE or _is_selector(char):
        return False
    return unicodedata.category(char) not in _UNWANTED


def _is_selector(char: str) -> bool:
    """Whether it only selects a variant of the character before it."""
    at = ord(char)
    return 0x180B <= at <= 0x180F or 0xFE00 <= at <= 0xFE0F or 0xE0100 <= at <= 0xE01EF


def _letters(text: str) -> Iterator[str]:
    """The characters as a reader counts them, without loose marks and needless spaces."""
    letter = ""
    for char in text:
        if unicodedata.category(char) in ("Mn", "Mc"):
            if letter and letter != " " and len(letter) <= _MOST_MARKS:
                letter += char
        elif letter and _joins(letter, char):
            letter += char
        elif char != " " or letter not in ("", " "):
            if letter:
                yield letter
            letter = char
    if letter:
        yield letter


def _joins(letter: str, char: str) -> bool:
    """Whether two characters are seen as one: a skin tone, or the two halves of a flag."""
    if 0x1F3FB <= ord(char) <= 0x1F3FF:
        return len(letter) == 1 and letter != " "
    return _is_flag(char) and len(letter) == 1 and _is_flag(letter)


def _is_flag(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF
