"""Why an action is good, or not so good: the reasons a player would give.

The ranking says how good each action is. Some reasons come from the rules alone: a bonus taken,
going out, nothing that fits. All others compare two actions by what happens after them, side by
side in the same worlds: what the board looks like, without what it leads to, tells little.

>>> from dreistein.bots.base import Ranked
>>> from dreistein.rules import EDITIONS, Round, parse_action, view
>>> round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0")
>>> ranked = Ranked(parse_action("+"), 80.0, 4.0, -9.0, 5.0, 0.46, 0.01, 300, False)
>>> [explained] = explain(view(round, 1), [ranked])
>>> explained.reasons  # doctest: +ELLIPSIS
(Draws(drawn=0, fitting=5, unseen=45, chance=0.111...),)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dreistein.bots.base import Ranked
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.catalogue import Holds, LastRound, NearlyOut
from dreistein.bots.hints.contrast import Fact, Rows, reasons
from dreistein.bots.hints.outcomes import outcomes
from dreistein.bots.hints.outlook import Known, Outlook
from dreistein.bots.hints.reason import Reason, to_json
from dreistein.rules.actions import Action, Draw, Placement, TurnEnd
from dreistein.rules.tiles import value
from dreistein.rules.view import View

MOST_REASONS = 3
FEW_TILES = 2
"""With this few tiles, a player is about to go out."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A ranked action with its reasons, the weightiest first."""

    ranked: Ranked
    now: int
    """What it scores at once, without the end of the round."""
    reasons: tuple[Reason, ...]

    @property
    def action(self) -> Action:
        return self.ranked.action

    def to_json(self) -> dict[str, Any]:
        ranked = self.ranked
        return {
            "action": str(ranked.action),
            "now": self.now,
            "points": _rounded(ranked.points),
            "points_error": _rounded(ranked.points_error),
            "lead": _rounded(ranked.lead),
            "lead_error": _rounded(ranked.lead_error),
            "win": _rounded(ranked.win),
            "win_error": None if ranked.win is None else _rounded(ranked.win_uncertainty),
            "worlds": ranked.worlds,
            "exact": ranked.exact,
            "reasons": to_json(self.reasons),
        }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def explain(
    view: View, ranked: Sequence[Ranked], after: Sequence[Rows] | None = None
) -> list[Explained]:
    """Each ranked action with one to three reasons; ``ranked`` has every legal action, the best
    first, and the view is that of the seat to move. ``after`` has what happens after each, if that
    is known."""
    known = Known.of(view)
    outlooks = [Outlook.of(known, each.action) for each in ranked]
    if after is None:
        actions = [each.action for each in ranked]
        after = outcomes(view, actions) if view.board and len(actions) > 1 else ()
    return [
        Explained(each, outlook.now, _chosen(_Case(known, outlooks, after, place)))
        for place, (each, outlook) in enumerate(zip(ranked, outlooks, strict=True))
    ]


def situation(view: View) -> tuple[Reason, ...]:
    """What matters whatever the action: a player has reached the target, or is about to go out, or
    the other's tiles are known."""
    known = Known.of(view)
    if known.alone:
        return ()
    said: list[Reason] = []
    leader = max(range(view.players), key=lambda seat: known.totals[seat])
    if known.totals[leader] >= view.edition.target:
        said.append(LastRound(leader, leader == known.seat, known.totals[leader]))
    if view.stock == 0 and view.players == 2 and view.board:
        said.append(Holds(1 - known.seat, tuple(sorted(known.unseen))))
    else:
        few = {seat: count for seat, count in known.others.items() if count <= FEW_TILES}
        said += [NearlyOut(seat, count) for seat, count in few.items()]
    return tuple(said)


@dataclass(frozen=True, slots=True)
class _Case:
    """One action among the others, which are in the order of the ranking."""

    known: Known
    outlooks: Sequence[Outlook]
    rows: Sequence[Rows]
    """What happens after each of them."""
    place: int

    @property
    def this(self) -> Outlook:
        return self.outlooks[self.place]

    @property
    def best(self) -> bool:
        return self.place == 0

    @property
    def ends(self) -> bool:
        """Whether the round ends with it."""
        return self.this.out or self.this.blocked

    @property
    def placeable(self) -> int | None:
        """The most points that a placement scores now; None if nothing fits."""
        return max((o.now for o in self.outlooks if isinstance(o.action, Placement)), default=None)


