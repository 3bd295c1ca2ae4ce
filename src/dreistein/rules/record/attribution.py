"""Whose each action of an observed round was, by the order of the turns and by counting tiles.

A record has no seats. From the racks it is plain who opens, and whether a turn ends with its last
draw because nothing fits; whoever saw only the table may know neither. So every reading is followed
that the number of tiles in each rack, in the stock, and left at the end allows.

>>> from dreistein.rules.actions import parse_action
>>> mini = Edition.from_json({"base": "international", "numbers": 3, "deal": {"2": 3, "3": 2}})
>>> actions = [parse_action(text) for text in ("222@0,0", "221@1,0", "112@1,1", "+")]
>>> attribute(mini, 2, actions, left=(1, 3))
Attribution(seats=(0, 1, 0, 1), ends=(True, True, True, False), certain=True)
>>> attribute(mini, 2, actions, left=(3, 1)).seats
(1, 0, 1, 0)
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dreistein.rules import errors
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.rules.edition import Edition
from dreistein.rules.errors import DreisteinError
from dreistein.rules.record.errors import LeftCount, OpensWithTile, OtherTurn, TooManyReadings
from dreistein.rules.round import End
from dreistein.rules.solitaire import Solitaire

_MOST_STATES = 2_000
"""So many positions are followed at a time. Rounds of printed editions have a few dozen."""


class Attribution(NamedTuple):
    """A reading of an observed round."""

    seats: tuple[int, ...]
    ends: tuple[bool, ...]
    """Whether each action was the last of its turn."""
    certain: bool
    """Whether there is no other reading."""


class NoReading(Exception):
    """No reading allows the action at an index, or what is left after all of them."""

    def __init__(self, action: int | None, cause: DreisteinError) -> None:
        super().__init__(action, cause)
        self.action, self.cause = action, cause


class _State(NamedTuple):
    turn: int
    drawn: int
    passes: int
    counts: tuple[int, ...]
    stock: int
    """How many tiles can still be drawn."""


class _Way(NamedTuple):
    """How a state was reached first, and whether in more ways than one."""

    before: _State | None
    ends: bool
    several: bool


def attribute(
    edition: Edition,
    players: int,
    actions: Sequence[Action],
    seats: Sequence[int] | None = None,
    left: Sequence[int] | None = None,
    solitaire: Solitaire | None = None,
) -> Attribution:
    """Whose each action was; ``seats`` if that was written down, ``left`` if it was counted.

    If several readings agree, a seat places after its last draw rather than the next one, and
    the lowest seat opens. Raises :class:`NoReading` if none agrees, and ``TooManyReadings`` of
    a round that only ``seats`` could tell.
    """
    if solitaire is None:
        size = edition.hand_size(players)
        rest = len(edition.tiles) - players * size
    else:
        size = solitaire.rack
        rest = min(solitaire.draws, len(edition.tiles) - 1 - size)
    table = _Table(edition, opens=solitaire is None, draws_all=size == 0)
    openers = range(players) if not seats else (seats[0],)
    first = {
        _State(seat, 0, 0, (size,) * players, rest): _Way(None, True, several=False)
        for seat in openers
    }
    layers = [first]
    for at, action in enumerate(actions):
        reached: dict[_State, _Way] = {}
        fault: DreisteinError | None = None
        for state, way in layers[-1].items():
            try:
                table.check(state, action, None if seats is None else seats[at])
            except DreisteinError as error:
                fault = fault or error
                continue
            for after, ends in _after(edition, state, action):
                again = after in reached
                kept = reached[after] if again else _Way(state, ends, way.several)
                reached[after] = kept._replace(several=True) if again else kept
        if len(reached) > _MOST_STATES:
            raise TooManyReadings()
        if not reached:
            assert fault is not None
            raise NoReading(at, fault)
        layers.append(reached)
    last = layers[-1]
    agree = [state for state in last if left is None or state.counts == tuple(left)]
    if not agree:
        counts = next(iter(last)).counts
        wrong = next((s for s in range(players) if left and left[s] != counts[s]), 0)
        found = 0 if left is None else left[wrong]
        raise NoReading(None, LeftCount(seat=wrong, there=found, wanted=counts[wrong]))
    return _reading(layers, agree)


def _reading(layers: list[dict[_State, _Way]], agree: list[_State]) -> Attribution:
    """The first of the readings that end in one of these states."""
    state = agree[0]
    ways = [layers[-1][each] for each in agree]
    # Whether the last draw of all ended its turn changes nobody's action.
    several = any(way.several for way in ways) or len({way.before for way in ways}) > 1
    seats: list[int] = []
    ends: list[bool] = []
    for layer in reversed(layers[1:]):
        way = layer[state]
        assert way.before is not None
        state = way.before
        seats.append(state.turn)
        ends.append(way.ends)
    return Attribution(tuple(reversed(seats)), tuple(reversed(ends)), not several)


class _Table(NamedTuple):
    """What is played: the numbers, and what solitaire has otherwise."""

    edition: Edition
    opens: bool
    """Whether somebody opens; solitaire's first tile lies there from the start."""
    draws_all: bool
    """Whether every tile is drawn, so that an empty rack is no end while one can be."""

    def check(self, state: _State, action: Action, seat: int | None) -> None:
        """Raise an error if a state does not allow an action, as far as counting tells."""
        if (end := self.end(state)) is not None:
            raise errors.RoundOver(end=end)
        if seat is not None and seat != state.turn:
            raise OtherTurn(turn=state.turn, seat=seat)
        if isinstance(action, Placement):
            if not state.counts[state.turn]:
                raise errors.NotYourTile(tile=action.tile, seat=state.turn)
            return
        if self.opens and sum(state.counts) + state.stock == len(self.edition.tiles):
            raise OpensWithTile(action=action)
        used = state.drawn == self.edition.draws
        if isinstance(action, Draw):
            if used:
                raise errors.NoMoreDraws(draws=self.edition.draws, drawn="…")
            if not state.stock:
                raise errors.StockEmpty()
        elif state.stock and not used:
            raise errors.MustGoOn(left=min(state.stock, self.edition.draws - state.drawn))

    def end(self, state: _State) -> End | None:
        """How the round has ended by now, if counting tells."""
        if 0 in state.counts and not (self.draws_all and state.stock):
            return End.OUT
        return End.BLOCKED if state.passes == len(state.counts) else None


def _after(edition: Edition, state: _State, action: Action) -> Iterator[tuple[_State, bool]]:
    """The states that an action may lead to, and whether it ends the turn."""
    turn, drawn, passes, counts, stock = state
    following = (turn + 1) % len(counts)
    change = isinstance(action, Draw) - isinstance(action, Placement)
    counts = (*counts[:turn], counts[turn] + change, *counts[turn + 1 :])
    if isinstance(action, Placement):
        yield _State(following, 0, 0, counts, stock), True
    elif isinstance(action, Draw):
        yield _State(turn, drawn + 1, 0, counts, stock - 1), False
        if drawn + 1 == edition.draws:
            yield _State(following, 0, 0, counts, stock - 1), True
    else:
        yield _State(following, 0, 0 if drawn else passes + 1, counts, stock), True
