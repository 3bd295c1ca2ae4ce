"""Score pads that others watch: each has a log, and one pen at a time.

The server does not add up scores. It stores what the pad's page did, op by op, and sends it to
everyone with the key; their pages fold the ops into a sheet. Only the holder of the pen writes. The
pen can be offered and then taken by anyone who watches, which makes the old one worthless.
"""

import asyncio
import json
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

from dreistein.pads import errors
from dreistein.protocol.pad import PadKeys, PadNews
from dreistein.rules.errors import describe
from dreistein.table.runtime.bus import Bus
from dreistein.table.store import nodes
from dreistein.table.store.base import Append, Store
from dreistein.table.store.errors import StaleLog
from dreistein.table.store.shared import is_shared

OP_KINDS = ("setup", "add", "put", "insert", "drop", "undo", "redo")
MOST_OPS = 20_000
MOST_PAD_BYTES = 200_000
_MOST_OP_BYTES = 8000
_MOST_IN_MEMORY = 500
"""The most pads in memory; others are loaded when they are needed."""
_MOST_BYTES_IN_MEMORY = 32_000_000
"""The most bytes of pads in memory: thousands of games, or a few pads that somebody stuffs."""


@dataclass(slots=True)
class _Pad:
    """A pad in memory: a fold over its log."""

    watch: str = ""
    pen: str = ""
    hand: int = 0
    offered: bool = False
    ops: list[bytes] = field(default_factory=list)
    size: int = 0
    seq: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def fold(self, text: bytes) -> None:
        """Apply one more event of the log."""
        event = json.loads(text)
        self.seq += 1
        if "op" in event:
            op = json.dumps(event["op"], ensure_ascii=False, separators=(",", ":"))
            self.ops.append(op.encode("utf-8", "surrogatepass"))  # half a character must open too
            self.size += len(text)
        if "pen" in event:
            self.hand += bool(self.pen)
            self.pen, self.offered = event["pen"], False
        self.watch = event.get("watch", self.watch)
        self.offered = event.get("offered", self.offered)


