"""Preload links for the modules of a screen, which the browser would find one by one.

There is no build step, so the page is many small modules that import each other. Each step of such
a chain is a request that waits for the one before; with the whole list in the head of the page they
load in parallel.
"""

from pathlib import Path

from dreistein.web.assets.references import IMPORT, reached
from dreistein.web.assets.screens import module_of

ENTRY_MODULE = "play/app.js"
_SCRIPT = f'<script type="module" src="/static/{ENTRY_MODULE}">'


def with_preloads(page: str, folder: Path, screen: str) -> str:
    """The page with preload links for the modules of a screen."""
    links = "".join(
        f'<link rel="modulepreload" href="/static/{name}">\n    '
        for name in reached(ENTRY_MODULE, module_of(screen), by=IMPORT, folder=folder)
        if name != ENTRY_MODULE
    )
    return page.replace(_SCRIPT, links + _SCRIPT)