def _chosen(case: _Case) -> tuple[Reason, ...]:
    """What it is by the rules; then, how it compares."""
    found = [*_by_rules(case), *_compared(case)][:MOST_REASONS]
    return tuple(found) or (why.Brings(case.this.now),)


def _by_rules(case: _Case) -> Iterator[Reason]:
    yield from _the_end(case)
    action = case.this.action
    if isinstance(action, Placement):
        yield from _placing(case, action)
    elif isinstance(action, Draw):
        yield from _drawing(case)
    else:
        yield _ending(case)
    if not case.ends and not case.known.alone and case.known.held_by_others is not None:
        nobody = not case.this.fitting & case.known.unseen
        if nobody and case.this.fits:
            yield why.Stops(case.known.view.edition.empty)


def _placing(case: _Case, action: Placement) -> Iterator[Reason]:
    if not case.known.view.board:
        yield why.Starts(action.tile)
    elif len(case.outlooks) == 1:
        yield why.Only()
    if case.this.prize is not None:
        yield why.Takes(case.this.prize)
    other = case.outlooks[1 - case.place] if len(case.outlooks) == 2 else None
    if other is not None and not isinstance(other.action, Placement) and not case.ends:
        yield why.OnlyFit(other.action, -other.now)


def _drawing(case: _Case) -> Iterator[Reason]:
    known, edition = case.known, case.known.view.edition
    drawn, unseen = len(known.view.drawn), len(known.unseen)
    fitting = len(case.this.fitting & known.unseen)
    chance = known.odds.drawn(case.this.fitting)
    if case.placeable is None:
        yield why.Draws(drawn, fitting, unseen, chance)
    else:
        yield why.DrawsAnyway(case.placeable, fitting, unseen, chance, case.best)
    if edition.fruitless and drawn + 1 == edition.draws:
        yield why.Fruitless(edition.fruitless)


def _ending(case: _Case) -> Reason:
    view = case.known.view
    if view.end_of_turn is TurnEnd.KEPT and case.placeable is not None:
        return why.Keeps(case.placeable, view.edition.fruitless, case.best)
    return why.Passes(view.edition.empty, case.placeable, case.best)


def _compared(case: _Case) -> Iterator[Reason]:
    """Why the best is better than what tempts most, and what any other lets happen."""
    if len(case.rows) < 2:
        return
    known, outlooks = case.known, case.outlooks
    rivals, seat = known.view.players - 1, (known.seat + 1) % known.view.players
    if case.best:
        other = max(range(1, len(outlooks)), key=lambda at: outlooks[at].now)
        this, than = case.this.action, outlooks[other].action
        for found in reasons(case.rows[0], case.rows[other], match=False):
            if found.fact is not Fact.POINTS:
                often = found.better, found.played
                against = found.although
                yield why.Contrast(str(found.fact), this, than, *often, against, rivals, seat)
        return
    found_all = reasons(case.rows[0], case.rows[case.place], match=False)
    drawbacks = [found for found in found_all if not found.although]
    # First what it allows the others.
    for found in sorted(drawbacks, key=lambda found: not found.fact.startswith("their"))[:1]:
        yield why.Allows(str(found.fact), found.played, found.better, rivals, seat)


# ---------------------------------------------------------------------------- the end


def _the_end(case: _Case) -> Iterator[Reason]:
    known, this = case.known, case.this
    held = sum(known.others.values())
    if this.out:
        cheapest = sorted(tile.value for tile in known.unseen)[:held]
        exact = known.view.stock == 0 or held == 0
        bonus = known.view.edition.out
        yield from _match_end(known, this.now + bonus + sum(cheapest), 0)
        yield why.Out(bonus, held, sum(cheapest), exact)
    elif this.blocked:
        own = value(this.hand)
        others = None if known.alone else value(known.held_by_others or ())
        passed = not isinstance(this.action, Placement)
        if others is not None and known.view.players == 2:
            gain, loss = max(others - own, 0), max(own - others, 0)
            yield from _match_end(known, this.now + gain, loss)
        yield why.Blocks(own, others, passed)


def _match_end(known: Known, mine: int, theirs: int) -> Iterator[Reason]:
    """The match, if it ends with the round, which scores these points for each side."""
    if known.alone:
        return
    rival = max(known.others, key=lambda seat: known.totals[seat])
    if rival in known.view.resigned:
        return  # the sentence speaks of all others, and this one cannot win
    total, best = known.total + mine, known.totals[rival] + theirs
    if max(total, best) >= known.view.edition.target:
        yield why.EndsMatch(total, best)
