"""Matches on all cores, or the nodes of a cluster: each worker plays one match at a time.

A worker that dies costs nothing but time: its match is played again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from dreistein.bots import Bot, close, make_bot
from dreistein.bots.registry import COMMAND
from dreistein.lab.tournament.log import NotWritten
from dreistein.lab.tournament.match import Result, TournamentSettings, play
from dreistein.lab.tournament.schedule import Pairing
from dreistein.processes.pool import Pool
from dreistein.processes.tasks import MOST_LOSSES, Tasks, run_all
from dreistein.rules.errors import DreisteinError, quote
from dreistein.text.files import reason_of, write_whole

_GRACE_SECONDS = 3.0
"""How long a worker gets to end the programs that play for it."""


class WorkersDie(DreisteinError):
    code = "tournament-workers"
    sentence = (
        "Match {turn} of table {table} in block {block} (all counted from 0) crashed its worker "
        "{times} times, the last time with {how}; the tournament cannot go on."
    )


class Workers:
    """Workers that play matches until they are closed: so many processes, or a given pool."""

    def __init__(
        self,
        settings: TournamentSettings,
        workers: int | Tasks,
        *,
        records: Path | None = None,
        on_death: Callable[[Pairing, str], object] = lambda pairing, how: None,
    ) -> None:
        self._settings, self._records, self._on_death = settings, records, on_death
        self._pool: Tasks = (
            Pool(workers, grace_seconds=_GRACE_SECONDS) if isinstance(workers, int) else workers
        )

    def results(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        """Play these matches; yield each result as soon as it is there, in any order."""
        recorded = self._records is not None
        calls = ((pairing, (self._settings, pairing, recorded)) for pairing in pairings)
        for pairing, (result, record) in run_all(self._pool, _play, calls, self._report):
            if self._records is not None and record is not None:
                write_record(self._records, pairing, record)
            yield result

    def close(self) -> None:
        """End the workers, whatever they are doing."""
        self._pool.close()

    def _report(self, pairing: Pairing, deaths: int, how: str) -> None:
        """Report the death of a worker; too many in one match end the tournament."""
        self._on_death(pairing, how)
        if deaths == MOST_LOSSES:
            block, table, rotation = pairing.key
            raise WorkersDie(block=block, table=table, turn=rotation, times=deaths, how=how)


# ---------------------------------------------------------------------------- in the worker


def _play(
    settings: TournamentSettings, pairing: Pairing, recorded: bool
) -> tuple[Result, str | None]:
    try:
        result, record = play(settings, pairing, _bots.seated(pairing))
        return result, record.dumps() if recorded else None
    finally:
        _bots.leave()


class _Bots:
    """The bots of a worker. Programs are started anew for every match, so that no match depends on
    what its worker played before; other bots are kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], Bot] = {}
        self._leaving: list[Bot] = []

    def seated(self, pairing: Pairing) -> list[Bot]:
        """A bot for every seat, each a different object."""
        copies: Counter[str] = Counter()
        seated = []
        for name in pairing.bots:
            seated.append(self._bot(name, copies[name]))
            copies[name] += 1
        return seated

    def leave(self) -> None:
        """End the programs after a match."""
        while self._leaving:
            close(self._leaving.pop())

    def _bot(self, name: str, copy: int) -> Bot:
        if name.startswith(COMMAND):
            self._leaving.append(make_bot(name))
            return self._leaving[-1]
        if (name, copy) not in self._kept:
            self._kept[name, copy] = make_bot(name)
        return self._kept[name, copy]


_bots = _Bots()


def write_record(folder: Path, pairing: Pairing, record: str) -> None:
    """Write a record to a file of its own, whole or not at all."""
    block, table, rotation = pairing.key
    path = folder / f"{block:06d}-{table:03d}-{rotation}.json"
    try:
        write_whole(path, f"{record}\n".encode())
    except OSError as error:
        raise NotWritten(file=quote(str(path)), reason=reason_of(error)) from error
