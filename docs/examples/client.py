"""Play a match against a bot over a real socket: python client.py http://127.0.0.1:8756"""

import asyncio
import hashlib
import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from dreistein.table.fair.sealed import pledge_to


def open_table(server: str) -> tuple[str, str]:
    """Open a table with a bot; its id, and the cookie that says who we are."""
    seats = [{"kind": "me", "name": "Stranger"}, {"kind": "bot", "level": "greedy"}]
    wish = json.dumps({"seats": seats, "edition": {"base": "german", "target": 50}}).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables", wish, headers)) as answer:
        return json.load(answer)["table"], answer.headers["Set-Cookie"].partition(";")[0]


async def play(server: str) -> dict[str, Any]:
    """Play on seat 0 until the match is over; the last view of the table."""
    table, cookie = await asyncio.to_thread(open_table, server)
    share = secrets.token_hex(32)  # our share of the shuffle, sealed until all have sealed theirs
    seal = hashlib.sha256(share.encode()).hexdigest()
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": cookie}) as socket:

        async def say(kind: str, **fields: Any) -> None:
            await socket.send(json.dumps({"type": kind, "id": secrets.token_hex(8), **fields}))

        await socket.send('{"type": "hello", "protocol": 1, "language": "en"}')
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(message["message"])
            if message["type"] == "view":
                view = message["table"]
            elif message["type"] == "changed":
                view["rounds"][message["kept"] :] = message["rounds"]
                view |= message["table"]
            elif message["type"] == "acted":
                view["rounds"][-1]["ply"] = message["ply"]
            else:
                continue
            if view["phase"] == "over":
                return view
            if view["phase"] == "gathering":
                if 0 in view["shuffle"]["missing"]:
                    pledge = pledge_to(view)  # to all that decides the deal: docs/fair.md
                    await say("reveal", match=view["match"], share=share, pledge=pledge)
                elif not view["seats"][0]["ready"]:
                    await say("ready", match=view["match"], seal=seal)
            elif view["phase"] == "between":
                await say("next", round=len(view["rounds"]))
            for hand in message.get("hands", message.get("table", {}).get("hands", ())):
                if hand["choices"]:
                    best = max(hand["choices"], key=lambda choice: choice["points"])["action"]
                    round, ply = len(view["rounds"]) - 1, view["rounds"][-1]["ply"]
                    await say("act", seat=0, round=round, ply=ply, action=best)
    raise SystemExit("The server closed the connection.")


if __name__ == "__main__":
    print("Totals:", asyncio.run(play(sys.argv[1]))["rounds"][-1]["totals"])
