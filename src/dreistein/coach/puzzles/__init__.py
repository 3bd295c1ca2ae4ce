"""Puzzles: positions with one clearly best action, proved by the expert.

``docs/decisions/0029-puzzles.md`` has how they are made, and ``docs/puzzles.md`` is for players.
"""
