"""Bits of a 64-bit mask. The compiled kernel uses ``bits.h`` instead."""

BUILT_FROM = b""
"""The mark of the sources this was compiled from; empty, as this is Python."""


def lowest(mask: int) -> int:
    """The index of the lowest bit of a mask that has one."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The index of the highest bit of a mask that has one."""
    return mask.bit_length() - 1


def popcount(mask: int) -> int:
    """The number of bits that are set."""
    return mask.bit_count()
