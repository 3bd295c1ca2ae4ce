"""``pad``: the score pad and the rulebook as static files, for any web host."""

import argparse
from pathlib import Path

from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.output import OK, print_text, using_file
from dreistein.commands.shared.parser import Parser
from dreistein.text import Texts
from dreistein.web.assets.pad_files import export


def arguments(parser: Parser) -> None:
    folder = "cli-meta-folder"
    parser.add_argument("--export", type=Path, required=True, metavar=folder, help="cli-pad-export")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    with using_file(args.export):
        count = export(args.export)
    print_text(Texts(language_of(args))("pad-exported", path=str(args.export), count=count))
    return OK
