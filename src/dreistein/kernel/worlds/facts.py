"""What a view tells about the deck: for every tile, the places where it may have been dealt.

A place is one of 56 in the deck: solitaire's starting tile, the hands by seat, the stock. A tile
that a seat placed had been dealt to it or drawn by it; in a turn in which the seat drew, it was
drawn in that turn. Also known:

- nobody was dealt a tile that opens before the one that opened;
- a turn that ended by itself after its last draw drew nothing that fitted;
- a seat that could have placed after its last draw, and ended the turn instead, drew a tile that
  fitted;
- where whoever can place must, a seat that drew or passed held nothing that fitted: of its rack or,
  after a draw, of what it had drawn in that turn. Tiles it drew later may be any.

If a round goes on with an empty stock, somebody can place. That tells nothing more: every tile off
the board is in a hand then, so it holds in every world.
"""

from dataclasses import dataclass, field

from dreistein.kernel.bridge import config_for
from dreistein.kernel.errors import ImpossibleView
from dreistein.kernel.position.board_cy import Board
from dreistein.kernel.position.position_cy import RoundConfig
from dreistein.kernel.position.tables import NUMBER, cell_number
from dreistein.rules.actions import Action, Draw, EndTurn, Placement, parse_action
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.view import View

ALL = 2**56 - 1


@dataclass
class Facts:
    """The places each tile may be at, and the facts that concern several tiles together."""

    config: RoundConfig
    allowed: list[int]
    """By tile, the places where it may be, as a mask."""
    holders: list[int]
    """By place, the seat that got its tile; 6 for the stock."""
    groups: list[int] = field(default_factory=list)
    """Masks of indistinguishable places: a hand as dealt, the draws of a turn, the stock."""
    requirements: list[tuple[int, int]] = field(default_factory=list)
    """Masks of places and tiles: at least one of the places has one of the tiles."""
    alternatives: list[tuple[int, int, int]] = field(default_factory=list)
    """Solitaire only: places, the tiles that fitted, and a tile. Either that tile was at one of the
    places, or none of those that fitted was."""
    fruitless_turns: int | None = None
    """Solitaire only: for how many alternatives it was the latter, if the score tells."""
    opener: int = -1
    """Before the opening: the seat that is to open, unless that is the viewer's own."""
    own: int = 0
    """The tiles the viewer has seen in its own hand, as a mask."""

    @property
    def fixed(self) -> int:
        """The tiles that the viewer has seen in its hand, or that the set does not have."""
        return self.own | ALL ^ self.config.tiles

    def is_loose(self, tile: int) -> bool:
        """Whether a tile may be in more than one group."""
        places = self.allowed[tile]
        return not self.fixed >> tile & 1 and all(places & ~group for group in self.groups)


def config_of(view: View) -> RoundConfig:
    """The config of the round that a view shows; solitaire's numbers follow from the counts."""
    if view.draws_left is None:
        return config_for(view.edition, view.players)
    draws = sum(text == "+" for _, text in view.history)
    rack = view.counts[0] + len(view.board) - 1 - draws
    return config_for(view.edition, view.players, Solitaire(rack, view.draws_left + draws))


def facts_of(view: View) -> Facts:
    """Everything a view tells about the deck."""
    return _Reader(view).read()


