"""The endgame, solved: once the stock is empty, one or two players know everything.

Minimax with alpha-beta cuts (Knuth and Moore, "An analysis of alpha-beta pruning", 1975) for the
seat's objective. The options that the policy prefers are tried first, and a transposition table
keeps the positions met: the same tiles laid in another order, for the same points, are the same
position. ``endgame_cy.pxd`` has the types for C.
"""

from collections.abc import Callable

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.constants import END_TURN
    from dreistein.kernel.position.playout_cy import mix64
    from dreistein.kernel.position.position_cy import Position, act, copy_position
    from dreistein.kernel.search.objective_cy import Objective, best_other, utility
    from dreistein.kernel.search.options_cy import list_options, next_best
    from dreistein.kernel.search.policy_cy import PlayoutPolicy

DEPTH, OPTIONS, ENTRIES = 120, 600, 131072
"""The most actions to the end, the most options of one position, and the entries of the table."""
LOWEST, HIGHEST = -1e9, 1e9
EPSILON = 1e-12
CLOCK_MASK = 15
"""The clock is read when these bits of the number of positions are 0."""
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
"""What the value of an entry is."""


class Endgame:
    """Solves a position for the seat to move; later calls profit from what earlier ones found."""

    def __init__(
        self,
        root: Position,
        objective: Objective,
        policy: PlayoutPolicy,
        clock: Callable[[], float],
        limit: int,
    ) -> None:
        if not cython.compiled:
            self.option = [0] * (DEPTH * OPTIONS)
            self.prior = [0] * (DEPTH * OPTIONS)
            self.mine = [0] * (DEPTH + 1)
            self.theirs = [0] * (DEPTH + 1)
            self.key = [0] * ENTRIES
            self.value = [0.0] * ENTRIES
            self.bound = [0] * ENTRIES
            self.key_mine = [0] * ENTRIES
            self.key_theirs = [0] * ENTRIES
        self.line = [type(root)(root.config) for _ in range(DEPTH + 1)]
        self.objective = objective
        self.policy = policy
        self.clock = clock
        self.until = 0.0
        self.limit = limit
        self.own = root.turn
        self.nodes = 0
        self.stopped = False
        copy_position(self.line[0], root)

    def solve(self, code: int, low: float, until: float) -> tuple[float, int, int] | None:
        """What an action leads to: its utility, and the final scores of the seat and the other.

        A utility of at most ``low`` is only an upper bound. None once the clock shows ``until``, or
        when the calls together have met ``limit`` positions.
        """
        self.until = until
        self.stopped = False
        copy_position(self.line[1], self.line[0])
        act(self.line[1], code)
        found = search(self, 1, mix64(code), low, HIGHEST)
        if self.stopped:
            return None
        return found, self.mine[1], self.theirs[1]


def position_key(s: Position, board: int) -> int:
    """A hash of a position; ``board`` is that of its tiles."""
    key = board
    for seat in range(s.config.players):
        key = mix64(key ^ (s.score[seat] + 1000000 & 0xFFFFFFFF))
    return mix64(key ^ (s.turn << 8 | s.passes))


def search(e: Endgame, depth: int, board: int, low: float, high: float) -> float:
    """The utility of a position to the seat that asks; a bound at or beyond ``low`` or ``high``.

    The final scores go to ``e.mine`` and ``e.theirs``.
    """
    s = e.line[depth]
    if s.end:
        e.mine[depth] = s.score[e.own]
        e.theirs[depth] = best_other(s, e.own)
        return utility(e.objective, s, e.own)
    e.nodes += 1
    if depth + 1 >= DEPTH or e.nodes > e.limit:
        e.stopped = True
        return 0.0
    if not e.nodes & CLOCK_MASK and e.clock() >= e.until:
        e.stopped = True
        return 0.0
    key = position_key(s, board)
    entry = key % ENTRIES
    if e.key[entry] == key:
        found = e.value[entry]
        kind = e.bound[entry]
        if (
            kind == EXACT
            or (kind == AT_LEAST and found >= high)
            or (kind == AT_MOST and found <= low)
        ):
            e.mine[depth] = e.key_mine[entry]
            e.theirs[depth] = e.key_theirs[entry]
            return found
    after = e.line[depth + 1]
    ours = s.turn == e.own
    best = LOWEST if ours else HIGHEST
    alpha = low
    beta = high
    base = OPTIONS * depth
    count = list_options(s, e.policy, e.option, e.prior, base)
    for k in range(count):
        code = next_best(e.option, e.prior, base + k, base + count)
        copy_position(after, s)
        act(after, code)
        # Passing does not change the board.
        tiles = board if code == END_TURN else board ^ mix64(code)
        found = search(e, depth + 1, tiles, alpha, beta)
        if e.stopped:
            return 0.0
        if found > best if ours else found < best:
            best = found
            e.mine[depth] = e.mine[depth + 1]
            e.theirs[depth] = e.theirs[depth + 1]
            if ours:
                alpha = best if best > alpha else alpha
            else:
                beta = best if best < beta else beta
            if alpha >= beta - EPSILON:
                break
    e.key[entry] = key
    e.value[entry] = best
    e.key_mine[entry] = e.mine[depth]
    e.key_theirs[entry] = e.theirs[depth]
    if best >= high - EPSILON:
        e.bound[entry] = AT_LEAST
    elif best <= low + EPSILON:
        e.bound[entry] = AT_MOST
    else:
        e.bound[entry] = EXACT
    return best
