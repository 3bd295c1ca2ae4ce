"""Send a server nonsense on sockets and in requests, while two people play, and look for faults.

    python bench/fuzz.py --messages 1000000

It exits with 1 if there was any: a status of 500, an error in the log, something stored or sent
that is not JSON, a player who lost the connection.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.fuzz.fuzzer import fuzz  # the same as in the tests


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000, help="messages and broken frames")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        seconds = 60 * args.minutes
        report = uvloop.run(fuzz(Path(folder), args.messages, seconds=seconds, seed=args.seed))
    print(f"{report}; {perf_counter() - began:.0f} s", flush=True)
    for answer, count in report.answers.most_common():
        print(f"  {count:9,}  {answer}")
    for fault in report.faults[:20]:
        print(fault[-1000:])
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
