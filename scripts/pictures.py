"""Make the pictures of docs/pictures/ anew, from positions that the rules have checked.

python scripts/pictures.py            write them
python scripts/pictures.py --check    say which differ, and fail if one does
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from dreistein.pictures import draw_svg, draw_tile_svg
from dreistein.rules import EDITIONS, Board, End, Placement, Round, Tile

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
EDITION = EDITIONS["german"]

# The rules by example: each line of play ends with the tile that the picture is about.
START = "555@0,0"
FITS = "235@0,0 453@0,1"
BRIDGE = "233@0,0 322@1,0 522@1,-1 251@2,-1 015@2,-2 550@1,-2 554@0,-2 342@-1,0 424@-1,-1"
DISAGREES = "524@-1,-1"
DOUBLE = (
    "024@0,0 200@1,0 100@1,-1 013@2,-1 330@3,-1 503@3,0 345@4,0 554@4,1 551@3,1 125@2,1 242@0,1"
    " 212@1,1"
)
HEXAGON = "345@0,0 503@-1,0 130@-1,-1 312@0,-1 233@1,-1 433@1,0"
DOUBLE_HEXAGON = "015@0,0 451@0,1 101@1,0 144@1,1 121@2,0 212@3,0 232@4,0 323@4,1 234@3,1 412@2,1"


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture, by the name of its file."""
    game = played("dreistein-1110", players=3, tiles=23).board
    yield "board.svg", draw_svg(game, title="A game after 23 tiles")
    yield "board-dark.svg", draw_svg(game, theme="dark", title="A game after 23 tiles")
    yield "logo.svg", draw_tile_svg(Tile(1, 3, 5), title="Dreistein")
    yield "tile.svg", draw_tile_svg(Tile(3, 4, 5), title="The tile 3-4-5 is worth 12 points")
    yield "start.svg", example("The opening tile", START)
    yield "fits.svg", example("A tile fits where both numbers of the side agree", FITS)
    yield "corner.svg", disagreeing()
    yield "bridge.svg", example("A bridge", BRIDGE)
    yield "double.svg", example("A double connection", DOUBLE)
    yield "hexagon.svg", example("A hexagon", HEXAGON)
    yield "double-hexagon.svg", example("Two hexagons with one tile", DOUBLE_HEXAGON)
    yield "blocked.svg", blocked()


def board_of(line: str) -> Board:
    """The board after a line of play, each placement checked."""
    return Board.of(map(Placement.parse, line.split()))


def example(what: str, line: str) -> str:
    """What the last tile of a line of play earns."""
    *before, last = line.split()
    placement = Placement.parse(last)
    spot = board_of(" ".join(before)).check(placement)
    value, bonus = placement.tile.value, EDITION.bonus_points(spot, placement.tile)
    points = f"{value} + {bonus} = {value + bonus}" if bonus else str(value)
    title = f"{what}: {name(placement.tile)} scores {points}"
    return draw_svg(board_of(line), title=title, points=f"+{value + bonus}")


def disagreeing() -> str:
    """Where the bridge will be: a tile that fits the side, but not at its third corner."""
    board = board_of(BRIDGE.rpartition(" ")[0])
    tile = Placement.parse(DISAGREES)
    title = f"{name(tile.tile)} fits the side, but its third corner meets another number"
    return draw_svg(board, tried=tile, last=False, title=title)


def blocked() -> str:
    """A whole round that ended blocked."""
    round = played("blocked-135", players=2)
    assert round.end is End.BLOCKED
    held = sum(map(len, round.hands))
    title = f"Blocked: the stock is empty, and none of the {held} tiles still held fits anywhere"
    return draw_svg(round.board, title=title)


def played(seed: str, *, players: int, tiles: int | None = None) -> Round:
    """A round where everybody places what scores most, until so many tiles lie or it ends."""
    round = Round.seeded(seed, EDITION, players)
    while round.end is None and len(round.board.placements) != tiles:
        actions = list(round.legal_actions())
        placements = [action for action in actions if isinstance(action, Placement)]
        ranked = sorted((round.points(placement), str(placement)) for placement in placements)
        round = round.apply(ranked[-1][1] if ranked else actions[-1])
    return round


def name(tile: Tile) -> str:
    return "-".join(map(str, tile))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the pictures of docs/pictures/ anew.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they lie")
    options = parser.parse_args(arguments)
    folder: Path = options.folder
    made = dict(pictures())
    if not options.check:
        folder.mkdir(parents=True, exist_ok=True)
        for file, picture in made.items():
            (folder / file).write_text(picture, encoding="utf-8", newline="\n")
        return 0
    faults = [
        f"{folder / file} is missing or old: make docs"
        for file, picture in made.items()
        if not (folder / file).is_file() or (folder / file).read_bytes() != picture.encode()
    ]
    faults += [
        f"{path} is none of the pictures that scripts/pictures.py makes"
        for path in sorted(folder.glob("*.svg"))
        if path.name not in made
    ]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
