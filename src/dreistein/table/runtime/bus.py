"""What one part of a house makes known to the others, without knowing who they are."""

from collections.abc import Callable
from typing import Any, Generic, ParamSpec

_Facts = ParamSpec("_Facts")


class Topic(Generic[_Facts]):
    """Something that happens now and then, and those who listen."""

    def __init__(self) -> None:
        self._listeners: list[Callable[_Facts, object]] = []

    def subscribe(self, listener: Callable[_Facts, object]) -> None:
        """Call this whenever it happens."""
        self._listeners.append(listener)

    def publish(self, *facts: _Facts.args, **more: _Facts.kwargs) -> None:
        """It happens now."""
        for listener in self._listeners:
            listener(*facts, **more)

    def close(self) -> None:
        """It happens no more; nobody is held by what they listened to."""
        self._listeners.clear()


class Bus:
    """What concerns other parts of a house, and other servers."""

    def __init__(self) -> None:
        self.attended = Topic[[str]]()
        """Somebody came to a table or left it, or its caretaker is another."""
        self.told = Topic[[dict[str, object]]]()
        """Other servers should hear something; it does not matter if it is lost."""
        self.grown = Topic[[str]]()
        """Another server added to a log that is no table in memory."""
        self.dropped = Topic[[str]]()
        """Another server dropped a table."""
        self.pulsed = Topic[[]]()
        """This server, one of several, has just asked the store how things stand."""
        self.hung_up = Topic[[bytes]]()
        """Another server hung up on the person with this fingerprint."""
        self.spent = Topic[[Any]]()
        """Somebody spent something at another server, in the words of whoever told it."""

    def tell(self, **what: object) -> None:
        """Tell the other servers, if there are any."""
        self.told.publish(what)
