"""How a client follows a table from the messages alone: docs/protocol.md in code."""

from dataclasses import replace

from dreistein.protocol import server as p
from dreistein.protocol import table as wire

TOLD = ("ply", "counts", "stock", "scores", "totals", "to_move", "draws", "draws_left")
"""What an action's message says of its round as it is now."""


def after(view: wire.TableView, news: p.Acted) -> wire.TableView:
    """The table after an action."""
    *past, now = view.rounds
    action = news.action.action
    board = now.board if action in "+-" else (*now.board, action)
    turns = (*now.turns[: news.turn_number], news.turn)
    now = replace(now, board=board, turns=turns, **{name: getattr(news, name) for name in TOLD})
    hands = {hand.seat: replace(hand, drawn=(), choices=None) for hand in view.hands}
    hands |= {hand.seat: hand for hand in news.hands}
    return replace(
        view,
        rounds=(*past, now),
        hands=tuple(hands.values()),
        left=news.left,
        may_undo=news.may_undo,
        undo_shows=news.undo_shows,
    )
