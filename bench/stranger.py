"""What one stranger can do to everybody else: honest people, quiet and under attack.

The server has its default limits. The stranger comes from one address, the others from addresses
of their own; all of them are loopback addresses of this machine. Each attack meets a new server,
and runs in a process of its own at the lowest priority, so that the honest people wait for the
server and not for a core. For each attack there are two lines: right before it, and during it.

    python bench/stranger.py                   # every attack for a minute
    python bench/stranger.py rename files --seconds 20 --quiet 10
"""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.hostile.attacks import ATTACKS
from bench.hostile.honest import Crowd
from bench.hostile.scene import Scene, Seated, make_scene
from web.server_process import ServerProcess, cpu_seconds, resident_kb

LOWEST_PRIORITY = 19
WARM_SECONDS = 5.0
LONGEST_WAIT = 0.050
"""Seconds for an action that nobody minds."""
MOST_LOG = 10_000
"""Bytes of log per second."""
_TICK = os.sysconf("SC_CLK_TCK")


@dataclass(slots=True)
class Figures:
    """What was measured in one span of time."""

    times: dict[str, list[float]]
    failed: list[str]
    memory: float
    """The most that the server's process had, in MiB."""
    memory_all: float
    """The same with the processes that it started."""
    log: float
    """Bytes per second."""
    disk: float
    """Bytes per second."""
    server: float
    """Cores: of the server, of the stranger, and of everything else on this machine."""
    stranger: float
    others: float

    def p(self, what: str, part: int) -> float:
        """A percentile of how long something took, in seconds."""
        times = self.times.get(what, [])
        if not times:
            return float("inf")
        return quantiles(times, n=100, method="inclusive")[part - 1] if times[1:] else times[0]


class Meter:
    """Measures a server, and the people at it."""

    def __init__(self, server: ServerProcess, crowd: Crowd, folder: Path) -> None:
        self._pid, self._crowd, self._folder = server.pid, crowd, folder

    async def span(self, seconds: float, stranger: int | None = None) -> Figures:
        """Measure for a while; ``stranger`` is the process of an attack."""
        self._crowd.clear()
        began, before, memory, memory_all = perf_counter(), self._counts(stranger), 0.0, 0.0
        while (took := perf_counter() - began) < seconds:
            await asyncio.sleep(min(1.0, seconds - took))
            own = resident_kb(self._pid) / 1024
            memory = max(memory, own)
            memory_all = max(memory_all, own + sum(map(_memory, children(self._pid))) / 1024)
        after = self._counts(stranger)
        log, disk, server, attacker, busy = (
            (b - a) / took for a, b in zip(before, after, strict=True)
        )
        others = busy - server - attacker
        times = {what: list(times) for what, times in self._crowd.times.items()}
        failed = list(self._crowd.failed)
        return Figures(times, failed, memory, memory_all, log, disk, server, attacker, others)

    def _counts(self, stranger: int | None) -> tuple[float, float, float, float, float]:
        return (
            (self._folder / "log").stat().st_size,
            sum(path.stat().st_size for path in self._folder.glob("s.db*")),
            cpu_seconds(self._pid),
            0.0 if stranger is None else cpu_seconds(stranger),
            _busy(),
        )


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    listed = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for child in " ".join(listed).split()]


def _memory(pid: int) -> int:
    try:
        return resident_kb(pid)
    except (OSError, IndexError):  # it has ended
        return 0


