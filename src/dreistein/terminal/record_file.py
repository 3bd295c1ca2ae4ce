"""The file of a game that is being played: after every action it holds the game so far."""

from pathlib import Path

from dreistein.rules.record.format import Record
from dreistein.text.files import reason_of, write_whole


class RecordNotWritten(Exception):
    """The file cannot be written; the text is the ``reason`` of the catalogues' ``file-fault``."""


class RecordFile:
    """A new file that is overwritten with each state of a record."""

    def __init__(self, path: Path, record: Record) -> None:
        """Write the first state; raises :class:`FileExistsError` if the file exists."""
        self.path = path
        try:
            path.open("x").close()
        except FileExistsError:
            raise
        except (OSError, ValueError) as error:
            raise RecordNotWritten(reason_of(error)) from error
        self.write(record)

    def write(self, record: Record) -> None:
        """Replace the file in one step, so that it is complete at any moment."""
        try:
            # A lone surrogate in a name is not UTF-8, but \udc80 is JSON for it.
            write_whole(self.path, f"{record.dumps()}\n".encode(errors="backslashreplace"))
        except OSError as error:
            raise RecordNotWritten(reason_of(error)) from error
