"""``tournament``: bots against bots."""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic

from rich.console import Console, Group
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from dreistein.bots import close, make_bot
from dreistein.commands.shared import arguments as shared
from dreistein.commands.shared.errors import UsageError
from dreistein.commands.shared.output import OK, UNREADABLE, print_error, print_text, using_file
from dreistein.commands.shared.parser import InvalidValue, Parser, seed_text, whole_number
from dreistein.extras import require
from dreistein.lab.tournament import report
from dreistein.lab.tournament.log import Log
from dreistein.lab.tournament.schedule import Pairing, Plan
from dreistein.lab.tournament.sprt import Sprt
from dreistein.lab.tournament.tournament import Tournament, TournamentSettings
from dreistein.processes.signals import hear_no_more
from dreistein.rules.errors import quote
from dreistein.text import Texts

MATCHES, SPRT_MATCHES = 200, 20_000
"""How many matches are played by default; with ``--sprt`` at most."""
_GAIN = 0.05
"""By default: how much above chance the share of wins must be for the better bot."""
_ERROR = 0.05
"""By default: the probability that either verdict is wrong."""
_REFRESH_SECONDS = 0.5


class WrongShare(UsageError):
    code = "usage-share"
    sentence = "{option} cannot be {text}. It must be a number between 0 and 1, such as 0.05."


class SprtOnly(UsageError):
    code = "usage-sprt"
    sentence = "{option} works only with --sprt. Add that, or leave {option} out."


class SprtShares(UsageError):
    code = "usage-sprt-shares"
    sentence = "--p0 is {low} and --p1 is {high}. --p0 must be the smaller one."


class SprtErrors(UsageError):
    code = "usage-sprt-errors"
    sentence = "--alpha is {alpha} and --beta is {beta}. Together they must be less than 1."


class MatchesOrBlocks(UsageError):
    code = "usage-matches"
    sentence = "--matches and --blocks are two ways to say the same. Leave one of them out."


def share(text: str) -> float:
    """A type for argparse: a number between 0 and 1."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1:
        raise InvalidValue(WrongShare, text=quote(text))
    return number


def arguments(parser: Parser) -> None:
    add = parser.add_argument
    add("bots", nargs="+", metavar="cli-meta-bot", help="cli-tour-bots")
    add("--players", type=whole_number(2, 6), default=2, metavar="N", help="cli-tour-players")
    add("--matches", type=whole_number(1, 10_000_000), metavar="N", help="cli-tour-matches")
    add("--blocks", type=whole_number(1, 1_000_000), metavar="N", help="cli-tour-blocks")
    shared.add_edition(parser)
    add("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-seed")
    add("--millis", type=whole_number(1, 3_600_000), metavar="N", help="cli-tour-millis")
    add("--fresh", action="store_true", help="cli-tour-fresh")
    shared.add_log(parser)
    add("--workers", type=whole_number(1, 1024), metavar="N", help="cli-workers")
    shared.add_cluster(parser)
    add("--sprt", action="store_true", help="cli-tour-sprt")
    add("--p0", type=share, metavar="P", help="cli-tour-p0")
    add("--p1", type=share, metavar="P", help="cli-tour-p1")
    add("--alpha", type=share, metavar="P", help="cli-tour-alpha")
    add("--beta", type=share, metavar="P", help="cli-tour-beta")
    add("--state", type=Path, metavar="cli-meta-file", help="cli-tour-state")
    add("--records", type=Path, metavar="cli-meta-folder", help="cli-tour-records")
    add("--json", action="store_true", help="cli-figures-json")
    shared.add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play bots against each other on the same deals, and report which is better."""
    require("lab", "choix", "scipy")
    shared.log_dialogues(args)
    texts = Texts(shared.language_of(args))
    sprt = _sprt(args)
    for name in dict.fromkeys(args.bots):
        close(make_bot(name))  # a bot that cannot play is refused before any match
    with _log(args) as log:
        tournament = _tournament(args, sprt, log)
        stopped = _play(tournament, args, log, texts)
    if args.json:
        print(json.dumps(report.to_json(tournament), indent=1))
    else:
        columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
        print_text(report.to_table(tournament, texts, columns))
    if stopped:
        key = "tour-stopped" if args.state is None else "tour-stopped-kept"
        print_error(texts(key, matches=tournament.done, all=tournament.matches))
        return OK if tournament.counted else UNREADABLE
    return OK


