"""How many moves a second the server keeps, and what they cost: real sockets, a real process.

Two people sit at each table and both are clients here. *Closed loop*: everyone moves as soon as it
is their turn. *Paced*: each table makes one move a second. A move counts when its ``done`` has
come, and that comes when the move is on the disk.

    python bench/load.py                      # closed loop, paced, paced with 20 experts thinking
    python bench/load.py --stored 10000 --sockets 2000
    python bench/load.py --reviews 6          # blocks without and with reviews, in turn
    python bench/load.py --reviews 6 --nice 0 # with reviews at the priority of the server
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from dreistein.bots.greedy import Greedy
from dreistein.commands.serve import limits_of
from dreistein.rules import EDITIONS, Header, Match, Record, view
from dreistein.table.bots.pool import BotPool, Pace
from dreistein.table.house import House
from dreistein.table.settings import HouseSettings
from dreistein.table.store.sqlite import SqliteStore
from dreistein.web.options import Options
from dreistein.web.server import listen, run
from web.server_process import UNLIMITED, Desk, ServerProcess, cpu_seconds, resident_kb
from web.socket.player import Player  # the same clients as in the tests

TABLES_EACH = 100
"""A person may have 200 unfinished tables."""


class Crowd:
    """Pairs of people, each at many tables."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._hosts: list[Desk] = []
        self._guests: list[Desk] = []
        self._opened = 0

    def table(self, *levels: str, seated: bool = True) -> list[Player]:
        """A new table: two people, or one against bots of these levels."""
        if self._opened % TABLES_EACH == 0:
            self._hosts.append(Desk(self._port))
            self._guests.append(Desk(self._port))
        self._opened += 1
        host, guest = self._hosts[-1], self._guests[-1]
        others = [{"kind": "bot", "level": level} for level in levels] or [{"kind": "invited"}]
        seats = [{"kind": "me", "name": "Ada"}, *others]
        table = host.open_table(seats=seats, edition="german")
        players = [Player(table, host.cookie or "")]
        if not levels and seated:
            invite = host.ask("GET", f"/api/tables/{table}").json()["invite"]
            guest.join(invite, "Ben")
            players.append(Player(table, guest.cookie or ""))
        return players


def children_seconds(pid: int) -> float:
    """What the processes used that a process has started."""
    listed = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return sum(cpu_seconds(int(child)) for child in " ".join(listed).split())


async def come(players: Sequence[Player], port: int) -> None:
    """Everyone connects, some at a time."""
    for start in range(0, len(players), 50):
        await asyncio.gather(*(player.connect(port) for player in players[start : start + 50]))


async def measured(
    name: str, players: Sequence[Player], pid: int, seconds: float, warm: float
) -> None:
    """Let them play for a while, and print what came of it."""
    for player in players:
        player.resting = False
        player.play()
    await asyncio.sleep(warm)
    for player in players:
        player.times.clear()
    before, children, began = cpu_seconds(pid), children_seconds(pid), perf_counter()
    own = cpu_seconds(os.getpid())
    await asyncio.sleep(seconds)
    took = perf_counter() - began
    times = [time for player in players for time in player.times]
    cpu = cpu_seconds(pid) - before
    bots = (children_seconds(pid) - children) / took
    own = cpu_seconds(os.getpid()) - own
    for player in players:
        player.resting = True
    refused = sum(len(player.refused) for player in players)
    cuts = quantiles(times, n=100)
    print(
        f"{name:<34} {len(times) / took:7,.0f} moves/s   p50 {1e3 * cuts[49]:6.1f} ms   "
        f"p99 {1e3 * cuts[98]:6.1f} ms   server {1e3 * cpu / len(times):.3f} ms/move   "
        f"busy: server {cpu / took:4.0%}, bots {bots:4.0%}, clients {own / took:4.0%}"
        + (f"   {refused} refused" if refused else ""),
        flush=True,
    )


def paced(players: Sequence[Player], rng: Random) -> None:
    """One move a second at each table, no two tables in step."""
    for player in players:
        player.pause = lambda: rng.uniform(0.5, 1.5)


async def play(args: argparse.Namespace, server: ServerProcess) -> None:
    crowd = Crowd(server.port)
    start = resident_kb(server.pid)
    tables = [crowd.table() for _ in range(args.tables)]
    players = [player for table in tables for player in table]
    for player in players:
        player.resting = True
    await come(players, server.port)
    await measured("closed loop", players, server.pid, args.seconds, 2)
    active = (resident_kb(server.pid) - start) / args.tables
    await asyncio.sleep(1)
    paced(players, Random(1))
    await measured("paced, one move a second each", players, server.pid, args.seconds, 2)
    experts = [crowd.table("expert")[0] for _ in range(args.experts)]
    await come(experts, server.port)
    await measured(f"paced, {args.experts} experts thinking", players, server.pid, args.seconds, 2)
    thought = sum(len(player.times) for player in experts)
    print(f"moves made against the experts meanwhile: {thought}")
    print(f"memory: {active:,.0f} KiB for an active table with its two connections")
    for player in (*players, *experts):
        player.close()


