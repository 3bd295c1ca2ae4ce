"""Actions as learners name them."""

from dreistein.envs.actions import encode
from dreistein.rules import Round


def codes_of(round: Round) -> list[int]:
    """The actions of a round by number."""
    boards = (round.rewind(ply).board for ply in range(len(round.history)))
    return [encode(board, one.action) for board, one in zip(boards, round.history, strict=True)]
