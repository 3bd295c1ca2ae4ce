"""What a node of a cluster does with a call."""

import pickle
import sys
from math import sqrt

import pytest

import dreistein
from dreistein.lab.cluster import task


def test_another_version_on_a_node_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a node answers, and what becomes of the answer."""
    call = pickle.dumps((sqrt, (4.0,)))
    assert task.run(dreistein.__version__, call) == ("done", 2.0)
    assert task.run("0.0.9", b"from another version") == ("version", dreistein.__version__)
    monkeypatch.setitem(sys.modules, "dreistein", None)
    assert task.run("0.0.9", call) == ("version", None)
