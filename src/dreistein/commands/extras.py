"""Commands that need an extra say which one, where it is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from dreistein.rules import DreisteinError


class ExtraMissing(DreisteinError):
    code = "extra-missing"
    sentence = "This needs the package {package}, which pip install 'dreistein[{extra}]' brings."


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports in here belong to an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ExtraMissing(package=error.name, extra=extra) from error
