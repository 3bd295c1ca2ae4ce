"""What a screen imports, told to the browser at once: else it finds out module by module.

There is no build step, so the page is many small modules that import each other. Each step of such
a chain is a request that waits for the one before; with the whole list in the head of the page they
come side by side.
"""

import re
from pathlib import Path

from dreistein.web.assets.screens import module_of

BEGIN = "play/app.js"
_SCRIPT = f'<script type="module" src="/static/{BEGIN}">'
_IMPORT = re.compile(r'(?:^|;)(?:import|export)\b(?:[^"\';]*?\bfrom)?\s*"(\.[^"]+)"', re.M)


def imported(folder: Path, *modules: str) -> list[str]:
    """These modules and all that they import, from the first on."""
    found: dict[str, None] = {}
    waiting = list(modules)
    for name in waiting:
        file = folder / name
        if name in found or not file.is_file():
            continue
        found[name] = None
        for other in _IMPORT.findall(file.read_text(encoding="utf-8")):
            near = (file.parent / other).resolve()
            waiting.append(near.relative_to(folder).as_posix())
    return list(found)


def with_preloads(page: str, folder: Path, screen: str) -> str:
    """The page for the screen of an address, with the list of its modules."""
    links = "".join(
        f'<link rel="modulepreload" href="/static/{name}">\n    '
        for name in imported(folder, BEGIN, module_of(screen))
        if name != BEGIN
    )
    return page.replace(_SCRIPT, links + _SCRIPT)
