"""``join``: a bot takes a seat at a table of any server, and plays with the people there."""

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from dreistein.bots import Bot, close, make_bot
from dreistein.bots.external.bot import DEFAULT_MILLIS, PipeBot
from dreistein.bots.external.messages import view_of
from dreistein.commands.shared.arguments import add_language, add_log, language_of, log_dialogues
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser, whole_number
from dreistein.protocol.fields import PROTOCOL
from dreistein.rules.actions import parse_action
from dreistein.rules.errors import DreisteinError, quote
from dreistein.table.fair.sealed import pledge_to, seal_of
from dreistein.text import Texts

_ANSWER_SECONDS = 30
_WAITS = (1, 2, 4, 8, 15, 30, 30, 30)
"""Seconds between tries to come back; then nobody is there any more."""
_LONGEST_NAME = 40
_PATIENCE_SECONDS = 60
"""How long it waits for others to look at a result, who may be bots and do the same."""
_LOOK_SECONDS = 5


class BadLink(DreisteinError):
    code = "join-link"
    sentence = "{text} is not an invitation; one looks like https://dreistein.example/join/KEY."


class NoServer(DreisteinError):
    code = "join-server"
    sentence = "The server at {address} cannot be reached: {reason}."


class NotLetIn(DreisteinError):
    code = "join-refused"
    sentence = "The server says: {message}"


