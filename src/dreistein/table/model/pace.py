"""How long people take to follow the moves of others: their own clock does not run meanwhile.

A page shows the moves of others one by one, so whoever is next can use their time only once they
have seen them. The table allows for that as if everyone watched at one pace.
"""

from dreistein.rules.actions import DRAW

_DRAW = str(DRAW)
_PLACEMENT_MILLIS = 1000
_DRAW_MILLIS = 600
_MOST_MILLIS = 12_000
"""However much has happened, a clock starts this long after its turn began."""
LATENCY_MILLIS = 1000
"""A move that was sent in time may arrive this late."""


def followed_at(before: int, action: str, at: int) -> int:
    """When viewers have seen an action; ``before`` is when they have seen those before it."""
    return max(before, at) + (_DRAW_MILLIS if action == _DRAW else _PLACEMENT_MILLIS)


def clock_start(turn_at: int, followed: int) -> int:
    """When the clock of a turn starts that began at ``turn_at``."""
    return min(max(turn_at, followed), turn_at + _MOST_MILLIS)
