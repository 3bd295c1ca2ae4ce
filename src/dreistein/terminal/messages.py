"""What happened, in words: a turn, an action, the end of a round."""

from collections.abc import Iterator, Sequence

from dreistein.rules.actions import Draw, Placement, TurnEnd
from dreistein.rules.board import Bonus
from dreistein.rules.round import Played, Round
from dreistein.rules.settlement import EndLine, explain_end
from dreistein.rules.turns import Turn, last_turn
from dreistein.terminal.phrases import placement_sum, sum_text, tiles_text
from dreistein.text import Texts


def turn_message(turn: Turn, name: str, texts: Texts) -> str:
    """Another player's whole turn, without naming the tiles drawn."""
    sentences = []
    if turn.draws:
        points = turn.draw_points
        sentences.append(texts("tell-drew", name=name, count=turn.draws, points=points))
    return " ".join([*sentences, *_turn_end(turn, "they", name, texts)])


def action_message(round: Round, texts: Texts) -> str:
    """The last action of a round, for the player who did it; names the tile drawn."""
    last = round.history[-1]
    sentences = []
    if isinstance(last.action, Draw):
        tile = round.hands[last.seat][-1].written
        sentences.append(texts("tell-draw", tile=tile, points=round.edition.draw_points))
    return " ".join([*sentences, *_turn_end(last_turn(round), "you", "", texts)])


def _turn_end(turn: Turn, who: str, name: str, texts: Texts) -> Iterator[str]:
    """How a turn ended, if it has."""
    last, cost = turn.actions[-1], turn.end_points
    if isinstance(last.action, Placement):
        yield _placement(last, last.action, who, name, texts)
    elif turn.end is TurnEnd.KEPT:
        yield texts("tell-keep", who=who, name=name, cost=cost)
    elif turn.end is TurnEnd.NONE_FITS:
        yield texts("tell-none-fits", cost=cost)
    elif turn.end is TurnEnd.PASSED:
        yield texts("tell-pass", who=who, name=name, cost=cost)


def _placement(played: Played, placement: Placement, who: str, name: str, texts: Texts) -> str:
    tile = placement.tile
    key = "tell-open" if played.bonus is Bonus.START else "tell-place"
    points = placement_sum(tile, played.points, played.bonus, played.hexagons, texts)
    return texts(key, who=who, name=name, tile=tile.written, sum=points)


def round_end_sentences(
    round: Round, names: Sequence[str], texts: Texts, you: int | None = None
) -> Iterator[str]:
    """How a round ended and what each player scores for it; ``you`` is the reader's seat."""
    for line in explain_end(round):
        yield _end_sentence(line, names, texts, you)


def list_seats(seats: Sequence[int], names: Sequence[str], texts: Texts, you: int | None) -> str:
    """Seats by name, in the middle of a sentence: a nameless reader is "you", not "You"."""
    nameless = you is not None and names[you] == texts("you")
    within = texts("you-within")
    return texts.join_names([within if nameless and seat == you else names[seat] for seat in seats])


def _end_sentence(line: EndLine, names: Sequence[str], texts: Texts, you: int | None) -> str:
    facts: dict[str, str | int] = {}
    if line.seats:
        first = line.seats[0]
        facts["who"] = "you" if first == you else "they"
        facts["name"] = names[first]
    if line.kind == "out":
        facts["points"] = line.terms[0]
    elif line.kind in ("least", "least-shared"):
        facts["value"] = line.terms[0]
        facts["names"] = list_seats(line.seats, names, texts, you)
    else:
        facts["tiles"] = tiles_text(line.tiles)
        facts["sum"] = sum_text(line.terms)
    return texts(f"end-{line.kind}", **facts)
