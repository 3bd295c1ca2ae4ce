cdef inline int apex_point(int cell) noexcept nogil:
    return (cell + 63 * (cell & 1) & 2047) >> 1

cdef inline int right_point(int cell) noexcept nogil:
    return (cell + 64 - 65 * (cell & 1) & 2047) >> 1

cdef inline int left_point(int cell) noexcept nogil:
    return (cell + 62 - 61 * (cell & 1) & 2047) >> 1

cdef inline int third_neighbour(int cell) noexcept nogil:
    return cell + 63 - 126 * (cell & 1) & 2047
