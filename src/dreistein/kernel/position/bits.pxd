from libc.stdint cimport uint64_t

cdef extern from "bits.h" nogil:
    int lowest "dreistein_lowest" (uint64_t mask)
    int highest "dreistein_highest" (uint64_t mask)
    int popcount "dreistein_popcount" (uint64_t mask)
    const char* BUILT_FROM "dreistein_built_from"
