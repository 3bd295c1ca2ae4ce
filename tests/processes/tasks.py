"""Tasks that the tests run in worker processes, and how they watch those processes."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from dreistein.processes.errors import Busy
from dreistein.rules import Edition
from poll import until


def running(pid: int) -> bool:
    """Whether a process is running; a zombie is not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def exists(pid: int) -> bool:
    """Whether a process exists, even as a zombie."""
    return Path(f"/proc/{pid}").exists()


def ended(pid: int) -> bool:
    """Whether a process ends soon."""
    until(lambda: not running(pid), f"the end of process {pid}")
    return True


class Frozen(subprocess.Popen[bytes]):
    """A process that is stopped as soon as it has started."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.send_signal(signal.SIGSTOP)


def double(number: int) -> int:
    return 2 * number


def hang(mark: Path | None = None) -> None:
    """Never end; write the process id to a file."""
    if mark is not None:
        write(mark, str(os.getpid()))
    while True:
        signal.pause()


def hang_stubbornly(mark: Path) -> None:
    """Hang, whatever signals come."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    hang(mark)


def hang_and_clean_up(mark: Path) -> None:
    """Hang with a child process, which ends with this one."""
    program = subprocess.Popen([sys.executable, "-S", "-c", "import signal; signal.pause()"])
    try:
        hang_with(program.pid, mark)
    finally:
        program.kill()
        program.wait()


def hang_with(program: int, mark: Path) -> None:
    write(mark, f"{os.getpid()} {program}")
    hang()


def write(mark: Path, text: str) -> None:
    """Write a file atomically."""
    part = mark.with_suffix(".part")
    part.write_text(text)
    part.replace(mark)


def append(file: Path, text: str) -> None:
    with file.open("a") as lines:
        lines.write(text)


def refuse() -> None:
    raise Busy()


def divide_by_zero() -> float:
    return 1 / 0


def unpicklable() -> object:
    return lambda: None


def take(size: int) -> int:
    """Take so many bytes for a moment."""
    return len(bytes(size))


def impossible() -> Edition:
    """What can be written, but never read."""
    edition = Edition("no draws")
    object.__setattr__(edition, "draws", 0)
    return edition


def chatter() -> str:
    print("this is not an answer", flush=True)
    os.write(1, b"nor is this\n")
    return sys.stdin.read()


def blocked_signals() -> list[int]:
    return sorted(signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def process_id() -> int:
    return os.getpid()


def remember() -> None:
    """A warm-up that a task can see has run."""
    os.environ["DREISTEIN_TEST_WARM"] = "yes"


def remembered() -> str | None:
    return os.environ.get("DREISTEIN_TEST_WARM")


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)
