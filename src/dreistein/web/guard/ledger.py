"""One account for each address, and one for each person: bytes, tables, thinking, and tries.

An address of IPv6 is the /64 of a household. Whoever has many of those, a /48, pays from one more
account with a few times as much in it.

>>> from dreistein.web.options import Limits
>>> ledger = Ledger(Limits(tables=0.01))
>>> [ledger.wait(Price(tables=1), "192.0.2.7", None, now) for now in (0.0, 0.0, 100.0)]
[0.0, 80.0, 0.0]
"""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from dreistein.protocol.price import Price
from dreistein.web.guard.limits import AddressBuckets, daily_quota
from dreistein.web.options import Limits

_TABLES_BURST_SECONDS = 120
"""A class of thirty opens its tables at once."""
_TRIES = 50
"""Attempts at recovery words, per day."""
_MANY = 16
"""How many households' worth a /48 has."""


class Ledger:
    """The accounts of everybody."""

    def __init__(self, limits: Limits) -> None:
        amounts = (limits.stored_bytes, limits.tables, limits.thinking, _TRIES)
        self._own = _accounts(*amounts)
        self._many = _accounts(*(_MANY * amount for amount in amounts))

    def wait(self, price: Price, address: str, person: str | None, now: float) -> float:
        """Pay and return 0, or return the seconds until there is enough on all accounts.

        What one account has paid is not given back because another has too little.
        """
        block, wait = _block_of(address), 0.0
        for currency, count in price.due:
            own = self._own[currency]
            wait = max(wait, own.take(address, now, count))
            if person is not None:
                wait = max(wait, own.take(f"person {person}", now, count))
            if block is not None:
                wait = max(wait, self._many[currency].take(block, now, count))
        return wait


def _accounts(
    stored: float, tables: float, thinking: float, tries: float
) -> tuple[AddressBuckets, ...]:
    rising = AddressBuckets(tables, burst_seconds=_TABLES_BURST_SECONDS)
    return daily_quota(stored), rising, daily_quota(thinking), daily_quota(tries)


@lru_cache(4096)
def _block_of(address: str) -> str | None:
    """The /48 of an address of IPv6.

    >>> _block_of("2001:db8:1:2::"), _block_of("192.0.2.7")
    ('2001:db8:1::', None)
    """
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return str(IPv6Address(int(found) >> 80 << 80)) if found.version == 6 else None
