"""Hints in a few worlds, for what does not go by their number."""

import pytest

from dreistein.bots.hints import outcomes


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "_WORLDS", 30)
