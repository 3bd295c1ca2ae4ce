"""The lowest and the highest bit of a mask that has one. Compiled, ``bits.h`` stands for this."""

BUILT_FROM = b""
"""Which sources this was compiled from: none."""


def lowest(mask: int) -> int:
    """The place of the lowest bit."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The place of the highest bit."""
    return mask.bit_length() - 1
