"""A game whose tiles are named one by one: the game of the rules, and what can be hidden in it."""

from random import Random

import pytest

from dreistein.envs.actions import legal_codes
from dreistein.envs.chance import Position
from dreistein.envs.game import Settings
from dreistein.rules import TILES, Deal, Edition, Match
from sizes import size

GAMES = [
    Settings(2),
    Settings(4, "triominos", reward="win"),
    Settings(6, must_place=True),
    Settings(3, reward="chance", horizon="match"),
]


def positions(settings: Settings, random: Random) -> list[Position]:
    """Every position of a game played at random."""
    found = [Position(settings)]
    while not found[-1].over:
        at = found[-1]
        found.append(at.after(random.choice(at.outcomes if at.chance else list(at.legal))))
    return found


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_it_is_the_same_game_as_everywhere(settings: Settings) -> None:
    players, edition = settings.players, settings.rules()
    last = positions(settings, Random(3))[-1]
    match = None
    for position in [*last.past, last]:
        deck = [TILES[number] for number in position.deck]
        deal = Deal.of([*deck, *(tile for tile in TILES if tile not in deck)], edition, players)
        match = match.next_round(deal) if match else Match.start(edition, deal, players=players)
        for seat, code in position.codes:
            match = match.apply(legal_codes(match.round)[code], seat)
        assert match.round.end is not None
    assert match is not None
    assert match.over == (settings.horizon == "match")
    won = [total == max(match.totals) for total in match.totals]
    wins = [each / sum(won) for each in won]
    expected = {
        "points": list(match.totals),
        "win": wins,
        "chance": [share - 1 / players for share in wins],
    }
    assert list(last.returns) == pytest.approx(expected[settings.reward])


@pytest.mark.parametrize("settings", GAMES, ids=str)
def test_a_seat_cannot_tell_a_resampled_position(settings: Settings) -> None:
    random, others = Random(5), 0
    played = positions(settings, random)
    for position in played[:: max(9, len(played) // size(5, 12))]:
        for seat in range(settings.players):
            other = Position(settings)
            for action in position.resampled(seat, random.random):
                other = other.after(action)
            assert other.view(seat) == position.view(seat)
            assert (other.chance, other.turn) == (position.chance, position.turn)
            others += other.deck != position.deck
    assert others > size(4, 10)


def test_a_match_out_of_reach_is_cut_off() -> None:
    settings = Settings(2, Edition("endless", deal=(1,) * 5, target=10**15), horizon="match")
    position = Position(settings)
    while not position.over:
        position = position.after(position.outcomes[0] if position.chance else min(position.legal))
    assert len(position.past) == 199
