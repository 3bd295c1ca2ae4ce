"""What a viewer is told of a table: the one place where a table's secrets are left out.

Tiles come from :mod:`dreistein.rules.view` alone, which knows what a seat may know.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from dreistein.protocol import messages as m
from dreistein.rules.actions import DRAW, Action, Placement
from dreistein.rules.board import Bonus, Spot
from dreistein.rules.lattice import Cell
from dreistein.rules.round import Played, Round
from dreistein.rules.view import View, own_tiles, view
from dreistein.table.model.events import By
from dreistein.table.model.state import Play, TableState, as_dealt
from dreistein.table.model.undo import may_undo


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: a person, or somebody who only watches."""

    person: str | None


def seat_view(state: TableState, seat: int) -> View:
    """What a seat may know of the present round."""
    round = state.plays[-1].round
    return view(round, seat, totals=state.before, number=len(state.plays) - 1)


def choices_of(round: Round) -> tuple[m.Choice, ...]:
    """Everything that whoever is to move may do, and what it brings."""
    spots = round.board.spots
    return tuple(_choice(round, action, spots) for action in round.legal_actions())


def _choice(round: Round, action: Action, spots: Mapping[Cell, Spot]) -> m.Choice:
    edition = round.edition
    if isinstance(action, Placement):
        spot = spots[action.cell]
        bonus = edition.bonus_points(spot, action.tile)
        return m.Choice(
            str(action), action.tile.value + bonus, _named(spot.bonus), spot.hexagons, bonus
        )
    if action == DRAW:
        return m.Choice("+", -edition.draw)
    return m.Choice("-", -(edition.fruitless if round.draws_used else edition.empty))


def _named(bonus: Bonus | None) -> str | None:
    return None if bonus is None else str(bonus)


def _turn(played: Played, by: By) -> m.Turn:
    return m.Turn(
        played.seat,
        str(played.action),
        played.points,
        _named(played.bonus),
        played.hexagons,
        by,
    )


def round_view(play: Play, number: int) -> m.RoundView:
    """A round as everyone sees it."""
    seen = view(play.round, None, number=number)
    ended = None
    if play.round.end is not None:
        left = tuple(tuple(map(str, hand)) for hand in play.round.hands)
        ended = m.Ended(str(play.round.end), play.round.settlement, left)
    return m.RoundView(
        number=number,
        board=tuple(map(str, seen.board)),
        turns=tuple(
            _turn(played, by) for played, by in zip(play.round.history, play.by, strict=True)
        ),
        counts=seen.counts,
        stock=seen.stock,
        scores=seen.scores,
        turn=seen.turn,
        draws=len(play.round.drawn),
        draws_left=seen.draws_left,
        ended=ended,
    )


class RoundViews:
    """The rounds of a table's match as everyone sees them.

    Those before the present one stay as they are, and a long match has many: each is made once.
    """

    __slots__ = ("_past",)

    def __init__(self) -> None:
        self._past: list[tuple[Play, m.RoundView]] = []

    def of(self, state: TableState) -> tuple[m.RoundView, ...]:
        """All rounds, the present one last."""
        past = self._past
        for number, play in enumerate(state.plays[:-1]):
            if number == len(past) or past[number][0] is not play:
                del past[number:]
                past.append((play, round_view(play, number)))
        del past[max(0, len(state.plays) - 1) :]
        views = tuple(seen for _, seen in past)
        return (*views, round_view(state.plays[-1], len(views))) if state.plays else views


def hand_of(state: TableState, seat: int) -> m.Hand:
    """What a seat holds and may do, for the person who sits there."""
    round = state.plays[-1].round
    tiles, drawn = own_tiles(round, seat)
    its_turn = round.end is None and round.turn == seat and state.seats[seat].level is None
    return m.Hand(
        seat,
        tuple(map(str, tiles)),
        tuple(map(str, drawn)),
        choices_of(round) if its_turn else None,
    )


def time_left(state: TableState, now: int) -> int | None:
    """Milliseconds for whoever is to move; None where no clock runs."""
    clock = state.opened.clock
    if clock is None or state.phase != "playing":
        return None
    return max(0, state.turn_at + 1000 * clock - now)


