"""What is said about a shuffle, on the wire and in proofs.

Proofs are checked where pydantic need not be installed, so this module does without it.
"""

from dataclasses import dataclass
from typing import Any, Literal

Why = Literal["silent", "left"]
"""Why a shuffle had to begin anew: a share was not revealed in time, or its person left."""
SeatOwner = Literal["person", "open", "bot"]
"""Who a seat belongs to when the shares are sealed; a bot plays on ``open`` until somebody sits."""


@dataclass(frozen=True, slots=True)
class SealedSeat:
    """A seat as the shuffle is bound to it; docs/fair.md tells what is hashed."""

    kind: SeatOwner
    name: str | None = None
    """The mark of the person's name."""
    level: str | None = None
    """The level of the bot that plays here."""
    share: int | None = None
    """The seat that stands for the person's share; None for a bot, and for a person who is away."""

    def to_json(self) -> dict[str, Any]:
        """Without what is None."""
        fields = {"name": self.name, "level": self.level, "share": self.share}
        return {"kind": self.kind, **{k: v for k, v in fields.items() if v is not None}}
