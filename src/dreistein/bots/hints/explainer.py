"""Why an action is good, or not so good: the reasons a player would give.

The ranking says how good each action is. The reasons come from the rules alone and from what the
seat may know: a bonus taken, one opened to others, one that only the seat itself can take, a rack
that still fits, going out. They do not prove the ranking, which looks further; they tell what a
player can see in it.

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
from math import hypot
from typing import Any

from dreistein.bots.base import Ranked
from dreistein.bots.hints import catalogue as why
from dreistein.bots.hints.catalogue import Holds, LastRound, NearlyOut
from dreistein.bots.hints.outlook import Known, Outlook
from dreistein.bots.hints.reason import Reason, to_json
from dreistein.rules.actions import Action, Draw, Placement, TurnEnd
from dreistein.rules.tiles import value
from dreistein.rules.view import View

MOST_REASONS = 3
FEW_TILES = 2
"""With this few tiles, a player is about to go out."""
_FEW_FIT, _MANY_FEWER = 0.3, 4
"""If less than this share of the unseen tiles fit, and that many fewer than otherwise, the others
will often have to draw."""
_HARDLY, _HARDLY_MORE_WINS = 0.5, 0.005
"""Differences in points, and in the chance to win, that do not matter."""
_DECISIVE = 1e9
"""More than any points."""
_WORTH_TELLING = 1.5

Weighed = tuple[float, Reason]
"""A reason and about how many points are at stake, which decides the order and what is left out."""


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


def explain(view: View, ranked: Sequence[Ranked]) -> list[Explained]:
    """Each ranked action with one to three reasons; ``ranked`` has every legal action, the best
    first, and the view is that of the seat to move."""
    known = Known.of(view)
    outlooks = [Outlook.of(known, each.action) for each in ranked]
    return [
        Explained(each, outlook.now, _chosen(_Case(known, ranked, outlooks, place)))
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
    ranked: Sequence[Ranked]
    outlooks: Sequence[Outlook]
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
    def rival(self) -> Outlook | None:
        """What it is compared to: the best; for the best, the one with the most points now."""
        if not self.best:
            return self.outlooks[0]
        return max(self.outlooks[1:], key=lambda outlook: outlook.now, default=None)

    @property
    def placeable(self) -> int | None:
        """The most points that a placement scores now; None if nothing fits."""
        return max((o.now for o in self.outlooks if isinstance(o.action, Placement)), default=None)


def _chosen(case: _Case) -> tuple[Reason, ...]:
    chosen: list[Reason] = []
    for weight, reason in sorted(_all(case), key=lambda item: -item[0]):
        again = _weighs_points(reason) and any(map(_weighs_points, chosen))
        if weight >= _WORTH_TELLING and not again:
            chosen.append(reason)
    chosen = sorted(chosen[:MOST_REASONS], key=lambda reason: _rank_of(reason, case.best))
    return tuple(chosen) or (why.Brings(case.this.now),)


def _rank_of(reason: Reason, best: bool) -> int:
    """The best action's merits come before its drawbacks; how close it is comes last."""
    if isinstance(reason, why.Close):
        return 2
    drawback = isinstance(reason, (why.Exposes, why.Compared)) or (
        isinstance(reason, why.Fits) and not reason.fitting
    )
    return 1 if best and drawback else 0


def _weighs_points(reason: Reason) -> bool:
    """Whether it states the difference in points now, which is enough once."""
    if isinstance(reason, why.Tighter):
        return reason.points > 0
    return isinstance(reason, (why.Safer, why.Roomier, why.Compared))


def _all(case: _Case) -> Iterator[Weighed]:
    action = case.this.action
    if isinstance(action, Placement):
        if not case.known.view.board:
            yield _DECISIVE, why.Starts(action.tile)
        elif len(case.outlooks) == 1:
            yield _DECISIVE, why.Only()
        elif sum(isinstance(o.action, Placement) for o in case.outlooks) == 1 and not case.ends:
            other = case.outlooks[1 - case.place]
            yield 11.0, why.OnlyFit(other.action, -other.now)
        yield from _placing(case)
    elif isinstance(action, Draw):
        yield from _drawing(case)
    else:
        yield from _ending(case)
    yield from _the_end(case)
    if not case.known.alone and case.known.view.board:
        yield from _about_others(case)
    if case.known.view.board and not case.ends:
        yield from _compared(case)


