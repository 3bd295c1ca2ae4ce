"""How fast tables are stored, durably, and what sharing a wait for the disk is worth.

    python bench/store.py --folder FOLDER --json store.json
    python bench/store.py --database postgresql:///bench

Tables append one event after another, each waiting until its last one is durable: one table alone,
then many at once. Both take turns, several times over, so that whatever else the machine does hits
both, and medians are reported. FOLDER decides the disk; a folder in memory measures no disk.
"""

import argparse
import asyncio
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from dreistein.table.model.events import ActionMade, encode
from dreistein.table.store.base import Append, Summary
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.sqlite import SqliteStore

EVENT = encode(ActionMade(seat=0, action="453@1,0", by="person", at=1_700_000_000_000, id="a1"))
LIST_TEXT = b'{"names":["Ada","Bob"],"points":[120,85],"edition":"german","turn":0}'
BUDGET = 60
"""Microseconds of processor time that an append may take, in groups of 50."""


@dataclass(frozen=True, slots=True)
class Run:
    tables: int
    appends_per_second: float
    cpu_micros: float
    """Of all threads, the kernel's work included."""
    commits: int
    appends_per_commit: float


def summary(table: int, at: int) -> Summary:
    keys = ((f"invite {table}", "invite"), (f"watch {table}", "watch"))
    return Summary("playing", (f"ada {table}", f"bob {table}"), keys, LIST_TEXT, at)


async def run(where: Path | str, tables: int, appends: int, summaries: bool) -> Run:
    with TemporaryDirectory(dir=where if isinstance(where, Path) else None) as inside:
        file = Path(inside) / "tables.db"
        store = PostgresStore(where) if isinstance(where, str) else SqliteStore(file)
        await store.open()
        for table in range(tables):
            await store.drop(f"table {table}")

        async def play(table: int, first: int, last: int) -> None:
            for number in range(first, last):
                new = summary(table, number) if summaries or number == 0 else None
                await store.append(Append(f"table {table}", number, (EVENT,), new))

        await asyncio.gather(*(play(table, 0, 1) for table in range(tables)))
        each = max(1, appends // tables)
        commits, cpu, start = store.commits, time.process_time(), time.perf_counter()
        await asyncio.gather(*(play(table, 1, 1 + each) for table in range(tables)))
        seconds, cpu = time.perf_counter() - start, time.process_time() - cpu
        commits = store.commits - commits
        await store.close()
    done = each * tables
    return Run(tables, done / seconds, cpu / done * 1e6, commits, done / commits)


def middle(runs: list[Run]) -> Run:
    return sorted(runs, key=lambda one: one.appends_per_second)[len(runs) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the store of tables.")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the file lies")
    parser.add_argument("--database", help="an empty PostgreSQL database to measure instead")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--appends", type=int, default=10_000)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--json", type=Path, help="write the figures of every turn there")
    args = parser.parse_args()

    where = args.database or args.folder
    kinds: dict[str, list[Run]] = {"alone": [], "events": [], "with summaries": []}
    for _ in range(args.turns):
        alone = run(where, 1, max(1, args.appends // 20), False)
        kinds["alone"].append(asyncio.run(alone))
        for kind, summaries in (("events", False), ("with summaries", True)):
            many = run(where, args.tables, args.appends, summaries)
            kinds[kind].append(asyncio.run(many))

    for kind in ("events", "with summaries"):
        ratios = [
            many.appends_per_second / alone.appends_per_second
            for many, alone in zip(kinds[kind], kinds["alone"], strict=True)
        ]
        one = middle(kinds[kind])
        print(
            f"{kind}, {args.tables} tables: {median(ratios):.1f} times the appends/s of one table "
            f"alone; {one.appends_per_commit:.1f} appends a commit; "
            f"{one.cpu_micros / BUDGET:.2f} of {BUDGET} µs CPU an append"
        )
    if args.json:
        figures = {kind: [asdict(one) for one in runs] for kind, runs in kinds.items()}
        args.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
