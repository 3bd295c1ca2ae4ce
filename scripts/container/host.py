"""podman, with images, containers and networks of its own: those of the machine stay as they are.

Containers also start where this process is itself in one: in namespaces of their own, without
control groups, and with the limits of open files and processes that are in force.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "image"
PROGRAMS = ("podman", "crun", "unshare", "ip", "/usr/lib/podman/netavark")
RUNTIME = FOLDER / "runtime" / "crun"
CONFIG = f"""[containers]
cgroups = "disabled"
[engine]
runtime = "crun"
[engine.runtimes]
crun = ["{RUNTIME}"]
[network]
network_backend = "netavark"
network_config_dir = "{FOLDER / "networks"}"
"""
OPTIONS = (
    *("--log-level=error", f"--root={FOLDER / 'storage'}", f"--runroot={FOLDER / 'run'}"),
    f"--tmpdir={FOLDER / 'tmp'}",
)
WITHOUT_LIMITS = f"""#!{sys.executable}
import json, os, sys
words = sys.argv[1:]
if "create" in words:
    file = os.path.join(words[words.index("--bundle") + 1], "config.json")
    with open(file) as opened:
        config = json.load(opened)
    config["process"].pop("rlimits", None)
    with open(file, "w") as opened:
        json.dump(config, opened)
os.execv({json.dumps(shutil.which("crun") or "crun")}, ["crun", *words])
"""
"""Starts crun, but leaves the limits as they are: raising them needs more rights than root has."""


def prepare() -> None:
    """Write what podman reads; begins with nothing running."""
    for name in ("run", "tmp", "networks"):
        shutil.rmtree(FOLDER / name, ignore_errors=True)
    RUNTIME.parent.mkdir(parents=True, exist_ok=True)
    RUNTIME.write_text(WITHOUT_LIMITS, "utf-8")
    RUNTIME.chmod(0o755)
    (FOLDER / "containers.conf").write_text(CONFIG, "utf-8")
    os.environ["CONTAINERS_CONF"] = str(FOLDER / "containers.conf")


def run(*words: str | Path, **variables: str) -> str:
    """What a program prints; ends the script with all of it if the program fails."""
    done = attempt(*words, **variables)
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}"
        raise SystemExit(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{said}")
    return done.stdout.strip()


def attempt(*words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """The same for a program that may fail."""
    env = {**os.environ, **variables}
    return subprocess.run(
        list(map(str, words)), cwd=ROOT, env=env, capture_output=True, text=True, timeout=900
    )


def podman(*words: str | Path) -> str:
    """What podman prints."""
    return run("podman", *OPTIONS, *words)


def alone(*words: str | Path) -> None:
    """Run a program with a network, mounts and processes of its own; all end with it."""
    inside = (
        "umount --recursive /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; "
        'mount -t tmpfs none /run; ip link set lo up; exec "$@"'
    )
    spaces = ("--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc")
    command = ("unshare", *spaces, "bash", "-c", inside, "bash", *map(str, words))
    if code := subprocess.run(command, cwd=ROOT).returncode:
        raise SystemExit(code)