def _busy() -> float:
    """Seconds of work of all processors since this machine started."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    idle = fields[3] + fields[4]
    return (sum(fields) - idle) / _TICK


@contextmanager
def attack(name: str, port: int, scene: Path) -> Iterator[int]:
    """An attack on the server at a port, meanwhile; yields its process."""
    command = [sys.executable, __file__, name, f"--port={port}", f"--scene={scene}"]
    with subprocess.Popen(command) as process:
        try:
            yield process.pid
        finally:
            process.kill()


def told(name: str, figures: Figures) -> str:
    """A line about a span of time."""

    def pair(what: str) -> str:
        return f"{1e3 * figures.p(what, 50):.0f}/{1e3 * figures.p(what, 95):.0f}"

    actions = len(figures.times.get("action", ()))
    return (
        f"{name:<8} {actions:4} actions {pair('action'):>9} ms   "
        f"table {pair('new table'):>8}   expert {pair('expert'):>9}   hint {pair('hint'):>9}   "
        f"record {pair('record'):>9}   watch {pair('watch'):>8}   "
        f"memory {figures.memory:.0f} ({figures.memory_all:.0f}) MiB   "
        f"log {figures.log / 1000:.1f} kB/s   disk {figures.disk / 1000:.0f} kB/s   "
        f"cores: server {figures.server:.2f}, stranger {figures.stranger:.2f}, "
        f"others {figures.others:.2f}"
    )


def verdict(quiet: Figures, during: Figures) -> list[str]:
    """Which promises did not hold."""
    broken = []
    if during.p("action", 95) > max(LONGEST_WAIT, 2 * quiet.p("action", 95)):
        broken.append("actions wait")
    if during.memory > 2 * quiet.memory:
        broken.append("memory")
    if during.log > MOST_LOG:
        broken.append("log")
    if not during.times.get("new table"):
        broken.append("no new tables")
    if during.failed:
        broken.append("failed: " + ", ".join(sorted(set(during.failed))))
    return broken


async def meet(name: str, args: argparse.Namespace, scene: Scene, start: Path) -> None:
    """Let a new server meet an attack, and print what came of it."""
    with tempfile.TemporaryDirectory(dir=args.folder) as made:
        folder = Path(made)
        shutil.copy(start / "scene.db", folder / "s.db")
        with (
            (folder / "log").open("w") as lines,
            ServerProcess(folder / "s.db", {}, "--log-level=info", log=lines) as server,
        ):
            crowd = Crowd(server.port, scene, args.players)
            meter = Meter(server, crowd, folder)
            await meter.span(WARM_SECONDS)
            quiet = await meter.span(args.quiet)
            print(told("quiet", quiet), flush=True)
            with attack(name, server.port, start / "scene.json") as pid:
                during = await meter.span(args.seconds, pid)
            broken = "; ".join(verdict(quiet, during)) or "holds"
            print(f"{told(name, during)}   {broken}", flush=True)
            await crowd.close()
            if args.log:
                print(*(folder / "log").read_text().splitlines()[-args.log :], sep="\n")


async def run(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as made:
        start = Path(made)
        scene = await make_scene(start / "scene.db")
        (start / "scene.json").write_text(json.dumps(asdict(scene)))
        for name in args.attacks or ATTACKS:
            await meet(name, args, scene, start)


def read_scene(path: Path) -> Scene:
    """The scene that was written for the process of an attack."""
    whole = json.loads(path.read_text())
    for name in ("long", "public"):
        whole[name] = Seated(**whole[name])
    for name in ("hints", "experts"):
        whole[name] = [Seated(**seated) for seated in whole[name]]
    return Scene(**whole)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=60, help="for each attack")
    parser.add_argument("--quiet", type=float, default=20, help="seconds to measure before it")
    parser.add_argument("--players", type=int, default=10)
    parser.add_argument("--folder", help="for the database: /dev/shm leaves a busy disk out of it")
    parser.add_argument("--log", type=int, default=0, help="show so many last lines of the log")
    parser.add_argument("--port", type=int, help="only attack the server there, until killed")
    parser.add_argument("--scene", type=Path, help="for --port")
    args = parser.parse_args()
    if args.port is None:
        asyncio.run(run(args))
    else:
        os.setpriority(os.PRIO_PROCESS, 0, LOWEST_PRIORITY)
        (name,) = args.attacks
        asyncio.run(ATTACKS[name][1](args.port, read_scene(args.scene)))


if __name__ == "__main__":
    main()
