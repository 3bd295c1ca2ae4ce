"""What people say to each other at a table: a few phrases in a row, and then not too many.

Nothing of it is stored. Who does not want to hear somebody hides it in their own browser.
"""

from collections import deque

from dreistein.table.errors import TooManyPhrases

MOST_PHRASES = 4
WINDOW_SECONDS = 12
"""Within this time nobody says more than :data:`MOST_PHRASES`."""


class Voices:
    """Who has said something at a table lately."""

    def __init__(self) -> None:
        self._said: dict[str, deque[int]] = {}

    def speak(self, person: str, now: int) -> None:
        """Count a phrase, or raise :class:`TooManyPhrases`; ``now`` is in milliseconds."""
        since = now - 1000 * WINDOW_SECONDS
        self._said = {who: said for who, said in self._said.items() if said[-1] > since}
        said = self._said.setdefault(person, deque(maxlen=MOST_PHRASES))
        if len(said) == MOST_PHRASES and said[0] > since:
            raise TooManyPhrases(seconds=-((since - said[0]) // 1000))
        said.append(now)
