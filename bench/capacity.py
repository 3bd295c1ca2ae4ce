"""How many servers a site needs, computed from what was measured: the table in docs/serve.md.

    python bench/capacity.py

The figures are from bench/results.md ("Several servers"). This is arithmetic, not a measurement: no
machine of that size was at hand.
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
TABLE_MIB = 0.35
"""Memory of an active table with its connections, at both servers together."""
EVENT_BYTES = 200
"""On the database's disk for a move, index included: 18,000 events took 3.56 MB."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Processor time in milliseconds that a move takes."""

    server: float
    database: float


FILE_ALONE = Cost(1.07, 0)
"""With a file, while nearly every move is a commit of its own."""
SEVERAL_ALONE = Cost(2.4, 0.8)
"""With PostgreSQL and two servers, the same."""
SEVERAL = Cost(0.60, 0.12)
"""Once commits are shared: 1,000 moves a second and more."""


@dataclass(frozen=True, slots=True)
class Plan:
    moves: int
    servers: int
    server_cores: float
    database_cores: float
    sockets: int
    memory_gib: float
    disk_gb_a_day: float

    def row(self) -> str:
        """A line of the table."""
        cells = (
            f"{self.moves:,}",
            f"{self.moves * SECONDS_A_MOVE:,}",
            f"{self.sockets:,}",
            str(self.servers) if self.servers > 1 else "1, with a file",
            f"{self.server_cores:.2g}",
            f"{self.database_cores:.2g}" if self.database_cores else "–",
            f"{self.memory_gib:.1f} GiB",
            f"{self.disk_gb_a_day:,.{0 if self.disk_gb_a_day > 10 else 2}f} GB",
        )
        return f"| {' | '.join(cells)} |"


def plan(moves: int) -> Plan:
    """What so many moves a second need."""
    tables = moves * SECONDS_A_MOVE
    sockets = PEOPLE * tables
    cost = FILE_ALONE
    servers = max(ceil(moves * cost.server / 1000 / BUSY), ceil(sockets / SOCKETS))
    if servers > 1:
        cost = SEVERAL_ALONE if moves < 1000 else SEVERAL
        servers = max(ceil(moves * cost.server / 1000 / BUSY), ceil(sockets / SOCKETS))
    return Plan(
        moves,
        servers,
        moves * cost.server / 1000,
        moves * cost.database / 1000,
        sockets,
        servers * 0.1 + tables * TABLE_MIB / 1024,
        moves * EVENT_BYTES * 86_400 / 1e9,
    )


def main() -> None:
    for moves in (1, 100, 1000, 10_000):
        print(plan(moves).row())


if __name__ == "__main__":
    main()
