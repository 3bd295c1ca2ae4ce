"""Is the coach right? Plays held-out matches, reviews them, and plays out what it called slips.

``python bench/coach.py FILE --matches 40`` adds to FILE what it lacks, one match a line, and prints
what all of them say: whether told chances come true, whether losses are real if the very players
go on, whether another seed says the same, whether every part of the balance is fair, how many
slips a player has, how much of a gap its first reason explains, and what a review costs.

People are programs that the coach's library does not contain, and it is not told what they are.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, exp, log, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from time import process_time
from typing import Any

from dreistein.bots.expert import Expert
from dreistein.bots.expert.playout_weights import GREEDY, STRAIGHT
from dreistein.bots.hints.contrast import differences
from dreistein.bots.ladder.characters import Handicap, Player
from dreistein.bots.ladder.weighted import WeightedBot, hoard
from dreistein.bots.registry import make_bot
from dreistein.coach.balance import Cause
from dreistein.coach.budget import UNLIMITED, Budget
from dreistein.coach.course import Step, share
from dreistein.coach.grade import is_borderline
from dreistein.coach.judgement import Judgement, judge
from dreistein.coach.playouts import Setting, Trials
from dreistein.coach.review import Plan
from dreistein.coach.verdict import Verdict, judge_choice
from dreistein.kernel import State, action_code, action_text, state_from_deal, state_of, view_of
from dreistein.kernel.matrix import matrix
from dreistein.kernel.position.constants import NO_ACTION
from dreistein.kernel.search.arms_cy import run_values
from dreistein.kernel.worlds.weighted_cy import WeightedSampler
from dreistein.kernel.worlds.worlds import true_worlds
from dreistein.rules import EDITIONS, Header, Match, parse_action
from dreistein.rules.deal import Deal, shuffled

Decide = Callable[[State, Random, tuple[int, ...]], int]
"""How a player chooses: the position, luck, and the totals before the round."""


@dataclass(frozen=True, slots=True)
class Group:
    """Matches of the same players; a name in capitals is a person, whom the coach does not know."""

    players: tuple[str, ...]
    must_place: bool = False
    edition: str = "german"
    share: float = 1.0
    """Of the matches asked for."""
    looks: bool = False
    """Whether only told chances are looked at."""
    unplayed: bool = False
    """Whether slips are judged and not played out: somebody thinks too long for that."""

    @property
    def name(self) -> str:
        rule = "mp" if self.must_place else "free"
        return f"{'-'.join(self.players)} {rule}" + ("" if self.edition == "german" else " int")


GROUPS = (
    Group(("max", "frida")),
    Group(("pip", "max")),
    Group(("max", "frida"), must_place=True),
    Group(("bruno", "hilda"), must_place=True),
    Group(("max", "hilda"), must_place=True),
    Group(("hilda", "frida"), must_place=True),
    Group(("max", "hilda")),
    Group(("frida", "pip")),
    Group(("zora", "bruno"), looks=True),
    Group(("STRAIGHT", "pip")),
    Group(("GREEDY", "max")),
    Group(("STRAIGHT", "bruno"), must_place=True),
    Group(("COLLECT", "pip"), looks=True),
    Group(("max", "frida"), edition="international", looks=True),
    Group(("max", "frida", "pip"), looks=True),
    Group(("frida", "max", "hilda", "bruno"), must_place=True, looks=True),
    Group(("max", "pip", "frida", "max", "frida"), looks=True),
    Group(("max", "pip", "frida", "max", "frida", "pip"), looks=True),
    Group(("max", "sofia"), share=0.2, unplayed=True),
)
PEOPLE = {
    "STRAIGHT": (WeightedBot(STRAIGHT), 0.3),
    "GREEDY": (WeightedBot(GREEDY, sight=0.8), 0.15),
    "COLLECT": (WeightedBot(hoard(tile_value=0.5), most=13), 0.1),
}
"""A taste, and the share of turns in which any placement will do."""
LOOKS, REPEATS, AGAIN = 6, 300, 0.2
"""Told chances a match, how often a slip is played out, and the share of decisions judged again."""
WORLDS_TOLD = 200


# ---------------------------------------------------------------------- players


def player(name: str, players: int, *, must_place: bool) -> Decide:
    if name in PEOPLE:
        taste, any_share = PEOPLE[name]
        return lambda state, random, totals: _person(taste, any_share, state, random)
    bot = make_bot(name)
    assert isinstance(bot, Player)
    return _decider(bot.must_place if must_place else bot.free)


def _person(taste: WeightedBot, any_share: float, state: State, random: Random) -> int:
    legal = state.legal()
    placements = [code for code in legal if code > 63]
    if placements and random.random() < any_share:
        return random.choice(placements)
    return taste.decide(state, legal, random)


def _decider(bot: Any) -> Decide:
    def decide(state: State, random: Random, totals: tuple[int, ...]) -> int:
        legal = state.legal()
        if len(legal) == 1 or not state.laid:
            return random.choice(legal)
        chosen = bot.policy_for(totals, state.turn) if isinstance(bot, Handicap) else bot
        if isinstance(chosen, WeightedBot) and not chosen.worlds:
            return chosen.decide(state, legal, random)
        if isinstance(chosen, Expert):
            chosen = replace(chosen, worlds=60, endgame=False)
        seen = view_of(state, state.turn, totals=totals)
        actions = [parse_action(action_text(state, code)) for code in legal]
        found = chosen.choose(seen, actions, random, UNLIMITED)
        return action_code(state, found)

    return decide


def play_round(state: State, who: Sequence[Decide], random: Random, totals: Any) -> None:
    while not state.end:
        state.apply(who[state.turn](state, random, totals))


def played(group: Group, number: int) -> list[Match]:
    """A match at the end of each round."""
    edition = replace(EDITIONS[group.edition], must_place=group.must_place)
    count = len(group.players)
    who = [player(name, count, must_place=group.must_place) for name in group.players]
    random, ends = Random(f"{group.name} {number}"), list[Match]()
    match = Match.seeded(f"held out {group.name} {number}", edition, count)
    while True:
        state = state_of(match.round)
        while not state.end:
            code = who[state.turn](state, random, match.before)
            match = match.apply(action_text(state, code))
            state.apply(code)
        ends.append(match)
        if match.over or match.full:
            return ends
        match = match.next_round(keep=False)


def true_hands(step: Step) -> WeightedSampler:
    """Everything as it was, but for the order of the stock."""
    return WeightedSampler(true_worlds(state_of(step.position)))


def played_out(
    group: Group, step: Step, worlds: WeightedSampler, codes: Sequence[int], seed: str
) -> list[float]:
    """What a seat's actions won, if the real players went on in such worlds."""
    count = len(group.players)
    who = [player(name, count, must_place=group.must_place) for name in group.players]
    before, found = state_of(step.position), [0.0] * len(codes)
    target = before.config.edition.target
    world, word = State(before.config), Random(seed).getrandbits(62)
    for repeat in range(REPEATS):
        worlds.sample_into(world, word, repeat)
        order = list(world.order)
        for at, code in enumerate(codes):
            luck, state = Random(f"{seed} {repeat} on"), State(before.config)
            state.deal(order)
            for _, done in before.history:
                state.apply(done)
            state.apply(code)
            totals, number = step.totals, 0
            while True:
                play_round(state, who, luck, totals)
                totals = tuple(a + b for a, b in zip(totals, state.scores, strict=True))
                if max(totals) >= target or number == 40:
                    break
                number += 1
                tiles = shuffled(f"{seed} {repeat}", number)
                deal = Deal.of(tiles, before.config.edition, count)
                state = state_from_deal(before.config, deal)
            best = max(totals)
            won = totals[step.seat] == best
            found[at] += won / totals.count(best) / REPEATS
    return found


