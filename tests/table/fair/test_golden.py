"""What the page's own check is tested with is what the library computes."""

import json
from pathlib import Path
from typing import Any

from dreistein.rules import EDITIONS
from dreistein.rules.deal import shuffled
from dreistein.table.fair.commitment import commitment
from dreistein.table.fair.sealed import canonical, pledge_of, seal_of, table_mark
from table.fair.proved import SECRET, SHARES, TABLE, proved, what_is_bound

GOLDEN = Path(__file__).parents[2] / "golden" / "fair.json"
CANONICAL: Any = {"b": [1, None, True, {"z": 'é\u2028"\\\n\x7f😀', "a": -3}], "10": {}, "9": "ß"}


def golden() -> dict[str, Any]:
    seals = [(seat, seal_of(share)) for seat, share in SHARES]
    seeds = [("dreistein", 0), ("dreistein", 1), ("skip2858404", 0)]
    return {
        "table": "a table",
        "mark": table_mark("a table"),
        "edition": EDITIONS["german"].to_object(),
        "record": proved(),
        "pledge": pledge_of(what_is_bound(), commitment(SECRET), seals),
        "seals": [seal_of(share) for _, share in SHARES],
        "shuffles": [[seed, n, " ".join(map(str, shuffled(seed, n)))] for seed, n in seeds],
        "canonical": [CANONICAL, canonical(CANONICAL)],
    }


def test_the_golden_file_is_what_the_library_computes() -> None:
    assert golden()["mark"] == TABLE
    assert json.loads(GOLDEN.read_text("utf-8")) == golden()
