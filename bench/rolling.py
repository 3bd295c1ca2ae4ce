"""Restart the servers of a site in turn while people play, as an upgrade does."""

import asyncio
import signal
import subprocess
import tarfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from web.faults.client import Witness
from web.faults.run import at_play, everyone_goes_on
from web.faults.site import Server
from web.faults.verdict import Report, Span, Waits

_QUIET_SECONDS = 5.0
"""Before the first restart, and after each."""


@dataclass(slots=True)
class Restarts:
    """What happened."""

    report: Report
    ending: Waits = field(default_factory=Waits)
    """From the signal to the end of the process."""
    spans: list[Span] = field(default_factory=list)
    """From each signal until the new server was ready, and its people were back."""

    def __str__(self) -> str:
        quiet, during = Waits(), Waits()
        for person in self.report.people:
            for sent, done in person.moves:
                restarted = any(a <= done and b >= sent for a, b in self.spans)
                (during if restarted else quiet).seconds.append(done - sent)
        return "\n".join(
            (
                f"{len(self.spans)} restarts; a server was gone after: {self.ending}",
                f"a move during a restart took: {during}",
                f"a move at other times took: {quiet}",
                str(self.report),
            )
        )


async def restart_in_turn(
    folder: Path,
    times: int,
    *,
    tables: int,
    pause: float,
    seed: int = 0,
    seconds: float = 1e9,
    old: str | None = None,
) -> Restarts:
    """Restart each server so often; raises ``AssertionError`` for what is wrong.

    With a commit as ``old`` they begin with that version, and are restarted with the present one.
    """
    until = monotonic() + seconds
    source = None if old is None else sources_of(old, folder / "old")
    async with at_play(folder, tables, Random(seed), pause, source) as (site, people, report):
        restarts = Restarts(report)
        await asyncio.sleep(_QUIET_SECONDS)
        for server in times * site.servers:
            if monotonic() > until:
                break
            began = monotonic()
            restarts.ending.seconds.append(await asyncio.to_thread(_restart, server))
            await everyone_goes_on([p for p in people if not isinstance(p, Witness)])
            restarts.spans.append((began, monotonic()))
            report.faults["server told to end"] += 1
            await asyncio.sleep(_QUIET_SECONDS)
    return restarts


def _restart(server: Server) -> float:
    """Restart a server; returns how many seconds it took to end."""
    began = monotonic()
    code = server.end(signal.SIGTERM)
    ended = monotonic()
    assert code == 0, server.told()[-2000:]
    server.old = None
    server.start()
    server.wait()
    return ended - began


def sources_of(commit: str, folder: Path) -> Path:
    """The modules of an older version, as they are in the history of this repository."""
    folder.mkdir()
    archive = folder / "src.tar"
    root = Path(__file__).resolve().parent.parent
    subprocess.run(["git", "archive", "-o", str(archive), commit, "src"], cwd=root, check=True)
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    return folder / "src"
