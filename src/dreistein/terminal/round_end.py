"""The end of a round in sentences, with its arithmetic."""

from collections.abc import Iterator, Sequence

from dreistein.rules.round import Round
from dreistein.rules.settlement import EndLine, explain_end
from dreistein.terminal.phrases import addition, tiles_text
from dreistein.text import Texts


def end_sentences(
    round: Round, names: Sequence[str], texts: Texts, you: int | None = None
) -> Iterator[str]:
    """How a finished round ended and what that brought to whom; ``you`` is the reader's seat."""
    for line in explain_end(round):
        yield _sentence(line, names, texts, you)


def _sentence(line: EndLine, names: Sequence[str], texts: Texts, you: int | None) -> str:
    facts: dict[str, str | int] = {}
    if line.seats:
        first = line.seats[0]
        facts["who"] = "you" if first == you else "they"
        facts["name"] = names[first]
    if line.kind == "out":
        facts["points"] = line.terms[0]
    elif line.kind in ("least", "least-shared"):
        facts["value"] = line.terms[0]
        facts["names"] = texts.join_names([names[seat] for seat in line.seats])
    else:
        facts["tiles"] = tiles_text(line.tiles)
        facts["sum"] = addition(line.terms)
    return texts(f"end-{line.kind}", **facts)
