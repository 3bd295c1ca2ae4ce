"""A Debian in a folder: the base of an image, or a place with a Python that this machine lacks."""

import os
import shutil
import subprocess
from pathlib import Path
from shlex import quote

RECIPES = Path("/usr/share/debootstrap/scripts")
TRUSTED = Path("etc/ssl/certs/ca-certificates.crt")
"""Whom this machine trusts: programs inside must, too, where packages come by a way of its own."""


def missing(*programs: str) -> str:
    """What keeps this machine from unpacking one, for people; empty if nothing does."""
    absent = [name for name in ("debootstrap", *programs) if shutil.which(name) is None]
    return ", ".join([*(["root"] if os.geteuid() else []), *absent])


def unpack(suite: str, folder: Path, *packages: str) -> None:
    """The smallest system of a suite with these packages; one that is there already is kept."""
    done = folder.parent / f"{folder.name}.done"
    if done.exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    # A suite newer than this debootstrap is unpacked like the newest.
    recipe = RECIPES / (suite if (RECIPES / suite).exists() else "sid")
    also = [f"--include={','.join(packages)}"] if packages else []
    words = ["debootstrap", "--variant=minbase", *also, suite, str(folder), "", str(recipe)]
    told = subprocess.run(words, capture_output=True, text=True)
    if told.returncode:
        raise SystemExit(f"{' '.join(words)} ended with {told.returncode}:\n{told.stdout[-2000:]}")
    done.touch()


def inside(root: Path, *shared: Path) -> tuple[str, ...]:
    """The words that run a program in it, with these folders where they are outside.

    The mounts are the program's own and end with it, so that the folder can be removed.
    """
    trusted = root / TRUSTED
    trusted.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2("/" / TRUSTED, trusted)
    steps = ["export OUTER=$PATH PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
    for place in (Path("/dev"), Path("/proc"), *shared):
        there = root / place.relative_to("/")
        there.mkdir(parents=True, exist_ok=True)
        steps.append(f"mount --rbind {quote(str(place))} {quote(str(there))}")
    steps.append(f'exec chroot {quote(str(root))} /usr/bin/env --unset=OUTER "PATH=$OUTER" "$@"')
    programs = [shutil.which(name) or name for name in ("unshare", "bash")]
    return (programs[0], "--mount", programs[1], "-euc", "; ".join(steps), "bash")
