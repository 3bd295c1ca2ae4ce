"""A proof that a seat wins the match, whatever the other does, once two players know everything.

It follows a plan (:mod:`dreistein.kernel.search.plan_cy`), answers every reply of the other, plans
anew where a reply spoils the plan, and where that fails tries some other actions, but only a few
times in one line (Harvey and Ginsberg, "Limited discrepancy search", 1995). So it finds a win or
does not; it never says that there is none. A position once found to be won is won with more points,
too. ``proof_cy.pxd`` has the types for C.
"""

from collections.abc import Callable

try:
    import cython
except ImportError:
    from dreistein.kernel import cython_shim as cython

if not cython.compiled:
    from dreistein.kernel.position.bits import popcount
    from dreistein.kernel.position.constants import END_TURN, NO_ACTION
    from dreistein.kernel.position.playout_cy import mix64
    from dreistein.kernel.position.position_cy import Position, act, copy_position, is_legal
    from dreistein.kernel.search.objective_cy import Objective
    from dreistein.kernel.search.options_cy import list_options, next_best
    from dreistein.kernel.search.plan_cy import (
        STEPS,
        WIDEST,
        Planner,
        find_plan,
        let_pass,
        look_at_clock,
        margin,
    )
    from dreistein.kernel.search.policy_cy import PlayoutPolicy

DEPTH, OPTIONS, ENTRIES = 120, 600, 65536
"""The most actions to the end, the most options of one position, and the entries of the table."""


class Proof:
    """Proves that ``seat`` wins from a position; later calls profit from what earlier ones found.

    ``choice`` is the action with which it does, after a proof for the seat to move.
    """

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
            self.option = [0] * (DEPTH * OPTIONS)
            self.prior = [0] * (DEPTH * OPTIONS)
            self.plan = [0] * (DEPTH * STEPS)
            self.length = [0] * DEPTH
            self.key = [0] * ENTRIES
            self.entry_effort = [0] * ENTRIES
            self.entry_slack = [0] * ENTRIES
            self.won = [0] * ENTRIES
            self.own_score = [0] * ENTRIES
            self.other_score = [0] * ENTRIES
        self.planner = Planner(root, objective, policy, clock, limit, seat)
        self.line = [type(root)(root.config), type(root)(root.config)]
        self.test = type(root)(root.config)
        self.choice = NO_ACTION
        self.effort = 1
        self.width = 8
        copy_position(self.line[0], root)

    @property
    def positions(self) -> int:
        """How many positions were met so far."""
        return self.planner.positions

    def win(self, code: int, effort: int, until: float) -> bool | None:
        """Whether a win after an action was found; None if there was no time to look for it.

        With more effort, from 1 on, plans are chosen from more lines, and more actions are tried.
        """
        self.effort = effort
        self.width = 8 * effort if 8 * effort < WIDEST else WIDEST
        self.planner.until = until
        self.planner.stopped = False
        first = 0
        board = 0
        if code != NO_ACTION:
            first = 1
            board = mix64(code) if code != END_TURN else 0
            copy_position(self.line[1], self.line[0])
            act(self.line[1], code)
        self.length[first] = 0
        found = is_won(self, first, board, first, 0, effort)
        return None if self.planner.stopped else found


def is_safe(p: Planner, s: Position) -> bool:
    """Whether the seat wins the match even if everything goes wrong from now on."""
    left = popcount(s.hand[1 - p.own])
    # It pays only where it cannot place, and then the other must place, or the round is over.
    own = s.score[p.own] + p.objective.totals[p.own] - s.config.empty * left
    if own < p.objective.target:
        return False
    bonus = 0
    for kind in range(1, 6):
        if s.config.bonus_points[kind] > bonus:
            bonus = s.config.bonus_points[kind]
    other = s.score[1 - p.own] + p.objective.totals[1 - p.own] + left * bonus
    return own > other + s.hand_value[0] + s.hand_value[1] + s.config.out


def next_step(e: Proof, s: Position, row: int, at: int) -> int:
    """The index of the next action of a plan that is legal, or the length of the plan."""
    while at < e.length[row] and not is_legal(s, e.plan[row * STEPS + at]):
        at += 1
    return at


