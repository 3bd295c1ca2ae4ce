"""How many moves a second the server keeps, and what they cost: real sockets, a real process.

Two people sit at each table and both are clients here. *Closed loop*: everyone moves as soon as it
is their turn. *Paced*: each table makes one move a second. A move counts when its ``done`` has
come, and that comes when the move is on the disk. With several processes, the two people of a table
are at different ones; *others* is from sending a move until the other person hears of it.

    python bench/load.py                      # closed loop, paced, paced with 20 experts thinking
    python bench/load.py --processes 2        # two servers with a PostgreSQL of their own
    python bench/load.py --processes 1 --database postgresql:///empty
    python bench/load.py --stored 10000 --sockets 2000
    python bench/load.py --reviews 6          # blocks without and with reviews, in turn
    python bench/load.py --reviews 6 --nice 0 # with reviews at the priority of the server
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.crowd import Crowd, Site, come, measured, paced, spread
from cluster import Cluster, running_cluster
from dreistein.bots.greedy import Greedy
from dreistein.commands.serve import limits_of
from dreistein.rules import EDITIONS, Header, Match, Record, view
from dreistein.table.bots.pool import BotPool, Pace
from dreistein.table.house import House
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store.sqlite import SqliteStore
from dreistein.web.options import Options
from dreistein.web.server import bind, run
from web.server_process import UNLIMITED, Desk, ServerProcess


async def play(args: argparse.Namespace, site: Site) -> None:
    crowd = Crowd(site)
    start = site.resident_kb()
    tables = [crowd.table() for _ in range(args.tables)]
    players = [player for table in tables for player in table]
    for player in players:
        player.resting = True
    await come(players)
    await measured("closed loop", players, site, args.seconds, 2)
    active = (site.resident_kb() - start) / args.tables
    await asyncio.sleep(1)
    paced(players, Random(1))
    await measured("paced, one move a second each", players, site, args.seconds, 2)
    if args.experts:
        experts = [crowd.table("expert")[0] for _ in range(args.experts)]
        await come(experts)
        await measured(f"paced, {args.experts} experts thinking", players, site, args.seconds, 2)
        thought = sum(len(player.times) for player in experts)
        print(f"moves made against the experts meanwhile: {thought}")
        players += experts
    print(f"memory: {active:,.0f} KiB for an active table with its two connections")
    for player in players:
        player.close()


async def keep(args: argparse.Namespace, site: Site) -> None:
    crowd = Crowd(site)
    start, began = site.resident_kb(), perf_counter()
    tables = [crowd.table(seated=False)[0] for _ in range(args.stored)]
    took = perf_counter() - began
    idle = (site.resident_kb() - start) / len(tables)
    print(
        f"{len(tables):,} tables opened and stored in {took:.0f} s; "
        f"{idle:.1f} KiB for an idle one while it stays in memory"
    )
    before = site.resident_kb()
    idlers = tables[: args.sockets]
    for player in idlers:
        player.resting = True
    await come(idlers)
    await asyncio.sleep(1)
    each = (site.resident_kb() - before) / len(idlers)
    cpu = site.server_seconds()
    await asyncio.sleep(10)
    cpu = (site.server_seconds() - cpu) / 10
    here = sum(1 for player in idlers if player.view)
    print(
        f"{here:,} idle connected sockets: {each:.1f} KiB each, {cpu:.1%} of a core; "
        f"the servers have {site.resident_kb() / 1024:.0f} MiB"
    )
    for player in idlers:
        player.close()


def disk(folder: str, waits: int = 200) -> str:
    """How long this disk takes to make 8 kB durable: nobody is answered sooner."""
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        times: list[float] = []
        for _ in range(waits):
            file.write(bytes(8192))
            file.flush()
            began = perf_counter()
            os.fsync(file.fileno())
            times.append(perf_counter() - began)
    return spread(times)


def committed(cluster: Cluster, url: str) -> int:
    """How many transactions all writers have made."""
    ((number,),) = cluster.query(url, "SELECT sum(last)::bigint FROM writers")
    assert isinstance(number, int)
    return number


@contextmanager
def running_site(args: argparse.Namespace) -> Iterator[Site]:
    """One server with a file, or any number with PostgreSQL."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if args.reviews:
            file = folder / "load.db"
            yield Site([stack.enter_context(ReviewServer(file, args.nice))])
            return
        database, pid, commits = args.database, None, lambda: 0
        if args.processes and database is None:
            cluster = stack.enter_context(running_cluster(durable=True))
            database, pid = cluster.new_url(), cluster.pid
            commits = partial(committed, cluster, database)
        place = database or folder / "load.db"
        servers = [
            stack.enter_context(ServerProcess(place, UNLIMITED, f"--workers={args.workers}"))
            for _ in range(args.processes or 1)
        ]
        yield Site(servers, pid, commits)


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
    with bind("127.0.0.1", 0) as listening:
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


async def review_blocks(args: argparse.Namespace, site: Site) -> None:
    """Paced tables, blocks without and with reviews in turn: whatever else happens meets both."""
    crowd, reviewer = Crowd(site), Reviewer(site.servers[0].port)
    players = [player for _ in range(args.tables) for player in crowd.table()]
    experts = [crowd.table("expert")[0] for _ in range(args.experts)]
    await come([*players, *experts])
    paced(players, Random(1))
    found: dict[bool, list[tuple[float, float, float]]] = {False: [], True: []}
    for number in range(2 * args.reviews + 1):
        busy = number % 2 == 0
        for player in (*players, *experts):
            player.times.clear()
        children, done = site.bot_seconds(), reviewer.done
        for _ in range(int(args.seconds)):
            if busy:
                await asyncio.to_thread(reviewer.want)
            await asyncio.sleep(1)
        times = [time for player in players for time in player.times]
        thought = sum(len(player.times) for player in experts)
        cuts = quantiles(times, n=100)
        cores = (site.bot_seconds() - children) / args.seconds
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
    parser.add_argument("--processes", type=int, default=0, help="servers with PostgreSQL")
    parser.add_argument("--database", help="an empty PostgreSQL database instead of a new one")
    parser.add_argument("--workers", type=int, default=1, help="processes for bots, of each server")
    parser.add_argument("--reviews", type=int, default=0, help="blocks of each kind")
    parser.add_argument("--nice", type=int, default=19, help="of the process for reviews")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve is not None:
        serve(args.serve, args.nice)
        return
    raised = ", ".join(f"{name}={number:,.0f}" for name, number in UNLIMITED.items())
    print(f"limits raised for one machine that is everybody: {raised}")
    print(f"a lone fsync of 8 kB, before: {disk(tempfile.gettempdir())}", flush=True)
    with running_site(args) as site:
        scene = review_blocks if args.reviews else keep if args.stored else play
        uvloop.run(scene(args, site))
    print(f"and after: {disk(tempfile.gettempdir())}")


if __name__ == "__main__":
    main()
