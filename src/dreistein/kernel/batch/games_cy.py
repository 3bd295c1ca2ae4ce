"""Many games in step: rounds or matches, dealt anew when they are over.

Games hang in a binary tree of groups, as code without the GIL can follow an attribute but not
look into a list; a thread takes a branch. ``games_cy.pxd`` has the types for C.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.batch.arrays_cy import Arrays, Shown, clear_row, show, show_tile
    from dreistein.kernel.batch.numbered_cy import note_action, note_tile
    from dreistein.kernel.position.constants import START
    from dreistein.kernel.position.playout_cy import mix64, seed_rng, shuffle, step
    from dreistein.kernel.position.position_cy import RoundConfig, act, start_round
    from dreistein.kernel.search.objective_cy import Objective, interpolate

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORD_MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15
LEARNER = 3
POINTS = 0
WIN = 1
CHANCE = 2
HOLD = -(2**62)


class Terms:
    """What games are played for, and how long: see :class:`dreistein.envs.game.Settings`.

    ``reward`` is 0 for points, 1 for the win, 2 for the chance to win the match, which
    ``objective`` knows; ``illegal`` is the reward for an illegal action. A match has at most
    ``rounds`` rounds.
    """

    def __init__(
        self,
        match: bool,
        target: int,
        rounds: int,
        reward: int,
        illegal: float,
        objective: Objective,
    ) -> None:
        self.match = 1 if match else 0
        self.target = target
        self.rounds = rounds
        self.reward = reward
        self.illegal = illegal
        self.objective = objective


class Game(Shown):
    """A game in its current round. What was ``gained`` is still to be paid out."""

    def __init__(
        self, config: RoundConfig, policies: Sequence[int], terms: Terms, arrays: Arrays, row: int
    ) -> None:
        Shown.__init__(self, config)
        if not cython.compiled:
            self.paid = [0] * 6
            self.gained = [0.0] * 6
            self.chance = [0.0] * 6
        for seat in range(config.players):
            self.policy[seat] = policies[seat]
        self.terms = terms
        self.arrays = arrays
        self.begin(row)
        self.seed = 0
        self.episode = 0
        self.over = 1
        self.cut_off = 0

    @property
    def order(self) -> tuple[int, ...]:
        """The whole deck as dealt, top first: for a referee."""
        return tuple([self.deck[at] for at in range(self.config.deck_end)])

    @property
    def numbers(self) -> tuple[tuple[int, int], ...]:
        """Seat and number of every action of the round."""
        return tuple([(self.log[k] >> 20, self.past[k]) for k in range(self.ply)])


class Group:
    """A game, or two groups."""

    def __init__(self, games: Sequence[Game]) -> None:
        middle = len(games) // 2
        self.leaf = 1 if middle == 0 else 0
        self.game = games[0]
        if middle:
            self.left = Group(games[:middle])
            self.right = Group(games[middle:])


# ---------------------------------------------------------------------------- one game


def start(g: Game, a: Arrays) -> None:
    """Start a round with the deck as it is."""
    start_round(g)
    if g.config.solitaire:
        note_tile(g, g.deck[0], START)
        show_tile(g, a, g.deck[0])


def play_on(g: Game, a: Arrays) -> None:
    """Play until it is a learner's turn, or the game is over."""
    while not g.over:
        if g.end:
            end_round(g)
            if not g.over:
                clear_row(g, a)
                shuffle(g)
                start(g, a)
        elif g.policy[g.turn] == LEARNER:
            return
        else:
            step(g)
            tell(g, a)


def tell(g: Game, a: Arrays) -> None:
    """Note the action that was just played."""
    tile = note_action(g)
    if tile >= 0:
        show_tile(g, a, tile)


def end_round(g: Game) -> None:
    """Add up a round; see whether the game is over."""
    reached = 0
    for seat in range(g.config.players):
        g.totals[seat] += g.score[seat]
        g.score[seat] = 0
        if g.totals[seat] >= g.terms.target:
            reached = 1
    g.round_number += 1
    if not g.terms.match or g.config.solitaire or reached:
        g.over = 1
    elif g.round_number >= g.terms.rounds:
        g.over = 1
        g.cut_off = 1
    if g.terms.reward == CHANCE:
        for seat in range(g.config.players):
            g.gained[seat] -= g.chance[seat]
        if reached:
            share_win(g)
        else:
            find_chances(g, g.terms.objective)
        for seat in range(g.config.players):
            g.gained[seat] += g.chance[seat]
    elif g.terms.reward == WIN and g.over:
        share_win(g)
        for seat in range(g.config.players):
            g.gained[seat] += g.chance[seat]