def _sprt(args: argparse.Namespace) -> Sprt | None:
    if not args.sprt:
        for option in ("p0", "p1", "alpha", "beta"):
            if getattr(args, option) is not None:
                raise SprtOnly(option=f"--{option}")
        return None
    p0 = args.p0 or 1 / args.players
    p1 = args.p1 or min(p0 + _GAIN, (1 + p0) / 2)
    if p0 >= p1:
        raise SprtShares(low=f"{p0:g}", high=f"{p1:g}")
    alpha, beta = args.alpha or _ERROR, args.beta or _ERROR
    if alpha + beta >= 1:
        raise SprtErrors(alpha=f"{alpha:g}", beta=f"{beta:g}")
    return Sprt(p0, p1, alpha, beta)


@contextmanager
def _log(args: argparse.Namespace) -> Iterator[Log | None]:
    if args.state is None:
        yield None
        return
    with using_file(args.state):
        log = Log(args.state)
    with closing(log):
        yield log


def _tournament(args: argparse.Namespace, sprt: Sprt | None, log: Log | None) -> Tournament:
    """The tournament that the call describes, with the matches already in its log."""
    if args.matches is not None and args.blocks is not None:
        raise MatchesOrBlocks()
    bots = tuple(args.bots)
    edition = shared.edition_of(args, "international")
    seed = shared.seed_of(args, None if log is None else log.settings)
    settings = TournamentSettings(bots, args.players, edition, seed, args.millis, args.fresh)
    matches = args.matches or (SPRT_MATCHES if sprt else MATCHES)
    blocks = args.blocks or Plan(bots, args.players).blocks_for(matches)
    tournament = Tournament(settings, blocks, sprt)
    if log is not None:
        tournament.resume(log)
    return tournament


def _play(tournament: Tournament, args: argparse.Namespace, log: Log | None, texts: Texts) -> bool:
    """Play the matches, with a live table on a terminal; whether it was interrupted."""
    if args.records is not None:
        _make_folder(args.records)

    def died(pairing: Pairing, how: str) -> None:
        print_error(texts("tour-worker-died", how=how))

    workers = shared.cluster_of(args) or args.workers or os.cpu_count() or 1
    playing = tournament.play(workers, log=log, records=args.records, on_death=died)
    with _live(tournament, texts) as update:
        try:
            for _ in playing:
                update()
        except KeyboardInterrupt:
            hear_no_more()
            return True
        finally:
            playing.close()
    return False


def _make_folder(folder: Path) -> None:
    """Make a folder and check that it can be written to, before any match is played."""
    with using_file(folder):
        with suppress(FileExistsError):
            folder.mkdir(parents=True)
        with TemporaryFile(dir=folder):
            pass


@contextmanager
def _live(tournament: Tournament, texts: Texts) -> Iterator[Callable[[], None]]:
    """Standings, progress and the time left on a terminal; elsewhere nothing."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    progress = Progress(*columns, console=console)
    title, done = texts("tour-progress"), tournament.done
    task = progress.add_task(title, total=tournament.matches, completed=done)
    shown = -_REFRESH_SECONDS
    with Live(progress, console=console, transient=True, refresh_per_second=2) as live:

        def update() -> None:
            nonlocal shown
            progress.update(task, completed=tournament.done)
            if monotonic() - shown < _REFRESH_SECONDS or not tournament.counted:
                return
            found = tournament.standings(rated=False)
            table = report.standings_table(found, texts, rated=False, columns=console.width)
            lines = [table, "", report.verdict(tournament, texts)] if tournament.sprt else [table]
            live.update(Group(Text("\n".join(lines)), progress))
            shown = monotonic()

        update()
        yield update
