"""The screens of the page: their addresses and modules, read from the page's own router.

>>> module_of("t")
'play/screens/table.js'
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

STATIC_FOLDER = Path(__file__).parent.parent / "static"
ROUTER = "play/router.js"
_SCREEN = re.compile(r'^  "?(\w*)"?: screenOf\(\s*\(\) => import\("\./([^"]+)"\)', re.MULTILINE)
_NOWHERE = re.compile(r'^const NOWHERE = screenOf\(\s*\(\) => import\("\./([^"]+)"\)', re.MULTILINE)


@lru_cache(1)
def screens() -> Mapping[str, str]:
    """The module of every screen, by the first part of its address."""
    router = (STATIC_FOLDER / ROUTER).read_text(encoding="utf-8")
    return {name: f"play/{module}" for name, module in _SCREEN.findall(router)}


def module_of(screen: str) -> str:
    """The module of a screen; that of the "not found" screen for any other address."""
    return screens().get(screen) or _nowhere()


@lru_cache(1)
def _nowhere() -> str:
    found = _NOWHERE.search((STATIC_FOLDER / ROUTER).read_text(encoding="utf-8"))
    assert found is not None
    return f"play/{found[1]}"