# ---------------------------------------------------------------------------- the action itself


def _placing(case: _Case) -> Iterator[Weighed]:
    this = case.this
    if this.prize is not None:
        yield this.prize.points, why.Takes(this.prize)
    if case.ends or not case.known.view.board:
        return
    if this.prepared:
        prize = this.prepared[0]
        yield 0.7 * (prize.points + prize.tile.value), why.Prepares(prize)
    yield from _room(case)


def _room(case: _Case) -> Iterator[Weighed]:
    """How well the rack fits afterwards."""
    this, rival, left = case.this, case.rival, len(case.this.hand)
    if rival is not None and isinstance(rival.action, Placement):
        difference = this.fits - rival.fits
        fewer = rival.now - this.now
        if case.best and difference > 0 and fewer >= 0:
            roomier = why.Roomier(rival.action, fewer, this.fits, rival.fits)
            yield max(4.0 * difference, fewer + 1), roomier
            return
        if not case.best and difference < 0 and this.fits:
            more = max(-fewer, 0)
            tighter = why.Tighter(rival.action, more, this.fits, rival.fits)
            yield max(-4.0 * difference, more + 1), tighter
            return
    if left:
        others = [o for o in case.outlooks if isinstance(o.action, Placement)]
        alike = all(o.fits == this.fits for o in others)
        weight = 2.0 if alike else {0: 10.0, left: 4.0}.get(this.fits, 2.0)
        yield weight, why.Fits(this.fits, left)


def _drawing(case: _Case) -> Iterator[Weighed]:
    known, edition = case.known, case.known.view.edition
    drawn, unseen = len(known.view.drawn), len(known.unseen)
    fitting = len(case.this.fitting & known.unseen)
    chance = known.odds.drawn(case.this.fitting)
    if case.placeable is None:
        yield _DECISIVE, why.Draws(drawn, fitting, unseen, chance)
    else:
        yield _DECISIVE, why.DrawsAnyway(case.placeable, fitting, unseen, chance, case.best)
        if case.best and not known.alone:
            yield _DECISIVE / 2, why.Collects(known.view.stock, edition.empty)
    bonuses = [prize for prize in known.prizes.values() if prize.tile in known.unseen]
    if bonuses:
        most = max(prize.points for prize in bonuses)
        count = len({prize.tile for prize in bonuses})
        if most * count / unseen >= _WORTH_TELLING:
            yield _DECISIVE - 1, why.DrawsBonus(count, most)
    if edition.fruitless and drawn + 1 == edition.draws:
        yield float(edition.fruitless), why.Fruitless(edition.fruitless)


def _ending(case: _Case) -> Iterator[Weighed]:
    view = case.known.view
    if view.end_of_turn is TurnEnd.KEPT and case.placeable is not None:
        yield _DECISIVE, why.Keeps(case.placeable, view.edition.fruitless, case.best)
    else:
        yield _DECISIVE, why.Passes(view.edition.empty, case.placeable, case.best)


# ---------------------------------------------------------------------------- the end


def _the_end(case: _Case) -> Iterator[Weighed]:
    known, this = case.known, case.this
    held = sum(known.others.values())
    if this.out:
        cheapest = sorted(tile.value for tile in known.unseen)[:held]
        exact = known.view.stock == 0 or held == 0
        bonus = known.view.edition.out
        yield _DECISIVE + 1, why.Out(bonus, held, sum(cheapest), exact)
        yield from _match_end(known, this.now + bonus + sum(cheapest), 0)
    elif this.blocked:
        own = value(this.hand)
        others = None if known.alone else value(known.held_by_others or ())
        passed = not isinstance(this.action, Placement)
        yield _DECISIVE + 1, why.Blocks(own, others, passed)
        if others is not None and known.view.players == 2:
            gain, loss = max(others - own, 0), max(own - others, 0)
            yield from _match_end(known, this.now + gain, loss)


