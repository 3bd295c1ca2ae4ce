"""A database that goes away: nothing that was acknowledged is lost, nothing is stored twice."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluster import Cluster, running_cluster
from cutting_proxy import CuttingProxy, Fate, cutting_proxy
from dreistein.table.features.queries import sessions
from dreistein.table.store import settings
from dreistein.table.store.base import Append
from dreistein.table.store.errors import MaybeStored, NotRead, NotStored
from dreistein.table.store.postgres import PostgresStore
from table.store.scenes import opened, outcome, summary


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A cluster of its own, which these tests stop and kill."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def proxy(fragile: Cluster) -> Iterator[CuttingProxy]:
    with cutting_proxy(fragile.folder) as proxy:
        yield proxy


def through(proxy: CuttingProxy, url: str, server: Path) -> str:
    return url.replace(str(server), str(proxy.folder))


@pytest.mark.parametrize(
    "fate", ["cut before commit", "cut after commit", "cut, and committed late"]
)
async def test_a_commit_that_is_cut_off(fragile: Cluster, proxy: CuttingProxy, fate: Fate) -> None:
    """Whether the database carried it out or not, it is stored once, and that is what is said."""
    url = through(proxy, fragile.new_url(), fragile.folder)
    async with opened(lambda: PostgresStore(url)) as store:
        await store.append(Append("amsel", 0, (b"1",)))
        for number in range(1, 4):
            proxy.fate = fate
            changes = [Append("amsel", number, (b"x",)), Append(f"t{number}", 0, (b"1",))]
            told = await asyncio.gather(*(outcome(store.append(change)) for change in changes))
            assert (told, proxy.fate) == (["stored", "stored"], "pass")
        assert list(await store.load("amsel")) == [b"1", b"x", b"x", b"x"]
        proxy.fate = fate
        assert (
            await store.write(sessions.next_session_epoch, "ada"),
            await store.read(sessions.session_epoch, "ada"),
        ) == (1, 1)
        proxy.cut()
        assert len(await store.load("amsel")) == 4
    assert proxy.cuts >= 5


@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_a_database_that_is_restarted_is_waited_for(fragile: Cluster, how: str) -> None:
    url = fragile.new_url()
    async with opened(lambda: PostgresStore(url, patience=300)) as store:
        done = asyncio.Event()
        stored = dict.fromkeys("abcde", 0)

        async def play(table: str) -> None:
            while not done.is_set():
                number = stored[table]
                await store.append(Append(table, number, (b"%d" % number,), summary("ada")))
                stored[table] += 1
                assert len(await store.load(table)) == stored[table]

        playing = [asyncio.ensure_future(play(table)) for table in stored]
        for _ in range(2):
            before = dict(stored)
            while any(stored[table] < before[table] + 5 for table in stored):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(fragile.stop if how == "stopped" else fragile.kill)
            await asyncio.to_thread(fragile.start)
        before = dict(stored)
        while any(stored[table] < before[table] + 5 for table in stored):
            await asyncio.sleep(0.01)
        done.set()
        await asyncio.gather(*playing)
        for table, number in stored.items():
            assert list(await store.load(table)) == [b"%d" % n for n in range(number)]


async def test_what_cannot_be_reached_is_not_stored(fragile: Cluster) -> None:
    url = fragile.new_url()
    async with opened(lambda: PostgresStore(url, patience=0.2)) as store:
        await store.append(Append("amsel", 0, (b"1",)))
        await asyncio.to_thread(fragile.stop)
        try:
            with pytest.raises(NotStored) as caught:
                await store.append(Append("amsel", 1, (b"2",)))
            assert not isinstance(caught.value, MaybeStored)
            for question in (store.load("amsel"), store.read(settings.value, "")):
                with pytest.raises(NotRead):
                    await question
        finally:
            await asyncio.to_thread(fragile.start)
        await store.append(Append("amsel", 1, (b"3",)))
        assert list(await store.load("amsel")) == [b"1", b"3"]


async def test_a_silent_database_is_hung_up_on(fragile: Cluster, proxy: CuttingProxy) -> None:
    """If nobody can say how a commit ended, that is what is said; the log tells later."""
    url = through(proxy, fragile.new_url(), fragile.folder)
    async with opened(lambda: PostgresStore(url, patience=0.2, silence=0.4)) as store:
        await store.append(Append("amsel", 0, (b"1",)))
        proxy.flowing.clear()
        told = await outcome(store.append(Append("amsel", 1, (b"2",))))
        assert told in ("not-stored", "maybe-stored")
        proxy.flowing.set()
        proxy.cut()
        after = len(await store.load("amsel"))
        await store.append(Append("amsel", after, (b"3",)))
        assert (await store.load("amsel"))[-1] == b"3"
