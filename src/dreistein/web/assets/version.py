"""A version of all files of the page, for their addresses.

A browser may keep a file for good if its address tells its version. WebKit does so anyway with what
was preloaded, and then mixes the files of two versions.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import monotonic

_LOOK_SECONDS = 1.0


class Version:
    """A hash of all files in a folder, made again when one of them has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._looked = float("-inf")
        self._stamps: list[tuple[Path, int, int]] = []
        self._hash = "v0000000000"

    def __call__(self) -> str:
        if monotonic() - self._looked >= _LOOK_SECONDS:
            self._looked = monotonic()
            with suppress(OSError):  # a file is just being replaced; the next look sees it
                self._look()
        return self._hash

    def _look(self) -> None:
        files = sorted(path for path in self._folder.rglob("*") if path.is_file())
        stamps = [(path, (at := path.stat()).st_mtime_ns, at.st_size) for path in files]
        if stamps == self._stamps:
            return
        digest = sha256()
        for path in files:
            digest.update(path.relative_to(self._folder).as_posix().encode() + b"\0")
            digest.update(sha256(path.read_bytes()).digest())
        self._stamps, self._hash = stamps, f"v{digest.hexdigest()[:10]}"
