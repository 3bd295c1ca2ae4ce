"""``rules``: the rulebook in a terminal."""

import argparse
import shutil

from dreistein.commands.shared.arguments import add_edition, add_language, edition_of, language_of
from dreistein.commands.shared.output import OK, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.rulebook import book, search
from dreistein.rulebook.plain_text import Plain
from dreistein.text import Texts

_NARROWEST, _WIDEST = 40, 100


def arguments(parser: Parser) -> None:
    parser.add_argument("rule", nargs="?", metavar="cli-meta-rule", help="cli-rules-rule")
    parser.add_argument("--search", metavar="cli-meta-word", help="cli-rules-search")
    add_edition(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = language_of(args)
    edition = edition_of(args, "german" if language == "de" else "international")
    made = book(language, edition)
    columns = max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns - 1))
    plain = Plain(made, columns)
    sections = {
        "questions": plain.questions,
        "editions": plain.editions,
        "glossary": plain.glossary,
    }
    if args.search is not None:
        print_text(plain.found(search(made, args.search)))
    elif args.rule in sections:
        print_text(sections[args.rule]())
    elif args.rule is not None:
        print_text(plain.rule(made.rule(args.rule)))
    else:
        print_text(f"{plain.whole()}\n\n{Texts(language)('rulebook-one')}")
    return OK
