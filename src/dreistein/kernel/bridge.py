"""From the positions of :mod:`dreistein.rules` to the kernel's and back, actions included.

A position is its deal and its actions, so that is what goes across: the kernel plays them again,
each checked, and must come to the same place.

>>> from dreistein.rules import EDITIONS, Round
>>> state = state_of(Round.seeded("dreistein", EDITIONS["german"]))
>>> [action_text(state, code) for code in state.legal()]
['444@0,0']
>>> state.apply(action_code(state, "444@0,0"))
>>> state.scores, state.turn
((17, 0), 1)
"""

from collections.abc import Sequence

from dreistein.kernel.arguments import whole_number
from dreistein.kernel.errors import ImpossibleState, NotLegal, SolitaireNumbers
from dreistein.kernel.position.constants import DRAW, END_TURN, START
from dreistein.kernel.position.position_cy import RoundConfig
from dreistein.kernel.position.state_cy import State
from dreistein.kernel.position.tables import NUMBER, ORDER, cell_number, mask_of
from dreistein.rules.actions import Action, Draw, EndTurn, Placement, action_of
from dreistein.rules.arguments import seat_of, wanted
from dreistein.rules.deal import Deal
from dreistein.rules.edition import MOST_PLAYERS, Edition, edition_of
from dreistein.rules.errors import quote
from dreistein.rules.lattice import Cell
from dreistein.rules.round import End, Round
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.tiles import Tile
from dreistein.rules.view import View

ENDS = (None, End.OUT, End.BLOCKED)
"""What :attr:`State.end` stands for."""


def config_for(
    edition: Edition | str, players: int, solitaire: Solitaire | None = None
) -> RoundConfig:
    """The config of a round for 2 to 6 players, or for one with the numbers of solitaire."""
    edition = edition_of(edition)
    whole_number("number of players", players, 1, MOST_PLAYERS)
    if (players == 1) != (solitaire is not None):
        raise SolitaireNumbers()
    if solitaire is None:
        return RoundConfig(edition, players)
    wanted(solitaire, Solitaire, "solitaire")
    return RoundConfig(edition, 1, solitaire.rack, solitaire.draws)


def solitaire_of(config: RoundConfig) -> Solitaire | None:
    """The numbers of solitaire, if it is solitaire."""
    return Solitaire(config.rack, config.draw_limit) if config.solitaire else None


# ---------------------------------------------------------------------------- rounds


def state_of(round: Round) -> State:
    """The position of a round; one that does not follow from its deal and history is refused."""
    wanted(round, Round, "round")
    state = state_from_deal(config_for(round.edition, round.players, round.solitaire), round.deal)
    for played in round.history:
        if played.seat != state.turn:
            raise ImpossibleState(reason=f"it was not seat {played.seat}'s turn")
        state.apply(code_for(played.action, bool(state.laid)))
    facts = {
        "hands": (state.hands, tuple(map(mask_of, round.hands))),
        "stock": (_tiles(state.order[state.at :]), round.stock),
        "turn": (state.turn, round.turn),
        "scores": (state.scores, round.scores),
        "tiles drawn": (state.drawn, mask_of(round.drawn)),
        "end": (ENDS[state.end], round.end),
        "passes": (state.passes, round.passes),
        "board": (board_of(state), round.board.placements),
        "draws left": (_draws_left(state), round.draws_left),
    }
    for name, (ours, theirs) in facts.items():
        if ours != theirs:
            raise ImpossibleState(reason=f"the {name} do not follow from its deal and history")
    return state


def state_from_deal(config: RoundConfig, deal: Deal) -> State:
    """A position as dealt."""
    sizes = [wanted(config, RoundConfig, "config").hand_size] * config.players
    wanted(deal, Deal, "deal").check(
        sizes, solitaire=bool(config.solitaire), tiles=config.edition.tiles
    )
    start = () if deal.start is None else (deal.start,)
    tiles = [*start, *(tile for hand in deal.hands for tile in hand), *deal.stock]
    state = State(config)
    state.deal([NUMBER[tile] for tile in tiles])
    return state


def deal_of(state: State) -> Deal:
    """The deal that a position comes from."""
    config, tiles = state.config, _tiles(state.order)
    seats = range(config.players)
    hands = tuple(tuple(tiles[at] for at in config.hand_places(seat)) for seat in seats)
    return Deal(hands, tiles[config.stock_start :], tiles[0] if config.solitaire else None)


def round_of(state: State) -> Round:
    """The same position in :mod:`dreistein.rules`, replayed from the deal."""
    config = wanted(state, State, "state").config
    deal, solitaire = deal_of(state), solitaire_of(config)
    if solitaire is None:
        round = Round.start(config.edition, deal)
    else:
        round = Round.alone(config.edition, deal, solitaire)
    for seat, text in history_of(state):
        round = round.apply(text, seat)
    return round


# ---------------------------------------------------------------------------- views


