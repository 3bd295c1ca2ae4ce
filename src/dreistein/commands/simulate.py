"""``simulate``: many rounds between bots."""

import argparse
import json
import os
from contextlib import nullcontext
from time import perf_counter
from typing import TYPE_CHECKING

from dreistein.commands.shared.arguments import (
    add_language,
    add_table,
    edition_of,
    language_of,
    seed_of,
    solitaire_of,
)
from dreistein.commands.shared.cluster import add_cluster, cluster_of
from dreistein.commands.shared.output import OK, UNREADABLE, print_error, write_text
from dreistein.commands.shared.parser import Parser, whole_number
from dreistein.extras import require

if TYPE_CHECKING:
    from dreistein.lab.simulation.experiment import Experiment
    from dreistein.lab.simulation.tally import Tally
    from dreistein.processes.tasks import Tasks
    from dreistein.text import Texts

ROUND_COUNT = whole_number(1, 10**9)
"""A type for argparse: a number of rounds."""


def arguments(parser: Parser) -> None:
    add_table(parser)
    add = parser.add_argument
    add("--rounds", type=ROUND_COUNT, default=100_000, metavar="N", help="cli-rounds")
    add("--bots", default="greedy", metavar="cli-meta-bots", help="cli-bots")
    add("--workers", type=whole_number(1, 64), metavar="N", help="cli-workers")
    add_cluster(parser)
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="cli-figures-json")
    output.add_argument("--csv", action="store_true", help="cli-csv")
    add("--plot", metavar="cli-meta-file", help="cli-plot")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play many rounds between bots and report the results."""
    from dreistein.lab.simulation import plots, report
    from dreistein.lab.simulation.experiment import Experiment, seated
    from dreistein.text import Texts

    if args.plot is not None:
        require("lab", "matplotlib")
    alone = solitaire_of(args)
    players = 1 if alone else args.players or 2
    bots = seated([name.strip() for name in args.bots.split(",")], players)
    edition = edition_of(args, "international")
    experiment = Experiment(edition, players, bots, args.rounds, seed_of(args), alone)
    texts = Texts(language_of(args))
    started = perf_counter()
    with cluster_of(args) or nullcontext() as cluster:
        workers = args.workers or os.cpu_count() or 1
        tally, stopped = _simulate(experiment, workers, cluster, texts)
    seconds = max(perf_counter() - started, 1e-9)
    if args.json:
        print(json.dumps(report.to_json(experiment, tally), indent=1))
    elif args.csv:
        print(report.to_csv(experiment, tally), end="")
    else:
        print(report.to_table(experiment, tally, texts))
        print("\n" + _rate(tally.rounds, seconds, texts))
    if args.plot is not None and tally.rounds:
        write_text(args.plot, plots.to_svg(experiment, tally, texts))
    if stopped:
        print_error(texts("sim-stopped", rounds=tally.rounds, all=experiment.rounds))
        return UNREADABLE if tally.rounds == 0 else OK
    return OK


def _rate(rounds: int, seconds: float, texts: "Texts") -> str:
    from dreistein.text.numbers import NumberFormat

    number = NumberFormat(texts.language).number
    rate = number(rounds / seconds, 0)
    return texts("sim-rate", rounds=number(rounds, 0), seconds=number(seconds), rate=rate)


def _simulate(
    experiment: "Experiment", workers: int, cluster: "Tasks | None", texts: "Texts"
) -> "tuple[Tally, bool]":
    """The tally, and whether it was interrupted; shows a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    from dreistein.lab.simulation.experiment import simulate as chunks
    from dreistein.lab.simulation.tally import Tally

    tally = Tally(experiment.players)
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts("sim-progress"), total=experiment.rounds, rate="")
        started = perf_counter()
        try:
            for chunk in chunks(experiment, workers, cluster):
                tally.merge(chunk)
                rate = f"{tally.rounds / (perf_counter() - started):,.0f}/s"
                progress.update(task, completed=tally.rounds, rate=rate)
        except KeyboardInterrupt:
            return tally, True
    return tally, False
