"""Actions as learners name them."""

from dreistein.envs.actions import encode
from dreistein.envs.game import Game, Settings
from dreistein.rules import Round


def codes_of(round: Round) -> list[int]:
    """The actions of a round by number."""
    boards = (round.rewind(ply).board for ply in range(len(round.history)))
    return [encode(board, one.action) for board, one in zip(boards, round.history, strict=True)]


def game_at(round: Round) -> Game:
    """A game that has come to where a round is."""
    game = Game(Settings(round.players, round.edition, solitaire=round.solitaire), "", round.deal)
    for code in codes_of(round):
        game.step(code)
    return game
