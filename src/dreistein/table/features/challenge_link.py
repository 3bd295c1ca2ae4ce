"""A challenge without a server: everything about it is in its link, the tiles too.

>>> text = {"by": "Ada", "edition": "german", "level": None, "numbers": {"rack": 10, "draws": 20}}
>>> link = link_of({**text, "seat": 0, "seed": "17", "totals": [83]})
>>> found = json.loads(read_link(link, at=0).text)
>>> found["by"], found["seed"], found["edition"]["name"]
('Ada', '17', 'german')
"""

import base64
import json
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Any

from pydantic import Field, StringConstraints, TypeAdapter

from dreistein.bots.registry import Level
from dreistein.protocol.fields import Name
from dreistein.protocol.http.tables import NewSolitaire
from dreistein.rules.edition import EDITIONS, Edition
from dreistein.table.errors import BrokenLink
from dreistein.table.features.queries.challenges import StoredChallenge
from dreistein.table.model.names import clean_name

_MOST_BYTES = 4000
_MOST_POINTS = 100_000_000


@dataclass(frozen=True, slots=True)
class _Told:
    by: Name
    edition: str | dict[str, Any]
    level: Level | None
    numbers: NewSolitaire | None
    seat: Annotated[int, Field(ge=0, le=1)]
    seed: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    totals: Annotated[
        list[Annotated[int, Field(ge=-_MOST_POINTS, le=_MOST_POINTS)]],
        Field(min_length=1, max_length=2),
    ]

    def __post_init__(self) -> None:
        alone = self.numbers is not None
        if alone != (self.level is None) or alone != (len(self.totals) == 1):
            raise ValueError("either alone, or against one opponent")
        if self.seat >= len(self.totals):
            raise ValueError("the challenger has a seat")


_TOLD = TypeAdapter(_Told)


def link_of(text: Mapping[str, Any]) -> str:
    """The id of a challenge: all of it, in the letters of a link."""
    edition = Edition.from_json(text["edition"])
    printed = EDITIONS.get(edition.name)
    told = {**text, "edition": edition.name if edition == printed else text["edition"]}
    packed = zlib.compress(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read_link(link: str, at: int) -> StoredChallenge:
    """The challenge of a link that somebody opens; raises :class:`BrokenLink`."""
    try:
        unpacking = zlib.decompressobj()
        body = unpacking.decompress(base64.urlsafe_b64decode(f"{link}==="), _MOST_BYTES)
        if not unpacking.eof:
            raise ValueError("more than a challenge has to say")
        told = _TOLD.validate_json(body)
        edition = Edition.from_json(told.edition).to_object()
    except (ValueError, zlib.error):  # also pydantic's, and an edition's
        raise BrokenLink() from None
    text = {**asdict(told), "edition": edition, "by": clean_name(told.by) or ""}
    return StoredChallenge(link, link, 0, json.dumps(text).encode(), at)
