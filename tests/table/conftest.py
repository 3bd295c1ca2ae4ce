"""Tests of tables may ask for an open house."""

from table.rooms import clock, closes_at_once, house

__all__ = ["clock", "closes_at_once", "house"]
