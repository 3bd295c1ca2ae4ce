"""What the subcommands read and print: files, errors and exit codes."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from dreistein.commands.shared.errors import NoFile
from dreistein.rules import DreisteinError, IllegalRecord
from dreistein.rules.errors import quote
from dreistein.rules.record.reader import MOST_BYTES
from dreistein.terminal.encoding import printable
from dreistein.text import Texts
from dreistein.text.files import reason_of, write_whole

OK, ILLEGAL, UNREADABLE = 0, 1, 2
"""Exit codes: success; a record that breaks the rules; an unreadable record or a wrong call."""


def fail(error: DreisteinError | IllegalRecord, code: int, language: str) -> NoReturn:
    """Exit with one line on stderr: the code of the error and its sentence."""
    cause = error.cause if isinstance(error, IllegalRecord) else error
    print_error(f"{cause.code}: {Texts(language).error(error)}")
    raise SystemExit(code)


def print_text(text: str) -> None:
    """Print a text, with stand-ins for characters that the terminal lacks."""
    print(printable(text, getattr(sys.stdout, "encoding", None)))


def print_error(text: str) -> None:
    """Print a line on stderr, with stand-ins for characters that the terminal lacks."""
    line = f"dreistein: {text}"
    print(printable(line, getattr(sys.stderr, "encoding", None)), file=sys.stderr)


@contextmanager
def using_file(name: object) -> Iterator[None]:
    """Name a file that the system refuses, and its reason."""
    try:
        yield
    except DreisteinError:
        raise
    except (OSError, ValueError) as error:
        raise NoFile(file=quote(str(name)), reason=reason_of(error)) from error


def read_bytes(name: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``; hardly more than a record may have."""
    with using_file(name):
        if name == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with open(name, "rb") as file:
            return file.read(MOST_BYTES + 1)


def write_text(name: str, text: str) -> None:
    """Write a file, or to standard output for ``-``; an older file is replaced whole, or kept."""
    if name == "-":
        sys.stdout.write(text)
        return
    with using_file(name):
        if os.path.exists(name) and not os.path.isfile(name):  # a device or a pipe
            Path(name).write_text(text, encoding="utf-8")
        else:
            write_whole(Path(os.path.realpath(name)), text.encode())


def check_writable(name: str) -> None:
    """Raise now what :func:`write_text` would raise after long work; an older file is kept."""
    with using_file(name), open(name, "a", encoding="utf-8"):
        pass
