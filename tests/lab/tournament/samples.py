"""Tournaments for tests: results made up, the command as a real process, and its workers."""

import json
import os
import sys
from collections.abc import Collection
from pathlib import Path

from dreistein.lab.tournament.match import Result
from dreistein.lab.tournament.schedule import Pairing
from dreistein.lab.tournament.tournament import Tournament, TournamentSettings
from dreistein.rules import EDITIONS
from poll import until

GERMAN = EDITIONS["german"]
SHORT = {"base": "german", "target": 60}
"""A match of about one round."""
COMMAND = [sys.executable, "-m", "dreistein", "tournament"]
TABLE = ["--edition", json.dumps(SHORT), "--seed", "call"]
"""Such matches, for the command."""


def result(pairing: Pairing, *totals: int, rounds: int = 2) -> Result:
    """A match that ended so."""
    seats = len(totals)
    winners = tuple(seat for seat in range(seats) if totals[seat] == max(totals))
    times = ((0.5,) * seats, (0.1,) * seats)
    return Result(pairing, totals, winners, rounds, (10,) * seats, *times, ({},) * seats)


def tournament(*bots: str, players: int = 2, blocks: int = 2, seed: str = "test") -> Tournament:
    return Tournament(TournamentSettings(bots, players, GERMAN, seed), blocks)


def children(pid: int) -> list[int]:
    """The running workers of a process."""
    listed = [file.read_text().split() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for found in listed for child in found if is_worker(int(child))]


def workers_since(before: Collection[int]) -> list[int]:
    """The workers of this process but those of tests before, which may be busy still."""
    return [pid for pid in children(os.getpid()) if pid not in before]


def is_worker(pid: int) -> bool:
    return b"dreistein.processes.worker" in command_line(pid)


def command_line(pid: int) -> bytes:
    """What a process runs; nothing where there is none."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def ended(pids: list[int]) -> bool:
    """Whether workers end soon."""
    until(lambda: not any(map(is_worker, pids)), "the end of the workers")
    return True
