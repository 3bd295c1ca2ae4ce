"""``serve``: the server of the page, at home or for many people."""

import argparse
import socket
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import isfinite
from pathlib import Path
from typing import Any

from dreistein.commands.shared.arguments import language_of
from dreistein.commands.shared.database import Database, add_database, database_of, store_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser, whole_number
from dreistein.rules.errors import quote
from dreistein.text import Texts
from dreistein.web import logs
from dreistein.web.errors import InvalidLimit
from dreistein.web.options import DEFAULT_PORT, LIMIT_NAMES, Limits, Options, origin_of, proxy_of


def arguments(parser: Parser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="cli-meta-host", help="cli-host")
    port = whole_number(0, 65535)
    parser.add_argument("--port", type=port, default=DEFAULT_PORT, metavar="N", help="cli-port")
    add_database(parser)
    parser.add_argument(
        "--workers", type=whole_number(1, 64), metavar="N", help="cli-serve-workers"
    )
    parser.add_argument("--origin", metavar="cli-meta-url", help="cli-origin")
    parser.add_argument(
        "--trusted-proxy", action="append", metavar="cli-meta-address", help="cli-trusted-proxy"
    )
    days = whole_number(1, 36_500)
    parser.add_argument("--keep-days", type=days, metavar="N", help="cli-keep-days")
    parser.add_argument("--limit", action="append", metavar="cli-meta-limit", help="cli-limit")
    parser.add_argument("--engine", type=Path, metavar="cli-meta-folder", help="cli-engine")
    parser.add_argument("--open-metrics", action="store_true", help="cli-open-metrics")
    parser.add_argument(
        "--log-level", choices=logs.LOG_LEVELS, default="info", help="cli-log-level"
    )


def run(args: argparse.Namespace) -> int:
    from dreistein.web.engine import EngineFiles
    from dreistein.web.server import bind

    if args.engine is not None:
        EngineFiles(args.engine)  # a wrong folder is refused before anything is opened
    options = Options(
        host=args.host,
        port=args.port,
        origin=None if args.origin is None else origin_of(args.origin),
        trusted_proxies=tuple(map(proxy_of, args.trusted_proxy or ())),
        limits=limits_of(args.limit or ()),
        engine=args.engine,
        open_metrics=args.open_metrics,
    )
    database = database_of(args.database)
    texts = Texts(language_of(args))

    def ready(address: str) -> None:
        print_text(texts("serve-ready", address=address))

    with bind(options.host, options.port) as listening:
        serve_house(
            options,
            database,
            listening,
            ready,
            args.log_level,
            workers=args.workers,
            keep_days=args.keep_days,
        )
    return OK


def serve_house(
    options: Options,
    database: Database,
    listening: socket.socket,
    ready: Callable[[str], None],
    log_level: str,
    *,
    workers: int | None = None,
    keep_days: int | None = None,
) -> None:
    """Serve the tables of a database until stopped."""
    # Imported late: a wrong call is refused without them.
    from dreistein.table.bots.pool import BotPool, Pace
    from dreistein.table.house import House
    from dreistein.table.runtime.settings import HouseSettings
    from dreistein.web.server import run

    logs.set_up(log_level)
    store = store_of(database)
    run(
        House(store, BotPool(workers, pace=Pace()), HouseSettings(keep_days=keep_days)),
        options,
        listening,
        ready,
    )


def limits_of(texts: Sequence[str]) -> Limits:
    """``--limit NAME=NUMBER``, any number of times."""
    limits = Limits()
    for text in texts:
        name, _, number = text.partition("=")
        try:
            value = float(number)
        except ValueError:
            value = 0
        if name not in LIMIT_NAMES or not isfinite(value) or value <= 0:
            raise InvalidLimit(text=quote(text), known=", ".join(LIMIT_NAMES))
        whole = isinstance(getattr(limits, name), int)
        number_of: Any = max(1, int(value)) if whole else value
        limits = replace(limits, **{name: number_of})
    return limits
