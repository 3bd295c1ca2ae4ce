"""The command: see the package."""

import argparse
import json
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import bench.coach
from bench.coach.report import report
from bench.coach.studies import STUDIES, measured, wanted


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=(bench.coach.__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--scale", type=float, default=1.0, help="of the matches; 0: only report")
    parser.add_argument("--study", choices=STUDIES, nargs="+", default=[*STUDIES])
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    jobs = list(wanted(args.study, args.first, args.scale)) if args.scale else []
    done = {(row["study"], row["group"], row["match"]) for row in rows_of(args.file)}
    missing = [job for job in jobs if (job[0], job[1].name, job[2]) not in done]
    with args.file.open("a", encoding="utf-8") as file, Pool(args.workers) as pool:
        for row in pool.imap_unordered(measured, missing):
            file.write(json.dumps(row) + "\n")
            file.flush()
    report(rows_of(args.file))


if __name__ == "__main__":
    main()