def view_of(
    state: State, seat: int | None, *, totals: tuple[int, ...] | None = None, number: int = 0
) -> View:
    """What a seat may know, or (seat None) a spectator: as :func:`dreistein.rules.view` has it."""
    players, config = wanted(state, State, "state").players, state.config
    seat = None if seat is None else seat_of(seat, players)
    hand = () if seat is None else _rack(state, seat)
    drawn = _tiles(state.order[state.at - state.drawn_count : state.at])
    return View(
        edition=config.edition,
        seat=seat,
        players=players,
        hand=hand,
        drawn=drawn if seat == state.turn else (),
        counts=tuple(mask.bit_count() for mask in state.hands),
        stock=config.deck_end - state.at,
        board=board_of(state),
        scores=state.scores,
        totals=(0,) * players if totals is None else totals,
        round=number,
        history=history_of(state),
        turn=state.turn,
        end=ENDS[state.end],
        draws_left=_draws_left(state),
    )


def _rack(state: State, seat: int) -> tuple[Tile, ...]:
    """A hand in the order that players see: as dealt, then as drawn."""
    config, order = state.config, state.order
    places = list(config.hand_places(seat))
    at = config.stock_start
    for who, code in state.history:
        if code == DRAW:
            if who == seat:
                places.append(at)
            at += 1
    mask = state.hands[seat]
    return _tiles([order[place] for place in places if mask >> order[place] & 1])


def board_of(state: State) -> tuple[Placement, ...]:
    """The placements in order; solitaire's starting tile first."""
    cells = cells_by_number(state)
    start = [START] if state.config.solitaire else []
    laid = [code >> 6 & 2047 for _, code in state.history if code not in (DRAW, END_TURN)]
    return tuple(_placement(state, cell, cells[cell]) for cell in [*start, *laid])


def history_of(state: State) -> tuple[tuple[int, str], ...]:
    """Seat and action as text, for every action."""
    cells = cells_by_number(state)
    signs = {DRAW: "+", END_TURN: "-"}
    return tuple(
        (seat, signs.get(code) or str(_placement(state, cell := code >> 6 & 2047, cells[cell])))
        for seat, code in state.history
    )


def _placement(state: State, number: int, cell: Cell) -> Placement:
    """The placement on a cell."""
    a, b, c = state.corners(number)
    return Placement((a - 1, b - 1, c - 1), cell)


def _draws_left(state: State) -> int | None:
    config = state.config
    return config.draw_limit - (state.at - config.stock_start) if config.solitaire else None


def _tiles(numbers: Sequence[int]) -> tuple[Tile, ...]:
    return tuple(ORDER[number] for number in numbers)


# ---------------------------------------------------------------------------- actions


def cells_by_number(state: State) -> dict[int, Cell]:
    """The covered and the open cells, by number."""
    cells = {START: Cell(0, 0)}
    wanted(state, State, "state")
    laid = [START] if state.laid else []
    laid += [code >> 6 & 2047 for _, code in state.history if code not in (DRAW, END_TURN)]
    for number in laid:
        cells.update((cell_number(side), side) for side in cells[number].sides)
    return cells


def action_text(state: State, code: int, cells: dict[int, Cell] | None = None) -> str:
    """A legal action as text; for many of them, give the :func:`cells_by_number` of the state."""
    wanted(state, State, "state"), wanted(code, int, "code")
    if code == DRAW:
        return "+"
    if code == END_TURN:
        return "-"
    cells = cells_by_number(state) if cells is None else cells
    tile, number = code & 63, code >> 6 & 2047
    if tile >= len(ORDER) or number not in cells:
        raise NotLegal(action=code)
    rotations = ORDER[tile].rotations
    if not state.laid:
        rotations = rotations[code >> 17 : (code >> 17) + 1]
    corners = state.corners(number)
    for numbers in rotations:
        if all(c in (0, n + 1) for c, n in zip(corners, numbers, strict=True)):
            return str(Placement(numbers, cells[number]))
    raise NotLegal(action=code)


def code_for(action: Action, laid: bool) -> int:
    """The number of an action, which may not be legal; ``laid`` unless it is the opening tile."""
    if isinstance(action, Draw):
        return DRAW
    if isinstance(action, EndTurn):
        return END_TURN
    tile = action.tile
    rotation = 0 if laid else tile.rotations.index(action.numbers)
    return rotation << 17 | cell_number(action.cell) << 6 | NUMBER[tile]


def action_code(state: State, action: Action | str) -> int:
    """The number of an action, if it is legal."""
    action = action_of(action)
    code = code_for(action, bool(wanted(state, State, "state").laid))
    if code not in state.legal() or (
        isinstance(action, Placement) and action_text(state, code) != str(action)
    ):
        raise NotLegal(action=quote(str(action)))
    if isinstance(action, Draw) and action.tile not in (None, ORDER[state.order[state.at]]):
        raise NotLegal(action=quote(f"+{action.tile}"))
    return code
