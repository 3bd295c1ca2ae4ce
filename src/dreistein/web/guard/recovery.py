"""Recovery words: six words on paper that bring a person to any browser.

They are drawn by the server from syllables that can be said and written in every language, over 70
bits in all. Only a slow hash of them is stored, and the person, sealed by the same words: a stolen
database is no use to anybody.

>>> words = new_words()
>>> len(letters_of(words)), letters_of(words.upper().replace(" ", "-")) == letters_of(words)
(24, True)
>>> letters_of("Lumó · cari – feba"), letters_of("hello, world")
('lumokarifeba', 'helloworld')
"""

import asyncio
import json
import re
import secrets
import unicodedata
from hashlib import pbkdf2_hmac, sha256, shake_256

from dreistein.table.features.queries import recovery as queries
from dreistein.table.house import House
from dreistein.web.errors import WordsUnknown

_CONSONANTS, _VOWELS = "bdfgklmnprst", "aeiou"
_SYLLABLES = [consonant + vowel for consonant in _CONSONANTS for vowel in _VOWELS]
_WORDS = 6
_SHAPE = re.compile(f"(?:[{_CONSONANTS}][{_VOWELS}]){{{2 * _WORDS}}}")
_HEARD = str.maketrans("cqvyz01", "kkfisol")
"""Letters that no word has, and what somebody meant who wrote them."""
_UNFIT = frozenset(
    (
        *("bite", "dago", "figa", "foda", "kike", "kulo", "mona", "nega", "nego", "niga", "nigo"),
        *("pede", "pedo", "pene", "puta", "pute", "puto", "rape", "sega", "teta", "topa"),
    )
)
"""Nobody should have to write these down, in any of our languages."""
_ROUNDS = 200_000


def new_words() -> str:
    """Six words that nobody has had, and nobody will guess."""
    return " ".join(_word() for _ in range(_WORDS))


def _word() -> str:
    while True:
        first, second = secrets.choice(_SYLLABLES), secrets.choice(_SYLLABLES)
        if first != second and first + second not in _UNFIT:
            return first + second


def letters_of(text: str) -> str:
    """What was typed as it counts: without spaces, hyphens, accents and capitals."""
    plain = unicodedata.normalize("NFKD", text).lower().translate(_HEARD)
    return re.sub("[^a-z]", "", plain)


class Recovery:
    """Makes words and finds whose they are."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._hashing = asyncio.Lock()
        """A hash takes a core for a moment: one at a time."""

    async def make(self, person: str, name: str) -> str:
        """New words for a person; those before are worth nothing."""
        words = new_words()
        key = await self._key(letters_of(words))
        sealed = _seal(json.dumps([person, name]).encode(), key)
        store, now = self._house.store, self._house.now()
        await store.write(queries.put_words, person, _mark(key), sealed, now)
        return words

    async def made(self, person: str) -> int | None:
        """When a person's words were made, in milliseconds; None if there are none."""
        return await self._house.store.read(queries.words_made, person)

    async def find(self, words: str) -> tuple[str, str]:
        """The person of these words, and their name then; raises :class:`WordsUnknown`."""
        letters = letters_of(words)
        if not _SHAPE.fullmatch(letters):
            raise WordsUnknown()
        key = await self._key(letters)
        sealed = await self._house.store.read(queries.sealed_by, _mark(key))
        if sealed is None:
            raise WordsUnknown()
        person, name = json.loads(_seal(sealed, key))
        return str(person), str(name)

    async def _key(self, letters: str) -> bytes:
        async with self._hashing:
            return await asyncio.to_thread(
                pbkdf2_hmac, "sha256", letters.encode(), b"dreistein.recovery", _ROUNDS
            )


def _mark(key: bytes) -> str:
    """What words are found by."""
    return sha256(b"mark" + key).hexdigest()


def _seal(text: bytes, key: bytes) -> bytes:
    """A text that only the key opens, or the text again. No key seals a second one."""
    pad = shake_256(b"seal" + key).digest(len(text))
    return bytes(a ^ b for a, b in zip(text, pad, strict=True))
