"""How rounds ended, as NumPy arrays with one row per round.

NumPy is imported only once rounds are played.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

    Points = np.ndarray[tuple[int, int], np.dtype[np.int32]]
    Counts = np.ndarray[tuple[int, int], np.dtype[np.uint16]]
    Column = np.ndarray[tuple[int], np.dtype[np.uint16]]
    Chances = np.ndarray[tuple[int, int], np.dtype[np.float64]]
    Tallies = np.ndarray[tuple[int, int], np.dtype[np.uint16]]
    ByKind = np.ndarray[tuple[int, int, int], np.dtype[np.uint16]]
    ByAction = np.ndarray[tuple[int, int, int], np.dtype[np.int32]]

BONUSES = ("start", "bridge", "double", "hexagon", "two hexagons", "three hexagons")
"""The kinds of bonus, in the order of :attr:`Rounds.bonuses`: a tile that closes two hexagons at
once counts there alone, not among the single ones."""


@dataclass(frozen=True, slots=True, eq=False)
class Rounds:
    """How rounds ended. Every array is a view of ``points`` or ``counts``; nothing is copied."""

    players: int
    points: "Points"
    counts: "Counts"
    actions: int = 1
    """After how many actions each world was played out."""

    @staticmethod
    def empty(players: int, rounds: int, actions: int = 1) -> "Rounds":
        """Room for so many rounds."""
        import numpy as np

        points = np.zeros((rounds, 2 * players), np.int32)
        counts = np.zeros((rounds, 3 + 8 * players), np.uint16)
        return Rounds(players, points, counts, actions)

    def rows(self, first: int, last: int) -> "Rounds":
        """Some of the rounds."""
        return Rounds(self.players, self.points[first:last], self.counts[first:last])

    def __len__(self) -> int:
        return len(self.points)

    def by_action(self) -> "ByAction":
        """``[world, action, seat]``: the scores of playouts after each of several actions."""
        return self.scores.reshape(-1, self.actions, self.players)

    @property
    def scores(self) -> "Points":
        """``[round, seat]``: the points of the round, with its settlement."""
        return self.points[:, : self.players]

    @property
    def settlement(self) -> "Points":
        """``[round, seat]``: what the end of the round scored."""
        return self.points[:, self.players :]

    @property
    def plies(self) -> "Column":
        """``[round]``: the number of actions."""
        return self.counts[:, 0]

    @property
    def end(self) -> "Column":
        """``[round]``: 1 if a player went out, 2 if the round was blocked."""
        return self.counts[:, 1]

    @property
    def opener(self) -> "Column":
        """``[round]``: the seat that opened."""
        return self.counts[:, 2]

    @property
    def bonuses(self) -> "ByKind":
        """``[round, seat, kind]``: how often each of :data:`BONUSES` was scored."""
        return self._tallies()[:, :, : len(BONUSES)]

    @property
    def placed(self) -> "Tallies":
        """``[round, seat]``: the number of tiles placed."""
        placed: Tallies = self._tallies()[:, :, :7].sum(axis=2)
        return placed

    @property
    def draws(self) -> "Tallies":
        """``[round, seat]``: the number of tiles drawn."""
        return self._tallies()[:, :, 7]

    def _tallies(self) -> "ByKind":
        return self.counts[:, 3:].reshape(len(self), self.players, 8)
