"""Makes src/dreistein/rulebook/strategy.json: what rounds and matches show about good play.

``python bench/strategy.py`` makes every part that the file does not have yet, one after the other,
and stores it at once, so that it can be stopped and started again. ``python bench/strategy.py
habits-2`` makes one part anew; ``--list`` names them. ``--seed other --to FILE`` checks them with
other deals, and ``--compare FILE`` prints what differs by more than chance. ``--page`` refreshes
the figures of docs/strategy.md, and draws its picture; ``--table`` prints all of them.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.good_play.parts import PARTS, SEED
from bench.good_play.report import differing, refreshed, table, to_svg

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src/dreistein/rulebook/strategy.json"
PAGE = ROOT / "docs/strategy.md"


def load(path: Path) -> dict[str, Any]:
    parts: dict[str, Any] = json.loads(path.read_text("utf-8"))["parts"] if path.exists() else {}
    return parts


def save(path: Path, parts: dict[str, Any]) -> None:
    ordered = {name: parts[name] for name in PARTS if name in parts}
    text = json.dumps({"parts": ordered}, indent=1)
    text = re.sub(
        r"\{\s+(\"value\"[^}]+?)\s+\}", lambda of: "{" + " ".join(of[1].split()) + "}", text
    )
    path.write_text(text + "\n", encoding="utf-8")  # a figure per line


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("parts", nargs="*", metavar="PART", help="parts to make anew")
    options.add_argument("--seed", default=SEED)
    options.add_argument("--scale", type=float, default=1.0, help="of the usual number of rounds")
    options.add_argument("--to", type=Path, default=DATA, metavar="FILE")
    options.add_argument("--list", action="store_true")
    options.add_argument("--page", action="store_true")
    options.add_argument("--table", action="store_true")
    options.add_argument("--compare", type=Path, metavar="FILE")
    args = options.parse_args()
    if unknown := {*args.parts} - {*PARTS}:
        options.error(f"no such part: {', '.join(sorted(unknown))}")
    made = load(args.to)
    if args.list:
        print("\n".join(f"{name}: {part.size} {part.unit}" for name, part in PARTS.items()))
    elif args.table:
        print(table(made))
    elif args.page:
        PAGE.write_text(refreshed(PAGE.read_text("utf-8"), made), encoding="utf-8")
        PAGE.with_suffix(".svg").write_text(to_svg(made), encoding="utf-8")
    elif args.compare:
        print("\n".join(differing(made, load(args.compare))) or "nothing differs")
    else:
        for name in args.parts or [name for name in PARTS if name not in made]:
            started = process_time()
            part = PARTS[name].make(args.seed, args.scale)
            made = load(args.to) | {name: part}
            save(args.to, made)
            print(f"{name}: {process_time() - started:.1f} s", flush=True)


if __name__ == "__main__":
    main()
