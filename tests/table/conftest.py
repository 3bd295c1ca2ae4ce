"""Tests of tables may ask for an open house."""

from table.rooms import clock, house, quick_stores

__all__ = ["clock", "house", "quick_stores"]
