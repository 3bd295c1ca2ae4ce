"""How many servers a site needs, computed from what was measured: the table in docs/scale.md.

    python bench/capacity.py

The figures are from bench/results.md ("Several servers"). A move costs something by itself, and a
commit something, however many moves share it; both follow from the paced runs, where nearly every
move is a commit, and the closed loop, where a server commits as often as it can. This is
arithmetic, not a measurement: no site of that size was at hand.
"""

from dataclasses import dataclass
from math import ceil

SECONDS_A_MOVE = 5
"""How long a table takes for a move."""
PEOPLE = 2
"""At a table, each at another server: the worst case, since both must follow the log."""
BUSY = 0.5
"""Of a core that a server may use: with more, people wait for one another."""
SOCKETS = 8000
"""Per server; the limit is 10,000."""
COMMITS = 100
"""A second and server at most: 4 ms to gather moves, and a little more for the disk. Two servers
made 127 for 197 moves a second."""
TABLE_MIB = 0.35
"""Memory of an active table with its connections, at both servers together."""
SERVER_MIB = 90
"""Memory of a server without tables."""
EVENT_BYTES = 200
"""On the database's disk for a move, index included: 18,000 events took 3.56 MB."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of processor time."""

    move: float
    commit: float

    @classmethod
    def of(cls, paced: float, closed: float, moves: float, servers: int) -> "Cost":
        """From the cost per move in both runs; the closed loop made so many ``moves`` a second."""
        commits_a_move = servers * COMMITS / moves
        commit = (paced - closed) / (1 - commits_a_move)
        return cls(paced - commit, commit)

    def cores(self, moves: float, servers: int) -> float:
        """What so many moves a second take at so many servers."""
        commits = min(moves, servers * COMMITS)
        return (moves * self.move + commits * self.commit) / 1000


FILE = Cost.of(paced=1.07, closed=0.32, moves=1244, servers=1)
SERVERS = Cost.of(paced=2.4, closed=0.60, moves=1300, servers=2)
DATABASE = Cost(move=0.045, commit=0.755)
"""A move: at most all that the closed loop took with one server; the rest of 0.8 is the commit."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What so many moves a second need."""

    moves: int

    @property
    def tables(self) -> int:
        return self.moves * SECONDS_A_MOVE

    @property
    def sockets(self) -> int:
        return PEOPLE * self.tables

    @property
    def servers(self) -> int:
        least = max(1, ceil(self.sockets / SOCKETS))
        if least == 1 and FILE.cores(self.moves, 1) <= BUSY:
            return 1
        return next(n for n in range(max(2, least), 10_000) if self._cores(n) <= n * BUSY)

    def _cores(self, servers: int) -> float:
        return (FILE if servers == 1 else SERVERS).cores(self.moves, servers)

    def row(self) -> str:
        """A line of the table."""
        servers = self.servers
        memory = (servers * SERVER_MIB + self.tables * TABLE_MIB) / 1024
        disk = self.moves * EVENT_BYTES * 86_400 / 1e9
        cells = (
            f"{self.moves:,}",
            f"{self.tables:,}",
            f"{self.sockets:,}",
            f"{servers}" if servers > 1 else "1, with a file",
            f"{self._cores(servers):.2g}",
            f"{DATABASE.cores(self.moves, servers):.2g}" if servers > 1 else "–",
            f"{memory:.1f} GiB",
            f"{disk:,.{0 if disk > 10 else 2}f} GB",
        )
        return f"| {' | '.join(cells)} |"


def main() -> None:
    for moves in (1, 100, 1000, 10_000):
        print(Plan(moves).row())


if __name__ == "__main__":
    main()
