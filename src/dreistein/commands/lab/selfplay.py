"""``selfplay``: matches between bots as a data set."""

import argparse
import os
from collections import Counter
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from dreistein.bots import close, make_bot
from dreistein.commands.shared import arguments as shared
from dreistein.commands.shared.output import OK, UNREADABLE, print_error
from dreistein.commands.shared.parser import Parser, seed_text, whole_number
from dreistein.extras import require
from dreistein.lab.selfplay.dataset import DataSet, read_about
from dreistein.lab.selfplay.decisions import SelfPlay
from dreistein.lab.simulation.experiment import seated
from dreistein.lab.tournament.match import TournamentSettings
from dreistein.lab.tournament.report import incident_lines
from dreistein.processes.pool import Pool
from dreistein.processes.signals import hear_no_more
from dreistein.processes.tasks import Tasks
from dreistein.text import Texts


def arguments(parser: Parser) -> None:
    add = parser.add_argument
    add("folder", type=Path, metavar="cli-meta-folder", help="cli-self-folder")
    add("--bots", default="greedy", metavar="cli-meta-bots", help="cli-self-bots")
    add("--players", type=whole_number(2, 6), default=2, metavar="N", help="cli-tour-players")
    matches = whole_number(1, 1_000_000)
    add("--matches", type=matches, default=100, metavar="N", help="cli-self-matches")
    shared.add_edition(parser)
    add("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-seed")
    add("--millis", type=whole_number(1, 3_600_000), metavar="N", help="cli-tour-millis")
    add("--workers", type=whole_number(1, 1024), metavar="N", help="cli-workers")
    shared.add_cluster(parser)
    shared.add_language(parser)


def run(args: argparse.Namespace) -> int:
    require("data", "pyarrow")
    names = tuple(name.strip() for name in args.bots.split(","))
    for name in dict.fromkeys(seated(names, args.players)):
        close(make_bot(name))  # a bot that cannot play is refused before any match
    edition = shared.edition_of(args, "international")
    seed = shared.seed_of(args, read_about(args.folder))
    settings = TournamentSettings(names, args.players, edition, seed, args.millis)
    data = DataSet(args.folder, SelfPlay(settings, args.matches))
    data.begin()
    with closing(shared.cluster_of(args) or Pool(args.workers or os.cpu_count() or 1)) as pool:
        return _play(data, pool, Texts(shared.language_of(args)))


def _play(data: DataSet, pool: Tasks, texts: Texts) -> int:
    """Play with a progress bar on a terminal, and tell what went wrong with the bots."""
    console, incidents = Console(stderr=True), Counter[tuple[str, str]]()
    done = data.plan.matches - sum(count for _, count in data.missing())
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts("tour-progress"), total=data.plan.matches, completed=done)
        playing = data.play(pool)
        try:
            for part in playing:
                done += len(part.records)
                incidents += part.incidents
                progress.update(task, completed=done)
        except KeyboardInterrupt:
            hear_no_more()
            print_error(texts("self-stopped", matches=done, all=data.plan.matches))
            return UNREADABLE
    print(texts("self-done", matches=done, folder=str(data.folder)))
    if incidents:
        print_error("\n".join([texts("self-incidents"), *incident_lines(incidents, texts)]))
    return OK
