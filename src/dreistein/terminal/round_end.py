"""The end of a round, explained line by line, with its arithmetic."""

from collections.abc import Iterator, Sequence

from dreistein.rules.round import End, Round
from dreistein.rules.tiles import value
from dreistein.terminal.phrases import addition, tiles_text
from dreistein.text import Texts


def explained(
    round: Round, names: Sequence[str], texts: Texts, you: int | None = None
) -> Iterator[str]:
    """Sentences that say how a finished round ended and what that brought to whom.

    ``you`` is the seat of whoever reads it. A round that goes on has no such sentences.
    """
    if round.end is None:
        return

    def say(key: str, seat: int, **facts: str | int) -> str:
        return texts(key, who="you" if seat == you else "they", name=names[seat], **facts)

    def held(seat: int) -> str:
        tiles = sorted(round.hands[seat])
        sum_of_values = addition([tile.value for tile in tiles])
        return say("end-left", seat, tiles=tiles_text(tiles), sum=sum_of_values)

    seats = range(round.players)
    values = [value(hand) for hand in round.hands]
    if round.end is End.OUT:
        out = next(seat for seat in seats if not round.hands[seat])
        yield say("end-out", out, points=round.edition.out)
        others = [seat for seat in seats if seat != out]
        yield from map(held, others)
        if others:
            gain = addition([round.edition.out, *(values[seat] for seat in others)])
            yield say("end-scores", out, sum=gain)
        return

    passed = round.passes == round.players
    if round.players == 1:
        yield texts("end-passed-alone" if passed else "end-blocked-alone")
        yield held(0)
        yield texts("end-minus", sum=addition([-values[0]]))
        return

    yield texts("end-passed" if passed else "end-blocked")
    yield from map(held, seats)
    least = [seat for seat in seats if values[seat] == min(values)]
    if len(least) == 1:
        yield say("end-least", least[0], value=min(values))
    else:
        shared = texts.listed([names[seat] for seat in least])
        yield texts("end-least-shared", names=shared, value=min(values))
    for seat in least:
        others = [values[other] for other in seats if other != seat]
        yield say("end-scores", seat, sum=addition([*others, -values[seat]]))
