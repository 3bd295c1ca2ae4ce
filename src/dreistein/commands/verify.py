"""``verify``: whether the deals of a record are those promised before the match, and no more."""

import argparse

from dreistein.commands.shared.arguments import add_file, add_language, language_of, reader_of
from dreistein.commands.shared.output import ILLEGAL, OK, fail, print_text
from dreistein.commands.shared.parser import Parser
from dreistein.rules.record.record import record_of
from dreistein.rules.record.referee import IllegalRecord
from dreistein.table.fair import proof as fair
from dreistein.text import Texts

PART, NOTHING = 3, 4
"""Exit codes: the deals hold, but not all that decides the match; nothing is proved."""
_CODES: dict[fair.Outcome, int] = {"whole": OK, "part": PART, "nothing": NOTHING, "wrong": ILLEGAL}


def arguments(parser: Parser) -> None:
    add_file(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print what holds and what is not proved, one line each; what is wrong is an error."""
    verdict = fair.check(record_of(reader_of(args)))
    language = language_of(args)
    texts = Texts(language)
    for line in _held(verdict, texts):
        print_text(line)
    if not verdict.holds:
        fail(verdict.wrong[0], ILLEGAL, language)
    for line in _unproved(verdict, texts):
        print_text(line)
    # Whoever chose the numbers could choose the deal.
    print_text(texts(f"verify-{'seed' if verdict.numbers else verdict.kind}"))
    return _CODES[verdict.outcome]


def _held(verdict: fair.ShuffleVerdict, texts: Texts) -> list[str]:
    lines = []
    if not verdict.fails(IllegalRecord):
        lines.append(texts("verify-rules"))
    proof = verdict.proof
    if proof is not None:
        if not verdict.fails(fair.WrongCommitment):
            lines.append(texts("verify-commitment", commitment=proof.commitment))
        if proof.bound is not None and not verdict.fails(fair.WrongSeal):
            lines.append(texts("verify-seals", count=len(proof.seals)))
        if not verdict.fails(fair.WrongSeed):
            lines += _origin(proof, texts)
    if verdict.rounds and verdict.seed and not verdict.fails(fair.WrongDeal):
        lines.append(texts("verify-deals", count=verdict.rounds))
    return lines


def _origin(proof: fair.ShuffleProof, texts: Texts) -> list[str]:
    """What the game code came from."""
    if proof.bound is None:
        assert proof.day is not None
        return [texts("verify-seed-day", day=proof.day.isoformat())]
    lines = [texts("verify-seed-match", count=len(proof.contributions))]
    for seat, text in proof.contributions:
        lines.append(texts("verify-contribution", seat=seat + 1, text=text))
    lines += [texts("verify-away", seat=seat + 1) for seat in proof.bound.away]
    for attempt in proof.bound.failed:
        key = f"verify-failed-{attempt.why}"
        lines += [texts(key, seat=seat + 1) for seat in attempt.seats]
    return [*lines, texts("verify-bound")]


def _unproved(verdict: fair.ShuffleVerdict, texts: Texts) -> list[str]:
    lines = [texts("verify-over" if verdict.over else "verify-cut")]
    unproved = set(verdict.unproved)
    if "seats" in unproved:
        lines.append(texts("verify-unproved-seats"))
    elif "names" in unproved:
        lines.append(texts("verify-unproved-names"))
    elif "edition" in unproved:
        lines.append(texts("verify-unproved-edition"))
    if verdict.numbers:
        lines.append(texts("verify-unproved-numbers", numbers=", ".join(verdict.numbers)))
    if "thrown" in unproved:
        lines.append(texts("verify-unproved-thrown"))
    return [*lines, texts("verify-unproved-actions")]
