"""A bot over a pipe: any program that reads and writes one JSON object per line.

It never takes the table down: where it answers nonsense, breaks the rules, dies, floods, hangs or
takes more than twice its time, a greedy action stands in for that decision, and the incident is
told.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import PurePath
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from dreistein.bots.external import messages
from dreistein.bots.external.process import Child, ChildError
from dreistein.bots.greedy import Greedy
from dreistein.rules.actions import Action
from dreistein.rules.errors import printable, quote
from dreistein.rules.view import View

DEFAULT_MILLIS = 1000
HELLO_SECONDS = 60.0
"""For the greeting: a large model is loaded first, perhaps on a busy machine."""
_MOST_KEPT = 1000
_LONGEST_DETAIL = 200


class Kind(StrEnum):
    """What can go wrong with a bot."""

    START = "start"
    """It could not be started."""
    HELLO = "hello"
    """It did not answer the hello in time."""
    LATE = "late"
    """It took more than twice its time."""
    DIED = "died"
    CLOSED = "closed"
    """It closed a pipe but still runs."""
    FLOOD = "flood"
    """It wrote too much."""
    NONSENSE = "nonsense"
    """Its answer cannot be read."""
    ILLEGAL = "illegal"
    """Its answer is not a legal action."""
    GIVEN_UP = "given-up"
    """It died so often that it is not started again."""
    FAILED = "failed"
    """A bot in this process raised an error."""


class Decision(NamedTuple):
    """A decision of a match: its round, and the action it was for, both counted from 0."""

    round: int
    action: int


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that a bot did wrong; a legal action was played instead."""

    kind: Kind
    decision: Decision
    detail: str = ""

    def to_json(self) -> dict[str, Any]:
        where = self.decision
        return {
            "kind": str(self.kind),
            "round": where.round,
            "action": where.action,
            "detail": self.detail,
        }


class PipeBot:
    """A bot that is a program: started when it is first asked, again after its death.

    ``incidents`` has the first thousand, ``counts`` all by kind.
    """

    def __init__(
        self, command: Sequence[str], *, restarts: int = 3, hello_seconds: float = HELLO_SECONDS
    ) -> None:
        self.command = tuple(command)
        self.name = PurePath(self.command[0]).name
        self.author = ""
        self.incidents: list[Incident] = []
        self.counts: Counter[Kind] = Counter()
        self._hello_seconds = hello_seconds
        self._restarts = restarts
        self._starts_left = 1 + restarts
        self._child: Child | None = None
        self._owes = False  # an answer to an earlier question, which came too late

    @property
    def stderr(self) -> str:
        """The last lines that the running program wrote to standard error."""
        return "" if self._child is None else self._child.stderr

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    def choose(
        self, view: View, legal: Sequence[Action], random: Random, millis: int | None = None
    ) -> Action:
        """The program's answer or, if there is no legal one in time, what greedy does.

        The program tosses for itself, by the seed that it is sent.
        """
        where = Decision(view.round, len(view.history))
        seed = random.getrandbits(messages.MOST_SEED.bit_length())
        try:
            child = self._ready()
            return self._asked(
                child, messages.Think(view, tuple(legal), millis or DEFAULT_MILLIS, seed)
            )
        except ChildError as error:
            self._report(Kind(error.kind), where, error.detail)
        return Greedy().choose(view, legal, random)

    def begin(self) -> None:
        """Begin another match: what went wrong before belongs to that, and so do its restarts."""
        self.incidents, self.counts = [], Counter()
        self._starts_left = self._restarts + (self._child is None)

    def greet(self) -> None:
        """Start the program now, so that its first decision takes no longer than any other.

        Where that fails, the first decision tries again, and tells.
        """
        before = self._starts_left
        try:
            self._ready()
        except ChildError:
            self._starts_left = before

    def close(self) -> None:
        """Ask the program to quit, and end it if it does not. It can be asked again."""
        if self._child is not None:
            self._end(messages.line_of(messages.Quit().to_json()))

    def __enter__(self) -> "PipeBot":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ------------------------------------------------------------------ asking

    def _ready(self) -> Child:
        """The running program, started and greeted if it is not."""
        if self._child is not None:
            return self._child
        if self._starts_left == 0:
            raise ChildError(Kind.GIVEN_UP)
        self._starts_left -= 1
        self._child = child = Child(self.command)
        try:
            deadline = monotonic() + self._hello_seconds
            child.send(messages.line_of(messages.Hello().to_json()), deadline)
            self.name, self.author = messages.name_of(messages.object_of(child.line(deadline)))
        except (ChildError, messages.WireError) as error:
            self._end()
            how = _named(error) if isinstance(error, ChildError) else Kind.NONSENSE
            raise ChildError(Kind.HELLO, _joined(how, child.stderr)) from error
        return child

    def _asked(self, child: Child, think: messages.Think) -> Action:
        """The program's answer to one question, in at most twice its time."""
        seconds = think.millis / 1000
        try:
            if self._owes:
                # Once the late answer arrives, the program may go on; until then it hangs.
                child.line(monotonic() + seconds)
                self._owes = False
            child.discard()
            deadline = monotonic() + 2 * seconds
            child.send(messages.line_of(think.to_json()), deadline)
        except ChildError as error:
            self._end()
            raise ChildError(error.kind, _joined(error.detail, child.stderr)) from error
        try:
            line = child.line(deadline)
        except ChildError as error:
            if error.kind == Kind.LATE:
                self._owes = True
            else:
                self._end()
            raise ChildError(error.kind, _joined(error.detail, child.stderr)) from error
        try:
            text = messages.action_of(messages.object_of(line))
        except messages.WireError as error:
            detail = _joined(_shown(line), child.stderr)
            raise ChildError(Kind.NONSENSE, detail) from error
        for action in think.legal:
            if str(action) == text:
                return action
        raise ChildError(Kind.ILLEGAL, _joined(quote(text), child.stderr))

    def _end(self, farewell: bytes = b"") -> None:
        if self._child is not None:
            self._child.end(farewell)
        self._child, self._owes = None, False

    def _report(self, kind: Kind, where: Decision, detail: str) -> None:
        incident = Incident(kind, where, detail)
        self.counts[kind] += 1
        if len(self.incidents) < _MOST_KEPT:
            self.incidents.append(incident)


def _shown(line: bytes) -> str:
    """A line that is not an answer, made safe to print."""
    return printable(line[:_LONGEST_DETAIL].decode(errors="replace"))


def _named(error: ChildError) -> str:
    return f"{error.kind}, {error.detail}" if error.detail else error.kind


def _joined(detail: str, stderr: str) -> str:
    """What went wrong, and the last line that the program wrote to standard error."""
    said = stderr.strip().splitlines()
    last = [_shown(said[-1].encode())] if said else []
    return "; ".join([*filter(None, [detail]), *last])
