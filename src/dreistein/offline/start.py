"""The start of Python in a worker of the browser, whose memory is kept, to go on from another time.

What was imported once need not be imported again. A memory belongs to the compiled modules that it
was made with, at the places where they were: whether that holds is tried by a decision, which must
come out as it did before.

>>> begin()
>>> resume()
"""

import gc
import random

import dreistein.coach.review
import dreistein.offline.desk
import dreistein.processes.messages  # noqa: F401
from dreistein.bots.expert.expert import Expert
from dreistein.rules import EDITIONS, Round, view
from dreistein.table.bots.tasks import warm_up

_made: list[str] = []
"""What the decision was when the memory was made."""


class AnotherMemory(RuntimeError):
    """What was taken up does not decide as it did before."""


def begin() -> None:
    """Everything is there; what nobody needs any more is not kept."""
    warm_up()
    _made[:] = [_decision()]
    gc.collect()


def resume() -> None:
    """Go on from a memory."""
    random.seed()
    if [_decision()] != _made:
        raise AnotherMemory


def _decision() -> str:
    round = Round.seeded("dreistein", EDITIONS["german"]).apply("444@0,0").apply("+")
    legal = list(round.legal_actions())
    return repr(Expert(worlds=20).rank(view(round, 1), legal, random.Random(1)))
