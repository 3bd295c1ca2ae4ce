"""``pad``: the score pad and the rulebook as static files, for any web host."""

import argparse
from pathlib import Path

from dreistein.commands.shared.arguments import add_language, language_of
from dreistein.commands.shared.errors import NoFile
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.extras import WEB, require
from dreistein.rules.errors import quote
from dreistein.text import Texts
from dreistein.text.files import reason_of


def arguments(parser: Parser) -> None:
    folder = "cli-meta-folder"
    parser.add_argument("--export", type=Path, required=True, metavar=folder, help="cli-pad-export")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the files and print where they are."""
    require("web", *WEB)
    # Imported late: every command imports this module for its arguments.
    from dreistein.web.assets.pad_files import export

    try:
        count = export(args.export)
    except (OSError, ValueError) as error:
        raise NoFile(file=quote(str(args.export)), reason=reason_of(error)) from error
    print_text(Texts(language_of(args))("pad-exported", path=str(args.export), count=count))
    return OK