def _match_end(known: Known, mine: int, theirs: int) -> Iterator[Weighed]:
    """The match, if it ends with the round, which scores these points for each side."""
    if known.alone:
        return
    rival = max(known.others, key=lambda seat: known.totals[seat])
    if rival in known.view.resigned:
        return  # the sentence speaks of all others, and this one cannot win
    total, best = known.total + mine, known.totals[rival] + theirs
    if max(total, best) >= known.view.edition.target:
        yield _DECISIVE + 2, why.EndsMatch(total, best)


# ---------------------------------------------------------------------------- the others


def _about_others(case: _Case) -> Iterator[Weighed]:
    known, this = case.known, case.this
    if case.ends:
        return
    if this.exposed:
        yield _risk(known, this), _exposes(known, this)
    if isinstance(this.action, Placement):
        seat, count = min(known.others.items(), key=lambda item: item[1])
        alternative = case.best or not isinstance(case.outlooks[0].action, Placement)
        if count <= FEW_TILES and alternative:
            worth = this.action.tile.value
            yield 0.4 * worth, why.Sheds(worth, seat, count)
        yield from _hampering(case)


def _hampering(case: _Case) -> Iterator[Weighed]:
    known, this, rival = case.known, case.this, case.rival
    fitting, unseen = len(this.fitting & known.unseen), len(known.unseen)
    if known.held_by_others is not None:
        if fitting == 0 and this.fits:
            yield 15.0, why.Stops(known.view.edition.empty)
    elif rival is not None and isinstance(rival.action, Placement):
        fewer = len(rival.fitting & known.unseen) - fitting
        if fewer >= _MANY_FEWER and fitting / unseen < _FEW_FIT:
            yield float(fewer), why.Hampers(fitting, unseen)


def _risk(known: Known, outlook: Outlook) -> float:
    """The points it opens to others, times the chance that they hold the tile."""
    others = list(known.others)
    return sum(
        (prize.points + prize.tile.value) * known.odds.held([prize.tile], others)
        for prize in outlook.exposed
    )


def _exposes(known: Known, outlook: Outlook) -> Reason:
    tiles = [prize.tile for prize in outlook.exposed]
    others = list(known.others)
    return why.Exposes(
        outlook.exposed,
        len(known.unseen),
        known.odds.held(tiles, others[:1]),
        known.odds.held(tiles, others),
        known.view.players,
    )


# ---------------------------------------------------------------------------- compared


def _compared(case: _Case) -> Iterator[Weighed]:
    known, this, rival = case.known, case.this, case.rival
    if case.best and this.waiting:
        prize = this.waiting[0]
        yield 0.5 * prize.points, why.Waits(prize)
    if rival is None:
        return
    yield from _close(case)
    ahead = this.now - rival.now
    both_place = isinstance(this.action, Placement) and isinstance(rival.action, Placement)
    if not case.best:
        if ahead and both_place:
            yield float(abs(ahead)), why.Compared(rival.action, ahead)
    elif ahead > 0:
        if both_place:
            yield 0.5 * ahead, why.Most(ahead)
    elif rival.exposed and not this.exposed and not known.alone:
        yield _risk(known, rival) + 1, why.Safer(rival.action, -ahead)
    elif ahead < 0 and both_place:
        yield float(-ahead), why.Compared(rival.action, ahead)


def _close(case: _Case) -> Iterator[Weighed]:
    """Whether the ranking can hardly tell it from the best; or the best from the next."""
    one, other = case.ranked[0], case.ranked[max(case.place, 1)]
    if one.win is None or other.win is None:
        apart, hardly = one.lead - other.lead, _HARDLY
        noise = hypot(one.lead_error, other.lead_error)
    else:
        apart, hardly = one.win - other.win, _HARDLY_MORE_WINS
        noise = hypot(one.win_error, other.win_error)
    # Both were tried in the same worlds, so their difference is more certain than either value.
    if abs(apart) <= max(noise / 2, hardly):
        than = other if case.best else one
        yield 5.0, why.Close(than.action, case.best)
