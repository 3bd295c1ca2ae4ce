"""Let visitors of every kind come and go for hours, and look whether the server stays as it was.

    python bench/visitors.py --minutes 120

Alone, in pairs, against bots, watching, with a score pad, with puzzles, with a record for the
coach, reading, forgetting themselves: a new one every other second, each with a new cookie and the
limits as they come. It exits with 1 after an error in the log, an unexpected answer or a lost
connection.
"""

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.hostile.scene import make_scene
from bench.stranger import children
from web.fuzz.fuzzer import faults_in
from web.server_process import Desk, ServerProcess, resident_kb
from web.socket.player import Player

ADDRESSES = 400
PAGES = ("/", "/new", "/games", "/puzzles", "/ladder", "/review", "/rules", "/pad/", "/data")
READ = ("/api/server", "/api/day", "/api/ladder", "/api/editions", "/api/tables", "/api/waiting")
REVIEWS = 8
"""Reviews of a visit in so many are asked for again."""


@dataclass(slots=True)
class Book:
    """What happened."""

    visits: Counter[str] = field(default_factory=Counter)
    requests: int = 0
    actions: int = 0
    times: list[float] = field(default_factory=list)
    """Seconds to the acknowledgement of the last actions."""
    faults: list[str] = field(default_factory=list)


class Visitor:
    """One person with a cookie of their own."""

    def __init__(self, port: int, dice: Random, book: Book, record: str) -> None:
        number = dice.randrange(ADDRESSES)
        self.port, self.dice, self.book, self.record = port, dice, book, record
        self.desk = Desk(port, address=f"127.0.{2 + number // 200}.{1 + number % 200}")

    async def ask(
        self, method: str, path: str, body: object = None, desk: Desk | None = None
    ) -> object:
        answer = await asyncio.to_thread((desk or self.desk).ask, method, path, body)
        self.book.requests += 1
        if answer.status >= 400:
            self.book.faults.append(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        is_json = b"application/json" in answer.head.lower()
        return answer.json() if is_json and answer.body else answer.body.decode(errors="replace")

    async def sit(self, players: list[Player], seconds: float) -> None:
        """Play as people do, lose the line once, and leave in the middle of it."""
        for player in players:
            player.pause = lambda: self.dice.uniform(0.3, 1.5)
            await player.connect(self.port)
        for half in range(2):
            await asyncio.sleep(seconds / 2)
            for player in players:
                if player.socket is None or not player.socket.open:
                    self.book.faults.append("a player lost the connection")
                player.close()
                if not half:
                    await player.connect(self.port, since=True)
        for player in players:
            self.book.actions += len(player.times)
            self.book.times += player.times
            self.book.faults += [f"refused {more}" for more in player.refused if _is_fault(more)]

    async def open(self, *more: dict[str, object], **wish: object) -> tuple[str, Player]:
        seats = [{"kind": "me", "name": "Ada"}, *more]
        opened = await self.ask("POST", "/api/tables", {"seats": seats, **wish})
        assert isinstance(opened, dict), opened
        return opened["table"], Player(opened["table"], self.desk.cookie or "")

    # ------------------------------------------------------------------ kinds of visits

    async def look(self) -> None:
        """Load a page with all that it names, and read what the server tells anybody."""
        page = str(await self.ask("GET", self.dice.choice(PAGES)))
        files = sorted(set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page)))
        for path in [*files, *READ]:
            await self.ask("GET", path)

    async def alone(self) -> None:
        solitaire = {"rack": 10, "draws": 20}
        _, player = await self.open(solitaire=solitaire)
        await self.sit([player], self.dice.uniform(20, 60))

    async def bots(self) -> None:
        level = self.dice.choice(["greedy", "sofia", "expert"])
        table, player = await self.open({"kind": "bot", "level": level}, edition="german")
        await self.sit([player], self.dice.uniform(20, 60))
        await self.ask("GET", f"/api/tables/{table}/rounds")

    async def friends(self) -> None:
        """Two play, and a third watches."""
        table, player = await self.open({"kind": "invited"}, edition="german")
        view = await self.ask("GET", f"/api/tables/{table}")
        assert isinstance(view, dict)
        ben, eve = (Visitor(self.port, self.dice, self.book, "") for _ in range(2))
        await ben.ask("POST", f"/api/join/{view['invite']}", {"name": "Ben"})
        watcher = Player(table, eve.desk.cookie or "", key=view["watch"])
        await self.sit([player, Player(table, ben.desk.cookie or ""), watcher], 90)

    async def pad(self) -> None:
        ops = [{"op": "setup", "name": "Ada"}]
        pad = await self.ask("POST", "/api/pads", {"ops": ops})
        assert isinstance(pad, dict)
        for after in range(1, 6):
            more = {"pen": pad["pen"], "after": after, "ops": ops}
            await self.ask("PUT", f"/api/pads/{pad['id']}", more)
            await self.ask("GET", f"/api/pads/{pad['id']}?key={pad['watch']}")
        await self.ask("DELETE", f"/api/pads/{pad['id']}", {"pen": pad["pen"]})

    async def puzzles(self) -> None:
        for _ in range(3):
            number = self.dice.randrange(1, 50)
            await self.ask("GET", f"/api/puzzles/{number}")
            await self.ask("GET", f"/api/puzzles/{number}/solution")

    async def day(self) -> None:
        today = await self.ask("GET", "/api/day")
        assert isinstance(today, dict)
        opened = await self.ask("POST", f"/api/day/{today['today']}/table", {"name": "Ada"})
        assert isinstance(opened, dict)
        player = Player(opened["table"], self.desk.cookie or "")
        player.rematch = False  # a day has one deal
        await self.sit([player], 30)

    async def coach(self) -> None:
        """Have a record checked, and one in a few put before the coach."""
        desk = self.desk
        status = await asyncio.to_thread(_send, desk, "/api/verify", self.record)
        if status == 200 and not self.dice.randrange(REVIEWS):
            status = await asyncio.to_thread(_send, desk, "/api/reviews", self.record) - 2
        if status != 200:
            self.book.faults.append(f"coach: {status}")

    async def forget(self) -> None:
        """Have a table, a name and a link, and be forgotten."""
        _, player = await self.open({"kind": "bot", "level": "greedy"}, edition="german")
        await self.ask("POST", "/api/me", {"name": "Eve"})
        await self.ask("POST", "/api/me/link")
        await self.sit([player], 10)
        await self.ask("DELETE", "/api/me")


