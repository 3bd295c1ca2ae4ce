"""Matches on all cores: each worker is a process that plays one match at a time.

A worker that dies costs nothing but time: another one plays its match again.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from dreistein.bots import Bot, close, make_bot
from dreistein.bots.registry import COMMAND
from dreistein.lab.tournament.log import NotWritten
from dreistein.lab.tournament.match import Result, Settings, play
from dreistein.lab.tournament.schedule import Pairing
from dreistein.rules.errors import DreisteinError, quoted
from dreistein.text.os_errors import fault

_GRACE = 3.0
"""Seconds that a worker gets to let its bots go."""
MOST_DEATHS = 3
"""A match that so many workers died of is not played again."""


class WorkersDie(DreisteinError):
    code = "tournament-workers"
    sentence = (
        "Match {turn} of table {table} in block {block} (all counted from 0) ended its worker "
        "{times} times, the last time with {how}; the tournament cannot go on."
    )


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    connection: Connection
    pairing: Pairing | None = None


class Workers:
    """So many processes, which play matches until they are closed."""

    def __init__(
        self,
        settings: Settings,
        count: int,
        *,
        records: Path | None = None,
        on_death: Callable[[Pairing, str], object] = lambda pairing, how: None,
    ) -> None:
        self._settings, self._records, self._on_death = settings, records, on_death
        # Not forked: a copy of a process with threads, a terminal and open files is no fresh start.
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._count = count

    def results(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        """Play these matches; each result as soon as it is there, in any order."""
        todo, again = iter(pairings), deque[Pairing]()
        deaths: Counter[Pairing] = Counter()
        while True:
            while len(playing := self._playing()) < self._count:
                pairing = again.popleft() if again else next(todo, None)
                if pairing is None:
                    break
                self._start(pairing)
            if not playing:
                return
            ready = wait([worker.connection for worker in playing])
            for worker in [worker for worker in playing if worker.connection in ready]:
                try:
                    said = worker.connection.recv()
                except (EOFError, OSError):
                    again.append(self._buried(worker, deaths))
                    continue
                if isinstance(said, DreisteinError):
                    raise said
                worker.pairing = None
                yield said

    def close(self) -> None:
        """End the workers, whatever they do."""
        with _undisturbed():
            for worker in self._workers:
                with suppress(OSError):
                    worker.connection.close()
                worker.process.terminate()
            for worker in self._workers:
                worker.process.join(_GRACE)
                if worker.process.is_alive():
                    worker.process.kill()
                    worker.process.join()
                worker.process.close()
            self._workers.clear()

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _playing(self) -> list[_Worker]:
        return [worker for worker in self._workers if worker.pairing is not None]

    def _start(self, pairing: Pairing) -> None:
        """Give a match to a worker that has none, or to a new one."""
        idle = (worker for worker in self._workers if worker.pairing is None)
        worker = next(idle, None) or self._hired()
        worker.pairing = pairing
        with suppress(OSError):  # one that died without a match is found when it is listened to
            worker.connection.send(pairing)

    def _hired(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=_work, args=(theirs, self._settings, self._records), name="dreistein-worker"
        )
        # Python's own helper process: starting it with the first worker would lift the mask below.
        resource_tracker.ensure_running()
        # Ctrl-C is for us, who end the workers; one that just starts could not ignore it yet.
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        theirs.close()  # so that a worker's death is the end of what it says
        self._workers.append(_Worker(process, ours))
        return self._workers[-1]

    def _buried(self, worker: _Worker, deaths: Counter[Pairing]) -> Pairing:
        """The match of a worker that died; too many deaths end the tournament."""
        pairing, process = worker.pairing, worker.process
        assert pairing is not None
        process.join(_GRACE)
        process.kill()
        process.join()
        code = process.exitcode or 0
        how = signal.Signals(-code).name if code < 0 else f"exit {code}"
        worker.connection.close()
        process.close()
        self._workers.remove(worker)
        deaths[pairing] += 1
        self._on_death(pairing, how)
        if deaths[pairing] >= MOST_DEATHS:
            block, table, turn = pairing.key
            raise WorkersDie(block=block, table=table, turn=turn, times=deaths[pairing], how=how)
        return pairing


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C once more does nothing meanwhile: it takes seconds, and nobody may be left behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ---------------------------------------------------------------------------- in the worker


def _work(connection: Connection, settings: Settings, records: Path | None) -> None:
    """Play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    threading.Thread(target=_follow_parent, daemon=True).start()
    bots = _Bots()
    try:
        while True:
            pairing: Pairing = connection.recv()
            try:
                result, record = play(settings, pairing, bots.seated(pairing))
                if records is not None:
                    write_record(records, pairing, record.dumps())
            except DreisteinError as error:
                connection.send(error)
                return
            finally:
                bots.leave()
            connection.send(result)
    except (EOFError, OSError):
        return  # the parent has gone


def _follow_parent() -> None:
    """Leave as soon as the tournament is gone, however it went: nobody wants the match then."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class _Bots:
    """The bots of a worker. Programs are started anew for every match, so that matches do not
    depend on which worker played what before; the others are kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], Bot] = {}
        self._leaving: list[Bot] = []

    def seated(self, pairing: Pairing) -> list[Bot]:
        """A bot for every seat: the same one never sits on two."""
        copies: Counter[str] = Counter()
        seated = []
        for name in pairing.bots:
            seated.append(self._bot(name, copies[name]))
            copies[name] += 1
        return seated

    def leave(self) -> None:
        """After a match."""
        while self._leaving:
            close(self._leaving.pop())

    def _bot(self, name: str, copy: int) -> Bot:
        if name.startswith(COMMAND):
            self._leaving.append(make_bot(name))
            return self._leaving[-1]
        if (name, copy) not in self._kept:
            self._kept[name, copy] = make_bot(name)
        return self._kept[name, copy]


def write_record(folder: Path, pairing: Pairing, record: str) -> None:
    """A record in a file of its own, which is there whole or not at all."""
    block, table, turn = pairing.key
    path = folder / f"{block:06d}-{table:03d}-{turn}.json"
    part = path.with_suffix(f".part{os.getpid()}")
    try:
        part.write_text(record + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise NotWritten(file=quoted(str(path)), reason=fault(error)) from error
