"""The server's log: one JSON object per line on standard error, without secrets.

It never holds query strings, paths (they contain keys), cookies or names; table ids are shortened.
"""

import json
import logging
import sys
import time
from typing import Any, TextIO

log = logging.getLogger("dreistein")
LOG_LEVELS = ("debug", "info", "warning", "error")
_SHORT_ID_LENGTH = 6
_MOST_KINDS = 1000


def short_id(name: str) -> str:
    """The beginning of an id: enough to see that two lines are about the same thing.

    >>> short_id("Hq3vXc0uW1"), short_id("abc")
    ('Hq3vXc…', '…')
    """
    return f"{name[:_SHORT_ID_LENGTH]}…" if len(name) > _SHORT_ID_LENGTH else "…"


def log_event(level: int, event: str, **facts: Any) -> None:
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts})


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.name != log.name:
            line["by"] = record.name
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class LineLimit(logging.Filter):
    """Lets each kind of line pass a few times in a while, and then says how many were left out.

    Otherwise whoever makes the server refuse things fills its disk.
    """

    def __init__(self, most: int = 20, seconds: float = 10.0) -> None:
        super().__init__()
        self._most, self._seconds = most, seconds
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:80])
        since, count = self._kinds.get(kind, (record.created, 0))
        if not 0 <= record.created - since < self._seconds:
            if count > self._most:
                record.facts = {**getattr(record, "facts", {}), "left_out": count - self._most}
            since, count = record.created, 0
        if len(self._kinds) >= _MOST_KINDS and kind not in self._kinds:
            self._kinds.clear()
        self._kinds[kind] = (since, count + 1)
        return count < self._most


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send the log of our own code, of uvicorn, asyncio and psycopg to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(LineLimit())
    log.handlers[:] = [handler]
    log.setLevel(level.upper())
    log.propagate = False
    server = logging.getLogger("uvicorn")
    server.handlers[:] = [handler]
    # At level info it would write query strings, which contain keys.
    server.setLevel(logging.WARNING)
    server.propagate = False
    logging.getLogger("uvicorn.error").addFilter(_is_server_fault)
    for name in ("asyncio", "psycopg"):
        library = logging.getLogger(name)
        library.handlers[:] = [handler]
        library.propagate = False
    # Below that it tells of every pipeline that failed, as the store does in its own words.
    logging.getLogger("psycopg").setLevel(logging.ERROR)


def _is_server_fault(record: logging.LogRecord) -> bool:
    """Whether to log it; faults of clients would flood the log.

    Such as invalid UTF-8, or a socket that we refuse: uvicorn calls our response to it an error.
    """
    return not str(record.msg).startswith(("Invalid UTF-8", "ASGI callable returned without"))