class Pads:
    def __init__(self, store: Store, now: Callable[[], int], bus: Bus | None = None) -> None:
        """``now`` is the time in milliseconds; ``bus`` tells what happens at other servers."""
        self._store, self._now = store, now
        self._shared = store if is_shared(store) else None
        if bus is not None:
            bus.grown.subscribe(self._wake)
        self._in_memory: OrderedDict[str, _Pad] = OrderedDict()
        self._changes: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        """Set when something happens to a pad, in memory or not, for those who watch it."""
        self.closed = False

    def close(self) -> None:
        """Wake everyone who watches a pad: nothing more will happen to it here."""
        self.closed = True
        for changed in list(self._changes.values()):
            changed.set()

    async def open(self, ops: Sequence[Any], key: str | None = None) -> PadKeys:
        """Open a pad with what was written so far; returns its keys.

        They follow from ``key``: whoever chooses it may ask again if the answer was lost.
        """
        await self._store.check_room()
        key = key or secrets.token_urlsafe(16)
        keys = PadKeys(*(_derived(part, key) for part in ("id", "watch", "pen")))
        pad = _Pad()
        first = json.dumps({"pad": 1, "watch": keys.watch, "pen": keys.pen}).encode()
        try:
            await self._append(keys.id, pad, [first, *_encode_ops(pad, ops)])
        except errors.PadMovedOn:
            return keys  # it was opened before
        self._in_memory[keys.id] = pad
        self._make_room()
        return keys

    async def write(self, name: str, pen: str, after: int, ops: Sequence[Any]) -> int:
        """Add ops after the first ``after``; returns how many there are then."""
        pad = await self._pad(name)
        async with pad.lock:
            _check_pen(pad, pen)
            if pad.offered:
                raise errors.NotYourPen()
            if after != len(pad.ops):
                raise errors.PadMovedOn()
            await self._append(name, pad, _encode_ops(pad, ops))
            return len(pad.ops)

    async def offer(self, name: str, pen: str, offered: bool) -> None:
        """Offer the pen to somebody else, or withdraw the offer."""
        pad = await self._pad(name)
        async with pad.lock:
            _check_pen(pad, pen)
            if pad.offered != offered:
                await self._append(name, pad, [json.dumps({"offered": offered}).encode()])

    async def take(self, name: str, watch: str, pen: str | None = None) -> tuple[str, int]:
        """Take the offered pen; returns the new one, and how often it has changed hands.

        Whoever chooses the new ``pen`` may ask again if the answer was lost.
        """
        pad = await self._pad(name, watch)
        async with pad.lock:
            if pen is not None and _equal(pen, pad.pen):
                return pen, pad.hand
            if not pad.offered:
                raise errors.PenNotOffered()
            pen = pen or secrets.token_urlsafe(16)
            await self._append(name, pad, [json.dumps({"pen": pen}).encode()])
            return pen, pad.hand

    async def drop(self, name: str, pen: str) -> None:
        """Delete a pad; whoever watches it is told that it is gone."""
        pad = await self._pad(name)
        async with pad.lock:
            _check_pen(pad, pen)
            await self._store.drop(_log_name(name))
            self._in_memory.pop(name, None)
            self._wake(name)

    async def since(self, name: str, watch: str, after: int) -> PadNews:
        """What was written after the first ``after`` ops."""
        pad = await self._pad(name, watch)
        start = min(after, len(pad.ops))
        return PadNews(start, [json.loads(op) for op in pad.ops[start:]], pad.offered, pad.hand)

    async def next_change(self, name: str, watch: str) -> asyncio.Event:
        """An event that is set when something happens to a pad."""
        await self._pad(name, watch)
        event = self._changes.get(name)
        if event is None:
            event = self._changes[name] = asyncio.Event()
        return event

    async def _pad(self, name: str, watch: str | None = None) -> _Pad:
        pad = self._in_memory.get(name)
        if pad is None:
            log = await self._store.load(_log_name(name))
            pad = self._in_memory.get(name) or _Pad()
            if pad.seq == 0:
                for event in log:
                    pad.fold(event)
            if pad.seq == 0:
                raise errors.NoPad()
        elif self._shared is not None:
            await self._follow(name, pad)
        self._in_memory[name] = pad
        self._in_memory.move_to_end(name)
        self._make_room()
        if watch is not None and not _equal(watch, pad.watch):
            raise errors.NoPad()
        return pad

    async def _follow(self, name: str, pad: _Pad) -> None:
        """Fold what was written at other servers; raises :class:`NoPad` if it was deleted there."""
        store, log = self._shared, _log_name(name)
        assert store is not None
        async with pad.lock:
            now = (await store.read(nodes.statuses, store.node, [log])).get(log)
            if now is None:
                self._in_memory.pop(name, None)
                raise errors.NoPad()
            if now.head > pad.seq:
                for event in await store.load(log, pad.seq):
                    pad.fold(event)

    def _wake(self, pad: str) -> None:
        """Something happened to a pad, here or at another server, which names its log."""
        changed = self._changes.pop(pad.removeprefix("pad/"), None)
        if changed is not None:
            changed.set()

    def _make_room(self) -> None:
        """Let the least recently used pads leave memory."""
        size = sum(pad.size for pad in self._in_memory.values())
        while len(self._in_memory) > _MOST_IN_MEMORY or (
            size > _MOST_BYTES_IN_MEMORY and len(self._in_memory) > 1
        ):
            _, dropped = self._in_memory.popitem(last=False)
            size -= dropped.size

    async def _append(self, name: str, pad: _Pad, events: Sequence[bytes]) -> None:
        append = Append(_log_name(name), pad.seq, tuple(events), at=self._now())
        try:
            await self._store.append(append)
        except StaleLog:
            self._in_memory.pop(name, None)
            raise errors.PadMovedOn() from None
        for event in events:
            pad.fold(event)
        self._wake(name)


def _derived(part: str, key: str) -> str:
    digest = sha256(f"pad {part} {key}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def _log_name(name: str) -> str:
    """The name of a pad's log in the store; no table's name has a slash."""
    return f"pad/{name}"


def _equal(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode("utf-8", "replace"), other.encode())


def _check_pen(pad: _Pad, pen: str) -> None:
    if not _equal(pen, pad.pen):
        raise errors.NotYourPen()


def _encode_ops(pad: _Pad, ops: Sequence[Any]) -> list[bytes]:
    events = []
    size = pad.size
    for op in ops:
        if not isinstance(op, dict) or op.get("op") not in OP_KINDS:
            raise errors.InvalidPadEntry(found=describe(op))
        event = json.dumps({"op": op}, ensure_ascii=False, separators=(",", ":")).encode()
        if len(event) > _MOST_OP_BYTES:
            raise errors.InvalidPadEntry(found=describe(op))
        size += len(event)
        events.append(event)
    if len(pad.ops) + len(events) > MOST_OPS or size > MOST_PAD_BYTES:
        raise errors.PadFull()
    return events
