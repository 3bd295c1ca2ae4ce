"""What the files of the page refer to, found by reading them: so no list can forget one."""

import re
from collections.abc import Iterable
from hashlib import sha256
from json import dumps
from pathlib import Path
from posixpath import dirname, join, normpath

from dreistein.web.assets.screens import STATIC_FOLDER

IMPORT = re.compile(r'(?:^|;)(?:import|export)\b(?:[^"\';]*?\bfrom)?\s*"(\.[^"]+)"', re.M)
"""What a module imports at once."""
_REFERENCE = re.compile(
    r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']"""
    r"""|(?:<link\b[^>]*?\bhref|\bsrc)=["'](?!https?:|data:|#)([^"'$?]+?)["']"""
    r"""|"src":\s*"([^"]+)"|url\("(\.[^"]+)"\)|new URL\("(\.\./logo\.svg)\""""
)
_PAGES = {"pad/index.html": "pad/", "offline/index.html": "offline"}
"""Pages with an address of their own."""
_TOP_FILES = ("sw.js", "pad.webmanifest")
"""Files of ``static/`` that are served at the top, since a worker's scope is its own folder."""


def address_of(name: str) -> str:
    """The address of a file of ``static/``."""
    return _PAGES.get(name) or (name if name in _TOP_FILES else f"static/{name}")


def reached(
    *names: str, by: re.Pattern[str] = _REFERENCE, folder: Path = STATIC_FOLDER
) -> list[str]:
    """These files and everything that they refer to, breadth first."""
    found: dict[str, None] = {}
    waiting = list(names)
    for name in waiting:
        if name in found or not (folder / name).is_file():
            continue
        found[name] = None
        if name.endswith((".html", ".js", ".css", ".webmanifest")):
            here = dirname(address_of(name))
            for match in by.finditer((folder / name).read_text(encoding="utf-8")):
                path = next(part for part in match.groups() if part)
                other = normpath(join(here, path)).removeprefix("/")
                if other in _TOP_FILES or other.startswith("static/"):
                    waiting.append(other.removeprefix("static/"))
    return list(found)


def listed(contents: Iterable[tuple[str, bytes]], **more: object) -> str:
    """A list for the service worker, with a version that changes whenever a file does."""
    digest = sha256()
    addresses = []
    for address, body in contents:
        addresses.append(address)
        digest.update(f"{address} {len(body)} ".encode())
        digest.update(body)
    return dumps({"version": digest.hexdigest()[:16], "files": addresses, **more})
