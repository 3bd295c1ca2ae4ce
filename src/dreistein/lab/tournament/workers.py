"""Matches on all cores, or the nodes of a cluster: each worker plays one match at a time.

A worker that dies costs nothing but time: its match is played again.
"""

import atexit
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from dreistein.bots import Bot, close, make_bot
from dreistein.lab.tournament.log import NotWritten
from dreistein.lab.tournament.match import Result, TournamentSettings, play
from dreistein.lab.tournament.schedule import Pairing
from dreistein.processes.tasks import MOST_LOSSES, Tasks, run_all
from dreistein.rules.errors import DreisteinError, quote
from dreistein.text.files import reason_of, write_whole

GRACE_SECONDS = 3.0
"""How long a worker gets to end the programs that play for it."""


class WorkersDie(DreisteinError):
    code = "tournament-workers"
    sentence = (
        "Match {turn} of table {table} in block {block} (all counted from 0) crashed its worker "
        "{times} times, the last time with {how}; the tournament cannot go on."
    )


def results(
    pool: Tasks,
    settings: TournamentSettings,
    pairings: Iterable[Pairing],
    records: Path | None,
    on_death: Callable[[Pairing, str], object],
) -> Iterator[Result]:
    """Play these matches on a pool; yield each result as soon as it is there, in any order.

    Workers may die; too many deaths in one match end the tournament.
    """

    def report(pairing: Pairing, deaths: int, how: str) -> None:
        on_death(pairing, how)
        if deaths == MOST_LOSSES:
            block, table, rotation = pairing.key
            raise WorkersDie(block=block, table=table, turn=rotation, times=deaths, how=how)

    calls = ((pairing, (settings, pairing, records is not None)) for pairing in pairings)
    for pairing, (result, record) in run_all(pool, _play, calls, report):
        if records is not None and record is not None:
            write_record(records, pairing, record)
        yield result


# ---------------------------------------------------------------------------- in the worker


def _play(
    settings: TournamentSettings, pairing: Pairing, recorded: bool
) -> tuple[Result, str | None]:
    if settings.fresh:
        _bots.close()
    result, record = play(settings, pairing, _bots.seated(pairing))
    return result, record.dumps() if recorded else None


class Bots:
    """The bots of a worker, which play one match after the other."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], Bot] = {}

    def seated(self, pairing: Pairing) -> list[Bot]:
        """A bot for every seat, each a different object."""
        copies: Counter[str] = Counter()
        seated = []
        for name in pairing.bots:
            seated.append(self._bot(name, copies[name]))
            copies[name] += 1
        return seated

    def close(self) -> None:
        """End the programs."""
        while self._kept:
            close(self._kept.popitem()[1])

    def _bot(self, name: str, copy: int) -> Bot:
        if (name, copy) not in self._kept:
            self._kept[name, copy] = make_bot(name)
        return self._kept[name, copy]


_bots = Bots()
atexit.register(_bots.close)  # a program is told to quit before its worker ends


def write_record(folder: Path, pairing: Pairing, record: str) -> None:
    """Write a record to a file of its own, whole or not at all."""
    block, table, rotation = pairing.key
    path = folder / f"{block:06d}-{table:03d}-{rotation}.json"
    try:
        write_whole(path, f"{record}\n".encode())
    except OSError as error:
        raise NotWritten(file=quote(str(path)), reason=reason_of(error)) from error
