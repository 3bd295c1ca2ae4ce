"""A running table: seats, turns, clocks, its log of events, and where that is stored.

An action is checked by the rules, stored, and only then told to anyone, each viewer in its own
words: see :mod:`dreistein.table.house`.
"""
