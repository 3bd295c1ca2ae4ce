"""How much the connections of an address, and the viewers of a table, may send and be sent.

A limit per connection does not bound what many connections cost together: everyone at a table is
sent whatever one of them does.
"""

import asyncio

from dreistein.protocol.price import Price
from dreistein.table.runtime.connection import Connection
from dreistein.web.guard.ledger import Ledger
from dreistein.web.guard.limits import AddressBuckets, Bucket
from dreistein.web.options import Limits


class Budget:
    """The share of one connection in what its address and its table may use."""

    __slots__ = ("_address_bytes", "_clock", "_ledger", "_table_bytes", "address", "messages")

    def __init__(
        self,
        address: str,
        ledger: Ledger,
        messages: Bucket,
        address_bytes: Bucket,
        table_bytes: Bucket,
    ) -> None:
        self._ledger = ledger
        self.address, self.messages = address, messages
        self._address_bytes, self._table_bytes = address_bytes, table_bytes
        self._clock = asyncio.get_running_loop().time

    def pay(self, price: Price, person: str | None, now: float) -> float:
        """Pay for a message and return 0, or return the seconds until there is enough."""
        return self._ledger.wait(price, self.address, person, now)

    def spend(self, size: int, connection: Connection | None) -> float:
        """Count bytes to a client and return 0, or return the seconds until there is room again.

        Spectators make room for those who play.
        """
        now = self._clock()
        wait = self._table_bytes.take(now, size)
        if wait and (connection is None or connection.plays):
            wait = 0.0
        return wait or self._address_bytes.take(now, size)


class Budgets:
    """The budgets of all addresses and tables."""

    def __init__(self, limits: Limits, ledger: Ledger) -> None:
        self._ledger = ledger
        self._messages = AddressBuckets(limits.messages_address)
        self._address_bytes = AddressBuckets(limits.bytes_address)
        self._table_bytes = AddressBuckets(limits.bytes_table)

    def of(self, address: str, table: str) -> Budget:
        """The budget of a new connection."""
        now = asyncio.get_running_loop().time()
        return Budget(
            address,
            self._ledger,
            self._messages.of(address, now),
            self._address_bytes.of(address, now),
            self._table_bytes.of(table, now),
        )
