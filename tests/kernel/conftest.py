"""Every test that takes ``kernel`` runs with the compiled and with the interpreted one."""

from types import ModuleType

import pytest

from kernel.variants import compiled, interpreted


@pytest.fixture(scope="session", params=["compiled", "interpreted"])
def kernel(request: pytest.FixtureRequest) -> ModuleType:
    return compiled() if request.param == "compiled" else interpreted()
