"""``backup``, ``restore`` and ``check`` as an operator calls them."""

import asyncio
import sqlite3
import subprocess
from pathlib import Path

import pytest

from cli import refused, run
from cluster import Cluster
from dreistein.rules import EDITIONS, Header, Record, Round
from dreistein.table.store.base import Append, FinishedMatch
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.sqlite import SqliteStore
from table.store.scenes import opened, summary


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"

    async def write() -> None:
        async with opened(lambda: SqliteStore(path)) as store:
            await store.append(Append("amselamselamsel", 0, (b"1", b"2")))

    asyncio.run(write())
    return path


def test_there_and_back(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    done = run("backup", str(copy), "--database", str(database))
    told = f"{copy} holds one table and 0 finished matches.\n"
    assert (done.returncode, done.stdout.decode()) == (0, told)
    database.unlink()
    done = run("restore", str(copy), "--database", f"sqlite:///{database}", "--language", "de")
    assert done.stdout.decode() == "Wiederhergestellt: ein Tisch und 0 beendete Partien.\n"
    done = run("restore", str(copy), "--database", str(database))
    assert f"is now {database}.before-1." in done.stdout.decode()
    done = run("check", "--database", str(database))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == "Checked one table, 2 events and 0 finished matches.\n"


def damaged(database: str) -> None:
    done = run("check", "--database", database)
    told = done.stdout.decode().splitlines()[1:]
    assert (done.returncode, told) == (1, ["Damaged: table amselams…"])


def test_a_damaged_table_is_named_but_not_by_its_key(database: Path) -> None:
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("UPDATE events SET event = x'33' WHERE seq = 2")
    connection.close()
    damaged(str(database))


def test_a_backup_replaces_nothing(database: Path) -> None:
    status, line = refused("backup", str(database), "--database", str(database))
    assert (status, line.split(": ")[1]) == (2, "backup-exists")


def test_a_dump_of_postgresql_is_restored_and_checked(cluster: Cluster) -> None:
    round, url = Round.seeded("dreistein", EDITIONS["german"]), cluster.new_url()
    record = Record.of(Header(round.edition, ("Ada", "Ben")), [round])

    async def write() -> None:
        async with opened(lambda: PostgresStore(url)) as store:
            match = FinishedMatch(0, record.dumps().encode(), 1)
            await store.append(Append("amselamselamsel", 0, (b"1", b"2"), finished=match))
            await store.append(Append("drossel", 0, (b"\x00",), summary("ada")))
            dump = [cluster.program("pg_dump"), "--format=custom", f"--schema={schema}"]
            told = subprocess.run([*dump, cluster.url()], check=True, capture_output=True)
            dumped.append(told.stdout)
            await store.append(Append("drossel", 1, (b"later",)))

    schema = url.rpartition("%3D")[2]
    dumped: list[bytes] = []
    asyncio.run(write())
    cluster.query(url, f"DROP SCHEMA {schema} CASCADE")
    restore = [cluster.program("pg_restore"), "--no-owner", f"--dbname={cluster.url()}"]
    subprocess.run(restore, input=dumped[0], check=True)
    done = run("check", "--database", url)
    assert done.stdout.decode() == "Checked 2 tables, 3 events and one finished match.\n"
    cluster.query(url, "UPDATE events SET event = '3' WHERE seq = 2")
    damaged(url)


def test_a_store_is_copied(database: Path, cluster: Cluster) -> None:
    url = cluster.new_url()
    done = run("store", "copy", str(database), url)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == "Checked one table, 2 events and 0 finished matches.\n"
    for here, there, code in (
        (str(database), url, "copy-target"),
        *((same, same, "database-in-use") for same in (url, str(database))),
    ):
        status, line = refused("store", "copy", here, there)
        assert (status, line.split(": ")[1]) == (2, code)
