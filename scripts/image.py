"""Build the image of deploy/container without a registry, and run it as a host would.

    python scripts/image.py    # as root on Debian, with podman and debootstrap

Where no registry can be reached, debootstrap makes the base that the Containerfile names. The image
then runs with a read-only root, as its own user, and with nothing to write to but /data and /tmp.
"""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "image"
CONTAINERFILE = ROOT / "deploy" / "container" / "Containerfile"
BASE, SUITE = "docker.io/library/debian:trixie-slim", "trixie"
USER = 10001
PORT = 8756
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")
"""Whom this machine trusts: pip must, too, where packages come by a way of its own."""
_SECONDS = 60


def run(*words: str | Path) -> str:
    """What a program prints; ends the script with all of it if the program fails."""
    done = subprocess.run(list(map(str, words)), cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}"
        raise SystemExit(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{said}")
    return done.stdout.strip()


def podman(*words: str | Path) -> str:
    """Run podman on images of its own, so that those of the machine stay as they are."""
    return run("podman", "--log-level=error", "--root", FOLDER / "storage", *words)


def make_base() -> None:
    """Debian's smallest system, under the name that the Containerfile asks for."""
    base = FOLDER / "base"
    if not (base / "etc" / "debian_version").exists():
        shutil.rmtree(base, ignore_errors=True)
        run("debootstrap", "--variant=minbase", SUITE, base)
    packed = FOLDER / "base.tar"
    run("tar", "--create", "--file", packed, "--directory", base, ".")
    podman("import", "--quiet", packed, BASE)
    packed.unlink()


def build() -> None:
    """Follow the Containerfile."""
    pip = FOLDER / "pip.conf"
    pip.write_text("[global]\ncert = /trusted.crt\n", "utf-8")
    ours = (f"--volume={pip}:/etc/pip.conf:ro", f"--volume={TRUSTED}:/trusted.crt:ro")
    how = ("--network=host", "--isolation=chroot", "--pull=never", *ours)
    podman("build", *how, "--tag=dreistein", "--file", CONTAINERFILE, ".")


@contextmanager
def unpacked() -> Iterator[Path]:
    """The image's files, read-only but for /data and /tmp."""
    image = Path(podman("image", "mount", "dreistein"))
    root = FOLDER / "root"
    root.mkdir(exist_ok=True)
    try:
        run("mount", "--bind", image, root)
        run("mount", "-o", "remount,ro,bind", root)
        for name in ("data", "tmp", "dev", "proc"):
            kind = "proc" if name == "proc" else "tmpfs"
            run("mount", "-t", kind, kind, root / name)
        (root / "dev" / "null").touch()
        run("mount", "--bind", "/dev/null", root / "dev" / "null")
        os.chown(root / "data", USER, USER)
        yield root
    finally:
        subprocess.run(["umount", "--recursive", root], check=False)
        podman("image", "unmount", "dreistein")


def chrooted(root: Path, *words: str) -> list[str]:
    """A command in the image, by its user and with its environment."""
    path = "PATH=/opt/dreistein/bin:/usr/bin:/bin"
    inside = ("env", "--ignore-environment", path, *words)
    return ["chroot", f"--userspec={USER}:{USER}", str(root), *inside]


def play(root: Path) -> None:
    """Start the server, ask for its health and its page, and stop it."""
    assert run(*chrooted(root, "dreistein", "--version")).endswith("(kernel: compiled)")
    tried = subprocess.run(chrooted(root, "touch", "/opt/dreistein/x"), capture_output=True)
    assert tried.returncode, "the root can be written to"
    command = ("dreistein", "serve", f"--port={PORT}", "--database=/data/tables.db")
    server = subprocess.Popen(chrooted(root, *command), start_new_session=True)
    try:
        for path in ("/health/live", "/"):
            fetch(f"http://127.0.0.1:{PORT}{path}")
        run(*chrooted(root, *health_check()))
        assert (root / "data" / "tables.db").exists()
    finally:
        server.send_signal(signal.SIGTERM)
        code = server.wait(30)
    assert code == 0, f"stopped with {code}"


def health_check() -> list[str]:
    """The command of the image's health check; images of OCI's format do not keep it."""
    line = CONTAINERFILE.read_text("utf-8").partition("HEALTHCHECK")[2].partition("CMD ")[2]
    words: list[str] = json.loads(line.partition("\n")[0])
    return words


def fetch(address: str) -> None:
    """Ask until there is an answer."""
    end = time.monotonic() + _SECONDS
    while True:
        try:
            with urlopen(address, timeout=10):
                return
        except URLError as error:
            if time.monotonic() > end:
                raise SystemExit(f"{address} does not answer: {error}") from error
            time.sleep(0.2)


def main() -> None:
    lacking = [name for name in ("podman", "debootstrap") if shutil.which(name) is None]
    if lacking or os.geteuid() != 0:
        raise SystemExit(f"needs root, and: {', '.join(lacking) or 'nothing else'}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    make_base()
    build()
    with unpacked() as root:
        play(root)
    print("The image builds, runs with a read-only root as a user without rights, and stops.")


if __name__ == "__main__":
    main()
