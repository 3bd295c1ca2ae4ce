"""Bots in programs of their own, over a pipe."""
