"""Rounds and matches that are watched: between equal players, and between bots."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from bench.good_play.estimate import ratio
from bench.good_play.habits import POINTS
from bench.good_play.rounds import EDITION
from bench.good_play.watch import KINDS, STAGES, Watch
from dreistein.bots import make_bot
from dreistein.bots.expert.playout_weights import usual_action
from dreistein.kernel import State, action_code, config_for, state_of
from dreistein.kernel.search.policy_cy import PlayoutPolicy
from dreistein.rulebook.strategy import Figure, Unit
from dreistein.rules import Match
from dreistein.rules.match import leaders

Counts = Mapping[str, float]

_PATIENCE = 3_600_000
"""Milliseconds for a decision: the number of worlds decides, not the machine."""


def watched(players: int, rounds: int, seed: str) -> dict[str, Figure]:
    """Everybody takes the most points now: hexagons left and taken, what fits, how it ends."""
    policy = PlayoutPolicy([POINTS])
    found: list[Counts] = []
    for number in range(rounds):
        state, deck = State(config_for(EDITION, players)), list(range(56))
        Random(f"{seed} {number}").shuffle(deck)
        state.deal(deck)
        watch = Watch(state, ["all"] * players, EDITION.hexagons[0])
        watch.play(lambda s: usual_action(s, policy) if s.laid else s.legal()[0])
        found.append(watch.counts)
    told = {
        "hexagon-taken": _share(found, "hexagon-taken-other", "hexagon-opened"),
        "hexagon-next": _share(found, "hexagon-taken-next", "hexagon-opened"),
        "hexagon-self": _share(found, "hexagon-taken-self", "hexagon-opened"),
        "bridge-next": _share(found, "bridge-taken-next", "bridge-opened"),
        "bridge-taken": _share(found, "bridge-taken-other", "bridge-opened"),
        **{f"fits-{kind}": _share(found, f"fit-{kind}", f"held-{kind}") for kind in KINDS},
        "stock-left": _per(found, "stock-left", "rounds", "count"),
        "stock-used-up": _share(found, "stock-used-up", "rounds"),
        "out-ahead": _share(found, "outs-ahead", "outs"),
    }
    return {name: figure for name, figure in told.items() if figure is not None}


def bots(
    players: int, matches: int, seed: str, *, first: str, others: str, who: str, must_place: bool
) -> dict[str, Figure]:
    """One bot against others, or against itself: what it does, and how it fares.

    ``who`` begins the names of the figures.
    """
    found = []
    for number in range(matches):
        names = [others] * players
        names[number % players] = first
        found.append(_match(names, number, seed, must_place))
    told = {
        f"{who}-score": _per(found, f"{first}.score", f"{first}.rounds", "points"),
        f"{who}-bonuses": _per(found, f"{first}.bonuses", f"{first}.rounds", "count"),
        f"{who}-outs": _share(found, f"{first}.outs", f"{first}.rounds"),
        f"{who}-left": _share(found, f"{first}.chances-left", f"{first}.chances"),
        f"{who}-blocked": _share(found, "blocks", "rounds"),
        f"{who}-used-up": _share(found, "stock-used-up", "rounds"),
        f"{who}-out-wins": _share(found, "outs-won", "outs"),
        f"{who}-passes": _per(found, f"{first}.passes", f"{first}.rounds", "count"),
    }
    if not must_place:
        told |= {
            f"{who}-purpose": _share(found, f"{first}.purpose", f"{first}.choices"),
            f"{who}-gave-up": _per(found, f"{first}.gave-up", f"{first}.purpose", "points"),
            **{
                f"{who}-purpose-{s}": _share(found, f"{first}.purpose-{s}", f"{first}.choices-{s}")
                for s in STAGES
            },
        }
    if others != first:
        told = {
            f"{who}-matches": _share(found, f"{first}.match", f"{first}.matches"),
            f"{who}-wins": _share(found, f"{first}.wins", f"{first}.rounds"),
            **told,
            f"{who}-others-score": _per(found, f"{others}.score", f"{others}.rounds", "points"),
            f"{who}-others-bonuses": _per(found, f"{others}.bonuses", f"{others}.rounds", "count"),
            f"{who}-others-passes": _per(found, f"{others}.passes", f"{others}.rounds", "count"),
        }
    return {name: figure for name, figure in told.items() if figure is not None}


def _match(names: Sequence[str], number: int, seed: str, must_place: bool) -> Counts:
    """The counts of a whole match between bots, by seat."""
    playing = {name: make_bot(name) for name in names}
    edition = replace(EDITION, must_place=must_place)
    match = Match.seeded(f"{seed} {number}", edition, len(names))
    counts: dict[str, float] = {}
    while True:
        watch = Watch(state_of(match.round), names, EDITION.hexagons[0])

        def choose(state: State) -> int:
            nonlocal match
            round = match.round
            legal = list(round.legal_actions())
            action = legal[0]
            if len(legal) > 1:
                seen = match.view(round.turn)
                toss = Random(f"{seed} {number} {match.number} {len(round.history)}")
                action = playing[names[round.turn]].choose(seen, legal, toss, _PATIENCE)
            code = action_code(state, action)
            match = match.apply(action)
            return code

        watch.play(choose)
        _add(counts, watch.counts)
        if match.over or match.full:
            break
        match = match.next_round(keep=False)
    won = leaders(match.totals)
    for seat, name in enumerate(names):
        share = 1 / len(won) if seat in won else 0
        _add(counts, {f"{name}.match": share, f"{name}.matches": 1})
    return counts


def _add(counts: dict[str, float], more: Counts) -> None:
    for name, number in more.items():
        counts[name] = counts.get(name, 0) + number


def _column(found: Sequence[Counts], name: str) -> Iterator[float]:
    return (counts.get(name, 0) for counts in found)


def _per(found: Sequence[Counts], over: str, under: str, unit: Unit) -> Figure | None:
    if not any(_column(found, under)):
        return None
    return ratio([*_column(found, over)], [*_column(found, under)], unit)


def _share(found: Sequence[Counts], part: str, whole: str) -> Figure | None:
    return _per(found, part, whole, "share")
