"""``simulate``: many rounds between bots."""

import argparse
import json
import os
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from dreistein.commands.shared import arguments as shared
from dreistein.commands.shared.output import OK, UNREADABLE, print_error, using_file, write_text
from dreistein.commands.shared.parser import Parser, whole_number
from dreistein.extras import require
from dreistein.lab.simulation import checkpoint, plots, report
from dreistein.lab.simulation.experiment import Experiment, seated, simulate
from dreistein.lab.simulation.tally import Tally
from dreistein.processes.signals import hear_no_more
from dreistein.processes.tasks import Tasks
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat

ROUND_COUNT = whole_number(1, 10**9)
"""A type for argparse: a number of rounds."""
_KEEP_SECONDS = 10.0
"""How often the state is written."""


def arguments(parser: Parser) -> None:
    shared.add_table(parser)
    add = parser.add_argument
    add("--rounds", type=ROUND_COUNT, default=100_000, metavar="N", help="cli-rounds")
    add("--bots", default="greedy", metavar="cli-meta-bots", help="cli-bots")
    add("--workers", type=whole_number(1, 64), metavar="N", help="cli-workers")
    shared.add_cluster(parser)
    add("--state", type=Path, metavar="cli-meta-file", help="cli-sim-state")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="cli-figures-json")
    output.add_argument("--csv", action="store_true", help="cli-csv")
    add("--plot", metavar="cli-meta-file", help="cli-plot")
    shared.add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.plot is not None:
        require("lab", "matplotlib")
    alone = shared.solitaire_of(args)
    players = 1 if alone else args.players or 2
    bots = seated([name.strip() for name in args.bots.split(",")], players)
    edition = shared.edition_of(args, "international")
    kept = None
    if args.state is not None:
        with using_file(args.state):
            kept = checkpoint.read(args.state)
    experiment = Experiment(edition, players, bots, args.rounds, shared.seed_of(args, kept), alone)
    tally = Tally(players) if kept is None else checkpoint.tally_of(kept, experiment, args.state)
    before = tally.rounds

    def keep() -> None:
        if args.state is not None:
            write_text(str(args.state), checkpoint.to_text(experiment, tally))

    texts = Texts(shared.language_of(args))
    keep()  # a file that cannot be written is found before any round is played
    started = perf_counter()
    with shared.cluster_of(args) or nullcontext() as cluster:
        workers = args.workers or os.cpu_count() or 1
        stopped = _simulate(experiment, tally, workers, cluster, texts, keep)
    seconds = max(perf_counter() - started, 1e-9)
    if args.json:
        print(json.dumps(report.to_json(experiment, tally), indent=1))
    elif args.csv:
        print(report.to_csv(experiment, tally), end="")
    else:
        print(report.to_table(experiment, tally, texts))
        print("\n" + _rate(tally.rounds - before, seconds, texts))
    if args.plot is not None and tally.rounds:
        write_text(args.plot, plots.to_svg(experiment, tally, texts))
    if stopped:
        key = "sim-stopped" if args.state is None else "sim-stopped-kept"
        print_error(texts(key, rounds=tally.rounds, all=experiment.rounds))
        return UNREADABLE if tally.rounds == 0 else OK
    return OK


def _rate(rounds: int, seconds: float, texts: Texts) -> str:
    number = NumberFormat(texts.language).number
    rate = number(rounds / seconds, 0)
    return texts("sim-rate", rounds=number(rounds, 0), seconds=number(seconds), rate=rate)


def _simulate(
    experiment: Experiment,
    tally: Tally,
    workers: int,
    cluster: Tasks | None,
    texts: Texts,
    keep: Callable[[], None],
) -> bool:
    """Add to the tally; whether it was interrupted. Shows a progress bar on a terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    before = tally.rounds
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        title = texts("sim-progress")
        task = progress.add_task(title, total=experiment.rounds, completed=before, rate="")
        started = written = perf_counter()
        stopped, whole = False, True
        try:
            for chunk in simulate(experiment, workers, cluster, before):
                whole = False
                tally.merge(chunk)
                whole = True
                now = perf_counter()
                rate = f"{(tally.rounds - before) / (now - started):,.0f}/s"
                progress.update(task, completed=tally.rounds, rate=rate)
                if now - written > _KEEP_SECONDS:
                    keep()
                    written = now
        except KeyboardInterrupt:
            hear_no_more()
            stopped = True
        if whole:  # half a chunk is not kept; what was kept before is
            keep()
    return stopped
