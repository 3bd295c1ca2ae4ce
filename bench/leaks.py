"""Play matches before many viewers, and check every byte for more than its viewer may know.

    python bench/leaks.py --megabytes 100

A leak ends it with an error that says what was told to whom. Each evening is told when it is over:
to go on after a run was cut short, begin with the next one (`--first`).
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.evenings import ALONE, Evening, an_evening, inspect  # the same as in the tests


async def evening(folder: Path, number: int) -> Evening:
    """Two to six people and sometimes a bot, and now and then one person alone."""
    kind = number % 7
    if kind == 5:
        return await an_evening(folder, ALONE, seed=number)
    if kind == 6:
        return await an_evening(folder, None, seed=number)
    friends = kind + 1
    bots = [{"kind": "bot", "level": "greedy"}] if friends < 5 and number % 2 else []
    wish = {
        "seats": [{"kind": "me", "name": "Ada"}, *[{"kind": "invited"}] * friends, *bots],
        "edition": {"base": ("german", "international")[number % 3 == 0], "target": 150},
    }
    return await an_evening(folder, wish, friends, matches=2, seed=number)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--megabytes", type=float, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first evening")
    args = parser.parse_args()
    began, size, messages, viewers, evenings = perf_counter(), 0, 0, 0, 0
    while size < 1e6 * args.megabytes:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(evening(Path(folder), args.first + evenings))
            inspect(found)
        told = [len(delivery.data) for delivery in found.deliveries()]
        evenings, viewers = evenings + 1, viewers + len(found.viewers)
        size, messages = size + sum(told), messages + len(told)
        print(
            f"evening {args.first + evenings - 1}: {evenings} evenings, {viewers} viewers, "
            f"{messages:,} messages and answers, {size / 1e6:.1f} MB: nothing leaked; "
            f"{perf_counter() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
