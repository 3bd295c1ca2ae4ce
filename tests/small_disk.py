"""A disk of a few megabytes that a test can fill; only the superuser may have one."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_BALLAST = "ballast"


class SmallDisk:
    """A file system of its own, in memory, mounted on a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def room(self) -> int:
        """How many bytes are free."""
        found = os.statvfs(self.folder)
        return found.f_bavail * found.f_frsize

    def fill(self) -> None:
        """Leave nothing."""
        with open(self.folder / _BALLAST, "ab") as ballast:
            while room := self.room:
                try:
                    os.posix_fallocate(ballast.fileno(), ballast.seek(0, os.SEEK_END), room)
                except OSError:  # somebody else took a part of it
                    continue

    def empty(self) -> None:
        """Give back what was filled."""
        (self.folder / _BALLAST).unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk | None]:
    """Mount one on a folder; None where that is not allowed."""
    options = f"size={megabytes}m,mode=0755"
    mount = ["mount", "-t", "tmpfs", "-o", options, "dreistein-test", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        yield None
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
