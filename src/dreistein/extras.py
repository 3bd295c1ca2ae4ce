"""Optional dependencies: what needs a missing one names the extra to install."""

from importlib.util import find_spec

from dreistein.rules import DreisteinError


class ExtraMissing(DreisteinError):
    sentence = "This needs the package {package}. Install it with pip install 'dreistein[{extra}]'."


def require(extra: str, *packages: str) -> None:
    """Raise unless these packages of an extra are installed. They are not imported yet."""
    for package in packages:
        if find_spec(package) is None:
            raise ExtraMissing(package=package, extra=extra)
