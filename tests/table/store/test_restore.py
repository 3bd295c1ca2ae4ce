"""Backups of both kinds of database as docs/serve.md says: put back, with every record."""

import re
import subprocess
from pathlib import Path

import cli
from cluster import OWNER, Cluster
from dreistein.table.store.copy import copy_store
from dreistein.table.store.postgres import PostgresStore
from dreistein.table.store.sqlite import SqliteStore
from table.guests import a_house, run
from table.store.everything import contents, move

CHECKED = re.compile(r"Checked 4 tables, \d+ events and one finished match")
DOCS = Path(__file__).parents[3] / "docs" / "serve.md"


def test_a_dump_is_restored_as_a_whole(source: Path, cluster: Cluster, tmp_path: Path) -> None:
    url, dump = cluster.new_url(), tmp_path / "tables.dump"
    copy_store(source, url)
    before = contents(PostgresStore(url))

    async def dump_and_play_on() -> None:
        """The server goes on meanwhile; the dump is of one moment."""
        async with a_house(PostgresStore(url)) as house:
            _program(cluster, "pg_dump", "--format=custom", f"--file={dump}", *_where(url))
            await move(house)

    run(dump_and_play_on())
    where = [f"--host={cluster.folder}", f"--username={OWNER}"]
    made = ["--encoding=UTF8", "--template=template0"]
    _program(cluster, "createdb", *where, *made, "restored")
    _program(cluster, "pg_restore", *where, "--no-owner", "--dbname=restored", str(dump))
    restored = url.replace("/postgres?", "/restored?")
    assert CHECKED.match(_dreistein("check", "--database", restored))
    after = contents(PostgresStore(restored))
    for found in (before, after):  # the time of the server that was running goes on
        found["settings"] = [row for row in found["settings"] if row[0] not in ("clock", "probe")]
    assert after == before


def test_a_backup_of_a_file_is_restored_with_every_record(source: Path, tmp_path: Path) -> None:
    before = contents(SqliteStore(source))
    backup, restored = tmp_path / "backup.db", tmp_path / "restored.db"
    _dreistein("backup", str(backup), "--database", str(source))
    _dreistein("restore", str(backup), "--database", str(restored))
    assert CHECKED.match(_dreistein("check", "--database", str(restored)))
    assert contents(SqliteStore(restored)) == before


def test_the_commands_are_those_of_the_documentation() -> None:
    text = DOCS.read_text("utf-8")
    for program in ("pg_dump --format=custom", "createdb --encoding=UTF8", "pg_restore --no-owner"):
        assert program in text


def _where(url: str) -> tuple[str, str]:
    """Only the schema of this test: others have the rest of the database."""
    (schema,) = re.findall(r"test_\d+", url)
    return f"--schema={schema}", url.partition("&options")[0]


def _dreistein(*arguments: str) -> str:
    done = cli.run(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.decode()


def _program(cluster: Cluster, name: str, *arguments: str) -> None:
    done = subprocess.run(
        [cluster.program(name), *arguments], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
