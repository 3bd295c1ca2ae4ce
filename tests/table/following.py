"""How a client follows a table from the messages alone: docs/protocol.md in code."""

from dataclasses import replace

from dreistein.protocol import server as p
from dreistein.protocol import table as wire


def after(view: wire.TableView, news: p.Acted) -> wire.TableView:
    """The table after an action."""
    *past, now = view.rounds
    action = news.action.action
    now = replace(
        now,
        board=now.board if action in "+-" else (*now.board, action),
        turns=(*now.turns[: news.turn_number], news.turn),
        ply=news.ply,
        counts=news.counts,
        stock=news.stock,
        scores=news.scores,
        totals=news.totals,
        to_move=news.to_move,
        draws=news.draws,
        draws_left=news.draws_left,
    )
    hands = {hand.seat: replace(hand, drawn=(), choices=None) for hand in view.hands}
    hands |= {hand.seat: hand for hand in news.hands}
    return replace(
        view,
        rounds=(*past, now),
        hands=tuple(hands.values()),
        left=news.left,
        may_undo=news.may_undo,
    )
