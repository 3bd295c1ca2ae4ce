"""Long runs, a batch at a time, each with the next seed: what is cut short has told what it did.

Whoever goes on later begins with the seed after the last batch that was told.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from time import perf_counter
from typing import Any, TypeVar

Report = TypeVar("Report")


def in_batches(
    batch: Callable[[int, int, float], Report],
    *,
    whole: int,
    each: int,
    seed: int,
    seconds: float,
    done: Callable[[Report], int],
) -> Report:
    """The sum of what ``batch`` reports, given a size, a seed and how many seconds are left.

    ``done`` is how much of the whole a batch has done; at least one is run.
    """
    began = perf_counter()
    total: Report | None = None
    while total is None or (done(total) < whole and perf_counter() - began < seconds):
        size = min(each, whole - (0 if total is None else done(total)))
        report = batch(size, seed, seconds - (perf_counter() - began))
        total = report if total is None else added(total, report)
        so_far = f"{done(total):,} of {whole:,} after {perf_counter() - began:.0f} s"
        print(f"seed {seed}, {so_far}: {report}", flush=True)
        seed += 1
    return total


def added(one: Any, other: Any) -> Any:
    """Two reports as one: numbers, counts and lists are added, field by field."""
    if is_dataclass(one) and not isinstance(one, type):
        sums = {f.name: added(getattr(one, f.name), getattr(other, f.name)) for f in fields(one)}
        return type(one)(**sums)
    if isinstance(one, dict) and not isinstance(one, Counter):
        return {**one, **other}
    return one + other
