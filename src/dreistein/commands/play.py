"""``play``: the game in the browser, served by this machine."""

import argparse
import json
import os
import sys
import threading
import urllib.request
import webbrowser
from http.client import HTTPException

from dreistein.commands.serve import serve_house
from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.database import add_database, database_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser, whole_number
from dreistein.text import Texts
from dreistein.web.errors import PortInUse
from dreistein.web.options import DEFAULT_PORT, Options

_ANSWER_SECONDS = 3.0
"""How long to wait for a server on this machine to answer."""


def arguments(parser: Parser) -> None:
    parser.add_argument("--no-browser", action="store_true", help="cli-no-browser")
    parser.add_argument("--port", type=whole_number(0, 65535), metavar="N", help="cli-play-port")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Start a local server and open the page; if one is running already, open that."""
    from dreistein.web.server import bind

    texts = Texts(language_of(args))
    usual = f"http://127.0.0.1:{DEFAULT_PORT}"
    free = args.port is None and args.database is None
    if free and is_dreistein(usual):
        print_text(texts("play-running", address=usual))
        open_page(usual, args)
        return OK
    try:
        listening = bind("127.0.0.1", DEFAULT_PORT if args.port is None else args.port)
    except PortInUse:
        if args.port is not None:
            raise
        # Another program has the usual port: take any free one.
        listening = bind("127.0.0.1", 0)

    def ready(address: str) -> None:
        print_text(texts("play-ready", address=address))
        open_page(address, args)

    with listening:
        port = listening.getsockname()[1]
        serve_house(Options(port=port), database_of(args.database), listening, ready, "warning")
    return OK


def open_page(address: str, args: argparse.Namespace) -> None:
    """Open the page in a browser, unless it could not be seen."""
    if args.no_browser or not has_windows():
        return
    where = address if args.language is None else f"{address}/?language={args.language}"
    threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()


def has_windows() -> bool:
    """Whether a graphical browser can be opened: one in the terminal would take it over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def is_dreistein(address: str) -> bool:
    """Whether a Dreistein server answers at this address."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=_ANSWER_SECONDS) as answer:
            whole = json.loads(answer.read(10_000))
    except (OSError, ValueError, HTTPException):
        return False
    return isinstance(whole, dict) and whole.get("name") == "dreistein"
