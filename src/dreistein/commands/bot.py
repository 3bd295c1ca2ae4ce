"""``bot``: a built-in bot on standard input and output."""

import argparse

from dreistein.bots import close, make_bot, serve
from dreistein.commands.shared.output import OK
from dreistein.commands.shared.parser import Parser, seed_text


def arguments(parser: Parser) -> None:
    parser.add_argument("bot", metavar="cli-meta-bot", help="cli-bot-name")
    parser.add_argument("--seed", type=seed_text, metavar="cli-meta-seed", help="cli-bot-seed")


def run(args: argparse.Namespace) -> int:
    bot = make_bot(args.bot)
    try:
        serve(bot, author="Dreistein", seed=args.seed or "")
    finally:
        close(bot)
    return OK
