"""Let things fail while people play, and compare what they were told with the log.

    python bench/faults.py site --faults 500      # three servers, nginx, PostgreSQL: everything
    python bench/faults.py rolling --times 5      # the same site, its servers restarted in turn
    python bench/faults.py kills --kills 1000     # one server and its file: SIGKILL

Everything runs on this machine, as in tests/web/faults and tests/web/crashes.py. Faults and kills
come in batches, each with the next seed, and each is told when it is done: to go on after a run was
cut short, begin with the next one (`--seed`).
"""

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.batches import in_batches
from bench.rolling import restart_in_turn
from web import crashes  # the same rigs as in the tests
from web.faults import verdict
from web.faults.run import play_with_faults


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    site = commands.add_parser("site", help="everything at a site of three servers")
    site.add_argument("--faults", type=int, default=500)
    site.add_argument("--stopped", type=float, default=60, help="seconds of the longest stop")
    site.add_argument("--pause", type=float, default=0.1, help="seconds that people think")
    rolling = commands.add_parser("rolling", help="restart three servers in turn")
    rolling.add_argument("--times", type=int, default=5, help="restarts of each server")
    rolling.add_argument("--old", metavar="COMMIT", help="begin with this version: an upgrade")
    rolling.add_argument("--pause", type=float, default=1, help="seconds that people think")
    kills = commands.add_parser("kills", help="kill a server with a file")
    kills.add_argument("--kills", type=int, default=120)
    for command, each in ((site, 50), (kills, 100)):
        command.add_argument("--each", type=int, default=each, help="of a batch")
    for command, tables in ((site, 8), (rolling, 30), (kills, 12)):
        command.add_argument("--tables", type=int, default=tables)
        command.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
        command.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print(f"in all: {RUNS[args.command](args)}", flush=True)


def _rolling(args: argparse.Namespace) -> object:
    with tempfile.TemporaryDirectory() as folder:
        return uvloop.run(
            restart_in_turn(
                Path(folder),
                args.times,
                tables=args.tables,
                seed=args.seed,
                seconds=60 * args.minutes,
                pause=args.pause,
                old=args.old,
            )
        )


def _site(args: argparse.Namespace) -> object:
    def batch(faults: int, seed: int, seconds: float) -> verdict.Report:
        with tempfile.TemporaryDirectory() as folder:
            report = uvloop.run(
                play_with_faults(
                    Path(folder),
                    faults,
                    tables=args.tables,
                    seed=seed,
                    seconds=seconds,
                    long_seconds=args.stopped,
                    pause=args.pause,
                )
            )
        return replace(report, logs={}, people=[], deaths=[])

    return in_batches(
        batch,
        whole=args.faults,
        each=args.each,
        seed=args.seed,
        seconds=60 * args.minutes,
        done=lambda report: report.faults.total(),
    )


def _kills(args: argparse.Namespace) -> object:
    def batch(kills: int, seed: int, seconds: float) -> crashes.Report:
        with tempfile.TemporaryDirectory() as folder:
            return uvloop.run(
                crashes.crash(Path(folder), kills, tables=args.tables, seconds=seconds, seed=seed)
            )

    return in_batches(
        batch,
        whole=args.kills,
        each=args.each,
        seed=args.seed,
        seconds=60 * args.minutes,
        done=lambda report: report.kills,
    )


RUNS = {"site": _site, "rolling": _rolling, "kills": _kills}

if __name__ == "__main__":
    main()
