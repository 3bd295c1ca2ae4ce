"""A player at the terminal, who types lines and records what the screen shows."""

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from dreistein.rules import EDITIONS
from dreistein.terminal.play import play
from dreistein.text import Texts

_CHOICE = re.compile(r" +(\d+)  \d{3}  (\S+)")
_PROMPT = re.compile(r"\S*> ")


class Player:
    """Types the lines of ``typed``, then what ``more`` returns; ``shown`` is the whole dialogue."""

    def __init__(self, typed: Iterable[str] = (), more: Callable[[], str] | None = None) -> None:
        self.lines: Iterator[str] = iter(typed)
        self.more = more
        self.shown: list[str] = []

    def output(self, text: str) -> None:
        self.shown.append(text)

    def input(self, prompt: str) -> str:
        assert _PROMPT.fullmatch(prompt)
        line = next(self.lines, None)
        if line is None:
            if self.more is None:
                raise EOFError
            line = self.more()
        self.shown.append(prompt + line)
        return line

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    def answers(self) -> list[str]:
        """What the screen showed after each line that was typed."""
        found: list[list[str]] = []
        for text in self.shown:
            if _PROMPT.match(text):
                found.append([])
            elif found:
                found[-1].append(text)
        return [" ".join(" ".join(answer).split()) for answer in found]

    def play(self, language: str = "en", **options: Any) -> int:
        """Play; the options are those of the game, which is that of seed abc by default."""
        screen: dict[str, Any] = {"input": self.input, "output": self.output, "language": language}
        default = {"edition": EDITIONS["german"], "seed": "abc", "random": Random(1)}
        default["bots"] = ("greedy",) * (options.get("players", 2) - 1)
        return play(**{**screen, **default, **options})


class Automatic(Player):
    """Plays whole matches from what the screen shows: the first placement that fits, or a draw."""

    def __init__(self, language: str) -> None:
        super().__init__(more=self._next)
        self.between_rounds = Texts(language)("tell-next-round")
        self.tried: list[str] = []

    def output(self, text: str) -> None:
        super().output(text)
        if text.lstrip("\n").startswith("── "):
            self.tried = []

    def _next(self) -> str:
        if self.shown[-1] == self.between_rounds:
            return ""
        if not self.tried:
            self.tried.append("w")
        elif self.tried == ["w"]:
            return self._first_choice() or self._try("+")
        else:
            return "-"
        return "w"

    def _try(self, line: str) -> str:
        self.tried.append(line)
        return line

    def _first_choice(self) -> str:
        line = ""
        for text in reversed(self.shown):
            found = _CHOICE.match(text)
            if found is None:
                break
            number, spot = found.groups()
            line = spot if "@" in spot else f"{number} {spot}"
        return line
