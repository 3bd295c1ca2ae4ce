"""Triangular dominoes: 56 triangular tiles, for two to six players or one.

The rules live in :mod:`dreistein.rules`; ``dreistein --help`` lists what the command can do.
"""

__version__ = "0.1.0"
