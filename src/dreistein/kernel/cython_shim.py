"""What the kernel's sources use of the ``cython`` module, if Cython is not installed."""

from contextlib import nullcontext

compiled = False
"""Whether this is compiled. The compiler takes it for true and drops what is only for Python."""

nogil = nullcontext()
"""A block that touches no Python object: compiled, it runs without the GIL."""
