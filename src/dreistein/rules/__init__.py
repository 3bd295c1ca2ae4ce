"""The rules of triangular dominoes: values that know what is allowed and what it scores.

Start with :class:`Round` or :class:`Match`: ``legal_actions`` lists what may be done, ``apply``
returns the position after it, and an illegal action raises an error that says why. Nothing in here
reads a file, a clock or a source of randomness.
"""

from dreistein.rules.actions import DRAW, END_TURN, Action, Draw, EndTurn, Placement, parse_action
from dreistein.rules.board import Board, Bonus, Spot
from dreistein.rules.deal import Deal, shuffled
from dreistein.rules.edition import EDITIONS, Edition
from dreistein.rules.errors import DreisteinError, IllegalAction
from dreistein.rules.lattice import START, Cell, Point
from dreistein.rules.match import Match
from dreistein.rules.perft import divide, perft
from dreistein.rules.record.errors import NotARecord
from dreistein.rules.record.format import Header, Record, RoundRecord
from dreistein.rules.record.reader import RecordReader, read_record
from dreistein.rules.record.referee import IllegalRecord, fold, judge, replay
from dreistein.rules.round import End, Played, Round
from dreistein.rules.settlement import EndLine, explain_end
from dreistein.rules.solitaire import Solitaire
from dreistein.rules.tiles import TILES, Tile
from dreistein.rules.turns import Turn, TurnEnd, last_turn, turns
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