# ---------------------------------------------------------------------- a match looked at


def measured(job: tuple[Group, int, int]) -> dict[str, Any]:
    """Everything about a match."""
    group, number, worlds = job
    ends = played(group, number)
    header = Header(ends[0].edition, group.players)
    bots = [None if name in PEOPLE else name for name in group.players]
    start = process_time()
    plan = Plan.of(header, ends, Budget(worlds, str(number)), None, None, bots)
    setting, random = plan.setting, Random(number)
    setting.prospects.objective((0,) * len(group.players), 0)
    costs = {"plan": process_time() - start}
    row: dict[str, Any] = {"group": group.name, "match": number, "worlds": worlds}
    row |= {"plies": len(plan.steps), "rounds": len(ends)}
    row["told"] = list(_told(plan, random))
    if group.looks:
        return row
    judgements, slips, again = dict[int, Judgement](), list[Any](), list[Any]()
    grades = [Counter[str]() for _ in group.players]
    spent = defaultdict[str, float](float)
    for at, step in enumerate(plan.steps):
        start = process_time()
        found = judge(replace(step, judged=False), setting)
        spent["values"] += process_time() - start
        if not step.forced:
            start = process_time()
            verdict = judge_choice(step, setting)
            spent["verdicts" if step.seat == 0 else "others"] += process_time() - start
            found = replace(found, verdict=verdict)
            grades[step.seat][str(verdict.grade)] += 1
            if verdict.slip:
                slips.append(_slip(group, step, setting, verdict))
            if random.random() < AGAIN:
                other = replace(setting, budget=Budget(worlds, f"{number} again"))
                more = judge_choice(step, other)
                near = is_borderline(verdict.loss, verdict.error, verdict.error)
                again.append([str(verdict.grade), str(more.grade), near])
        judgements[at] = found
    start = process_time()
    review = plan.review(judgements)
    costs |= {"finish": (process_time() - start) / len(group.players), **spent}
    row |= {"slips": slips, "again": again, "costs": costs, "grades": grades}
    row["parts"] = [seat.parts.to_json() for seat in review.seats]
    row["levels"] = [seat.level for seat in review.seats]
    row["result"] = [share(ends[-1], seat) for seat in range(len(group.players))]
    return row