def arguments(parser: Parser) -> None:
    parser.add_argument("link", metavar="cli-meta-link", help="cli-join-link")
    parser.add_argument("--bot", metavar="cli-meta-bot", required=True, help="cli-join-bot")
    parser.add_argument("--name", metavar="cli-meta-name", help="cli-join-name")
    parser.add_argument(
        "--millis", type=whole_number(1, 60_000), metavar="N", default=DEFAULT_MILLIS,
        help="cli-join-millis",
    )  # fmt: skip
    parser.add_argument("--once", action="store_true", help="cli-join-once")
    add_log(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    log_dialogues(args)
    language = language_of(args)
    texts = Texts(language)
    server, key = _parts(args.link)
    bot = make_bot(args.bot)
    try:
        if isinstance(bot, PipeBot):
            bot.greet()
        name = (args.name or bot.name)[:_LONGEST_NAME]
        guest = Guest.join(server, key, name, language)
        print_text(texts("join-seated", name=name, seat=guest.seat + 1))
        sys.stdout.flush()
        totals = guest.play(bot, args.millis, once=args.once)
    finally:
        close(bot)
    print_text(texts("join-over", totals=" ".join(map(str, totals))))
    return OK


def _parts(link: str) -> tuple[str, str]:
    """The server and the key of an invitation."""
    parts = urlsplit(link.strip())
    folder, _, key = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or folder != "/join" or not key:
        raise BadLink(text=quote(link))
    return f"{parts.scheme}://{parts.netloc}", key


@dataclass
class Guest:
    """Somebody at a table of a server: a cookie, a seat, and what was last seen there."""

    server: str
    language: str
    cookie: str = ""
    table: str = ""
    seat: int = -1
    view: dict[str, Any] = field(default_factory=dict)
    _shares: dict[tuple[int, int], str] = field(default_factory=dict)
    """Our shares of the shuffle, by match and attempt."""
    _asked: set[tuple[Any, ...]] = field(default_factory=set)
    """What was said once and need not be said again."""
    _seen: tuple[Any, ...] = ()
    """Where the table stood when it was last looked at, and since when."""
    _since: float = 0.0

    @staticmethod
    def join(server: str, key: str, name: str, language: str) -> "Guest":
        """Take a seat by invitation."""
        guest = Guest(server, language)
        seated = guest.request(f"/api/join/{key}", {"name": name})
        guest.table, guest.seat = seated["table"], seated["seat"]
        return guest

    def request(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """An answer of the server; a refusal is told as it says it."""
        headers = {"Accept-Language": self.language, "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        try:
            asked = Request(f"{self.server}{path}", data, headers)
            with urlopen(asked, timeout=_ANSWER_SECONDS) as answer:
                if told := answer.headers["Set-Cookie"]:
                    self.cookie = told.partition(";")[0]
                return json.load(answer)
        except HTTPError as error:
            try:
                message = json.load(error)["message"]
            except (ValueError, KeyError, TypeError):
                raise NoServer(address=self.server, reason=f"HTTP {error.code}") from error
            raise NotLetIn(message=message) from error
        except (URLError, OSError, ValueError) as error:
            reason = quote(str(getattr(error, "reason", error)))
            raise NoServer(address=self.server, reason=reason) from error

    def play(self, bot: Bot, millis: int, *, once: bool) -> list[int]:
        """Play until the others have gone, or one match; the totals of the last."""
        tries = 0
        while True:
            try:
                with self._socket() as socket:
                    tries = 0
                    if self._sit(socket, bot, millis, once):
                        return list(self.view["rounds"][-1]["totals"])
            except (OSError, WebSocketException) as error:
                refused = isinstance(error, InvalidStatus) and error.response.status_code < 500
                if refused or tries == len(_WAITS):
                    raise NoServer(address=self.server, reason=quote(str(error))) from error
            time.sleep(_WAITS[tries])
            tries += 1

    def _socket(self) -> ClientConnection:
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie, "Accept-Language": self.language}
        return connect(address, additional_headers=headers, open_timeout=_ANSWER_SECONDS)

    def _sit(self, socket: ClientConnection, bot: Bot, millis: int, once: bool) -> bool:
        """Answer what happens; True once all is over, False where one should come back."""

        def say(kind: str, **fields: Any) -> None:
            socket.send(json.dumps({"type": kind, "id": secrets.token_hex(8), **fields}))

        self._asked.clear()
        say("hello", protocol=PROTOCOL, language=self.language)
        while True:
            try:
                message = json.loads(socket.recv(timeout=_LOOK_SECONDS))
            except TimeoutError:
                message = {"type": "nothing"}
            except ConnectionClosed:
                return False
            if message["type"] == "bye" and message["retry"] is None:
                raise NotLetIn(message=message["message"])
            happened = self._fold(message)
            if not self.view:
                continue
            if self.view["phase"] == "over" and (once or self._alone()):
                return True
            self._answer(say)
            if happened:
                self._think(say, bot, millis)

    def _fold(self, message: Mapping[str, Any]) -> bool:
        """Take in what happened at the table; whether anything did."""
        match message["type"]:
            case "view":
                self.view = dict(message["table"])
            case "changed":
                self.view["rounds"][message["kept"] :] = message["rounds"]
                self.view |= message["table"]
            case "acted":
                self.view["rounds"][-1]["ply"] = message["ply"]
                self.view["hands"] = message["hands"]
            case "presence":
                for seat, here in zip(self.view["seats"], message["here"], strict=True):
                    seat["here"] = here
            case _:
                return False
        return True

    def _others(self) -> list[dict[str, Any]]:
        """The seats of other people."""
        seats: list[dict[str, Any]] = self.view["seats"]
        return [seat for seat in seats if seat["kind"] == "person" and not seat["yours"]]

    def _alone(self) -> bool:
        return not any(seat["here"] for seat in self._others())

    def _answer(self, say: Callable[..., None]) -> None:
        """Do what a guest does at a table besides playing, and never hurry people on."""
        view, shuffle = self.view, self.view["shuffle"]
        number = (view["match"], shuffle["attempt"] if shuffle else 0)
        share = self._shares.setdefault(number, secrets.token_hex(32))
        waited = [seat for seat in self._others() if seat["here"]]
        others_ready = not waited or any(seat["ready"] for seat in waited) or self._waited_long()
        undo = view["undo"]
        if undo is not None and self.seat in undo["waiting"]:
            self._once(say, "answer", asked=undo["asked"], yes=True)
        if view["phase"] == "gathering" and shuffle is not None:
            if self.seat in shuffle["missing"]:
                pledge = pledge_to(view)
                self._once(
                    say, "reveal", match=number[0], attempt=number[1], share=share, pledge=pledge
                )
            elif shuffle["seats"] is None and not view["seats"][self.seat]["ready"]:
                seal = seal_of(share)
                self._once(say, "ready", match=number[0], attempt=number[1], seal=seal)
        elif view["phase"] == "between" and others_ready:
            self._once(say, "next", round=len(view["rounds"]))
        elif view["phase"] == "over" and waited and others_ready:
            self._once(say, "rematch", match=view["match"] + 1)

    def _waited_long(self) -> bool:
        stands = (self.view["phase"], self.view["match"], len(self.view["rounds"]))
        if stands != self._seen:
            self._seen, self._since = stands, time.monotonic()
        return time.monotonic() - self._since > _PATIENCE_SECONDS

    def _once(self, say: Callable[..., None], kind: str, **fields: Any) -> None:
        """Say something unless it was said on this connection."""
        if (kind, *fields.items()) not in self._asked:
            self._asked.add((kind, *fields.items()))
            say(kind, **fields)

    def _think(self, say: Callable[..., None], bot: Bot, millis: int) -> None:
        """Let the bot choose if it is to move."""
        if not any(hand["seat"] == self.seat and hand["choices"] for hand in self.view["hands"]):
            return
        # An action tells only what it changed; a decision wants all that the seat may know.
        table = self.request(f"/api/tables/{self.table}")
        hand = next((one for one in table["hands"] if one["seat"] == self.seat), None)
        if hand is None or not hand["choices"] or table["phase"] != "playing":
            return
        round, legal = table["rounds"][-1], [parse_action(c["action"]) for c in hand["choices"]]
        seen = view_of({**round, **hand, **_context(table, round), "hand": hand["tiles"]})
        clock = table["clock"]
        time_left = millis if clock is None else min(millis, 250 * clock)
        action = bot.choose(seen, legal, Random(secrets.randbits(64)), time_left)
        where = {"round": round["number"], "ply": round["ply"]}
        self._once(say, "act", seat=self.seat, **where, action=str(action))


def _context(table: Mapping[str, Any], round: Mapping[str, Any]) -> dict[str, Any]:
    """What a bot is told beside its hand and the counts of the round."""
    history = [[turn["seat"], act["action"]] for turn in round["turns"] for act in turn["actions"]]
    return {
        "edition": table["edition"],
        "players": len(table["seats"]),
        "totals": round["before"],
        "round": round["number"],
        "history": history,
    }
