"""A game kept in its file while it is played: whatever happens, what was played is there."""

import os
from pathlib import Path

from dreistein.rules.record.format import Record
from dreistein.text.os_errors import reason_of


class NotKept(Exception):
    """The file cannot be written; the text says why, as ``file-fault`` takes it."""


class Keeper:
    """Writes a record again and again to a file that was not there before."""

    def __init__(self, path: Path, record: Record) -> None:
        """Write the first state; :class:`FileExistsError` where there is such a file already."""
        self.path = path
        try:
            path.open("x").close()
        except FileExistsError:
            raise
        except (OSError, ValueError) as error:
            raise NotKept(reason_of(error)) from error
        self.keep(record)

    def keep(self, record: Record) -> None:
        """Put the record in the place of the one before, in one step."""
        beside = self.path.with_name(self.path.name + ".new")
        try:
            # A lone surrogate in a name is no UTF-8, but \udc80 is JSON for it.
            text = record.dumps() + "\n"
            beside.write_text(text, encoding="utf-8", errors="backslashreplace")
            os.replace(beside, self.path)
        except OSError as error:
            raise NotKept(reason_of(error)) from error
