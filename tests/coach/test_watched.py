"""Games of which only the table was seen: their points by source, and tiles with a better place."""

from random import Random

import pytest

from cli import refused, run
from dreistein.coach.watched import elsewhere, points_of
from dreistein.rules import Header, Placement, Record, Round, RoundRecord, Solitaire
from random_games import random_action


def watched(round: Round) -> Record:
    """The record of somebody who saw the table, and what was left."""
    extra = {"left": [list(map(str, hand)) for hand in round.hands]}
    extra["seats"] = "".join(str(played.seat) for played in round.history)  # type: ignore[assignment]
    actions = tuple(str(played.action) for played in round.history)
    start = None if round.deal.start is None else str(round.deal.start)
    seen = RoundRecord((), (), actions, start, extra, observed=True)
    return Record.of(
        Header(round.edition, list("ABCDEF")[: round.players], round.solitaire), [seen]
    )


TABLES: list[tuple[int, int | Solitaire]] = [
    (2, 2),
    (8, 4),
    (14, 3),
    (1, Solitaire()),
    (1, Solitaire(0, 30)),
]
"""Seeds and players; in the first three, two tiles would have scored more elsewhere."""


@pytest.fixture(params=TABLES, ids=str)
def whole(request: pytest.FixtureRequest) -> Round:
    return finished(*request.param)


def finished(seed: int, table: int | Solitaire) -> Round:
    """A round played to its end, mostly with tiles."""
    alone, players = (None, table) if isinstance(table, int) else (table, 1)
    round, random = (
        Round.seeded(f"watched {seed}", "german", players, solitaire=alone),
        Random(seed),
    )
    while round.end is None:
        round = round.apply(random_action(round, random))
    return round


def test_the_points_by_source_add_up_to_the_totals(whole: Round) -> None:
    match = watched(whole).match()
    assert tuple(sum(points.values()) for points in points_of(match)) == match.totals


def test_a_better_place_is_the_best_legal_one_of_the_same_tile(whole: Round) -> None:
    better = {found.ply: found for found in elsewhere(watched(whole).match().round)}
    before = whole.rewind(0)
    for ply, played in enumerate(whole.history):
        ways = before.legal_actions().placements
        if isinstance(played.action, Placement):
            same = [way for way in ways if way.tile == played.action.tile]
            most, found = max(map(before.points, same)), better.get(ply)
            assert (found is not None) == (most > played.points)
            if found is not None:
                assert found.action in same
                assert before.points(found.action) == most == played.points + found.more
        before = before.apply(played.action)


def test_the_command_tells_what_the_table_shows(tmp_path: str) -> None:
    round = finished(*TABLES[2])
    file = f"{tmp_path}/game.json"
    with open(file, "w") as out:
        out.write(watched(round).dumps())
    told = " ".join(run("analyse", file).stdout.decode().split())
    assert told.startswith("Where the points came from A B C tiles ")
    found = list(elsewhere(watched(round).match().round))
    assert len(found) == 2
    for each in found:
        assert f"at {each.action} it would have scored {each.more} more" in told
    assert "so nobody can say: whether the right tile opened; which tiles were on a rack" in told
    assert "dreistein: observed: " in str(refused("analyse", file, "--html", "-"))