def share_win(g: Game) -> None:
    """The chances of a game that is decided."""
    most = g.totals[0]
    tied = 0
    for seat in range(g.config.players):
        if g.totals[seat] > most:
            most = g.totals[seat]
    for seat in range(g.config.players):
        if g.totals[seat] == most:
            tied += 1
    for seat in range(g.config.players):
        g.chance[seat] = 1.0 / tied if g.totals[seat] == most else 0.0


def find_chances(g: Game, objective: Objective) -> None:
    """The chances to win a match between two rounds; they add up to 1."""
    players = g.config.players
    whole = 0.0
    for seat in range(players):
        first = 1 if seat == 0 else 0
        best = g.totals[first]
        for other in range(players):
            if other != seat and g.totals[other] > best:
                best = g.totals[other]
        known = interpolate(objective, g.totals[seat], best)
        g.chance[seat] = known if known > 1e-6 else 1e-6
        whole += g.chance[seat]
    for seat in range(players):
        g.chance[seat] /= whole


def new_game(g: Game, a: Arrays) -> None:
    """Deal until a game has a turn for a learner."""
    g.over = 1
    while g.over:
        begin(g, a)
        shuffle(g)
        start(g, a)
        play_on(g, a)
    show(g, a)


def begin(g: Game, a: Arrays) -> None:
    """Begin the next game of a row, before anything is dealt."""
    g.over = 0
    g.cut_off = 0
    g.episode += 1
    g.round_number = 0
    place = g.row
    seed_rng(g, g.seed, (place << 32) + g.episode)
    for seat in range(g.config.players):
        g.totals[seat] = 0
        g.paid[seat] = 0
        g.gained[seat] = 0.0
    if g.terms.reward == CHANCE:
        find_chances(g, g.terms.objective)
    clear_row(g, a)


def find_action(g: Game, number: int) -> int:
    """Where an action is in the list of legal ones; -1 if it is not legal."""
    for k in range(g.legal_count):
        if g.number[k] == number:
            return k
    return -1


def step_game(g: Game, a: Arrays, number: int) -> None:
    """Play a learner's action, and on until it is a learner's turn again."""
    row = g.row
    actor = g.turn
    a.terminated[row] = 0
    a.truncated[row] = 0
    a.illegal[row] = 0
    if number == HOLD:
        for seat in range(g.config.players):
            a.rewards[row, seat] = 0.0
        return
    at = find_action(g, number)
    if at < 0:
        for seat in range(g.config.players):
            a.rewards[row, seat] = 0.0
        a.rewards[row, actor] = g.terms.illegal
        a.illegal[row] = 1
        a.terminated[row] = 1
        finish(g, a)
        return
    act(g, g.action[at])
    tell(g, a)
    play_on(g, a)
    pay(g, a)
    if g.over:
        a.terminated[row] = 1 - g.cut_off
        a.truncated[row] = g.cut_off
        finish(g, a)
    else:
        show(g, a)


def pay(g: Game, a: Arrays) -> None:
    """Reward the seats for what has happened since the last time."""
    for seat in range(g.config.players):
        if g.terms.reward == POINTS:
            points = g.totals[seat] + g.score[seat]
            a.rewards[g.row, seat] = points - g.paid[seat]
            g.paid[seat] = points
        else:
            a.rewards[g.row, seat] = g.gained[seat]
            g.gained[seat] = 0.0


def finish(g: Game, a: Arrays) -> None:
    """Say how a game ended, and begin another."""
    for seat in range(g.config.players):
        a.final_totals[g.row, seat] = g.totals[seat] + g.score[seat]
    new_game(g, a)


# ---------------------------------------------------------------------------- many games


def reset_group(group: Group, seed: int) -> None:
    """Deal a first game to each row."""
    if not group.leaf:
        reset_group(group.left, seed)
        reset_group(group.right, seed)
        return
    group.game.seed = seed
    group.game.episode = 0
    new_game(group.game, group.game.arrays)


def step_group(group: Group, actions: "NDArray[Any]") -> None:
    """Play an action in each game."""
    if not group.leaf:
        step_group(group.left, actions)
        step_group(group.right, actions)
        return
    step_game(group.game, group.game.arrays, actions[group.game.row])


def sample_group(group: Group, word: int, actions: "NDArray[Any]") -> None:
    """Choose a legal action for each game at random."""
    if not group.leaf:
        sample_group(group.left, word, actions)
        sample_group(group.right, word, actions)
        return
    chosen = mix64((word + group.game.row * GOLDEN) & WORD_MASK) >> 32
    actions[group.game.row] = group.game.number[chosen * group.game.legal_count >> 32]


def deal_game(g: Game, deck: Sequence[int]) -> None:
    """Begin a game with these tiles; another follows if it has no turn for a learner."""
    begin(g, g.arrays)
    for at in range(56):
        g.deck[at] = deck[at]
    start(g, g.arrays)
    play_on(g, g.arrays)
    if g.over:
        new_game(g, g.arrays)
    else:
        show(g, g.arrays)
