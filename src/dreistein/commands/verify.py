"""``verify``: whether the deals of a record are those committed to before the match."""

import argparse

from dreistein.commands.shared.arguments import add_file, add_language, language_of
from dreistein.commands.shared.output import ILLEGAL, OK, fail, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.commands.shared.position import reader_of
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.fair.proof import ShuffleVerdict, WrongCommitment, WrongDeal, WrongSeed, check
from dreistein.text import Texts


def arguments(parser: Parser) -> None:
    add_file(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print what holds, one line each; anything that does not is an error."""
    verdict = check(reader_of(args).record())
    language = language_of(args)
    texts = Texts(language)
    for line in _lines(verdict, texts):
        print_text(line)
    if not verdict.holds:
        fail(verdict.wrong[0], ILLEGAL, language)
    print_text(texts(f"verify-{verdict.kind}"))
    return OK


def _lines(verdict: ShuffleVerdict, texts: Texts) -> list[str]:
    lines = []
    if not verdict.fails(IllegalRecord):
        lines.append(texts("verify-rules"))
    proof = verdict.proof
    if proof is not None:
        if not verdict.fails(WrongCommitment):
            lines.append(texts("verify-commitment", commitment=proof.commitment))
        if not verdict.fails(WrongSeed):
            if proof.day is None:
                lines.append(texts("verify-seed-match", count=len(proof.contributions)))
                for seat, text in proof.contributions:
                    lines.append(texts("verify-contribution", seat=seat, text=text))
            else:
                lines.append(texts("verify-seed-day", day=proof.day.isoformat()))
    if verdict.rounds and not verdict.fails(WrongDeal):
        lines.append(texts("verify-deals", count=verdict.rounds))
    return lines
