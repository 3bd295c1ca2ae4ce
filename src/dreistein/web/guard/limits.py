"""Limits on what clients may ask of the server: token buckets, in bounded memory.

>>> bucket = Bucket(rate=2, burst=3, now=0.0)
>>> [bucket.take(0.0) for _ in range(4)]
[0.0, 0.0, 0.0, 0.5]
>>> bucket.take(0.5)
0.0
"""

from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from dreistein.web.errors import TooManyConnections

_MOST_ADDRESSES = 20_000
MESSAGE_BYTES = 4096
"""A longer message ends the connection with 1009."""
_BURST_SECONDS = 10
_DAY_SECONDS = 86_400
MANY = 16
"""How many households' worth a /48 has."""


class Bucket:
    """Tokens that are refilled at a rate, up to a burst."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, max(1.0, burst)
        self._tokens, self._at = self._burst, now

    def take(self, now: float, count: float = 1.0) -> float:
        """Take tokens and return 0, or return the seconds until there are enough."""
        tokens = self._tokens + (now - self._at) * self._rate
        if tokens > self._burst:
            tokens = self._burst
        self._at = now
        if tokens >= count:
            self._tokens = tokens - count
            return 0.0
        self._tokens = tokens
        return (count - tokens) / self._rate

    def spent(self, now: float) -> float:
        """How many tokens are missing to the burst."""
        return max(0.0, self._burst - self._tokens - (now - self._at) * self._rate)

    def lose(self, now: float, count: float) -> None:
        """Take as many as there are, up to so many."""
        self.take(now, min(count, self._burst - self.spent(now)))


def bucket(rate: float, now: float) -> Bucket:
    """A full bucket for one of the rates of :class:`Limits`."""
    return Bucket(rate, rate * _BURST_SECONDS, now)


class AddressBuckets:
    """A bucket per address, and for IPv6 another one, 16 times as large, per /48.

    Memory is bounded. Forgotten are those that have spent least: nobody who comes from many
    addresses makes one of them forgotten without spending as much from all of the others.
    """

    def __init__(
        self, rate: float, most: int = _MOST_ADDRESSES, burst_seconds: float | None = None
    ) -> None:
        self._rate, self._most = rate, most
        self.burst = rate * (_BURST_SECONDS if burst_seconds is None else burst_seconds)
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float, count: float = 1.0) -> float:
        """Take tokens of an address and return 0, or return the seconds until there are enough."""
        wait = self.take_from(address, now, count)
        if not wait and ":" in address and (network := network_of(address)) is not None:
            wait = self.take_from(network, now, count, MANY)
        return wait

    def take_from(self, name: str, now: float, count: float, times: int = 1) -> float:
        """Take tokens of one bucket, so many times as large as others.

        Nothing costs more than the whole burst of one that is not.
        """
        return self.of(name, now, times).take(now, min(count, max(1.0, self.burst)))

    def of(self, name: str, now: float, times: int = 1) -> Bucket:
        """The bucket of an address, or whatever else has one."""
        found = self._buckets.get(name)
        if found is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            found = self._buckets[name] = Bucket(times * self._rate, times * self.burst, now)
        return found

    def _forget(self, now: float) -> None:
        """Keep at most half of the buckets, and none that is full again."""
        spent = [(name, bucket) for name, bucket in self._buckets.items() if bucket.spent(now)]
        spent.sort(key=lambda each: each[1].spent(now), reverse=True)
        self._buckets = dict(spent[: self._most // 2])

    def __len__(self) -> int:
        return len(self._buckets)


def daily_quota(amount: float) -> AddressBuckets:
    """What each address may use per day: all at once, or spread over it."""
    return AddressBuckets(amount / _DAY_SECONDS, burst_seconds=_DAY_SECONDS)


class Present:
    """Who is here, by address and for IPv6 by /48: for each at most so many, or 16 times as many.

    >>> present = Present(1)
    >>> present.enter("192.0.2.7"), present.full("192.0.2.7"), present.full("192.0.2.8")
    (None, True, False)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """Whether there is no room for one more."""
        network = network_of(address)
        return self._counts.get(address, 0) >= self._most or (
            network is not None and self._counts.get(network, 0) >= MANY * self._most
        )

    def enter(self, address: str) -> None:
        self._counts.update(_names(address))

    def leave(self, address: str) -> None:
        for name in _names(address):
            self._counts[name] -= 1
            if not self._counts[name]:
                del self._counts[name]

    def __len__(self) -> int:
        return len(self._counts)


class StreamLimits:
    """Limits how many event streams are open: per pad, per address, and in all."""

    def __init__(self, most: int = 2000, most_pad: int = 50, most_address: int = 100) -> None:
        self._most, self._most_pad = most, most_pad
        self._pads: Counter[str] = Counter()
        self._addresses = Present(most_address)

    def enter(self, pad: str, address: str) -> None:
        """Count a new stream; raises :class:`TooManyConnections`."""
        if (
            self._pads.total() >= self._most
            or self._pads[pad] >= self._most_pad
            or self._addresses.full(address)
        ):
            raise TooManyConnections()
        self._pads[pad] += 1
        self._addresses.enter(address)

    def leave(self, pad: str, address: str) -> None:
        self._addresses.leave(address)
        self._pads[pad] -= 1
        if not self._pads[pad]:
            del self._pads[pad]


@lru_cache(4096)
def block_of(host: str | None) -> str:
    """The address that limits go by: for IPv6 the /64 network of a household.

    >>> block_of("192.0.2.7"), block_of("2001:db8::1:2"), block_of(None)
    ('192.0.2.7', '2001:db8::', '')
    """
    try:
        address = ip_address(host or "")
    except ValueError:
        return (host or "")[:64]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(type(address)(int(address) >> 64 << 64))


@lru_cache(4096)
def network_of(address: str) -> str | None:
    """The /48 of an address of IPv6, by which many households of one network count together.

    >>> network_of("2001:db8:1:2::"), network_of("192.0.2.7")
    ('2001:db8:1::/48', None)
    """
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return f"{IPv6Address(int(found) >> 80 << 80)}/48" if found.version == 6 else None


def _names(address: str) -> list[str]:
    """An address and the network that counts beside it."""
    network = network_of(address)
    return [address] if network is None else [address, network]
