"""Running tables: seats, turns, clocks, the log of events and its store.

An action is checked by the rules, stored, and only then sent to the viewers, to each what they may
know. :mod:`dreistein.table.house` holds all tables.
"""