def _is_fault(refused: dict[str, object]) -> bool:
    return refused.get("code") not in ("stale", "not-your-turn", "already-ready")


def _send(desk: Desk, path: str, record: str) -> int:
    """Upload a record as it is."""
    desk._line.request("POST", path, record, {"content-type": "application/json"})
    answer = desk._line.getresponse()
    answer.read()
    desk._line.close()
    return answer.status


VISITS: dict[str, tuple[int, Callable[[Visitor], Awaitable[None]]]] = {
    "look": (6, Visitor.look),
    "alone": (3, Visitor.alone),
    "bots": (3, Visitor.bots),
    "friends": (3, Visitor.friends),
    "pad": (3, Visitor.pad),
    "puzzles": (3, Visitor.puzzles),
    "day": (2, Visitor.day),
    "coach": (1, Visitor.coach),
    "forget": (1, Visitor.forget),
}


async def visit(kind: str, visitor: Visitor) -> None:
    try:
        await VISITS[kind][1](visitor)
    except (OSError, AssertionError) as error:
        visitor.book.faults.append(f"{kind}: {type(error).__name__} {str(error)[:200]}")
    finally:
        visitor.desk.close()
    visitor.book.visits[kind] += 1


def told(server: ServerProcess, database: Path, book: Book, seconds: float) -> str:
    """How it stands."""
    files = sum(path.stat().st_size for path in database.parent.glob(database.name + "*"))
    opened = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    thinking = sum(map(resident_kb, children(server.pid))) / 1024
    visits, last = sum(book.visits.values()), median(book.times or [0])
    memory = resident_kb(server.pid) / 1024
    return (
        f"{seconds / 60:5.1f} min: {visits:,} visits, {book.requests:,} requests, "
        f"{book.actions:,} actions, p50 of the last {1e3 * last:.0f} ms; server {memory:.1f} MiB, "
        f"its workers {thinking:.0f} MiB, {opened} open files, database {files / 1e6:.1f} MB; "
        f"{len(book.faults)} faults"
    )


async def run(args: argparse.Namespace, folder: Path) -> int:
    database, log, book, dice = folder / "v.db", folder / "log", Book(), Random(args.seed)
    record = (await make_scene(database)).small_record
    kinds, weights = [*VISITS], [weight for weight, _ in VISITS.values()]
    going: set[asyncio.Task[None]] = set()
    with (
        log.open("w") as lines,
        ServerProcess(database, {}, "--log-level=warning", log=lines) as server,
    ):
        began, said, shown = perf_counter(), 0.0, 0
        print(told(server, database, book, 0), flush=True)
        while (now := perf_counter() - began) < 60 * args.minutes:
            (kind,) = dice.choices(kinds, weights)
            visitor = Visitor(server.port, Random(dice.random()), book, record)
            task = asyncio.ensure_future(visit(kind, visitor))
            going.add(task)
            task.add_done_callback(going.discard)
            await asyncio.sleep(args.pause)
            for fault in book.faults[shown:]:
                print(fault[-1000:], flush=True)
            shown = len(book.faults)
            if now - said > 300:
                said = now
                print(told(server, database, book, now), flush=True)
                book.times.clear()
        await asyncio.gather(*going)
        print(told(server, database, book, perf_counter() - began), flush=True)
        await asyncio.sleep(args.after)
        print(f"after {args.after:.0f} s of rest: {told(server, database, book, now)}", flush=True)
        print(dict(book.visits), flush=True)
        await asyncio.to_thread(server.stop)
    faults = book.faults[shown:] + faults_in(log)
    for fault, count in Counter(faults).most_common(20):
        print(f"{count} x {fault[-1000:]}")
    return 1 if faults or shown else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument(
        "--pause", type=float, default=2, help="seconds from one visitor to the next"
    )
    parser.add_argument("--after", type=float, default=400, help="seconds of rest in the end")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return uvloop.run(run(args, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
