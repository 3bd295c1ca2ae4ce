"""The server's log: a JSON object a line, on standard error, without anything secret.

Never in it: query strings, paths (they hold keys), cookies, names; ids of tables only in part.
"""

import json
import logging
import sys
import time
from typing import Any, TextIO

log = logging.getLogger("dreistein")
LEVELS = ("debug", "info", "warning", "error")
_SHOWN = 6


def part(name: str) -> str:
    """So much of an id that two lines can be told to be about the same thing.

    >>> part("Hq3vXc0uW1"), part("abc")
    ('Hq3vXc…', '…')
    """
    return f"{name[:_SHOWN]}…" if len(name) > _SHOWN else "…"


def note(level: int, event: str, **facts: Any) -> None:
    """Write a line: what happened, and its facts."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts})


class Lines(logging.Formatter):
    """A record as one line of JSON."""

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


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send what our own loggers and the server's say to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    log.handlers[:] = [handler]
    log.setLevel(level.upper())
    log.propagate = False
    server = logging.getLogger("uvicorn")
    server.handlers[:] = [handler]
    # At info it would write addresses with their query strings, and keys are in those.
    server.setLevel(logging.WARNING)
    server.propagate = False
    logging.getLogger("uvicorn.error").addFilter(_ours)
    loop = logging.getLogger("asyncio")
    loop.handlers[:] = [handler]
    loop.propagate = False


def _ours(record: logging.LogRecord) -> bool:
    """Bytes that are no UTF-8 are the client's fault: nobody could write a trace a message else."""
    return not str(record.msg).startswith("Invalid UTF-8")
