"""Tables of numbers for the kernel without NumPy, for what also runs where there is none.

>>> data, table = matrix("i", 2, 3)
>>> table[1, 0] = 7
>>> data.tolist(), table.shape
([0, 0, 0, 7, 0, 0], (2, 3))
"""

from array import array
from typing import Any, Literal


def matrix(kind: Literal["i", "d"], rows: int, columns: int) -> tuple["array[Any]", Any]:
    """Zeros, row by row, and the same memory as the kernel takes it."""
    data = array(kind, [0]) * (rows * columns)
    return data, memoryview(data).cast("B").cast(kind, (rows, columns))
