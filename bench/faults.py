"""Let things fail while people play, and compare what they were told with the log.

    python bench/faults.py site --faults 500      # three servers, nginx, PostgreSQL: everything
    python bench/faults.py rolling --times 5      # the same site, its servers restarted in turn
    python bench/faults.py kills --kills 1000     # one server and its file: SIGKILL

Everything runs on this machine, as in tests/web/faults and tests/web/crashes.py.
"""

import argparse
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.rolling import restart_in_turn
from web.crashes import crash  # the same rigs as in the tests
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
    for command, tables in ((site, 8), (rolling, 30), (kills, 12)):
        command.add_argument("--tables", type=int, default=tables)
        command.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
        command.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(uvloop.run(_work(args, Path(folder))), flush=True)


def _work(args: argparse.Namespace, folder: Path) -> Coroutine[None, None, object]:
    tables, seed, seconds = args.tables, args.seed, 60 * args.minutes
    if args.command == "site":
        return play_with_faults(
            folder,
            args.faults,
            tables=tables,
            seed=seed,
            seconds=seconds,
            long_seconds=args.stopped,
            pause=args.pause,
        )
    if args.command == "rolling":
        return restart_in_turn(
            folder,
            args.times,
            tables=tables,
            seed=seed,
            seconds=seconds,
            pause=args.pause,
            old=args.old,
        )
    return crash(folder, args.kills, tables=tables, seed=seed, seconds=seconds)


if __name__ == "__main__":
    main()
