"""Many people at many tables, at one server or several: what bench/load.py lets play."""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.server_process import Desk, ServerProcess, cpu_seconds, resident_kb
from web.socket.player import Message, Player  # the same clients as in the tests

TABLES_EACH = 100
"""A person may have 200 unfinished tables."""
_TICK = os.sysconf("SC_CLK_TCK")
Ply = tuple[int, int, int]
"""Match, round and number of an action."""


@dataclass(frozen=True, slots=True)
class Site:
    """The servers that people are at, and the database if it is a process of its own."""

    servers: Sequence[ServerProcess]
    database: int | None = None
    """PostgreSQL's first process."""
    commits: Callable[[], int] = lambda: 0
    """How many transactions the servers have committed, if that can be asked."""

    def server_seconds(self) -> float:
        """What the servers have used, without the processes in which bots think."""
        return sum(cpu_seconds(server.pid) for server in self.servers)

    def resident_kb(self) -> int:
        """Memory of the servers, in KiB."""
        return sum(resident_kb(server.pid) for server in self.servers)

    def bot_seconds(self) -> float:
        return sum(children_seconds(server.pid) for server in self.servers)

    def database_seconds(self) -> float:
        """What all of PostgreSQL's processes have used, those that ended included."""
        if self.database is None:
            return 0.0
        fields = Path(f"/proc/{self.database}/stat").read_text().rpartition(")")[2].split()
        ended = (int(fields[13]) + int(fields[14])) / _TICK
        return cpu_seconds(self.database) + children_seconds(self.database) + ended


def children_seconds(pid: int) -> float:
    """What the processes used that a process has started."""
    listed = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return sum(cpu_seconds(int(child)) for child in " ".join(listed).split())


class Seated(Player):
    """A player who also notes how soon the others at the table are told of an action."""

    def __init__(self, table: str, cookie: str, port: int) -> None:
        super().__init__(table, cookie)
        self.port = port
        self.sent_at: dict[Ply, float] = {}
        """When actions were sent, by whomever at this table."""
        self.seen: list[float] = []
        """Seconds from somebody else's sending an action to its arrival here."""

    def _say(self, message: Message) -> None:
        super()._say(message)
        if message["type"] == "act":
            self.sent_at[self._ply(message["round"], message["ply"])] = self._sent

    def _acted(self, message: Message) -> None:
        own = self.view["seats"][message["seat"]]["yours"]
        sent = self.sent_at.get(self._ply(message["round"], message["ply"] - 1))
        if not own and sent is not None:
            self.seen.append(perf_counter() - sent)
        super()._acted(message)

    def _ply(self, round: int, ply: int) -> Ply:
        return self.view["match"], round, ply


class Crowd:
    """Pairs of people, each at many tables; those of one table are at different servers."""

    def __init__(self, site: Site) -> None:
        self._ports = [server.port for server in site.servers]
        self._hosts: list[Desk] = []
        self._guests: list[Desk] = []
        self._opened = 0

    def table(self, *levels: str, seated: bool = True) -> list[Seated]:
        """A new table: two people, or one against bots of these levels."""
        if self._opened % TABLES_EACH == 0:
            self._hosts.append(Desk(self._ports[0]))
            self._guests.append(Desk(self._ports[0]))
        host_port, guest_port = (
            self._ports[(self._opened + at) % len(self._ports)] for at in (0, 1)
        )
        self._opened += 1
        host, guest = self._hosts[-1], self._guests[-1]
        others = [{"kind": "bot", "level": level} for level in levels] or [{"kind": "invited"}]
        seats = [{"kind": "me", "name": "Ada"}, *others]
        table = host.open_table(seats=seats, edition="german")
        players = [Seated(table, host.cookie or "", host_port)]
        if not levels and seated:
            invite = host.ask("GET", f"/api/tables/{table}").json()["invite"]
            guest.join(invite, "Ben")
            players.append(Seated(table, guest.cookie or "", guest_port))
            players[1].sent_at = players[0].sent_at
        return players


async def come(players: Sequence[Seated]) -> None:
    """Everyone connects, some at a time."""
    for start in range(0, len(players), 50):
        some = players[start : start + 50]
        await asyncio.gather(*(player.connect(player.port) for player in some))


def paced(players: Sequence[Player], rng: Random) -> None:
    """One move a second at each table, no two tables in step."""
    for player in players:
        player.pause = lambda: rng.uniform(0.5, 1.5)


@dataclass(slots=True)
class _Used:
    """Processor time that was used so far."""

    site: Site
    at: float = field(default_factory=perf_counter)
    servers: float = 0.0
    bots: float = 0.0
    database: float = 0.0
    clients: float = 0.0
    commits: int = 0

    def __post_init__(self) -> None:
        self.servers, self.bots = self.site.server_seconds(), self.site.bot_seconds()
        self.database, self.clients = self.site.database_seconds(), cpu_seconds(os.getpid())
        self.commits = self.site.commits()


async def measured(
    name: str, players: Sequence[Seated], site: Site, seconds: float, warm: float
) -> None:
    """Let them play for a while, and print what came of it."""
    for player in players:
        player.resting = False
        player.play()
    await asyncio.sleep(warm)
    for player in players:
        player.times.clear()
        player.seen.clear()
    before = _Used(site)
    await asyncio.sleep(seconds)
    after = _Used(site)
    took = after.at - before.at
    times = [time for player in players for time in player.times]
    seen = [time for player in players for time in player.seen]
    for player in players:
        player.resting = True
    refused = Counter(str(told["code"]) for player in players for told in player.refused)
    cpu, moves = after.servers - before.servers, len(times)
    database, commits = after.database - before.database, after.commits - before.commits
    print(
        f"{name:<34} {moves / took:7,.0f} moves/s   done {spread(times)}   "
        f"others {spread(seen)}   servers {1e3 * cpu / moves:.3f} ms/move"
        + (f"   database {1e3 * database / moves:.3f} ms/move" if site.database else "")
        + (f"   {commits / took:.0f} commits/s" if commits else "")
        + f"   busy: servers {cpu / took:4.0%}, bots {(after.bots - before.bots) / took:4.0%}, "
        f"clients {(after.clients - before.clients) / took:4.0%}"
        + "".join(f"   {count} {code}" for code, count in refused.items()),
        flush=True,
    )


def spread(times: Sequence[float]) -> str:
    """Median, 99th percentile and longest, in milliseconds."""
    cuts = quantiles(times, n=100)
    return f"p50 {1e3 * cuts[49]:.1f} p99 {1e3 * cuts[98]:.1f} max {1e3 * max(times):.0f} ms"
