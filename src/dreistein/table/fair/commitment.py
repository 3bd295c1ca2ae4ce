"""A shuffle that nobody can choose: neither the server nor any of the players.

Before a match the server publishes the SHA-256 of a secret. Then every person adds a random share.
The seed is a hash of the secret and all shares. Once the match is over everything is revealed, and
anyone can compute it again.

>>> secret = "00" * 32
>>> commitment(secret)[:16]
'60e05bd1b195af2f'
>>> seed_of(secret, [(0, "aa" * 16), (1, "bb" * 16)])[:16]
'9aca7c52c2494920'
"""

import re
import secrets
from collections.abc import Iterable
from hashlib import sha256

_SHARE = re.compile(r"[0-9a-f]{32,128}")


def new_secret() -> str:
    """A fresh secret from the operating system's randomness: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def is_share(text: str) -> bool:
    """Whether a text can be a person's share of a shuffle: 32 to 128 hexadecimal digits."""
    return _SHARE.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is published of a secret before the match: the SHA-256 of its text."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, contributions: Iterable[tuple[int, str]]) -> str:
    """The seed: SHA-256 of three kinds of lines: the format's name, the secret, the contributions.

    Contributions are ``(seat, text)``, in the order of the seats.
    """
    lines = ["dreistein-fair/1", secret]
    lines += [f"{seat} {text}" for seat, text in sorted(contributions)]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
