"""The file of a game: a record, which is written again after every action."""

from pathlib import Path

from dreistein.rules import Record
from dreistein.text.files import reason_of, write_whole


class RecordNotWritten(Exception):
    """The file cannot be written; the text is the ``reason`` of the catalogues' ``file-fault``."""


class RecordFile:
    """A file that is overwritten with each state of a record."""

    def __init__(self, path: Path, record: Record, *, new: bool = True) -> None:
        """Write the first state; raises :class:`FileExistsError` if a ``new`` file exists."""
        self.path = path
        if new:
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


def free_name(folder: Path) -> Path:
    """A name for a new file: ``dreistein.json``, or with the next number that is free."""
    number = 1
    while (path := folder / f"dreistein{'' if number == 1 else f'-{number}'}.json").exists():
        number += 1
    return path
