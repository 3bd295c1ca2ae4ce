/* What C has and Cython has not: see bits.py. */
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

/* setup.py names the sources that are compiled, so that a test can tell an old build. */
#ifndef DREISTEIN_BUILT_FROM
#define DREISTEIN_BUILT_FROM unknown
#endif
#define DREISTEIN_TEXT_(name) #name
#define DREISTEIN_TEXT(name) DREISTEIN_TEXT_(name)
static const char dreistein_built_from[] = DREISTEIN_TEXT(DREISTEIN_BUILT_FROM);

#endif
