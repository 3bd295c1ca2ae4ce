"""A game whose tiles are named one by one: when they are dealt, and when they are drawn.

A :class:`Position` is a value, so that a search can keep and share as many as it likes.

>>> position = Position(Settings(players=2))
>>> for tile in range(20):
...     position = position.after(tile)
>>> position.turn, [position.text(code) for code in position.legal]
(0, ['000@0,0'])
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from operator import add
from typing import Any

from dreistein.envs.actions import DRAW_CODE, TILE_NUMBERS, legal_codes
from dreistein.envs.game import Settings
from dreistein.envs.rewards import rewards_for
from dreistein.kernel import DRAW as KERNEL_DRAW
from dreistein.kernel import Worlds
from dreistein.kernel.bridge import deal_of
from dreistein.kernel.errors import NotLegal
from dreistein.rules.actions import DRAW, Action
from dreistein.rules.deal import Deal
from dreistein.rules.match import MOST_ROUNDS
from dreistein.rules.round import Round
from dreistein.rules.tiles import TILES
from dreistein.rules.values import with_fields
from dreistein.rules.view import View, view

_MOST_WORLDS = 1000
"""Where whoever can place must, few worlds may let a seat draw; then the true one has to do."""


@dataclass(frozen=True)
class Position:
    """A round of which only the tiles that were dealt or drawn are decided, and those before it."""

    settings: Settings
    past: tuple["Position", ...] = ()
    """The finished rounds of the match."""
    deck: tuple[int, ...] = ()
    """The numbers of the tiles named so far in this round: hand by hand, then draw by draw."""
    round: Round | None = None
    """The round, with the rest of the stock in any order; None until the hands are dealt."""
    codes: tuple[tuple[int, int], ...] = ()
    """Seat and number of every action."""
    drawing: bool = False
    """Whether the tile that is being drawn has yet to be named."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    @property
    def chance(self) -> bool:
        """Whether the next action names a tile."""
        return self.round is None or self.drawing

    @property
    def over(self) -> bool:
        """Whether nothing more is played: the next round of a match follows at once."""
        return self.round is not None and self.round.end is not None

    @cached_property
    def before(self) -> tuple[int, ...]:
        """The totals of the match before this round."""
        scores = [each.round.scores for each in self.past if each.round is not None]
        return tuple(map(sum, zip((0,) * self.settings.players, *scores, strict=True)))

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals of the match, with the points of this round so far."""
        return (
            self.before if self.round is None else tuple(map(add, self.before, self.round.scores))
        )

    @property
    def turn(self) -> int:
        """The seat whose turn it is; 0 until the hands are dealt."""
        return 0 if self.round is None else self.round.turn

    @property
    def outcomes(self) -> list[int]:
        """The tiles that can be named next, all equally likely."""
        named = set(self.deck)
        return [tile for tile in self._set if tile not in named]

    @property
    def _set(self) -> list[int]:
        """The numbers of the tiles that are played with."""
        return [TILE_NUMBERS[tile] for tile in self.settings.rules().tiles]

    @cached_property
    def legal(self) -> dict[int, Action]:
        """What the seat whose turn it is may do, by number."""
        return {} if self.round is None or self.drawing else legal_codes(self.round)

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat is rewarded with: nothing before the end."""
        nothing = (0,) * self.settings.players
        if not self.over:
            return tuple(map(float, nothing))
        edition = self.settings.rules()
        return rewards_for(self.settings.reward, edition, nothing, self.totals, over=True)

    def text(self, code: int) -> str:
        action = self.legal.get(code)
        if action is None:
            raise NotLegal(action=code)
        return str(action)

    def after(self, action: int) -> "Position":
        """The position after an action: the number of a tile if it is left to chance."""
        if not self.chance:
            return self._acted(action)
        if action not in self.outcomes:
            raise NotLegal(action=action)
        deck = (*self.deck, action)
        if self.round is None:
            return replace(self, deck=deck, round=self._dealt(deck))
        named = TILES[action]
        stock = (named, *(tile for tile in self.round.stock if tile != named))
        deal = replace(self.round.deal, stock=(*self.round.deal.stock[: -len(stock)], *stock))
        round = with_fields(self.round, stock=stock, deal=deal).apply(DRAW)
        codes = (*self.codes, (self.turn, DRAW_CODE))
        return replace(self, deck=deck, round=round, codes=codes, drawing=False)._next_round()

    def _acted(self, code: int) -> "Position":
        if code not in self.legal or self.round is None:
            raise NotLegal(action=code)
        if code == DRAW_CODE:
            return replace(self, drawing=True)
        codes = (*self.codes, (self.turn, code))
        round = self.round.apply(self.legal[code])
        return replace(self, round=round, codes=codes)._next_round()

    def _next_round(self) -> "Position":
        """The next round of a match, yet to be dealt, if this one is finished and not the last."""
        settings = self.settings
        if not self.over or settings.horizon == "round" or len(self.past) + 1 == MOST_ROUNDS:
            return self
        if max(self.totals) >= settings.rules().target:
            return self
        return Position(settings, (*self.past, self))

    def _dealt(self, deck: tuple[int, ...]) -> Round | None:
        """The round, once every hand is complete."""
        players, edition = self.settings.players, self.settings.rules()
        if len(deck) < players * edition.hand_size(players):
            return None
        rest = [tile for tile in self._set if tile not in deck]
        deal = Deal.of([TILES[tile] for tile in (*deck, *rest)], edition, players)
        return Round.start(edition, deal, players)

    # ------------------------------------------------------------------ what a seat may know

    def view(self, seat: int) -> View | None:
        """What a seat may know; None until the hands are dealt."""
        if self.round is None:
            return None
        return view(self.round, seat, before=self.before, number=len(self.past))

    def places(self, seat: int) -> tuple[list[int], list[int]]:
        """Where in the deck a seat's tiles are: those it was dealt, and those it has drawn."""
        players = self.settings.players
        size = self.settings.rules().hand_size(players)
        draws = [who for who, code in self.codes if code == DRAW_CODE]
        drawn = [players * size + at for at, who in enumerate(draws) if who == seat]
        dealt = range(seat * size, (seat + 1) * size)
        return [place for place in dealt if place < len(self.deck)], drawn

    def held(self, seat: int) -> list[int]:
        """The tiles that a seat holds."""
        if self.round is None:
            return [self.deck[place] for place in self.places(seat)[0]]
        return [TILE_NUMBERS[tile] for tile in self.round.hands[seat]]

    def resampled(self, seat: int, chance: Callable[[], float]) -> Iterator[int]:
        """The actions that lead to another position which the seat cannot tell from this one.

        Rounds that are over stay as they were.
        """
        for finished in self.past:
            yield from finished._replayed(list(finished.deck))
        yield from self._replayed(self._resampled_deck(seat, chance))

    def _replayed(self, deck: list[int]) -> Iterator[int]:
        """The actions of this round, with these tiles dealt and drawn."""
        named = iter(deck)
        hands = self.settings.players * self.settings.rules().hand_size(self.settings.players)
        for _ in range(min(hands, len(deck))):
            yield next(named)
        for _, code in self.codes:
            yield code
            if code == DRAW_CODE:
                yield next(named)
        if self.drawing:
            yield DRAW_CODE

    def _resampled_deck(self, seat: int, chance: Callable[[], float]) -> list[int]:
        if self.over:
            return list(self.deck)
        dealt, drawn = self.places(seat)
        mine = {place: self.deck[place] for place in (*dealt, *drawn)}
        seen = self.view(seat)
        if seen is None:
            others = [tile for tile in self._set if tile not in mine.values()]
            others.sort(key=lambda _: chance())
            world = [mine[at] if at in mine else others.pop() for at in range(len(self.deck))]
        else:
            deal = self._sampled_deal(seen, int(chance() * 2**53))
            tiles = [*(tile for hand in deal.hands for tile in hand), *deal.stock]
            world = [TILE_NUMBERS[tile] for tile in tiles[: len(self.deck)]]
        # A view does not say in which order the seat got its own tiles, but the seat knows.
        return [mine.get(at, tile) for at, tile in enumerate(world)]

    def _sampled_deal(self, seen: View, seed: int) -> Deal:
        """A deal that agrees with a view, and with the draw that the view does not show yet."""
        assert self.round is not None
        worlds = Worlds(seen)
        for index in range(_MOST_WORLDS):
            state = worlds.sample(seed, index)
            if not self.drawing or KERNEL_DRAW in state.legal():
                return deal_of(state)
        return self.round.deal