def _told(plan: Plan, random: Random) -> Iterator[list[float]]:
    """Chances told from views, and what came of them."""
    steps = [step for step in plan.steps if not step.forced]
    for step in random.sample(steps, min(LOOKS, len(steps))):
        trials = Trials(plan.setting, step.seen, random.getrandbits(60))
        _, scores = matrix("i", WORLDS_TOLD, 2)
        wins, chances = matrix("d", WORLDS_TOLD, 2)
        run_values(*trials._given, step.seat, NO_ACTION, 7, 0, scores, chances)
        yield [step.seat, fmean(wins[::2]), share(plan.matches[-1], step.seat)]


def _slip(group: Group, step: Step, setting: Setting, verdict: Verdict) -> dict[str, Any]:
    trials = Trials(setting, step.seen, 11)
    codes = [action_code(trials.root, each.action) for each in (verdict.best, verdict.played)]
    parts = differences(*trials.facts(codes, 1000))
    gap = sum(parts.values())
    found = {} if group.unplayed else _cost(group, step, trials, codes, setting.budget.seed)
    return found | {
        "seat": step.seat,
        "grade": str(verdict.grade),
        "judged": verdict.loss,
        "gap": gap,
        "first": max(parts.values()) / gap if gap > 2 else None,
        "fact": verdict.why[0].fact if verdict.why else None,
    }


def _cost(
    group: Group, step: Step, trials: Trials, codes: Sequence[int], seed: str
) -> dict[str, Any]:
    """What a slip cost: with the hands as they were, and on average over those it could see."""
    where = f"{seed} {step.round} {step.ply}"
    best, own = played_out(group, step, true_hands(step), codes, where)
    seen, seen_own = played_out(group, step, trials._given[2], codes, f"{where} seen")
    return {"real": best - own, "seen": seen - seen_own}


# ---------------------------------------------------------------------- what they say


