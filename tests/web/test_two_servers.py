"""What belongs to the whole site is the same at each of its servers, and is taken once."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from httpx import Client

from cluster import Cluster
from dreistein.coach.review import VERSION
from dreistein.table.features.queries import reviews
from dreistein.table.features.queries.reviews import StoredReview
from dreistein.table.runtime.settings import HouseSettings
from dreistein.table.store import settings
from dreistein.table.store.sql.hashes import fingerprint
from poll import until_async
from table.guests import ALONE, ME, Guest, finished, refusal, seated
from table.nodes.houses import two_houses
from web.evenings import person_in
from web.server_process import ServerProcess
from web.servers import WAIT, table_of
from web.socket.player import Player


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.new_url()


@pytest.fixture(scope="module")
def urls(database: str) -> Iterator[tuple[str, str]]:
    """The addresses of two servers at one database."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(ServerProcess(database)) for _ in range(2))
        yield f"http://127.0.0.1:{one.port}", f"http://127.0.0.1:{other.port}"


def browser(url: str, cookies: httpx.Cookies | None = None) -> Client:
    return Client(base_url=url, cookies=cookies, timeout=WAIT)


def test_a_cookie_is_good_at_every_server_until_it_is_logged_out(urls: tuple[str, str]) -> None:
    with browser(urls[0]) as here:
        here.post("/api/me", json={"name": "Ada"})
        table = table_of(here, "me", "invited")
        invite = here.get(f"/api/tables/{table}").json()["invite"]
        with browser(urls[1], here.cookies) as there, browser(urls[1]) as guest:
            assert there.get("/api/me").json()["name"] == "Ada"
            assert there.get("/api/tables").json()["tables"][0]["id"] == table
            # An invitation made here is good there.
            joined = guest.post(f"/api/join/{invite}", json={"name": "Ben"})
            assert joined.json()["table"] == table
            assert here.post("/api/me/logout", json={"where": "everywhere"}).status_code == 200
            assert not there.get("/api/me").json()["known"]


def test_a_link_for_another_device_works_once_at_whatever_server(urls: tuple[str, str]) -> None:
    with browser(urls[0]) as here, browser(urls[1]) as there, browser(urls[0]) as thief:
        here.post("/api/me", json={"name": "Ada"})
        token = here.post("/api/me/link").json()["token"]
        assert there.post("/api/me/claim", json={"token": token}).json()["name"] == "Ada"
        words = there.post("/api/me/words").json()
        assert here.post("/api/me/recover", json=words).json()["name"] == "Ada"
        for late in (thief, there):
            assert late.post("/api/me/claim", json={"token": token}).status_code == 410


async def test_who_logged_out_loses_the_socket_even_if_the_notice_was_lost(
    urls: tuple[str, str], cluster: Cluster, database: str
) -> None:
    with browser(urls[1]) as thief, browser(urls[1]) as other:
        players = []
        for desk in (thief, other):
            desk.post("/api/me", json={"name": "Ada"})
            ((name, value),) = desk.cookies.items()
            players.append(Player(table_of(desk, "me", "me"), f"{name}={value}"))
        for player in players:
            await player.connect(int(urls[1].rpartition(":")[2]))
        await until_async(lambda: all(player.done for player in players))
        person = str(person_in(players[0].cookie))
        # As if the server that was asked had ended before it told anybody.
        mark = fingerprint(f"session epoch {person}").hex()
        cluster.query(database, rf"INSERT INTO session_epochs VALUES ('\x{mark}', 1)")
        thieves, others = (player.socket for player in players)
        assert thieves is not None
        assert others is not None
        await until_async(lambda: not thieves.open)
        assert not thief.get("/api/me").json()["known"]
        assert others.open
        for player in players:
            player.close()


async def test_a_challenge_is_tried_once_at_whatever_server(cluster: Cluster) -> None:
    url = cluster.new_url()
    async with two_houses(url) as (here, there):
        ada = await finished(here, ME, **ALONE)
        record = await here.records.read("ada", ada.table, 0)
        challenge = await here.challenges.make("ada", ada.table, 0, record)
        servers, wish = (here, there, here, there), (challenge, "ben", "Ben", False, None)
        tables = await asyncio.gather(*(house.challenges.take_up(*wish) for house in servers))
        assert len(set(tables)) == 1
        assert cluster.query(url, "SELECT count(*) FROM tables") == [(2,)], "hers and his"
        ben = await Guest(there, "ben", tables[0]).come()
        assert ben.shown.seats[0].name == "Ben"
        ben.go()


async def test_a_person_has_so_many_tables_at_all_servers(cluster: Cluster) -> None:
    async with two_houses(cluster.new_url(), HouseSettings(most_tables_person=2)) as (here, there):
        for house in (here, there):
            await seated(house, ME, ME)
        for house in (here, there):
            assert await refusal(seated(house, ME, ME)) == "too-many-tables"


async def test_a_review_is_read_and_counted_everywhere(cluster: Cluster) -> None:
    url = cluster.new_url()
    async with two_houses(url) as (here, there):
        ada = await finished(here, ME, **ALONE)
        record = await there.records.read("ada", ada.table, 0)
        assert (await there.reviews.match(ada.table, 0, record, "en")).state == "none"
        summary = json.dumps({"review": VERSION, "unit": "points", "seats": []}).encode()
        first = StoredReview(ada.table, 0, b"{}", summary, 1)
        assert [await house.store.write(reviews.add_review, first) for house in (here, there)] == [
            True,
            True,
        ]
        assert await there.store.read(reviews.review, ada.table, 0) == b"{}"
        for house in (here, there):
            assert len((await house.reviews.of_person("ada")).reviews) == 1


async def test_the_keys_of_the_site_are_the_first_that_were_made(cluster: Cluster) -> None:
    async with two_houses(cluster.new_url()) as (here, there):
        offered = [
            here.store.write(settings.get_or_set, "key", b"here"),
            there.store.write(settings.get_or_set, "key", b"there"),
        ]
        assert len({*await asyncio.gather(*offered)}) == 1
