"""Arguments, checked before they reach compiled code."""

from collections.abc import Sequence
from hashlib import sha256

from dreistein.kernel.errors import KernelNumber, UnknownPolicy
from dreistein.kernel.position.constants import GREEDY, PLACING, RANDOM
from dreistein.rules.arguments import all_of
from dreistein.rules.errors import quote

POLICIES = {"random": RANDOM, "greedy": GREEDY, "placing": PLACING}
"""``random`` plays any legal action; ``greedy`` places for the most points now; ``placing`` places
anything. The latter two draw, or end the turn, only if nothing fits. Ties are broken at random."""

MOST_ROUNDS, MOST_THREADS = 1_000_000, 64
MOST_INDEX = 2**62
LONGEST_SEED = 1000


def whole_number(name: str, found: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        wanted = f"a whole number from {least} to {most}"
        raise KernelNumber(name=name, found=quote(found), wanted=wanted)
    return found


def seed_word(seed: int | str) -> int:
    """The 64 bits that a seed stands for; a number and its decimal text are the same seed."""
    whole = isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) <= 2**64
    if not whole and not (isinstance(seed, str) and len(seed) <= LONGEST_SEED):
        wanted = f"a whole number of 64 bits, or a text of at most {LONGEST_SEED} characters"
        raise KernelNumber(name="seed", found=quote(seed), wanted=wanted)
    return int.from_bytes(sha256(str(seed).encode(errors="surrogatepass")).digest()[:8])


def policy_numbers(policies: str | Sequence[str], players: int) -> list[int]:
    """A policy for every seat; a shorter list is repeated."""
    names = [policies] if isinstance(policies, str) else all_of(policies, "str", "policies")
    if not 1 <= len(names) <= players:
        wanted = f"1 to {players} names, by seat"
        raise KernelNumber(name="list of policies", found=f"{len(names)} names long", wanted=wanted)
    for name in names:
        if name not in POLICIES:
            raise UnknownPolicy(name=quote(name), known=", ".join(POLICIES))
    return [POLICIES[names[seat % len(names)]] for seat in range(players)]