def report(rows: Sequence[dict[str, Any]]) -> None:
    groups = defaultdict[str, list[dict[str, Any]]](list)
    for row in rows:
        groups[row["group"]].append(row)
    print(f"{len(rows)} matches\n\n(a) chances told and real, in %; log-odds slope")
    for name, some in groups.items():
        print(f"  {name} ({len(some)}): {_chances(some)}")
    for more in (False, True):
        at = [row for row in rows if (row["group"].count("-") > 1) is more]
        if at:
            print(f"  tables of {'three to six' if more else 'two'} ({len(at)}): {_chances(at)}")
    whole = [row for row in rows if "slips" in row]
    print("\n(b) slips played out by the real players, in %")
    named = [(row, slip) for row in whole for slip in row["slips"]]
    slips = [(row, slip) for row, slip in named if "real" in slip]
    kinds: dict[str, Callable[[str, Any], bool]] = {
        "all": lambda group, slip: True,
        "inaccuracies": lambda group, slip: slip["grade"] == "inaccuracy",
        "mistakes": lambda group, slip: slip["grade"] == "mistake",
        "blunders": lambda group, slip: slip["grade"] == "blunder",
        "of people": lambda group, slip: group.split()[0].split("-")[slip["seat"]].isupper(),
        "free": lambda group, slip: group.endswith("free"),
        "must place": lambda group, slip: group.endswith("mp"),
    }
    for kind, holds in kinds.items():
        held = [
            (f"{row['group']} {row['match']}", slip)
            for row, slip in slips
            if holds(row["group"], slip)
        ]
        print(f"  {kind}: {_losses(held)}")
    large = [slip for _, slip in slips if slip["judged"] >= 0.08]
    for hands, key in (("that could be seen", "seen"), ("as they were", "real")):
        right = sum(slip[key] > 0 for slip in large)
        print(f"  of {len(large)} judged 8 % and more, {right} cost something with hands {hands}")
    pairs = [pair for row in whole for pair in row["again"]]
    fine = ("best", "good")
    agree = [(a == b, a == b or (a in fine and b in fine), near) for a, b, near in pairs]
    print(f"\n(c) judged again: {sum(same for same, _, _ in agree)} of {len(agree)} the same")
    print(f"  if best and good are one: {sum(alike for _, alike, _ in agree)}")
    sure = [alike for _, alike, near in agree if not near]
    print(f"  of these, not borderline: {sum(sure)} of {len(sure)}")
    print("\n(d) parts of seat 0, in % ± error (spread)")
    for name, some in groups.items():
        if "parts" in some[0]:
            told = (_part([row["parts"][0][str(cause)] for row in some]) for cause in Cause)
            print(f"  {name}: " + ", ".join(f"{c} {t}" for c, t in zip(Cause, told, strict=True)))
            print(f"    {name}, moves of seat 1: {_part([r['parts'][1]['moves'] for r in some])}")
    print("\n(e) slips a player and match")
    for name, some in groups.items():
        if "slips" in some[0]:
            counts = [
                sum(row["grades"][seat].get(g, 0) for g in ("inaccuracy", "mistake", "blunder"))
                for row in some
                for seat in (0, 1)
            ]
            counts.sort()
            nine = counts[ceil(0.9 * len(counts)) - 1]
            print(f"  {name}: median {median(counts)}, nine of ten {nine}, most {counts[-1]}")
            levels = [Counter(row["levels"][seat] for row in some) for seat in (0, 1)]
            print(f"    levels: {dict(levels[0])} {dict(levels[1])}")
    clear = [slip["first"] for _, slip in named if slip["first"] is not None]
    half = sum(first >= 0.5 for first in clear)
    print(f"\n(f) the first difference is at least half of the gap in {half} of {len(clear)}")
    print(f"  first facts: {dict(Counter(slip['fact'] for _, slip in named).most_common())}")
    print("\n(g) processor seconds of one person's review")
    for name, some in groups.items():
        if "costs" in some[0]:
            costs = [sum(v for k, v in row["costs"].items() if k != "others") for row in some]
            plies = fmean(row["plies"] for row in some)
            each = 150 * sum(costs) / sum(row["plies"] for row in some)
            print(f"  {name}: {fmean(costs):.1f} for {plies:.0f} actions, {each:.1f} for 150")