async def keep(args: argparse.Namespace, server: ServerProcess) -> None:
    crowd = Crowd(server.port)
    start, began = resident_kb(server.pid), perf_counter()
    tables = [crowd.table(seated=False)[0] for _ in range(args.stored)]
    took = perf_counter() - began
    idle = (resident_kb(server.pid) - start) / len(tables)
    print(
        f"{len(tables):,} tables opened and stored in {took:.0f} s; "
        f"{idle:.1f} KiB for an idle one while it stays in memory"
    )
    before = resident_kb(server.pid)
    idlers = tables[: args.sockets]
    for player in idlers:
        player.resting = True
    await come(idlers, server.port)
    await asyncio.sleep(1)
    each = (resident_kb(server.pid) - before) / len(idlers)
    cpu = cpu_seconds(server.pid)
    await asyncio.sleep(10)
    cpu = (cpu_seconds(server.pid) - cpu) / 10
    here = sum(1 for player in idlers if player.view)
    print(
        f"{here:,} idle connected sockets: {each:.1f} KiB each, {cpu:.1%} of a core; "
        f"the server has {resident_kb(server.pid) / 1024:.0f} MiB"
    )
    for player in idlers:
        player.close()


# ---------------------------------------------------------------------------- reviews


class ReviewServer(ServerProcess):
    """A server whose process for reviews has a priority of our choice."""

    def __init__(self, database: Path, nice: int) -> None:
        super().__init__(database)
        self._command = [sys.executable, __file__, "--serve", str(database), "--nice", str(nice)]


def serve(database: Path, nice: int) -> None:
    """What :class:`ReviewServer` runs."""
    limits = limits_of([f"{name}={number:.0f}" for name, number in UNLIMITED.items()])
    house = House(SqliteStore(database), BotPool(pace=Pace()), HouseSettings(review_nice=nice))
    with listen("127.0.0.1", 0) as listening:
        run(house, Options(limits=limits), listening, lambda address: print(address, flush=True))


def record_to_review() -> dict[str, object]:
    """A round of greedy players, which keeps the coach busy for some seconds."""
    match, random = Match.seeded("load", EDITIONS["german"]), Random(1)
    while match.round.end is None:
        legal = list(match.round.legal_actions())
        match = match.apply(Greedy().choose(view(match.round, match.round.turn), legal, random))
    return Record.of(Header(match.edition, ("Ada", "Ben")), match.rounds).to_json()


class Reviewer:
    """Somebody who always has two reviews waiting."""

    def __init__(self, port: int) -> None:
        self._desk, self._record = Desk(port), record_to_review()
        self._waiting: list[str] = []
        self.done = 0

    def want(self) -> None:
        for name in tuple(self._waiting):
            if self._desk.ask("GET", f"/api/reviews/{name}").json()["state"] == "done":
                self._waiting.remove(name)
                self.done += 1
        while len(self._waiting) < 2:
            told = self._desk.ask("POST", "/api/reviews", self._record)
            self._waiting.append(told.json()["id"])

    def stop(self) -> None:
        for name in self._waiting:
            self._desk.ask("DELETE", f"/api/reviews/{name}")
        self._waiting.clear()


async def review_blocks(args: argparse.Namespace, server: ServerProcess) -> None:
    """Paced tables, blocks without and with reviews in turn: whatever else happens meets both."""
    crowd, reviewer = Crowd(server.port), Reviewer(server.port)
    players = [player for _ in range(args.tables) for player in crowd.table()]
    experts = [crowd.table("expert")[0] for _ in range(args.experts)]
    await come([*players, *experts], server.port)
    paced(players, Random(1))
    found: dict[bool, list[tuple[float, float, float]]] = {False: [], True: []}
    for number in range(2 * args.reviews + 1):
        busy = number % 2 == 0
        for player in (*players, *experts):
            player.times.clear()
        children, done = children_seconds(server.pid), reviewer.done
        for _ in range(int(args.seconds)):
            if busy:
                await asyncio.to_thread(reviewer.want)
            await asyncio.sleep(1)
        times = [time for player in players for time in player.times]
        thought = sum(len(player.times) for player in experts)
        cuts = quantiles(times, n=100)
        cores = (children_seconds(server.pid) - children) / args.seconds
        print(
            f"{'reviews' if busy else 'quiet':<8} p50 {1e3 * cuts[49]:6.1f} ms   "
            f"p99 {1e3 * cuts[98]:6.1f} ms   {len(times)} moves, {thought} against the expert   "
            f"workers {cores:.2f} cores, {reviewer.done - done} reviewed"
            + ("" if number else "   (not counted: everything begins)"),
            flush=True,
        )
        if number:
            found[busy].append((cuts[49], cuts[98], thought))
        if busy:
            await asyncio.to_thread(reviewer.stop)
    for at, name in enumerate(("p50", "p99", "moves against the expert")):
        quiet, working = (median(row[at] for row in found[which]) for which in (False, True))
        print(f"{name}: with reviews {working / quiet:.2f} of quiet, by the medians")
    for player in (*players, *experts):
        player.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15, help="for each measurement")
    parser.add_argument("--experts", type=int, default=20)
    parser.add_argument("--stored", type=int, default=0, help="measure this many stored tables")
    parser.add_argument("--sockets", type=int, default=2000, help="idle sockets to some of them")
    parser.add_argument("--reviews", type=int, default=0, help="blocks of each kind")
    parser.add_argument("--nice", type=int, default=19, help="of the process for reviews")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve is not None:
        serve(args.serve, args.nice)
        return
    raised = ", ".join(f"{name}={number:,.0f}" for name, number in UNLIMITED.items())
    print(f"limits raised for one machine that is everybody: {raised}")
    with (
        tempfile.TemporaryDirectory() as folder,
        ReviewServer(Path(folder) / "load.db", args.nice)
        if args.reviews
        else ServerProcess(Path(folder) / "load.db") as server,
    ):
        scene = review_blocks if args.reviews else keep if args.stored else play
        uvloop.run(scene(args, server))


if __name__ == "__main__":
    main()
