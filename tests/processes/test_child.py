"""Child processes: their exit reason is known, and none is left behind."""

import gc
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from dreistein.processes.child import ChildProcess
from dreistein.processes.signals import ignore_interrupts
from poll import until
from processes.tasks import exists, running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these tests look into /proc")


def child(code: str, **options: bool) -> ChildProcess:
    return ChildProcess([sys.executable, "-S", "-c", code], **options)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import sys; sys.exit(3)", "exit 3"),
        ("import os; os.abort()", "SIGABRT"),
        ("import os; os.kill(os.getpid(), 40)", "exit -40"),
    ],
)
def test_the_exit_reason_says_how_it_ended(code: str, reason: str) -> None:
    ended = child(code)
    assert ended.wait(60)
    assert ended.exit_reason == reason
    ended.end()
    ended.kill()
    ended.terminate()  # which hits no other process


def test_a_child_ends_when_asked_or_is_killed() -> None:
    polite = child("import signal; print('here', flush=True); signal.pause()")
    stubborn = child(
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "print('here', flush=True)\nwhile True: signal.pause()"
    )
    for one, how in ((polite, "SIGTERM"), (stubborn, "SIGKILL")):
        assert one.stdout.read(4) == b"here"
        one.end(grace_seconds=0.2 if one is stubborn else 60)
        assert one.exit_reason == how
        assert not exists(one.pid)
        assert one.stdin.closed
        assert one.stdout.closed


def test_a_session_ends_with_everything_started_in_it(tmp_path: Path) -> None:
    code = "import os, signal\nif pid := os.fork():\n    print(pid, flush=True)\nsignal.pause()"
    leader = child(code, new_session=True)
    follower = int(leader.stdout.readline())
    leader.end()
    until(lambda: not running(follower))


def test_a_forgotten_child_is_killed_or_ends_with_python() -> None:
    pid = child("import signal; signal.pause()").pid
    gc.collect()
    until(lambda: not exists(pid))
    code = (
        "import sys\n"
        "from dreistein.processes.child import ChildProcess\n"
        "kept = ChildProcess([sys.executable, '-S', '-c', 'import signal; signal.pause()'])\n"
        "print(kept.pid)\n"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True)
    assert done.stderr == b""
    until(lambda: not running(int(done.stdout)))


def test_ctrl_c_is_ignored_meanwhile_in_the_main_thread_only() -> None:
    before = signal.getsignal(signal.SIGINT)
    with ignore_interrupts():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
    seen = []

    def elsewhere() -> None:
        with ignore_interrupts():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert seen == [before]
