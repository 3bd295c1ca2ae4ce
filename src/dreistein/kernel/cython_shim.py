"""What the kernel's sources need of the ``cython`` module, for where Cython is not installed."""

from contextlib import nullcontext

compiled = False
"""Whether this is C by now. The compiler takes it for true and drops what is for Python alone."""

nogil = nullcontext()
"""A block that touches no Python object: compiled, other threads run beside it."""
