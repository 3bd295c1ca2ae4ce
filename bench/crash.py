"""Kill a busy server with SIGKILL at random instants, restart it, and look for lost moves.

python bench/crash.py --kills 120
"""

import argparse
import sys
import tempfile
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.crashes import crash  # the same harness as in the tests


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=120)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = crash(
            Path(folder),
            args.kills,
            tables=args.tables,
            seconds=60 * args.minutes,
            seed=args.seed,
        )
        print(uvloop.run(work))


if __name__ == "__main__":
    main()
