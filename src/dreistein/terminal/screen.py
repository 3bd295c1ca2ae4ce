"""The terminal as the game uses it: prints texts and reads lines."""

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


class Quit(Exception):
    """The player has left: by a command, by the end of the input, or with Ctrl-C."""


class Undone(Exception):
    """The player has taken something back, so what was asked is asked no more."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Prints to ``output`` and reads from ``input``; characters it cannot print get stand-ins."""

    input: Callable[[str], str]
    output: Callable[[str], object]
    colour: bool = False

    def __post_init__(self) -> None:
        if self.input is not input or not isinstance(sys.stdin, TextIOWrapper):
            return
        # Piped input is decoded in blocks: one bad byte must not spoil the rest of its block.
        sys.stdin.reconfigure(errors="replace")
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import_module("readline")  # for editing lines, and for recalling earlier ones

    @property
    def columns(self) -> int:
        """How wide text should be."""
        return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns - 1))

    def has_room(self, text: str) -> bool:
        """Whether a text fits on the screen, with the prompt below it."""
        return len(text.splitlines()) < shutil.get_terminal_size().lines

    def show(self, text: str) -> None:
        """Print a text unchanged."""
        if self.output is print:
            # Or the stream would print escapes, as the command has set it to.
            text = printable(text, getattr(sys.stdout, "encoding", None))
        try:
            self.output(text)
        except UnicodeEncodeError as error:
            self.output(printable(text, error.encoding))

    def show_wrapped(self, *sentences: str) -> None:
        """Print sentences, wrapped to the width of the screen."""
        self.show(wrap(" ".join(sentences), self.columns))

    def show_bold(self, text: str) -> None:
        """Print a text, in bold if there are colours."""
        self.show(f"\x1b[1m{text}\x1b[0m" if self.colour else text)

    def ask(self, prompt: str = "") -> str | None:
        """The next line that is typed; None if it is not text."""
        try:
            return self.input(f"{prompt}> ").strip()
        except UnicodeDecodeError:
            return None
        except (EOFError, KeyboardInterrupt):
            self.show("")
            raise Quit from None
