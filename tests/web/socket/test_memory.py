"""What a connection leaves in memory: nothing."""

from pathlib import Path

import pytest

from cycles import in_memory, no_search
from dreistein.table.runtime.connection import Connection
from dreistein.table.runtime.settings import HouseSettings
from dreistein.web.socket import outbox
from dreistein.web.socket.connection import GuardedConnection
from dreistein.web.socket.endpoint import TableSocket
from poll import until
from web.servers import running, table_of
from web.socket.talk import end_of, hello, send_often

KINDS = (GuardedConnection, TableSocket, Connection, outbox.Outbox)


def test_connections_leave_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "_CLOSE_SECONDS", 0.1)  # for so long they are kept in any case
    often = HouseSettings(heartbeat_seconds=1)  # and until the next heartbeat
    with running(tmp_path, settings=often) as server, no_search():
        with server.client(headers={"connection": "close"}) as ada:
            table = table_of(ada, "me", "bot")
            ada.get(f"/api/tables/{table}")
            ada.post("/api/tables", content=b"[")
            with server.socket(table, ada) as socket:
                hello(socket)
            with server.socket(table, ada) as socket:
                hello(socket)
                send_often(socket, "nonsense", 100)
                end_of(socket)
            with server.socket("nowhere", ada) as socket:
                socket.send("nonsense")
                end_of(socket)
        until(lambda: not in_memory(*KINDS), "that they leave memory")
