"""Send a server nonsense on sockets and in requests, while two people play, and look for faults.

    python bench/fuzz.py --messages 1000000

It exits with 1 if there was any: a status of 500, an error in the log, something stored or sent
that is not JSON, a player who lost the connection. Messages come in batches, each with the next
seed and a new server, and each is told when it is done: to go on after a run was cut short, begin
with the next one (`--seed`).
"""

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.batches import in_batches
from web.fuzz.fuzzer import Report, fuzz  # the same as in the tests


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000, help="messages and broken frames")
    parser.add_argument("--each", type=int, default=250_000, help="messages and frames of a batch")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    began = perf_counter()

    def batch(messages: int, seed: int, seconds: float) -> Report:
        with tempfile.TemporaryDirectory() as folder:
            report = uvloop.run(fuzz(Path(folder), messages, seconds=seconds, seed=seed))
        for fault in report.faults[:20]:
            print(fault[-1000:], flush=True)
        return report

    report = in_batches(
        batch,
        whole=args.messages,
        each=args.each,
        seed=args.seed,
        seconds=60 * args.minutes,
        done=lambda report: report.sent,
    )
    print(f"in all: {report}; {perf_counter() - began:.0f} s", flush=True)
    for answer, count in report.answers.most_common():
        print(f"  {count:9,}  {answer}")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
