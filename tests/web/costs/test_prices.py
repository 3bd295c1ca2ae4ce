"""Everything that changes something says what it costs, and one address pays for all of it."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from fastapi.routing import APIRoute

from dreistein.protocol.client import ClientMessage
from dreistein.protocol.price import EVENT, Price
from dreistein.table.features.queries import challenges
from dreistein.table.features.queries.challenges import StoredChallenge
from dreistein.web.api import context
from dreistein.web.api.context import AppContext, Charge
from dreistein.web.app import _ROUTERS
from dreistein.web.guard.ledger import Ledger, Spent
from dreistein.web.options import Limits, Options
from table.features.reviews.records import a_record
from table.guests import a_house
from table.store.scenes import finished
from web.servers import KEY, PLENTY, running

CHANGING = [
    route
    for router in _ROUTERS
    for route in router.routes
    if isinstance(route, APIRoute) and not (route.methods or set()) <= {"GET", "HEAD"}
]


@pytest.mark.parametrize("route", CHANGING, ids=lambda route: f"{route.methods} {route.path}")
def test_every_route_that_changes_something_has_a_price(route: APIRoute) -> None:
    assert [one for one in route.dependant.dependencies if isinstance(one.call, Charge)]


@pytest.mark.parametrize("kind", get_args(ClientMessage))
def test_every_message_has_a_price(kind: type) -> None:
    assert isinstance(kind.costs, Price)  # type: ignore[attr-defined]


def test_a_class_of_thirty_behind_one_address_plays_all_morning() -> None:
    """Each opens ten tables, plays a match of 120 moves at each, asks for a hint at every fourth,
    and has the matches with mistakes reviewed."""
    ledger = Ledger(Limits())
    for match in range(4):
        for pupil in range(30):
            now, own = 1200.0 * match, f"pupil {pupil}"
            assert not ledger.wait(Price(bytes=2000, tables=1), "192.0.2.7", own, now)
            for _ in range(240):
                assert not ledger.wait(EVENT, "192.0.2.7", own, now + 600)
            for _ in range(10):
                assert not ledger.wait(Price(seconds=0.2), "192.0.2.7", own, now + 600)
            if match % 2:
                assert not ledger.wait(Price(10_000, 0, 17.8), "192.0.2.7", own, now + 900)


def test_a_person_pays_at_every_address_and_an_address_for_everybody() -> None:
    ledger, table = Ledger(Limits(tables=0.01)), Price(tables=1)
    assert not ledger.wait(table, "192.0.2.1", "eve", 0.0)
    assert ledger.wait(table, "192.0.2.2", "eve", 0.0)
    assert ledger.wait(table, "192.0.2.1", "ada", 0.0)
    assert not ledger.wait(table, "192.0.2.3", "ada", 100.0)


def test_many_households_of_one_network_pay_together() -> None:
    ledger, table = Ledger(Limits()), Price(tables=1)
    opened = sum(
        not ledger.wait(table, f"2001:db8:1:{home:x}::", None, 0.0)
        for home in range(300)
        for _ in range(20)
    )
    assert opened == 16 * 60


def test_several_servers_let_nobody_spend_several_times_as_much() -> None:
    ledgers: list[Ledger] = []

    def server(number: int) -> Ledger:
        def tell(spent: Spent) -> None:
            for other in ledgers[:number] + ledgers[number + 1 :]:
                other.hear(spent, 0.0)

        return Ledger(Limits(stored_bytes=1e6, thinking=1000), tell)

    ledgers += map(server, range(3))
    for price, whole in ((EVENT, 1e6 / 250), (Price(seconds=0.2), 5000), (Price(tables=1), 60)):
        for address, times in (("192.0.2.7", 1), ("2001:db8:1::", 1), (None, 16)):
            done = sum(
                not ledgers[n % 3].wait(price, address or f"2001:db8:2:{n % 40:x}::", None, 0.0)
                for n in range(int(4 * times * whole))
            )
            assert times * whole <= done <= 1.07 * times * whole, price


async def test_a_server_tells_the_others_and_hears_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Spent] = []
    options, table = Options(limits=Limits(tables=0.01)), Price(tables=1)
    async with a_house(tmp_path) as house:
        bus, now = house.context.bus, asyncio.get_running_loop().time()
        monkeypatch.setattr(bus, "tell", lambda spent: told.append(spent))
        here = AppContext(house, options, KEY)
        assert not here.ledger.wait(table, "192.0.2.7", None, now)
    async with a_house(tmp_path / "other") as house:
        there = AppContext(house, options, KEY)
        house.context.bus.spent.publish(told[0])
        assert there.ledger.wait(table, "192.0.2.7", None, now)


def test_playing_on_pays_for_the_events_that_it_stores(tmp_path: Path) -> None:
    record = a_record(24, seed="review").decode()
    with (
        running(tmp_path, replace(PLENTY, stored_bytes=7000)) as server,
        server.client() as client,
    ):
        wish = {"record": record, "round": 0, "ply": 20, "seat": 0}
        first = client.post("/api/again", json=wish)
        assert first.status_code == 201, first.text
        again = client.post("/api/again", json=wish)
        assert (again.status_code, again.json()["code"]) == (429, "too-fast")


def test_a_challenge_that_is_taken_up_is_a_table_that_is_opened() -> None:
    (challenge,) = (
        route for route in CHANGING if route.path == "/api/challenges/{challenge}/table"
    )
    (charge,) = (d.call for d in challenge.dependant.dependencies if isinstance(d.call, Charge))
    assert charge.price.tables == 1


def test_one_address_does_not_use_up_a_challenge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "_MOST_TRIES", 2)
    text: dict[str, object] = {"seed": "a", "edition": "german", "numbers": {"rack": 5, "draws": 9}}
    text |= {"by": "Ada", "seat": 0, "totals": [9], "level": None}
    stored = StoredChallenge("dare", "none", 0, json.dumps(text).encode(), 1)
    with running(tmp_path) as server:
        store = server.house.store
        for added in (
            store.append(finished("none", 0, 0, "ada")),
            store.write(challenges.add_challenge, "ada", stored),
        ):
            asyncio.run_coroutine_threadsafe(added, server.loop).result()
        answers = []
        for _ in range(3):
            with server.client() as friend:
                # To go on at one's table is not another try.
                answers += [friend.post("/api/challenges/dare/table", json={}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429, 429]
    assert answers[0].json() == answers[1].json() != answers[2].json()
