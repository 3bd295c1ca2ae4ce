"""Many games in step, with what their seats may know in arrays."""

from dreistein.kernel.loader import load_batch

load_batch()
