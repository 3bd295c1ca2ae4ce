"""One account for each address, and one for each person: bytes, tables, thinking, and more.

An address of IPv6 is the /64 of a household. Whoever has many of those, a /48, pays from one more
account with a few times as much in it.

>>> from dreistein.web.options import Limits
>>> ledger = Ledger(Limits(tables=0.01))
>>> [ledger.wait(Price(tables=1), "192.0.2.7", None, now) for now in (0.0, 0.0, 100.0)]
[0.0, 80.0, 0.0]
"""

from collections.abc import Callable
from functools import lru_cache

from dreistein.protocol.price import Price
from dreistein.table.store.sql.hashes import fingerprint
from dreistein.web.guard.limits import MANY, AddressBuckets, daily_quota, network_of
from dreistein.web.options import Limits

_TABLES_BURST_SECONDS = 120
"""A class of thirty opens its tables at once."""
_TRIES = 50
"""Attempts at recovery words, per day."""
_TOLD_SHARE = 0.02
"""The part of an account that is spent at one server before the others are told."""
_MOST_UNTOLD = 20_000
Spent = tuple[int, str, int, float]
"""The number of a currency, an account, how many times as large as others it is, and how much."""


class Ledger:
    """The accounts of everybody.

    Servers tell each other what was spent, so that several of them let nobody spend several times
    as much. Accounts go by hashes, so addresses and the ids of people stay at their server.
    """

    def __init__(self, limits: Limits, tell: Callable[[Spent], object] | None = None) -> None:
        """``tell`` tells other servers, which :meth:`hear` it."""
        rising = AddressBuckets(limits.tables, burst_seconds=_TABLES_BURST_SECONDS)
        stored, thinking = daily_quota(limits.stored_bytes), daily_quota(limits.thinking)
        tries, pads = daily_quota(_TRIES), daily_quota(limits.pad_bytes)
        self._accounts = (stored, rising, thinking, tries, pads)
        self._tell = tell
        self._untold: dict[tuple[int, str], float] = {}

    def wait(self, price: Price, address: str, person: str | None, now: float) -> float:
        """Pay and return 0, or return the seconds until there is enough on all accounts.

        What one account has paid is not given back because another has too little.
        """
        wait = 0.0
        for currency, count in price.due:
            accounts = self._accounts[currency]
            for name, times in _payers(address, person):
                if missing := accounts.take_from(name, now, count, times):
                    wait = max(wait, missing)
                else:
                    self._note(currency, name, times, count)
        return wait

    def hear(self, spent: Spent, now: float) -> None:
        """Somebody has spent this at another server."""
        currency, name, times, count = spent
        self._accounts[currency].of(name, now, times).lose(now, count)

    def _note(self, currency: int, name: str, times: int, count: float) -> None:
        """Tell others of what was spent, once it is enough to be worth it."""
        untold = self._untold.pop((currency, name), 0.0) + count
        if untold >= _TOLD_SHARE * times * self._accounts[currency].burst:
            if self._tell is not None:
                self._tell((currency, name, times, untold))
            return
        if len(self._untold) >= _MOST_UNTOLD:
            self._untold.clear()
        self._untold[currency, name] = untold


@lru_cache(8192)
def _payers(address: str, person: str | None) -> tuple[tuple[str, int], ...]:
    """Who pays, and how many times as much as others they have."""
    network = network_of(address)
    found = [(address, 1), (None if person is None else f"person {person}", 1), (network, MANY)]
    return tuple((fingerprint(name).hex()[:20], times) for name, times in found if name is not None)