def table_view(
    state: TableState,
    table: str,
    viewer: Viewer,
    here: Collection[str],
    now: int,
    rounds: tuple[m.RoundView, ...],
) -> m.TableView:
    """All that a viewer may know of a table; ``rounds`` are those of :class:`RoundViews`."""
    own = state.seats_of(viewer.person)
    ready = {person for person, _ in state.contributions}
    seats = tuple(
        m.SeatView(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            held=seat.held,
            resigned=seat.resigned,
            ready=(seat.person is None and seat.level is not None)
            or seat.held
            or seat.person in ready,
            yours=number in own,
            here=seat.person in here if seat.person is not None else False,
        )
        for number, seat in enumerate(state.seats)
    )
    opened = state.opened
    over = state.over
    return m.TableView(
        id=table,
        edition=state.edition.to_object(),
        seats=seats,
        host=viewer.person == state.host,
        spectator=not own,
        phase=state.phase,
        match=state.match,
        commitment=state.commitment,
        seed=state.chosen_seed if opened.day is None and (own or over) else None,
        totals=state.before or (0,) * len(seats),
        rounds=rounds,
        hands=tuple(hand_of(state, seat) for seat in own) if state.plays else (),
        winners=state.winners,
        practice=state.practice,
        solitaire=None
        if state.solitaire is None
        else {"rack": state.solitaire.rack, "draws": state.solitaire.draws},
        clock=opened.clock,
        left=time_left(state, now),
        hints=opened.hints,
        day=opened.day,
        listed=opened.listed,
        undo=_wish(state),
        may_undo=may_undo(state, own),
        proof=_proof(state) if over else None,
        invite=opened.invite if own and opened.solitaire is None else None,
        watch=opened.watch if own else None,
    )


def _wish(state: TableState) -> m.UndoWish | None:
    wish = state.wish
    if wish is None:
        return None
    waiting = tuple(
        number
        for number, seat in enumerate(state.seats)
        if seat.person in state.players - wish.agreed and not seat.resigned
    )
    return m.UndoWish(wish.asked, wish.seat, wish.keep, waiting)


def _proof(state: TableState) -> m.Proof | None:
    """What the shuffle came from, where there is something to prove."""
    if state.seed is None or state.chosen_seed is not None:
        return None
    return m.Proof(state.secret, state.shares, state.seed)


def acted_news(
    before: TableState, after: TableState, viewers: Iterable[Viewer], now: int
) -> dict[Viewer, m.ActedNews]:
    """What viewers are told of an action that led from one state to another."""
    play = after.plays[-1]
    round = play.round
    played = round.history[-1]
    number, ply, counts = len(after.plays) - 1, len(round.history), tuple(map(len, round.hands))
    turn, left = _turn(played, play.by[-1]), time_left(after, now)
    told: dict[Viewer, m.ActedNews] = {}
    for viewer in viewers:
        own = after.seats_of(viewer.person)
        drew = played.seat in own and played.action == DRAW
        told[viewer] = m.ActedNews(
            seq=after.seq,
            round=number,
            ply=ply,
            turn=turn,
            tile=str(before.plays[-1].round.stock[0]) if drew else None,
            to_move=round.turn,
            draws=len(round.drawn),
            counts=counts,
            stock=len(round.stock),
            draws_left=round.draws_left,
            scores=round.scores,
            hands=tuple(hand_of(after, seat) for seat in own if seat in (played.seat, round.turn)),
            left=left,
            may_undo=may_undo(after, own),
        )
    return told


def news_since(state: TableState, viewer: Viewer, since: int, now: int) -> Iterator[m.ActedNews]:
    """What a viewer was told, or would have been, of the round's actions after a number."""
    play, past = state.plays[-1], state.plays[:-1]
    round = as_dealt(state)
    before = replace(state, plays=(*past, Play(round)))
    for ply, played in enumerate(play.round.history, start=1):
        round = round.apply(played.action)
        then = Play(round, play.by[:ply], play.seqs[:ply])
        after = replace(before, seq=play.seqs[ply - 1], plays=(*past, then))
        if after.seq > since:
            yield from acted_news(before, after, (viewer,), now).values()
        before = after
