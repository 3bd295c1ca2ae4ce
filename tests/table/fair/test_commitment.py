"""The fair shuffle, computed a second time as docs/fair.md describes it."""

from hashlib import sha256

from dreistein.table.fair import commitment as fair
from dreistein.table.fair.sealed import is_hash


def test_secrets_are_long_and_never_the_same() -> None:
    made = {fair.new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(is_hash(secret) for secret in made)


def test_a_commitment_is_what_sha256sum_prints() -> None:
    secret = "5e" * 32
    assert fair.commitment(secret) == sha256(secret.encode()).hexdigest()
    abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert fair.commitment("abc") == abc


def test_only_64_lower_case_hexadecimal_digits_are_a_hash() -> None:
    assert is_hash("0123456789abcdef" * 4)
    wrong = ("a" * 63, "a" * 65, "A" * 64, "g" * 64, "a" * 64 + "\n", "a" * 63 + " ", "٣" * 64, "")
    assert not any(map(is_hash, (*wrong, None, 7)))
