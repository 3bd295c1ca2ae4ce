"""The expert's ranking as it is sent to a viewer: figures, reasons, and sentences."""

from collections.abc import Sequence

from dreistein.bots.hints.explainer import Explained
from dreistein.protocol import server as p
from dreistein.rules.actions import Action, Draw, Placement
from dreistein.rules.tiles import Tile
from dreistein.table.model.state import TableState
from dreistein.text import Texts, language_from


def hint_lines(
    state: TableState, ranked: Sequence[Explained], language: str | None
) -> tuple[p.HintLine, ...]:
    """Every action, the best first, explained in a language to the player to move."""
    texts = Texts(language_from(language))
    assert state.round is not None
    draws_used = state.round.draws_used

    def seat_name(seat: int) -> str:
        return _seat_name(state, seat, texts)

    def line(each: Explained) -> p.HintLine:
        def action_name(other: Action) -> str:
            if isinstance(other, Placement):
                name = _tile_name(other.tile)
                own = isinstance(each.action, Placement) and each.action.tile == other.tile
                return texts("hint-name-elsewhere", tile=name) if own else name
            if isinstance(other, Draw):
                return texts("hint-name-draw")
            return texts("hint-name-keep" if draws_used else "hint-name-pass")

        sentences = (
            texts(reason.key, **reason.facts(action_name, seat_name, _tile_name))
            for reason in each.reasons
        )
        return p.HintLine(
            action=str(each.action),
            points=each.ranked.points,
            lead=each.ranked.lead,
            lead_error=each.ranked.lead_error,
            win=each.ranked.win,
            win_error=each.ranked.win_error,
            exact=each.ranked.exact,
            reasons=tuple(reason.to_json() for reason in each.reasons),
            text=" ".join(sentences),
        )

    return tuple(map(line, ranked))


def _tile_name(tile: Tile) -> str:
    """A tile as the page writes it: 2–3–5."""
    return "\u2013".join(str(tile))


def _seat_name(state: TableState, seat: int, texts: Texts) -> str:
    """A seat's name as the page shows it: the person's, or the bot's level."""
    player = state.seats[seat]
    if player.name:
        return player.name
    if player.level is None:
        return texts("seat-name", number=seat + 1)
    level = texts(f"page-level-{player.level}")
    alike = [n for n, s in enumerate(state.seats) if not s.name and s.level == player.level]
    if len(alike) == 1:
        return texts("page-bot", level=level)
    return texts("page-bot-numbered", level=level, number=alike.index(seat) + 1)