def still_wins(e: Proof, s: Position, row: int, at: int) -> bool:
    """Whether the rest of a plan still wins while the other passes."""
    p = e.planner
    s_test = e.test
    copy_position(s_test, s)
    while not s_test.end:
        at = next_step(e, s_test, row, at)
        if at < e.length[row]:
            act(s_test, e.plan[row * STEPS + at])
            at += 1
        else:
            count = list_options(s_test, p.policy, p.option, p.prior, 0)
            act(s_test, next_best(p.option, p.prior, 0, count))
        let_pass(p, s_test)
    return margin(p, s_test) >= 0


def plan_anew(e: Proof, s: Position, row: int) -> bool:
    """Look for a plan that wins, and keep it."""
    found = find_plan(e.planner, s, e.width)
    e.length[row] = e.planner.length
    for k in range(e.planner.length):
        e.plan[row * STEPS + k] = e.planner.plan[k]
    return found


def is_won(e: Proof, depth: int, board: int, row: int, at: int, slack: int) -> bool:
    """Whether a win is found from a position.

    The plan so far goes on at an index of a row; ``slack`` is how often it may still be left.
    """
    s = e.line[depth]
    p = e.planner
    if s.end:
        return margin(p, s) >= 0
    if is_safe(p, s) and depth:
        return True
    p.positions += 1
    if depth + 2 >= DEPTH:
        p.stopped = True
    if not p.positions & 15:
        look_at_clock(p)
    if p.stopped:
        return False
    key = mix64(board ^ (s.turn << 8 | s.passes))
    entry = key % ENTRIES
    own = s.score[p.own]
    other = s.score[1 - p.own]
    if e.key[entry] == key and depth:
        if e.won[entry]:
            if own >= e.own_score[entry] and other <= e.other_score[entry]:
                return True
        elif (
            own <= e.own_score[entry]
            and other >= e.other_score[entry]
            and e.effort <= e.entry_effort[entry]
            and slack <= e.entry_slack[entry]
        ):
            return False
    if depth + 1 == len(e.line):
        e.line.append(p.kind(p.config))
    if s.turn == p.own:
        found = has_answer(e, depth, board, row, at, slack)
    else:
        found = answers_all(e, depth, board, row, at, slack)
    if p.stopped:
        return False
    e.key[entry] = key
    e.won[entry] = found
    e.own_score[entry] = own
    e.other_score[entry] = other
    e.entry_effort[entry] = e.effort
    e.entry_slack[entry] = slack
    return found


def is_won_after(
    e: Proof, depth: int, board: int, code: int, row: int, at: int, slack: int
) -> bool:
    """Whether a win is found after an action."""
    copy_position(e.line[depth + 1], e.line[depth])
    act(e.line[depth + 1], code)
    # Passing does not change the board.
    return is_won(e, depth + 1, board if code == END_TURN else board ^ mix64(code), row, at, slack)


def answers_all(e: Proof, depth: int, board: int, row: int, at: int, slack: int) -> bool:
    """Whether there is an answer to everything that the other seat can do."""
    base = OPTIONS * depth
    count = list_options(e.line[depth], e.planner.policy, e.option, e.prior, base)
    for k in range(count):
        code = next_best(e.option, e.prior, base + k, base + count)
        if not is_won_after(e, depth, board, code, row, at, slack):
            return False
    return True


def has_answer(e: Proof, depth: int, board: int, row: int, at: int, slack: int) -> bool:
    """Whether the seat has an action that wins: the plan's next, or one of the policy's best."""
    s = e.line[depth]
    if not still_wins(e, s, row, at):
        if not plan_anew(e, s, depth):
            return False
        row = depth
        at = 0
    base = OPTIONS * depth
    count = list_options(s, e.planner.policy, e.option, e.prior, base)
    at = next_step(e, s, row, at)
    if at < e.length[row]:
        first = e.plan[row * STEPS + at]
    else:
        first = next_best(e.option, e.prior, base, base + count)
    if is_won_after(e, depth, board, first, row, at + 1, slack):
        e.choice = first
        return True
    if not slack:
        return False
    tried = 1
    for k in range(count):
        if tried == e.effort + 2 or e.planner.stopped:
            break
        code = next_best(e.option, e.prior, base + k, base + count)
        if code == first:
            continue
        tried += 1
        e.length[depth + 1] = 0
        if is_won_after(e, depth, board, code, depth + 1, 0, slack - 1):
            e.choice = code
            return True
    return False
