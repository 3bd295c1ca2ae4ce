"""Every action as a number: see :mod:`dreistein.kernel.action_numbers`."""

from dreistein.kernel.action_numbers import (
    ACTIONS,
    DRAW_CODE,
    END_TURN_CODE,
    TILE_NUMBERS,
    decode,
    encode,
    legal_codes,
    rotation,
)

__all__ = [
    "ACTIONS",
    "DRAW_CODE",
    "END_TURN_CODE",
    "TILE_NUMBERS",
    "decode",
    "encode",
    "legal_codes",
    "rotation",
]
