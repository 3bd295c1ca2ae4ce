"""Points and neighbours of a cell, by the numbers of ``tables``. ``lattice.pxd`` has them for C."""


def apex_point(cell: int) -> int:
    """The index of the point at a cell's apex."""
    return (cell + 63 * (cell & 1) & 2047) >> 1


def right_point(cell: int) -> int:
    """The index of the next point of a cell, clockwise from the apex."""
    return (cell + 64 - 65 * (cell & 1) & 2047) >> 1


def left_point(cell: int) -> int:
    """The index of a cell's last point, clockwise from the apex."""
    return (cell + 62 - 61 * (cell & 1) & 2047) >> 1


def third_neighbour(cell: int) -> int:
    """The neighbour opposite a cell's apex; the other two are ``cell - 1`` and ``cell + 1``."""
    return cell + 63 - 126 * (cell & 1) & 2047
