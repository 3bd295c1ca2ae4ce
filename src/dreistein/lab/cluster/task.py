"""What a node of a cluster runs. It is sent along by value, so that any node can run it."""

from typing import Any

Answer = tuple[str, Any]
"""``done`` and what a function returned; ``error`` and a ``DreisteinError``; ``failed`` and a
traceback; ``version`` and what the node has instead (None if it has no Dreistein)."""


def run(version: str, call: bytes) -> Answer:
    """Run a pickled function with its arguments, if this node has the same version."""
    import pickle
    import traceback

    try:
        import dreistein
    except ImportError:
        return "version", None
    if dreistein.__version__ != version:
        return "version", dreistein.__version__
    from dreistein.rules.errors import DreisteinError

    try:
        function, args = pickle.loads(call)
        return "done", function(*args)
    except DreisteinError as error:
        return "error", error
    except Exception:
        return "failed", traceback.format_exc()
