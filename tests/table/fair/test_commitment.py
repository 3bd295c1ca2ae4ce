"""The fair shuffle, computed a second time as docs/fair.md describes it."""

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from dreistein.table.fair import commitment as fair

shares = st.text("0123456789abcdef", min_size=32, max_size=128)
contributions = st.dictionaries(st.integers(0, 5), shares).map(lambda found: list(found.items()))


def test_secrets_are_long_and_never_the_same() -> None:
    made = {fair.new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(len(secret) == 64 and fair.is_share(secret) for secret in made)


def test_a_commitment_is_what_sha256sum_prints() -> None:
    secret = "5e" * 32
    assert fair.commitment(secret) == sha256(secret.encode()).hexdigest()
    abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert fair.commitment("abc") == abc


@given(shares, contributions)
def test_a_seed_is_the_hash_of_documented_lines(secret: str, added: list[tuple[int, str]]) -> None:
    text = f"dreistein-fair/1\n{secret}\n"
    text += "".join(f"{seat} {share}\n" for seat, share in sorted(added))
    assert fair.seed_of(secret, added) == sha256(text.encode()).hexdigest()


def test_hexadecimal_digits_are_a_share_and_other_texts_are_not() -> None:
    assert all(map(fair.is_share, ("a" * 32, "0123456789abcdef" * 8)))
    wrong = ("a" * 31, "a" * 129, "A" * 32, "g" * 32, "a" * 32 + "\n", "a" * 31 + " ", "٣" * 32, "")
    assert not any(map(fair.is_share, wrong))
