"""Forgetting a person: their games go, and their name goes from the games of others."""

from collections.abc import Awaitable, Callable
from functools import partial

from dreistein.table.errors import NoSuchTable
from dreistein.table.model.redaction import (
    NOBODY,
    challenge_without_name,
    entry_without_names,
    without_names,
)
from dreistein.table.store.base import Edits, Store
from dreistein.table.store.errors import LogDamaged
from dreistein.table.table import Table


class Erasure:
    """Forgets people, table by table. Should it be cut short, it can be done again."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[Table]],
        drop: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store, self._find, self._drop = store, find, drop

    async def forget(self, person: str) -> None:
        """Leave every seat of a person, and replace their name wherever it is stored."""
        tables, _ = await self._store.named(person)
        for table in tables:
            await self._forget_at(table, person)
        _, matches = await self._store.named(person)
        for match in matches:
            edits = Edits(
                partial(without_names, seats=match.seats),
                partial(entry_without_names, seats=match.seats),
            )
            await self._store.erase_match(person, match, edits)
        await self._store.erase_person(person, NOBODY, challenge_without_name)

    async def _forget_at(self, table: str, person: str) -> None:
        try:
            running = await self._find(table)
        except NoSuchTable:
            return  # its log was dropped
        except LogDamaged:
            await self._drop(table)  # nobody can open it, and it may show the name
            return
        if running.state.people == (person,):
            await self._drop(table)
        else:
            await running.forget(person)
