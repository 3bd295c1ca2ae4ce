"""Why a file cannot be used.

>>> fault(FileNotFoundError(2, "No such file or directory"))
'not-found'
"""

import errno

from dreistein.rules.errors import quote

FAULTS = {
    "not-found": "there is no such file or folder",
    "directory": "it is a folder",
    "permission": "that is not permitted",
    "full": "the disk is full",
    "name": "no file can have this name",
}
"""The reasons that every language has words for, and what they are in English."""

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


def fault(error: OSError | ValueError) -> str:
    """One of :data:`FAULTS`, or what the system says, quoted."""
    if isinstance(error, ValueError):  # a zero byte, or what is no character
        return "name"
    known = _BY_NUMBER.get(error.errno or 0)
    return known or quote(error.strerror or str(error))
