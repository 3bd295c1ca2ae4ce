"""What ``dreistein verify`` says of the records that the page's crooked servers give.

It sees one record, and so finds what does not fit together in it. What only a device can know (what
it was told, and what it saw) is found there; of such a record it says no more than is proved.
"""

import json
import subprocess
from pathlib import Path

import pytest

from cli import file, run
from page.matches import node

pytestmark = pytest.mark.skipif(node() is None, reason="no node to run the page's modules with")
ONLY_A_DEVICE = (3, "If your own contribution is listed, nobody could choose them")
"""The match of the model is not played to its end."""
SAID = {
    "an honest server": ONLY_A_DEVICE,
    "numbers of the edition that do not matter": (3, "other numbers: deal 6."),
    "the match counted up three times, then played": (3, "no other shuffle at this table was"),
    "no proof": (4, "Nothing says where the code came from"),
    "an older proof": (2, "proof-field"),
    "a chosen seed after the numbers were revealed": (4, "Nothing says where the code came"),
    "a deal that is not the record's": (1, "wrong-deal"),
    "other tiles in the hand than in the record": ONLY_A_DEVICE,
    "other tiles in the hand, seen only once somebody has placed one": ONLY_A_DEVICE,
    "a tile exchanged while the round is played": ONLY_A_DEVICE,
    "a deal for more players than sit there": (2, "proof-field"),
    "a tile placed by somebody who was not dealt it": (1, "not-your-tile"),
    "an earlier match that was dealt well, in the place of this one": ONLY_A_DEVICE,
    "one contribution twice": (2, "proof-field"),
    "another story for one of the players": ONLY_A_DEVICE,
    "an old share played again": ONLY_A_DEVICE,
    "a record that hides an attempt": (1, "wrong-seed"),
}
"""By what a server does that gives a record: the exit code, and words."""


def test_verify_finds_what_a_record_tells_of_a_crooked_server(tmp_path: Path) -> None:
    program = Path(__file__).with_name("records.js")
    done = subprocess.run([str(node()), program], capture_output=True, timeout=60, check=True)
    given = json.loads(done.stdout)
    told = {}
    for name, records in given.items():
        for record in filter(None, records):
            verified = run("verify", file(tmp_path, record))
            said = (verified.stdout + verified.stderr).decode()
            told[name] = (verified.returncode, SAID[name][1] if SAID[name][1] in said else said)
            assert told[name] == SAID[name]
    assert told.keys() == SAID.keys()
