/* Bit operations that Cython does not offer; bits.py has them for Python. */
#ifndef DREISTEIN_BITS_H
#define DREISTEIN_BITS_H
#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)
static inline int dreistein_lowest(uint64_t mask) { return __builtin_ctzll(mask); }
static inline int dreistein_highest(uint64_t mask) { return 63 - __builtin_clzll(mask); }
#elif defined(_MSC_VER) && defined(_WIN64)
#include <intrin.h>
static __inline int dreistein_lowest(uint64_t mask) {
    unsigned long at;
    _BitScanForward64(&at, mask);
    return (int)at;
}
static __inline int dreistein_highest(uint64_t mask) {
    unsigned long at;
    _BitScanReverse64(&at, mask);
    return (int)at;
}
#else
static int dreistein_lowest(uint64_t mask) {
    int at = 0;
    while (!(mask >> at & 1)) at++;
    return at;
}
static int dreistein_highest(uint64_t mask) {
    int at = 63;
    while (!(mask >> at & 1)) at--;
    return at;
}
#endif

/* By adding neighbours: without -mpopcnt, which a portable build cannot assume, the compiler's
   builtin calls a slower library function. */
static inline int dreistein_popcount(uint64_t mask) {
    mask -= (mask >> 1) & 0x5555555555555555u;
    mask = (mask & 0x3333333333333333u) + ((mask >> 2) & 0x3333333333333333u);
    mask = (mask + (mask >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)((mask * 0x0101010101010101u) >> 56);
}

/* setup.py passes a mark of the sources, so that a test can recognise a stale build. */
#ifndef DREISTEIN_BUILT_FROM
#define DREISTEIN_BUILT_FROM unknown
#endif
#define DREISTEIN_TEXT_(name) #name
#define DREISTEIN_TEXT(name) DREISTEIN_TEXT_(name)
static const char dreistein_built_from[] = DREISTEIN_TEXT(DREISTEIN_BUILT_FROM);

#endif
