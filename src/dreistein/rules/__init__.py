"""The rules of triangular dominoes: what is allowed, and what it scores.

Start with :class:`Round` or :class:`Match`. Both are immutable: :meth:`Round.legal_actions` lists
what may be played, :meth:`Round.apply` returns the position after an action, and an illegal action
raises an :class:`IllegalAction` that says why. :class:`View` is what one seat may know, an
:class:`Edition` the numbers of a table, and :class:`Record` a game as a file keeps it. Nothing here
reads a clock or a source of randomness (a seed decides every deal), nor a file, but for
:meth:`Record.load`.

>>> from dreistein.rules import Match
>>> match = Match.seeded("dreistein", "german", players=2)
>>> [str(action) for action in match.legal_actions()]
['444@0,0']
>>> match = match.apply("444@0,0").apply("+")
>>> match.totals, match.turn
((17, -5), 1)
"""

from dreistein.rules.actions import (
    DRAW,
    END_TURN,
    Action,
    Draw,
    EndTurn,
    Placement,
    TurnEnd,
    parse_action,
)
from dreistein.rules.board import Board, Bonus, Spot
from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.errors import DreisteinError, IllegalAction
from dreistein.rules.lattice import START, Cell, Point
from dreistein.rules.legal import LegalActions
from dreistein.rules.match import Match
from dreistein.rules.perft import divide, perft
from dreistein.rules.record.errors import NotARecord
from dreistein.rules.record.format import Header, RoundRecord
from dreistein.rules.record.reader import RecordReader
from dreistein.rules.record.record import Record, judge, read_record
from dreistein.rules.record.referee import IllegalRecord, Verdict, fold, replay
from dreistein.rules.round import End, Played, Round
from dreistein.rules.settlement import EndLine, explain_end
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.tiles import TILES, Tile
from dreistein.rules.turns import Turn, last_turn, turns
from dreistein.rules.view import Revealed, View, reveal, view

__all__ = [
    "DRAW",
    "EDITIONS",
    "END_TURN",
    "START",
    "TILES",
    "Action",
    "Board",
    "Bonus",
    "Cell",
    "Deal",
    "Draw",
    "DreisteinError",
    "Edition",
    "End",
    "EndLine",
    "EndTurn",
    "Header",
    "IllegalAction",
    "IllegalRecord",
    "LegalActions",
    "Match",
    "NotARecord",
    "Placement",
    "Played",
    "Point",
    "Record",
    "RecordReader",
    "Revealed",
    "Round",
    "RoundRecord",
    "Solitaire",
    "Spot",
    "Tile",
    "Turn",
    "TurnEnd",
    "Verdict",
    "View",
    "divide",
    "explain_end",
    "fold",
    "judge",
    "last_turn",
    "parse_action",
    "perft",
    "read_record",
    "replay",
    "reveal",
    "shuffled",
    "turns",
    "view",
]
