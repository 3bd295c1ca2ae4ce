"""Score pads that others watch: a log each, one pen at a time.

The server does not add up. It stores what the pad's page did, op by op, and sends it to everyone
with the key; their pages fold it into a sheet. Whoever holds the pen writes. The pen can be
offered, and taken by anyone who watches, which makes the old one worthless.
"""

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from dreistein.protocol.pad import PadKeys, PadNews
from dreistein.rules.errors import DreisteinError, describe
from dreistein.table.store.base import Append, StaleLog, Store

OPS = ("setup", "add", "put", "insert", "drop", "undo", "redo")
MOST_OPS = 20_000
MOST_BYTES = 4_000_000
_LONGEST_OP = 8000
_MOST_HELD = 500
"""How many pads are kept in memory; others are read again when somebody looks."""
_MOST_HELD_BYTES = 32_000_000
"""How large they may be together: thousands of games, or a few pads that somebody stuffs."""


class PadRefusal(DreisteinError):
    """Something that cannot be done to a score pad."""


class NoPad(PadRefusal):
    code = "no-pad"
    sentence = "There is no such score pad; ask for its link again."


class NotYourPen(PadRefusal):
    code = "not-your-pen"
    sentence = "The pen of this score pad is in other hands now."


class PadMovedOn(PadRefusal):
    code = "pad-moved-on"
    sentence = "The score pad has moved on; look again, and then write."


class PadFull(PadRefusal):
    code = "pad-full"
    sentence = "This score pad is full; begin a new game."


class PadEntry(PadRefusal):
    code = "pad-entry"
    sentence = "A score pad cannot hold {found}; it holds what the page of the score pad writes."


class PenKept(PadRefusal):
    code = "pen-kept"
    sentence = "Whoever has the pen of this score pad has not handed it over."


@dataclass(slots=True)
class _Pad:
    """A pad in memory: its log, folded."""

    watch: str = ""
    pen: str = ""
    hand: int = 0
    offered: bool = False
    ops: list[bytes] = field(default_factory=list)
    size: int = 0
    seq: int = 0
    door: asyncio.Lock = field(default_factory=asyncio.Lock)

    def take(self, event: bytes) -> None:
        said = json.loads(event)
        self.seq += 1
        if "op" in said:
            op = json.dumps(said["op"], separators=(",", ":")).encode()
            self.ops.append(op)
            self.size += len(op)
        if "pen" in said:
            self.hand += bool(self.pen)
            self.pen, self.offered = said["pen"], False
        self.watch = said.get("watch", self.watch)
        self.offered = said.get("offered", self.offered)


class Pads:
    """All pads of a store."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """``now`` is the time in milliseconds."""
        self._store, self._now = store, now
        self._held: OrderedDict[str, _Pad] = OrderedDict()
        self._news: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        """What those wait for who watch a pad, be it in memory or not."""

    async def open(self, ops: Sequence[Any]) -> PadKeys:
        """A new pad with what was written so far."""
        keys = PadKeys(*(secrets.token_urlsafe(16) for _ in range(3)))
        pad = _Pad()
        first = json.dumps({"pad": 1, "watch": keys.watch, "pen": keys.pen}).encode()
        await self._append(keys.id, pad, [first, *_events(pad, ops)])
        self._held[keys.id] = pad
        self._make_room()
        return keys

    async def write(self, name: str, pen: str, after: int, ops: Sequence[Any]) -> int:
        """Add to a pad after a number of ops; how many there are then."""
        pad = await self._pad(name)
        async with pad.door:
            _check_pen(pad, pen)
            if pad.offered:
                raise NotYourPen()
            if after != len(pad.ops):
                raise PadMovedOn()
            await self._append(name, pad, _events(pad, ops))
            return len(pad.ops)

    async def offer(self, name: str, pen: str, offered: bool) -> None:
        """Lay the pen down for somebody else, or pick it up again."""
        pad = await self._pad(name)
        async with pad.door:
            _check_pen(pad, pen)
            if pad.offered != offered:
                await self._append(name, pad, [json.dumps({"offered": offered}).encode()])

    async def take(self, name: str, watch: str) -> tuple[str, int]:
        """Take the pen that was laid down: the new one, and how often it has changed hands."""
        pad = await self._pad(name, watch)
        async with pad.door:
            if not pad.offered:
                raise PenKept()
            pen = secrets.token_urlsafe(16)
            await self._append(name, pad, [json.dumps({"pen": pen}).encode()])
            return pen, pad.hand

    async def since(self, name: str, watch: str, after: int) -> PadNews:
        """What was written after a number of ops."""
        pad = await self._pad(name, watch)
        start = min(after, len(pad.ops))
        return PadNews(start, [json.loads(op) for op in pad.ops[start:]], pad.offered, pad.hand)

    async def waiting(self, name: str, watch: str) -> asyncio.Event:
        """What is set when something happens next."""
        await self._pad(name, watch)
        event = self._news.get(name)
        if event is None:
            event = self._news[name] = asyncio.Event()
        return event

    async def _pad(self, name: str, watch: str | None = None) -> _Pad:
        pad = self._held.get(name)
        if pad is None:
            log = await self._store.load(_log(name))
            pad = self._held.get(name) or _Pad()
            if pad.seq == 0:
                for event in log:
                    pad.take(event)
            if pad.seq == 0:
                raise NoPad()
            self._held[name] = pad
        self._held.move_to_end(name)
        self._make_room()
        if watch is not None and not _same(watch, pad.watch):
            raise NoPad()
        return pad

    def _make_room(self) -> None:
        """Let those leave memory that nobody has looked at for longest."""
        size = sum(held.size for held in self._held.values())
        while len(self._held) > _MOST_HELD or (size > _MOST_HELD_BYTES and len(self._held) > 1):
            _, dropped = self._held.popitem(last=False)
            size -= dropped.size

    async def _append(self, name: str, pad: _Pad, events: Sequence[bytes]) -> None:
        append = Append(_log(name), pad.seq, tuple(events), at=self._now())
        try:
            await self._store.append(append)
        except StaleLog:
            self._held.pop(name, None)
            raise PadMovedOn() from None
        for event in events:
            pad.take(event)
        news = self._news.pop(name, None)
        if news is not None:
            news.set()


def _log(name: str) -> str:
    """The name of a pad's log: no table's name has such a sign."""
    return f"pad/{name}"


def _same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode("utf-8", "replace"), other.encode())


def _check_pen(pad: _Pad, pen: str) -> None:
    if not _same(pen, pad.pen):
        raise NotYourPen()


def _events(pad: _Pad, ops: Sequence[Any]) -> list[bytes]:
    events = []
    size = pad.size
    for op in ops:
        if not isinstance(op, dict) or op.get("op") not in OPS:
            raise PadEntry(found=describe(op))
        event = json.dumps({"op": op}, ensure_ascii=False, separators=(",", ":")).encode()
        if len(event) > _LONGEST_OP:
            raise PadEntry(found=describe(op))
        size += len(event)
        events.append(event)
    if len(pad.ops) + len(events) > MOST_OPS or size > MOST_BYTES:
        raise PadFull()
    return events
