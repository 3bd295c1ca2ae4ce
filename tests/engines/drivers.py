"""Firefox and WebKitGTK, each driven by what it brings itself, with the commands of WebDriver.

Firefox listens to them on a socket of its own (Marionette). WebKitGTK has a program that listens
over HTTP, and needs a screen: Xvfb is one that nobody sees.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from poll import until

Ask = Callable[..., Any]
"""Sends a command with its arguments, and gives the answer."""
SECONDS = 120.0
"""For anything that a browser does: they only matter where something is wrong."""
PREFERENCES = {
    "marionette.port": 0,
    "app.normandy.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
}
"""A free port, and as little talk to others as may be."""
MINIBROWSERS = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"
PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "PerformActions": "actions",
    "SetWindowRect": "window/rect",
}
"""The commands we use, as Firefox names them, and where WebKitGTK's driver has them."""


class Refused(Exception):
    """A command could not be carried out."""


@contextmanager
def _started(program: list[str], folder: Path, **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program and whatever it starts, all of it ended afterwards."""
    with (folder / f"{Path(program[0]).name}.log").open("wb") as log:
        process = subprocess.Popen(
            program, stdout=log, stderr=log, start_new_session=True, cwd=folder, **how
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def firefox(folder: Path) -> Iterator[Ask]:
    """Firefox with a profile of its own, in a folder."""
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items()]
    (folder / "user.js").write_text("".join(lines))
    command = [str(_found("firefox-esr", "firefox")), "--headless", "--no-remote", "--marionette"]
    told = folder / "MarionetteActivePort"
    with _started([*command, "--profile", "."], folder, env={**os.environ, "HOME": str(folder)}):
        until(lambda: told.exists() and told.read_text(), "Firefox", SECONDS)
        with (
            socket.create_connection(("127.0.0.1", int(told.read_text())), SECONDS) as line,
            line.makefile("rb") as answers,
        ):

            def read() -> Any:
                size = b""
                while (digit := answers.read(1)) not in (b":", b""):
                    size += digit
                return json.loads(answers.read(int(size)))

            def ask(command: str, **given: Any) -> Any:
                sent = json.dumps([0, 0, f"WebDriver:{command}", given]).encode()
                line.sendall(b"%d:%s" % (len(sent), sent))
                _, _, error, answer = read()
                if error is not None:
                    raise Refused(error)
                return answer["value"] if answer.keys() == {"value"} else answer

            read()  # who is there
            ask("NewSession")
            yield ask


@contextmanager
def webkit(folder: Path) -> Iterator[Ask]:
    """WebKitGTK's small browser, on a screen that nobody sees."""
    wanted = {"binary": str(next(Path("/").glob(MINIBROWSERS))), "args": ["--automation"]}
    told, tell = os.pipe()
    screen = ["Xvfb", "-displayfd", str(tell), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with _started(screen, folder, pass_fds=[tell]), os.fdopen(told) as number:
        os.close(tell)
        seen = {"DISPLAY": f":{number.readline().strip()}", "GDK_BACKEND": "x11"}
        env = {**os.environ, **seen, "HOME": str(folder)}
        with (
            _started(["WebKitWebDriver", f"--port={port}"], folder, env=env),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as line,
        ):

            def post(path: str, given: dict[str, Any]) -> Any:
                answer = line.post(path, json=given)
                value = answer.json()["value"]
                if answer.is_error:
                    raise Refused(value)
                return value

            def there() -> bool:
                with suppress(httpx.TransportError):
                    return line.get("/status").is_success
                return False

            until(there, "WebKitWebDriver", SECONDS)
            options = {"alwaysMatch": {"webkitgtk:browserOptions": wanted}}
            session = post("/session", {"capabilities": options})["sessionId"]
            yield lambda command, **given: post(f"/session/{session}/{PATHS[command]}", given)
            line.delete(f"/session/{session}")


def _found(*programs: str) -> str | None:
    return next(filter(None, map(shutil.which, programs)), None)


def missing(engine: str) -> str | None:
    """What an engine needs and this machine has not."""
    if engine == "firefox":
        return None if _found("firefox-esr", "firefox") else "Firefox"
    return next((name for name in ("WebKitWebDriver", "Xvfb") if not _found(name)), None)


Start = Callable[[Path], AbstractContextManager[Ask]]
ENGINES: dict[str, Start] = {"firefox": firefox, "webkit": webkit}
