"""The body of every refusal."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something was not done."""

    code: str
    """For programs; it stays the same."""
    message: str
    """For people, in the language of Accept-Language."""
    details: dict[str, str | int] = field(default_factory=dict)
    """The facts of the message, by name."""
