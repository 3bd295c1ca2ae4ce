"""Forgetting a person: their games go, and their name goes from the games of others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from dreistein.table.errors import BeingForgotten, NoSuchTable
from dreistein.table.features.queries import erasure
from dreistein.table.features.queries.erasure import Edits
from dreistein.table.model.redaction import (
    NOBODY,
    challenge_without_name,
    entry_without_names,
    without_names,
)
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.store import settings
from dreistein.table.store.errors import LogDamaged, MaybeStored, NotRead, NotStored
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.table.tables import Tables

_FORGETTING_MILLIS = 600_000
"""Should a server end meanwhile, the person is locked out no longer than this."""
_AGAIN_SECONDS = 5.0
"""When a store that did not answer is asked again what it has stored."""


class Erasure:
    """Forgets people, table by table. Should it be cut short, it can be done again."""

    def __init__(self, context: HouseContext, tables: Tables) -> None:
        self._store, self._now, self._tables = context.store, context.now, tables
        self._late = Tasks()

    async def check(self, person: str) -> None:
        """Raise :class:`BeingForgotten` if nothing new of this person may be stored."""
        until = await self._store.read(settings.value, _mark(person))
        if until is not None and self._now() < int(until):
            raise BeingForgotten()

    async def settle(self, person: str, table: str | None = None) -> None:
        """Look once more after something of this person was stored, at this table or elsewhere.

        Forgetting notes that it begins before it looks what there is, so one sees the other: what
        was stored too late is erased here, and :class:`BeingForgotten` raised.
        """
        try:
            await self.check(person)
        except BeingForgotten:
            await self._erase(person, *([] if table is None else [table]))
            raise

    @asynccontextmanager
    async def settling(self, person: str, table: str) -> AsyncIterator[None]:
        """Within it something of this person is stored at a table, perhaps without an answer."""
        try:
            yield
        except MaybeStored:
            try:
                await self.settle(person, table)
            except (NotRead, NotStored):
                self._late.spawn(self._settle_later(person, table))
            raise
        await self.settle(person, table)

    async def _settle_later(self, person: str, table: str) -> None:
        """Once the store answers again."""
        with suppress(BeingForgotten):
            while True:
                await asyncio.sleep(_AGAIN_SECONDS)
                with suppress(NotRead, NotStored):
                    return await self.settle(person, table)

    async def close(self) -> None:
        self._late.cancel()
        await self._late.wait()

    async def erase(self, person: str) -> None:
        """Leave every seat of a person, and replace their name wherever it is stored.

        Another device may go on meanwhile: nothing new is begun, and what had begun is erased by
        :meth:`settle`.
        """
        until = b"%d" % (self._now() + _FORGETTING_MILLIS)
        await self._store.write(settings.put, _mark(person), until)
        await self._erase(person)

    async def _erase(self, person: str, *late: str) -> None:
        tables, _ = await self._store.read(erasure.named, person)
        for table in dict.fromkeys((*late, *tables)):
            await self._erase_at(table, person)
        _, matches = await self._store.read(erasure.named, person)
        for match in matches:
            edits = Edits(
                partial(without_names, seats=match.seats),
                partial(entry_without_names, seats=match.seats),
            )
            await self._store.write(erasure.erase_match, person, match, edits)
        await self._store.erase(erasure.erase_person, person, NOBODY, challenge_without_name)

    async def _erase_at(self, table: str, person: str) -> None:
        try:
            running = await self._tables.find(table)
        except NoSuchTable:
            return  # its log was dropped
        except LogDamaged:
            await self._tables.drop(table)  # nobody can open it, and it may show the name
            return
        if not await self._tables.drop_if(running, lambda state: state.members == (person,)):
            await running.writer.erase(person)


def _mark(person: str) -> str:
    """It stands for a person only here, so it may outlive everything else about them."""
    return f"forgetting {fingerprint(f'forgetting {person}').hex()}"
