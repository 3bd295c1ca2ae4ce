"""Runs the command on what a program finds on Windows, as far as Linux can show that.

    python tests/windows.py play --no-browser

What only Unix has is gone: modules, functions, signals. The standard library and the packages that
Dreistein needs are loaded before, since they look after themselves.
"""

import asyncio
import fcntl
import importlib
import os
import select
import signal
import sys
from types import ModuleType

MODULES = ("fcntl", "grp", "posix", "pwd", "readline", "resource", "termios", "tty", "uvloop")
NAMES = {
    os: ("O_CLOEXEC", "fork", "getloadavg", "geteuid", "getuid", "killpg", "nice", "set_blocking"),
    select: ("poll", "epoll"),
    signal: ("SIGHUP", "SIGALRM", "alarm", "pthread_sigmask", "setitimer"),
}
LOADED_BEFORE = (
    *("fastapi", "uvicorn", "numpy", "platformdirs", "rich.console", "prometheus_client"),
    *("babel", "fluent.runtime", "itsdangerous", "websockets", "multiprocessing", "webbrowser"),
    *("sqlite3", "ssl", "subprocess", "tempfile", "concurrent.futures.thread", "urllib.request"),
    "uvicorn.protocols.http.h11_impl",
)


def become_windows() -> None:
    for name in LOADED_BEFORE:
        importlib.import_module(name)
    asyncio.SelectorEventLoop().close()
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in NAMES.items():
        for name in names:
            vars(module).pop(name, None)
    signal.SIGBREAK = signal.SIGQUIT  # type: ignore[attr-defined]
    sys.modules["msvcrt"] = locks = ModuleType("msvcrt")
    locks.locking, locks.LK_NBLCK = locking, 2  # type: ignore[attr-defined]
    sys.platform = "win32"


def locking(file: int, mode: int, length: int) -> None:
    """Lock as Windows says no: without permission."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError from None


if __name__ == "__main__":
    become_windows()
    from dreistein.cli import main

    sys.exit(main())
