"""Files: written in one step, and why one cannot be used, as a word that every language translates.

>>> reason_of(FileNotFoundError(2, "No such file or directory"))
'not-found'
"""

import errno
import os
from contextlib import suppress
from pathlib import Path

from dreistein.rules.errors import quote

REASONS = {
    "not-found": "there is no such file or folder",
    "directory": "it is a folder",
    "permission": "permission denied",
    "full": "the disk is full",
    "name": "no file can have this name",
}
"""The reasons that every language has words for, and their English."""

_BY_NUMBER = {
    errno.ENOENT: "not-found",
    errno.ENOTDIR: "not-found",
    errno.EISDIR: "directory",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "permission",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EINVAL: "name",
    errno.EILSEQ: "name",
    errno.ENAMETOOLONG: "name",
}


def reason_of(error: OSError | ValueError) -> str:
    """One of :data:`REASONS`, or the system's own message, quoted."""
    if isinstance(error, ValueError):  # a zero byte or a lone surrogate in the name
        return "name"
    known = _BY_NUMBER.get(error.errno or 0)
    return known or quote(error.strerror or str(error))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file in one step: at any moment it has its old content or the new one."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
