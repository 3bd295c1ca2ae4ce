"""A game as text, as a spectator sees it.

>>> from dreistein.envs.game import Game, Settings
>>> game = Game(Settings(), "dreistein")
>>> _ = game.step(2)
>>> print(draw(game, ["player_0", "player_1"]))
  4
 /*\\
4---4
  player_0   17 points, 9 tiles
> player_1    0 points, 10 tiles
  stock      36 tiles
"""

from collections.abc import Sequence

from numpy import uint8
from numpy.typing import NDArray

from dreistein.envs.game import EnvSetting, Game
from dreistein.pictures.png import draw_pixels
from dreistein.pictures.text import draw_text
from dreistein.rules.errors import quote

RENDER_MODES = ["human", "ansi", "rgb_array"]
"""``ansi`` returns the text, ``human`` prints it; ``rgb_array`` returns the board as pixels."""


def check_mode(mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        wanted = f"{' or '.join(RENDER_MODES)}, or be left out"
        raise EnvSetting(name="render mode", found=quote(mode), wanted=wanted)


def draw(game: Game, names: Sequence[str]) -> str:
    """The board, and for every seat its points in the match and how many tiles it holds."""
    view = game.view(None)
    width = max(map(len, names))
    lines = [draw_text(game.match.round.board)] if view.board else []
    for seat, name in enumerate(names):
        mark = ">" if seat == view.turn and view.end is None else " "
        points = view.totals[seat] + view.scores[seat]
        lines.append(f"{mark} {name:<{width}} {points:4} points, {view.counts[seat]} tiles")
    lines.append(f"  {'stock':<{width}} {view.stock:4} tiles")
    return "\n".join(lines)


def render(game: Game, names: Sequence[str], mode: str | None) -> str | NDArray[uint8] | None:
    """The text for ``ansi``, pixels for ``rgb_array``; ``human`` prints the text."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return draw_pixels(game.match.round.board)
    text = draw(game, names)
    if mode == "ansi":
        return text
    print(text, flush=True)
    return None
