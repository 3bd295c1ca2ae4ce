"""Reading a table's log: a long one in small parts, between which the other tables go on."""

import asyncio
from collections.abc import Sequence

from dreistein.table.model import events as e
from dreistein.table.model.state import TableState, fold, folded

_AT_ONCE = 50
"""Events: a few milliseconds."""


async def read_log(texts: Sequence[bytes]) -> tuple[list[e.Event], TableState | None]:
    """The events of a stored log, and how the table stands; None where there are no events."""
    log: list[e.Event] = []
    state: TableState | None = None
    for text in texts:
        event = e.decode(text)
        state = folded([event]) if state is None else fold(state, event)
        log.append(event)
        if len(log) % _AT_ONCE == 0:
            await asyncio.sleep(0)
    return log, state
