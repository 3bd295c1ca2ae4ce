"""Types of fields that several messages have."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

PROTOCOL = 1
"""The version of the messages on a table's socket."""


@dataclass(frozen=True, slots=True)
class PartOf:
    """Marks an object that has some of the fields of another type."""

    kind: type


Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""A client's own name for a message: sent twice, it is done once."""
RequestKey = Annotated[str, StringConstraints(pattern=r"^[\w-]{22,64}$")]
"""Long and random, chosen by whoever asks: asked again with it, the same thing is given."""
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Number = Annotated[int, Field(ge=0, le=100_000_000)]
SeatKind = Literal["person", "invited", "open", "bot"]
Name = Annotated[str, StringConstraints(max_length=200)]
"""As typed; it is cleaned and shortened before anyone sees it."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=100)]
"""Of a table or a link."""
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal digits."""
Language = Annotated[str, StringConstraints(max_length=35)]
ActionText = Annotated[str, StringConstraints(max_length=40)]
Face = Literal[
    "cat",
    "rabbit",
    "dog",
    "frog",
    "hedgehog",
    "mouse",
    "fish",
    "bird",
    "bear",
    "fox",
    "lion",
    "owl",
]
"""The faces that a person may choose from, in the order in which they are given out."""
Colour = Annotated[int, Field(ge=0, le=5)]
"""A player's colour: that of the number on the tiles."""
Phrase = Literal[
    "hello",
    "luck",
    "well-placed",
    "your-turn",
    "one-moment",
    "thanks",
    "close",
    "good-game",
    "joy",
    "wow",
    "sorrow",
    "think",
]
"""What may be said at a table: eight sentences and four moods. Each reader gets them in their own
language, so there is nothing to translate or to moderate."""
By = Literal["person", "bot", "clock"]
"""Who made an action: the person on the seat, the bot that plays there, or a bot because the
person's time was up."""
Phase = Literal["gathering", "playing", "between", "over"]
"""Before a match, in a round, between two rounds, after a match."""
UndoShows = Literal["racks", "answer", "tile"]
"""What whoever undoes has seen: everybody's tiles, what others did next, or a tile of the stock."""
