"""Let everything fail at a site of three servers, and compare what people were told with the log.

    python bench/faults.py --faults 500

Servers, PostgreSQL and nginx run on this machine, as in tests/web/faults.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.faults.run import play_with_faults  # the same rig as in the tests


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = play_with_faults(
            Path(folder),
            args.faults,
            tables=args.tables,
            seconds=60 * args.minutes,
            seed=args.seed,
        )
        print(uvloop.run(work), flush=True)


if __name__ == "__main__":
    main()