def _chances(some: Sequence[dict[str, Any]]) -> str:
    points = [(told, real) for row in some for _, told, real in row["told"]]
    off = [fmean(real - told for _, told, real in row["told"]) for row in some]
    told, real = (fmean(point[at] for point in points) for at in (0, 1))
    brier = fmean((told - real) ** 2 for told, real in points)
    return (
        f"{100 * told:.1f} {100 * real:.1f}, difference {_part(off)}, "
        f"Brier {brier:.3f}, slope {_slope(points):.2f}"
    )


def _slope(points: Sequence[tuple[float, float]]) -> float:
    """Of the log-odds of what came, by those told; by Newton's method. It is taken to be 1 ± 1
    beforehand, so that a few matches say something finite."""
    odds = [log(p / (1 - p)) for p in (min(max(told, 0.005), 0.995) for told, _ in points)]
    a, b = 0.0, 1.0
    for _ in range(30):
        likely = [1 / (1 + exp(-min(max(a + b * x, -30), 30))) for x in odds]
        off = [y - p for (_, y), p in zip(points, likely, strict=True)]
        weights = [p * (1 - p) for p in likely]
        g0, g1 = sum(off) - a, sum(o * x for o, x in zip(off, odds, strict=True)) - (b - 1)
        h00 = 1 + sum(weights)
        h01 = sum(w * x for w, x in zip(weights, odds, strict=True))
        h11 = 1 + sum(w * x * x for w, x in zip(weights, odds, strict=True))
        det = h00 * h11 - h01 * h01
        a += (h11 * g0 - h01 * g1) / det
        b += (h00 * g1 - h01 * g0) / det
    return b


def _losses(some: Sequence[tuple[str, dict[str, Any]]]) -> str:
    if not some:
        return "none"
    by_match = defaultdict[str, float](float)
    for match, slip in some:
        by_match[match] += slip["real"] - slip["judged"]
    error = sqrt(sum(off**2 for off in by_match.values())) / len(some)
    judged, real = (100 * fmean(slip[key] for _, slip in some) for key in ("judged", "real"))
    off = f"{real - judged:+.1f} ± {100 * error:.1f}"
    return f"{len(some)}, judged {judged:.1f}, real {real:.1f} ({off})"


def _part(values: Sequence[float]) -> str:
    spread = stdev(values) if len(values) > 1 else 0.0
    error = spread / sqrt(len(values))
    return f"{100 * fmean(values):+.1f} ± {100 * error:.1f} ({100 * spread:.0f})"


def wanted(
    matches: int, first: int, worlds: int, *, looks: bool, unplayed: bool
) -> Iterator[tuple[Group, int, int]]:
    """Matches of all groups in turn, so that a part of them says something of each."""
    for number in range(matches):
        for group in GROUPS:
            if number < matches * group.share:
                more = looks or group.looks, unplayed or group.unplayed
                yield replace(group, looks=more[0], unplayed=more[1]), first + number, worlds


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def extend(path: Path, jobs: Iterable[tuple[Group, int, int]], workers: int) -> None:
    """Add the matches that a file lacks."""
    done = {(row["group"], row["match"]) for row in rows_of(path)}
    missing = [job for job in jobs if (job[0].name, job[1]) not in done]
    with path.open("a", encoding="utf-8") as file, Pool(workers) as pool:
        for row in pool.imap_unordered(measured, missing):
            file.write(json.dumps(row) + "\n")
            file.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=40, help="of each group; 0: only report")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--looks", action="store_true", help="only told chances, of all groups")
    parser.add_argument("--unplayed", action="store_true", help="slips are not played out")
    args = parser.parse_args()
    only = {"looks": args.looks, "unplayed": args.unplayed}
    jobs = wanted(args.matches, args.first, args.worlds, **only)
    extend(args.file, jobs, args.workers)
    report(rows_of(args.file))


if __name__ == "__main__":
    main()
