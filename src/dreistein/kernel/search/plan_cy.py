"""A line of play with which a seat would win the match if the other only passed.

Beam search (Lowerre, *The Harpy speech recognition system*, 1976): of all the ways to place one
tile more, those that the policy prefers are followed further. ``plan_cy.pxd`` has the types for C.
"""

from collections.abc import Callable

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.constants import END_TURN, WORST
    from dreistein.kernel.position.playout_cy import mix64
    from dreistein.kernel.position.position_cy import Position, act, copy_position, is_legal
    from dreistein.kernel.search.objective_cy import Objective
    from dreistein.kernel.search.options_cy import list_options, next_best
    from dreistein.kernel.search.policy_cy import PlayoutPolicy

WIDEST, STEPS, CANDIDATES = 64, 64, 8192
"""The most lines followed at once, the most actions of one, and the most ways to go on."""


class Planner:
    """Plans for a seat, until the clock shows ``until`` or ``limit`` positions were met."""

    def __init__(
        self,
        root: Position,
        objective: Objective,
        policy: PlayoutPolicy,
        clock: Callable[[], float],
        limit: int,
        seat: int,
    ) -> None:
        if not cython.compiled:
            self.option = [0] * 600
            self.prior = [0] * 600
            self.key = [0] * (2 * WIDEST)
            self.code = [0] * CANDIDATES
            self.origin = [0] * CANDIDATES
            self.value = [0] * CANDIDATES
            self.new_key = [0] * CANDIDATES
            self.step_code = [0] * (STEPS * WIDEST)
            self.step_origin = [0] * (STEPS * WIDEST)
            self.plan = [0] * STEPS
        self.kind = type(root)
        self.config = root.config
        self.pool: list[Position] = []
        self.objective = objective
        self.policy = policy
        self.clock = clock
        self.until = 0.0
        self.limit = limit
        self.positions = 0
        self.stopped = False
        self.own = seat
        self.length = 0


def margin(p: Planner, s: Position) -> int:
    """By how many points the seat wins the match if the round ends so; negative if it does not."""
    own = s.score[p.own] + p.objective.totals[p.own]
    ahead = own - s.score[1 - p.own] - p.objective.totals[1 - p.own] - 1
    over: int = own - p.objective.target
    return ahead if ahead < over else over


def look_at_clock(p: Planner) -> None:
    """Stop if the time is up, or enough positions were met."""
    if p.positions > p.limit or p.clock() >= p.until:
        p.stopped = True


def let_pass(p: Planner, s: Position) -> None:
    """The other seat passes; where it must place, it does as the policy says."""
    while not s.end and s.turn != p.own:
        code = END_TURN
        if not is_legal(s, END_TURN):
            count = list_options(s, p.policy, p.option, p.prior, 0)
            code = next_best(p.option, p.prior, 0, count)
        act(s, code)


def find_plan(p: Planner, root: Position, width: int) -> bool:
    """Whether a line was found that wins; ``p.plan`` has the seat's actions in it."""
    while len(p.pool) < 2 * WIDEST:
        p.pool.append(p.kind(p.config))
    best = WORST
    best_step = 0
    best_at = 0
    now = 0
    live = 1
    step = 0
    copy_position(p.pool[0], root)
    p.key[0] = 0
    while live and step + 1 < STEPS:
        look_at_clock(p)
        if p.stopped:
            return False
        count = 0
        for k in range(live):
            s = p.pool[now + k]
            let_pass(p, s)
            if s.end:
                value = margin(p, s)
                if value > best:
                    best = value
                    best_step = step
                    best_at = k
                continue
            p.positions += 1
            count = list_steps(p, s, k, p.key[now + k], count)
        then = WIDEST - now
        live = follow_best(p, now, then, step + 1, count, width)
        now = then
        step += 1
    p.length = best_step
    while best_step:
        p.plan[best_step - 1] = p.step_code[best_step * WIDEST + best_at]
        best_at = p.step_origin[best_step * WIDEST + best_at]
        best_step -= 1
    return best >= 0


def list_steps(p: Planner, s: Position, origin: int, key: int, count: int) -> int:
    """Add the ways to go on from a position to the candidates; their number."""
    found = list_options(s, p.policy, p.option, p.prior, 0)
    scored = s.score[p.own]
    for k in range(found):
        code = p.option[k]
        if count == CANDIDATES or (code == END_TURN and found > 1):
            continue
        p.code[count] = code
        p.origin[count] = origin
        p.value[count] = 256 * scored
        p.new_key[count] = key
        if code != END_TURN:
            p.value[count] += p.prior[k]
            p.new_key[count] ^= mix64(code)
        count += 1
    return count


def follow_best(p: Planner, now: int, then: int, step: int, count: int, width: int) -> int:
    """Play the best candidates, those that lead to the same position once; their number."""
    live = 0
    for first in range(count):
        if live == width:
            break
        top = first
        for k in range(first + 1, count):
            if p.value[k] > p.value[top]:
                top = k
        code = p.code[top]
        origin = p.origin[top]
        key = p.new_key[top]
        p.code[top] = p.code[first]
        p.origin[top] = p.origin[first]
        p.value[top] = p.value[first]
        p.new_key[top] = p.new_key[first]
        k = 0
        while k < live and p.key[then + k] != key:
            k += 1
        if k < live:
            continue
        copy_position(p.pool[then + live], p.pool[now + origin])
        act(p.pool[then + live], code)
        p.key[then + live] = key
        p.step_code[step * WIDEST + live] = code
        p.step_origin[step * WIDEST + live] = origin
        live += 1
    return live
