"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket there, for one process.

PostgreSQL refuses to run as root; there it runs as the user that its package made.
"""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import mkdtemp

import psycopg
import pytest

from small_disk import SmallDisk, small_disk

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "max_wal_size": "16MB",
    "min_wal_size": "2MB",
    "log_min_messages": "fatal",
}
DURABLE = {"listen_addresses": "", "max_wal_size": "1GB", "log_min_messages": "fatal"}
"""As PostgreSQL comes, for measurements: what is committed is on the disk."""
OWNER = "dreistein"
PATIENCE_SECONDS = 120
_MEMORY = next((path for path in ("/dev/shm", "/tmp") if os.access(path, os.W_OK)), None)
"""The tests end processes, not the machine, so their files need no disk."""


class Cluster:
    """A PostgreSQL server."""

    def __init__(
        self,
        folder: Path,
        user: str | None,
        settings: Mapping[str, str] = SETTINGS,
        disk: SmallDisk | None = None,
    ) -> None:
        self.folder, self._user, self._settings, self.disk = folder, user, settings, disk
        self._bin = PROGRAMS[-1].parent
        self._process: subprocess.Popen[bytes] | None = None
        self._schemas = 0

    def program(self, name: str) -> str:
        return str(self._bin / name)

    def make(self) -> None:
        quick = [] if self._settings is DURABLE else ["--no-sync", "--wal-segsize=1"]
        options = ["--auth=trust", f"--username={OWNER}", "--encoding=UTF8", "--no-locale"]
        command = [self.program("initdb"), *quick, *options, "-D", str(self.folder / "data")]
        run = self._run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        told, _ = run.communicate()
        assert run.returncode == 0, told

    def start(self) -> None:
        """Start it and wait until it answers; what a killed one left must end first."""
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            self._launch()
            try:
                self._wait()
                return
            except AssertionError:
                ended = self._process is None or self._process.poll() is not None
                in_use = "is still in use" in (self.folder / "log").read_text()
                if not (ended and in_use) or time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def _launch(self) -> None:
        given = {**self._settings, "unix_socket_directories": str(self.folder)}
        options = [f"--{name.replace('_', '-')}={value}" for name, value in given.items()]
        with open(self.folder / "log", "ab") as log:
            command = [self.program("postgres"), "-D", str(self.folder / "data"), *options]
            self._process = self._run(command, stdout=log, stderr=log)

    def start_again(self) -> None:
        """See to it that it answers again, whether it has ended by itself or not."""
        assert self._process is not None
        try:
            self._wait()
        except AssertionError:
            if self._process.poll() is None:
                raise
            self.start()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                assert self._process is not None
                assert self._process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self, number: int = signal.SIGQUIT) -> None:
        """End it: by default at once, as if the machine had lost its power."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()
            self._process = None

    def kill(self) -> None:
        """Kill it and all its processes, as the system does when memory is short."""
        assert self._process is not None
        self.stop(signal.SIGKILL)

    def _run(self, command: list[str], stdout: object, stderr: object) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(  # type: ignore[call-overload,no-any-return]
            command,
            stdout=stdout,
            stderr=stderr,
            cwd=self.folder,
            user=self._user,
            group=None if self._user is None else pwd.getpwnam(self._user).pw_gid,
            extra_groups=None if self._user is None else [],
            start_new_session=True,  # Ctrl+C is for the tests
        )

    def url(self, schema: str = "public") -> str:
        options = f"-csearch_path%3D{schema}"
        return f"postgresql://{OWNER}@/postgres?host={self.folder}&options={options}"

    def new_url(self) -> str:
        """The URL of an empty schema, which is as good as a database of its own, and cheaper."""
        self._schemas += 1
        schema = f"test_{self._schemas}"
        self.query(self.url(), f"CREATE SCHEMA {schema}")
        return self.url(schema)

    def query(self, url: str, statement: str) -> list[tuple[object, ...]]:
        """Run a statement behind the store's back."""
        with psycopg.connect(url, autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []


@contextmanager
def running_cluster(durable: bool = False, megabytes: int | None = None) -> Iterator[Cluster]:
    """A cluster of its own; skips the test where there is no PostgreSQL.

    A ``durable`` one is on the disk of temporary files, with the settings that PostgreSQL has. With
    a number of megabytes it has a disk of that size, where that is allowed.
    """
    if not PROGRAMS:
        pytest.skip("PostgreSQL is not installed")
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(mkdtemp(prefix=f"pg{secrets.token_hex(2)}-", dir=None if durable else _MEMORY))
    try:
        with nullcontext() if megabytes is None else small_disk(folder, megabytes) as disk:
            if user is not None:
                shutil.chown(folder, user)
            cluster = Cluster(folder, user, DURABLE if durable else SETTINGS, disk)
            cluster.make()
            cluster.start()
            try:
                yield cluster
            finally:
                cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
