"""Preload links for the modules of a screen, which the browser would find one by one.

There is no build step, so the page is many small modules that import each other. Each step of such
a chain is a request that waits for the one before; with the whole list in the head of the page they
load in parallel.
"""

import re
from pathlib import Path

from dreistein.web.assets.screens import module_of

ENTRY_MODULE = "play/app.js"
_SCRIPT = f'<script type="module" src="/static/{ENTRY_MODULE}">'
IMPORT = re.compile(r'(?:^|;)(?:import|export)\b(?:[^"\';]*?\bfrom)?\s*"(\.[^"]+)"', re.M)


def import_graph(folder: Path, *modules: str) -> list[str]:
    """These modules and everything they import, breadth first."""
    found: dict[str, None] = {}
    waiting = list(modules)
    for name in waiting:
        file = folder / name
        if name in found or not file.is_file():
            continue
        found[name] = None
        for other in IMPORT.findall(file.read_text(encoding="utf-8")):
            near = (file.parent / other).resolve()
            waiting.append(near.relative_to(folder).as_posix())
    return list(found)


def with_preloads(page: str, folder: Path, screen: str) -> str:
    """The page with preload links for the modules of a screen."""
    links = "".join(
        f'<link rel="modulepreload" href="/static/{name}">\n    '
        for name in import_graph(folder, ENTRY_MODULE, module_of(screen))
        if name != ENTRY_MODULE
    )
    return page.replace(_SCRIPT, links + _SCRIPT)
