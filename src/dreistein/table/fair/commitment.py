"""The server's secret of a shuffle, and the hash of it that everyone is told beforehand.

>>> commitment("00" * 32)[:16]
'60e05bd1b195af2f'
"""

import secrets
from hashlib import sha256


def new_secret() -> str:
    """A fresh secret from the operating system's randomness: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published of a secret before the match: the SHA-256 of its text."""
    return sha256(secret.encode()).hexdigest()
