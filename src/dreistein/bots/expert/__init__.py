"""The expert: the strongest built-in bot."""

from dreistein.bots.expert.expert import Expert

__all__ = ["Expert"]
