"""Build the image of deploy/container without a registry, and start it by both compose files.

    python -m scripts.container    # as root on Debian, with podman, netavark and debootstrap

Where no registry can be reached, debootstrap makes the base that the Containerfile names, and
Debian's PostgreSQL and nginx stand for their images. Containers run as a host would run them.
"""

import sys
from pathlib import Path

from scripts.container import compose, host
from scripts.container.host import FOLDER, PROGRAMS, podman, run
from scripts.debian import missing, unpack

SUITE = "trixie"
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")
"""Whom this machine trusts: pip must, too, where packages come by a way of its own."""
HERE = Path(__file__).resolve().parent
STAND_INS = {"postgres:17": "postgres", "nginx:stable": "nginx"}
"""Images that the compose files name, and what stands for them."""


def named(image: str) -> str:
    """The full name of an image that has a short one."""
    return f"docker.io/library/{image}"


def build() -> None:
    """Follow the Containerfiles, on Debian's smallest system under the name that they ask for."""
    unpack(SUITE, FOLDER / "base")
    packed = FOLDER / "base.tar"
    run("tar", "--create", "--file", packed, "--directory", FOLDER / "base", ".")
    podman("import", "--quiet", packed, named(f"debian:{SUITE}-slim"))
    packed.unlink()
    pip = FOLDER / "pip.conf"
    pip.write_text("[global]\ncert = /trusted.crt\n", "utf-8")
    ours = (f"--volume={pip}:/etc/pip.conf:ro", f"--volume={TRUSTED}:/trusted.crt:ro")
    # OCI's format keeps no health check.
    how = ("--network=host", "--isolation=chroot", "--pull=never", "--format=docker", *ours)
    files = {"dreistein": host.ROOT / "deploy" / "container" / "Containerfile"}
    files |= {named(image): HERE / f"{name}.Containerfile" for image, name in STAND_INS.items()}
    for image, file in files.items():
        podman("build", *how, f"--tag={image}", "--file", file, ".")


def main() -> None:
    if wanted := missing(*PROGRAMS):
        raise SystemExit(f"needs {wanted}")
    host.prepare()
    if sys.argv[1:] == ["compose"]:
        compose.try_one()
        compose.try_three()
        return
    build()
    host.alone(sys.executable, "-u", "-m", "scripts.container", "compose")


if __name__ == "__main__":
    main()