class _Reader:
    """Collects facts from a history, action by action."""

    def __init__(self, view: View) -> None:
        config = config_of(view)
        self.view = view
        self.config = config
        self.board = Board()
        self.facts = Facts(config, [ALL] * 56, [6] * 56)
        missing = [1 << tile for tile in range(56) if not config.tiles >> tile & 1]
        self.columns = [config.tiles] * config.deck_end + missing
        """By place, the tiles that may have been there, as a mask. Behind the end of the deck is
        what the set does not have."""
        self.laid = 0
        """The tiles on the board, as a mask."""
        self.barred = [0] * 56
        """By tile, the places where it cannot have been because it fitted, as a mask."""
        self.places = [0] * config.players
        """By seat, the places of all it was dealt or drew so far, as a mask."""
        for seat in range(config.players):
            for at in config.hand_places(seat):
                self.places[seat] |= 1 << at
                self.facts.holders[at] = seat
            self.facts.groups.append(self.places[seat])
        self.at = config.stock_start
        self.turn: list[int] = []
        """The places of the tiles drawn in this turn."""
        self.points = 0
        """The points of all seats so far, except those that the alternatives leave open."""

    def read(self) -> Facts:
        view, facts = self.view, self.facts
        if self.config.solitaire:
            self._lay(view.board[0])
            self.points = 0
            facts.allowed[NUMBER[view.board[0].tile]] = 1
            facts.own |= 1 << NUMBER[view.board[0].tile]
            facts.holders[0] = 0
        actions = [(seat, parse_action(text)) for seat, text in view.history]
        for k, (seat, action) in enumerate(actions):
            if seat not in range(self.config.players):
                raise ImpossibleView(reason=f"there is no seat {seat}")
            self._read(seat, action, actions[k + 1] if k + 1 < len(actions) else None)
        self._read_end()
        return facts

    def _read(self, seat: int, action: Action, following: tuple[int, Action] | None) -> None:
        edition = self.config.edition
        if edition.must_place and not isinstance(action, Placement):
            self._nothing_fitted(seat)
        if isinstance(action, Draw):
            self._drew(seat)
            if len(self.turn) == edition.draws:
                self._drew_last(seat, following)
        elif isinstance(action, EndTurn):
            if len(self.turn) == edition.draws:
                self._one_fitted()
            self.points += edition.end_turn_points(len(self.turn))
            self.turn = []
        else:
            self._placed(seat, action)

    def _drew(self, seat: int) -> None:
        if self.at >= self.config.stock_end:
            raise ImpossibleView(reason="more tiles were drawn than the stock had")
        self.places[seat] |= 1 << self.at
        self.facts.holders[self.at] = seat
        # With must_place the last draw of a turn may fit and the others did not: they differ.
        if self.turn and not self.config.edition.must_place:
            self.facts.groups[-1] |= 1 << self.at
        else:
            self.facts.groups.append(1 << self.at)
        self.turn.append(self.at)
        self.at += 1
        self.points += self.config.edition.draw_points

    def _drew_last(self, seat: int, following: tuple[int, Action] | None) -> None:
        """The last draw of a turn: what follows shows whether the turn ended with it."""
        if following is None:
            ended = not self.view.drawn if self.config.solitaire else self.view.turn != seat
        elif not self.config.solitaire:
            ended = following[0] != seat
        elif isinstance(following[1], Placement):
            if self.config.edition.must_place:
                return  # nothing on the rack fitted, so the tile was drawn in this turn
            drawn = sum(1 << at for at in self.turn)
            tile = NUMBER[following[1].tile]
            self.facts.alternatives.append((drawn, self.board.fitting_mask(), tile))
            self.turn = []
            return
        else:
            ended = isinstance(following[1], Draw)
        if ended:
            for at in self.turn:
                self.columns[at] &= ~self.board.fitting_mask()
            self.turn = []
            self.points -= self.config.edition.fruitless

    def _nothing_fitted(self, seat: int) -> None:
        """Bar the tiles that fit now from the places of all that the seat might place."""
        places = sum(1 << at for at in self.turn) or self.places[seat]
        fits = self.board.fitting_mask() & ~self.laid
        for tile in range(56):
            if fits >> tile & 1:
                self.barred[tile] |= places

    def _one_fitted(self) -> None:
        """Require that one of the tiles drawn in this turn fits."""
        fits = self.board.fitting_mask()
        if len(self.turn) == 1 or self.config.edition.must_place:
            self.columns[self.turn[-1]] &= fits
        else:
            self.facts.requirements.append((sum(1 << at for at in self.turn), fits))

    def _placed(self, seat: int, placement: Placement) -> None:
        tile = NUMBER[placement.tile]
        if not self.board.laid:
            for at in range(self.config.stock_start):
                self.columns[at] &= (2 << tile) - 1
        drawn = sum(1 << at for at in self.turn)
        self.facts.allowed[tile] = drawn or self.places[seat]
        if seat == self.view.seat:
            self.facts.own |= 1 << tile
        self.turn = []
        self._lay(placement)

    def _lay(self, placement: Placement) -> None:
        tile = placement.tile
        rotation = 0 if self.board.laid else tile.rotations.index(placement.numbers)
        kind = self.board.add(NUMBER[tile], cell_number(placement.cell), rotation)
        if kind < 0:
            raise ImpossibleView(reason=f"{placement} does not fit")
        self.laid |= 1 << NUMBER[tile]
        edition = self.config.edition
        bonuses = (edition.start, edition.bridge, edition.double, *edition.hexagons, 0)
        self.points += tile.value + bonuses[kind]

    def _read_end(self) -> None:
        """Take in what the hand and the board show now."""
        view, facts, seat = self.view, self.facts, self.view.seat
        facts.groups.append((1 << self.config.deck_end) - 1 >> self.at << self.at)
        if not self.board.laid:
            self._read_before_opening()
        own = 0 if seat is None else self.places[seat]
        if len(self.turn) == self.config.edition.draws and view.turn != seat:
            self._one_fitted()
        if facts.alternatives and self.config.edition.fruitless:
            facts.fruitless_turns = (self.points - view.scores[0]) // self.config.edition.fruitless
        laid = {NUMBER[placement.tile] for placement in view.board}
        hand = {NUMBER[tile] for tile in view.hand}
        for tile in range(56):
            if tile in hand:
                facts.allowed[tile] = own
                facts.own |= 1 << tile
            elif tile not in laid:
                facts.allowed[tile] = ALL & ~own & ~self.config.solitaire
        for at, drawn in zip(self.turn, view.drawn, strict=False):
            facts.allowed[NUMBER[drawn]] = 1 << at
        for tile in range(56):
            facts.allowed[tile] &= ~self.barred[tile]
            for at in range(56):
                if not self.columns[at] >> tile & 1:
                    facts.allowed[tile] &= ~(1 << at)

    def _read_before_opening(self) -> None:
        """The seat to open was dealt the tile that opens before all others."""
        view = self.view
        if view.turn == view.seat:
            top = max(NUMBER[tile] for tile in view.hand)
            for at in range(self.config.stock_start):
                self.columns[at] &= (2 << top) - 1
        else:
            self.facts.opener = view.turn
