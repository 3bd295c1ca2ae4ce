"""Many honest people behind one address, within the limits as they come: nobody is refused."""

import asyncio
from itertools import chain
from pathlib import Path

from starlette.types import Message, Receive, Scope, Send

from dreistein.web.assets.preloads import ENTRY_MODULE
from dreistein.web.assets.references import IMPORT, reached
from dreistein.web.assets.screens import module_of
from dreistein.web.guard.limits import AddressBuckets
from dreistein.web.guard.request_limits import RequestLimits
from dreistein.web.options import Limits, Options
from dreistein.web.socket.connection import connection_class
from poll import bounded, until_async
from web.server_process import Desk
from web.servers import running
from web.socket.player import Player

CLASS, CONNECTIONS = 30, 6
MOVES = 4


class Unhurried(Player):
    """Somebody who does not play on and on, as a program would."""

    def play(self) -> None:
        self.resting = len(self.times) >= MOVES
        super().play()


async def test_thirty_open_the_page_at_once_behind_one_address() -> None:
    """Each follows a link to a table: its files, and what is asked for besides."""
    modules = reached(ENTRY_MODULE, module_of("join"), module_of("t"), by=IMPORT)
    others = [name for name in reached("index.html") if not name.endswith(".js")]
    files = [f"/static/{name}" for name in (*modules, *others)]
    assert len(files) > 100
    asked = ["/join/x", "/api/keys/x", "/api/join/x", "/api/me", "/api/tables/x", "/sw.js"]
    asked += ["/api/text/de", "/api/text/look/de", "/api/text/place/de", "/api/text/friends/de"]
    refused: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        pass

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        refused.append(message)

    limited = RequestLimits(app, Limits())
    for path in [*files, *asked] * CLASS:
        scope = {"type": "http", "method": "GET", "path": path, "client": ("192.0.2.7", 1)}
        await limited({**scope, "headers": []}, receive, send)
    connections: AddressBuckets = connection_class(Options()).new_connections
    for _ in range(CLASS * (CONNECTIONS + 2)):
        assert not connections.take("192.0.2.7", 0.0)
    assert refused == []


async def test_a_class_and_a_family_play_at_once_behind_one_address(tmp_path: Path) -> None:
    with running(tmp_path, Limits()) as server:
        pupils = [_opened(server.port) for _ in range(CLASS)]
        family = _family(server.port)
        everybody = [*pupils, *family]
        await asyncio.gather(*(player.connect(server.port) for player in everybody))
        await bounded(until_async(lambda: all(player.resting for player in pupils)))
        await bounded(until_async(lambda: any(player.resting for player in family)))
        lost = [player for player in everybody if player.socket is None or not player.socket.open]
        for player in everybody:
            player.close()
    assert lost == []
    codes = {refusal["code"] for refusal in chain(*(player.refused for player in everybody))}
    assert "too-fast" not in codes


def _opened(port: int) -> Unhurried:
    """Somebody with a game of their own."""
    desk = Desk(port)
    solitaire = {"rack": 10, "draws": 20}
    table = desk.open_table(seats=[{"kind": "me", "name": "Ada"}], solitaire=solitaire)
    return Unhurried(table, desk.cookie or "")


def _family(port: int) -> list[Unhurried]:
    """Six at one table, each with a device of their own."""
    host = Desk(port)
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "invited"}] * 5]
    table = host.open_table(seats=seats, edition="german")
    invite = host.ask("GET", f"/api/tables/{table}").json()["invite"]
    desks = [host, *(Desk(port) for _ in range(5))]
    for number, desk in enumerate(desks[1:]):
        desk.join(invite, f"Guest {number}")
    return [Unhurried(table, desk.cookie or "") for desk in desks]
