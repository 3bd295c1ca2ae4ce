"""What a request or a message costs a server beyond the moment in which it is answered.

Whoever is outside pays from one account for each address, and one for each person. Everything that
changes something says its price where it is defined.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Price:
    """A price in five currencies."""

    bytes: int = 0
    """What stays in the database."""
    tables: int = 0
    """Tables that live."""
    seconds: float = 0.0
    """Thinking, in processor time."""
    tries: int = 0
    """Attempts at recovery words."""
    pads: int = 0
    """Bytes on score pads."""
    due: tuple[tuple[int, float], ...] = field(init=False, repr=False)
    """The amounts that are not 0, with the numbers of their currencies."""

    def __post_init__(self) -> None:
        amounts = enumerate((self.bytes, self.tables, self.seconds, self.tries, self.pads))
        object.__setattr__(self, "due", tuple([each for each in amounts if each[1]]))


FREE = Price()
"""It takes something away, or changes what is there already."""
EVENT = Price(bytes=250)
"""An event of a table's log."""
