"""What the page's own check is tested with is what the library computes."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from dreistein.rules import EDITIONS
from dreistein.rules.deal import shuffled
from dreistein.table.fair.commitment import commitment
from dreistein.table.fair.sealed import canonical, pledge_of, pledge_to, seal_of, table_mark
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


def test_a_program_pledges_what_its_view_binds() -> None:
    bound = what_is_bound()
    seals = [(seat, seal_of(share)) for seat, share in SHARES]
    view = {
        "id": "a table",
        "match": bound.match,
        "edition": {**bound.edition, "must_place": False},
        "solitaire": None,
        "commitment": commitment(SECRET),
        "shuffle": {
            "seats": [asdict(seat) for seat in bound.seats],
            "failed": [asdict(attempt) for attempt in bound.failed],
            "seals": seals,
        },
    }
    assert pledge_to(view) == golden()["pledge"]
    assert pledge_to({**view, "edition": {**bound.edition, "must_place": True}}) != pledge_to(view)
