"""Objects that refer to each other in a circle, which Python frees only when it looks for them."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_search() -> Iterator[None]:
    """Do not let Python look for cycles; what there was of them is gone."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def in_memory(*kinds: type) -> list[object]:
    """All objects of these kinds."""
    return [found for found in gc.get_objects() if issubclass(type(found), kinds)]
