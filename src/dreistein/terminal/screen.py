"""The terminal, as the game sees it: sentences go out, lines come in."""

import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from io import TextIOWrapper

from dreistein.terminal.encoding import printable
from dreistein.text.width import wrap

_NARROWEST, _WIDEST = 40, 100


class Left(Exception):
    """The player has left: by the end of the input, or by Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Where to print and what to read from. No character that cannot be printed is an error."""

    input: Callable[[str], str]
    output: Callable[[str], object]
    colour: bool = False

    def __post_init__(self) -> None:
        if self.input is not input or not isinstance(sys.stdin, TextIOWrapper):
            return
        # Piped input comes in blocks: one byte that is no text must not take the rest with it.
        sys.stdin.reconfigure(errors="replace")
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import_module("readline")  # lines can be edited, and the last ones called back

    @property
    def columns(self) -> int:
        """How wide text should be."""
        return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns - 1))

    def has_room(self, text: str) -> bool:
        """Whether a text can be seen whole, the prompt below it."""
        return len(text.splitlines()) < shutil.get_terminal_size().lines

    def show(self, text: str) -> None:
        """Print a text as it is."""
        if self.output is print:
            # The command may have told its stream to escape what it cannot print.
            text = printable(text, getattr(sys.stdout, "encoding", None))
        try:
            self.output(text)
        except UnicodeEncodeError as error:
            self.output(printable(text, error.encoding))

    def say(self, *sentences: str) -> None:
        """Print sentences, wrapped to the screen."""
        self.show(wrap(" ".join(sentences), self.columns))

    def stress(self, text: str) -> None:
        """Print a text that matters most, bold where there are colours."""
        self.show(f"\x1b[1m{text}\x1b[0m" if self.colour else text)

    def ask(self, about: str = "") -> str | None:
        """A line that was typed, or None for one that cannot be read as text."""
        try:
            return self.input(f"{about}> ").strip()
        except UnicodeDecodeError:
            return None
        except (EOFError, KeyboardInterrupt):
            self.show("")
            raise Left from None
