"""A shuffle that nobody can have chosen: not the server, nor any of the players.

Before a match the server publishes the SHA-256 of a secret. Then every person adds something of
their own.
The seed is a hash over the secret and all that was added. Once the match is over all is revealed,
and anyone can work it out again.

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
    """Whether this can be a person's share of a shuffle: 32 to 128 hexadecimal digits."""
    return _SHARE.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is published of a secret before the match: the SHA-256 of its text."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, contributions: Iterable[tuple[int, str]]) -> str:
    """The seed: SHA-256 of a line that names the format, the secret, and a line a contribution.

    Contributions are ``(seat, text)``, in the order of the seats.
    """
    lines = ["dreistein-fair/1", secret]
    lines += [f"{seat} {text}" for seat, text in sorted(contributions)]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
