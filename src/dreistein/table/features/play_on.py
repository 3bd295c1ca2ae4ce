"""Playing on from a moment of a finished match: the same tiles, against bots, as practice.

The new table's log begins with the actions of the record, dealt from its seed; so everything else
(views, hidden tiles, undo, hints) is as at any table, and the record is not touched.
"""

import secrets
from collections.abc import Callable, Iterator
from typing import get_args

from dreistein.bots.registry import Level
from dreistein.protocol.http.reviews import PlayAgain
from dreistein.rules import read_record
from dreistein.rules.deal import MOST_SEED_CHARACTERS
from dreistein.rules.record.format import OWN, RoundRecord
from dreistein.rules.record.record import Record
from dreistein.table.errors import CannotPlayOn
from dreistein.table.fair.commitment import new_secret
from dreistein.table.fair.proof import is_dealt_from
from dreistein.table.features.hosting import Hosting
from dreistein.table.model import events as e
from dreistein.table.model.looks import free_name
from dreistein.table.model.names import clean_name
from dreistein.table.runtime.context import HouseContext

_STAND_IN: Level = "strong"
"""The level of the bots in the place of people."""
MOST_ACTIONS = 1500


class PlayOn:
    def __init__(self, context: HouseContext, hosting: Hosting) -> None:
        self._now, self._hosting = context.now, hosting
        self._aside = context.bots.means.aside

    async def open(
        self,
        person: str,
        text: bytes,
        wish: PlayAgain,
        name: str,
        pay: Callable[[int], None] = lambda events: None,
    ) -> str:
        """The id of a new table where a person plays on from a moment of a record.

        Callers have checked that the person may see the whole record. ``pay`` is told how many
        events its log begins with, and may raise.
        """
        now = self._now()
        record = await self._aside(read_record, text)
        header, seed = record.header, record.extra.get("seed")
        if not isinstance(seed, str) or len(seed) > MOST_SEED_CHARACTERS:
            raise CannotPlayOn()
        if wish.seat >= len(header.players):
            raise CannotPlayOn()
        played = await self._aside(_played, record, seed, wish, now)
        pay(len(played))
        solitaire = header.solitaire
        first = e.TableOpened(
            host=person,
            edition=header.edition.to_object(),
            seats=_seats(record, person, wish, free_name(clean_name(name) or "", ())),
            invite=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16),
            secret=new_secret(),
            at=now,
            solitaire=None if solitaire is None else (solitaire.rack, solitaire.draws),
            seed=seed,
            practice=True,
        )
        return await self._hosting.open_once(first, played, key=wish.key)


def _played(record: Record, seed: str, wish: PlayAgain, now: int) -> tuple[e.Event, ...]:
    """The events after the first deal that lead to a moment; raises :class:`CannotPlayOn`."""
    rounds = record.rounds[: wish.round + 1]
    if len(rounds) <= wish.round or wish.ply >= len(rounds[-1].actions):
        raise CannotPlayOn()
    if sum(len(round.actions) for round in rounds) > MOST_ACTIONS:
        raise CannotPlayOn()
    events: list[e.Event] = []
    for number, round in enumerate(rounds):
        if not is_dealt_from(seed, number, record.header, round):
            raise CannotPlayOn()
        if number:
            events.append(e.Dealt(now))
        actions = round.actions if number < wish.round else round.actions[: wish.ply]
        events += _actions(record, round, actions, wish.seat, now)
    return tuple(events)


def _actions(
    record: Record, round: RoundRecord, actions: tuple[str, ...], own: int, now: int
) -> Iterator[e.ActionMade]:
    """The actions of a round as events, each by the seat whose turn it was."""
    position = record.header.start(round.parse_deal()).round
    for action, by in zip(actions, round.by, strict=False):
        seat = position.turn
        yield e.ActionMade(seat, action, "person" if seat == own and by == OWN else "bot", now)
        position = position.apply(action)


def _seats(record: Record, person: str, wish: PlayAgain, name: str) -> tuple[e.SeatPlan, ...]:
    """The person on the seat of the wish, bots on all others: of the levels they had before."""
    bots = record.extra.get("bots")
    levels: dict[object, Level] = {level: level for level in get_args(Level)}
    known = bots if isinstance(bots, list) and len(bots) == len(record.header.players) else []
    seats = []
    for seat in range(len(record.header.players)):
        if seat == wish.seat:
            seats.append(e.SeatPlan("person", name, None, person, wish.look))
        else:
            level = known[seat] if seat < len(known) else None
            found = levels.get(level, _STAND_IN) if isinstance(level, str) else _STAND_IN
            seats.append(e.SeatPlan("bot", "", found))
    return tuple(seats)
