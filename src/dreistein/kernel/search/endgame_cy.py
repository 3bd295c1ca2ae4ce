"""The end of a round, solved: with nothing left to draw at a table of one or two all is known.

Minimax with alpha-beta cuts (Knuth and Moore, "An analysis of alpha-beta pruning", 1975) for what
the seat plays for; what looks best by policy is tried first, and positions met before are kept in a
table: the same tiles laid in another order, for the same points, are the same position.
``endgame_cy.pxd`` has the types for C.
"""

from collections.abc import Callable

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import lowest
    from dreistein.kernel.position.constants import END_TURN, WORST
    from dreistein.kernel.position.playout_cy import mix64
    from dreistein.kernel.position.position_cy import Position, act, copy_position, find_placements
    from dreistein.kernel.search.objective_cy import Objective, best_other, utility
    from dreistein.kernel.search.policy_cy import PlayoutPolicy, choose, laid_tiles

DEPTH, OPTIONS, ENTRIES = 120, 600, 131072
"""Most actions to the end, most options for one, and how many positions are remembered."""
LEAST, MOST = -1e9, 1e9
NEARLY = 1e-12
LOOKS = 15
"""One less than how many positions there are between two looks at the clock."""


class Endgame:
    """Solves a position for the seat to move. What was found helps with what is solved next."""

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
        """What an action leads to: its worth, and the scores of both seats at the end. Where that
        is no more than ``low`` it may be less. None once the clock shows ``until``,
        or after as many positions as the limit says, all actions together.
        """
        self.until = until
        self.stopped = False
        copy_position(self.line[1], self.line[0])
        act(self.line[1], code)
        found = search(self, 1, mix64(code), low, MOST)
        if self.stopped:
            return None
        return found, self.mine[1], self.theirs[1]


def listed(e: Endgame, s: Position, depth: int) -> int:
    """List what may be done, with what it is worth by policy; how much there is."""
    base = OPTIONS * depth
    found = find_placements(s, s.hand[s.turn])
    for k in range(found):
        e.option[base + k] = s.cells[s.found_slot[k]] << 6 | lowest(s.found_bit[k])
    if found:
        choose(s, e.policy, laid_tiles(s), found, True)
        for k in range(found):
            e.prior[base + k] = e.policy.worth[k]
    e.option[base + found] = END_TURN
    e.prior[base + found] = WORST
    return found + 1


def taken(e: Endgame, at: int, stop: int) -> int:
    """Bring the best of the options from ``at`` on to that place; its code."""
    j = at
    for k in range(at + 1, stop):
        if e.prior[k] > e.prior[j]:
            j = k
    prior = e.prior[j]
    code = e.option[j]
    e.prior[j] = e.prior[at]
    e.option[j] = e.option[at]
    e.prior[at] = prior
    e.option[at] = code
    return code


def named(s: Position, board: int) -> int:
    """A position as a number, which no two are likely to share; ``board`` stands for the tiles."""
    mark = board
    for seat in range(s.config.players):
        mark = mix64(mark ^ (s.score[seat] + 1000000))
    return mix64(mark ^ (s.turn << 8 | s.passes))


def search(e: Endgame, depth: int, board: int, low: float, high: float) -> float:
    """What a position is worth to the seat that is looked for; at or beyond ``low`` or ``high``
    that is a bound. The scores it ends with are left beside it.
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
    if not e.nodes & LOOKS and e.clock() >= e.until:
        e.stopped = True
        return 0.0
    name = named(s, board)
    slot = name % ENTRIES
    if e.key[slot] == name:
        found = e.value[slot]
        kind = e.bound[slot]
        if kind == 0 or (kind == 1 and found >= high) or (kind == 2 and found <= low):
            e.mine[depth] = e.key_mine[slot]
            e.theirs[depth] = e.key_theirs[slot]
            return found
    after = e.line[depth + 1]
    ours = s.turn == e.own
    best = LEAST if ours else MOST
    alpha = low
    beta = high
    base = OPTIONS * depth
    count = listed(e, s, depth)
    for k in range(count):
        code = taken(e, base + k, base + count)
        copy_position(after, s)
        act(after, code)
        # Passing leaves the tiles as they lie.
        mark = board if code == END_TURN else board ^ mix64(code)
        found = search(e, depth + 1, mark, alpha, beta)
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
            if alpha >= beta - NEARLY:
                break
    e.key[slot] = name
    e.value[slot] = best
    e.key_mine[slot] = e.mine[depth]
    e.key_theirs[slot] = e.theirs[depth]
    e.bound[slot] = 1 if best >= high - NEARLY else 2 if best <= low + NEARLY else 0
    return best
