"""The examples: real positions, played by the rules, so that what a text claims is what counts.

A scene is language-neutral. :func:`shown` plays it with the numbers of an edition and tells the
facts that the words around it use.

>>> from dreistein.rules import EDITIONS
>>> shown("bridge", EDITIONS["german"]).facts["sum"]
'10 + 30 = 40'
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from dreistein.rules import EDITIONS, TILES, Board, Edition, End, Placement, Round, Solitaire, Tile
from dreistein.rules.board import Spot
from dreistein.rules.deal import Deal
from dreistein.rules.match import winners
from dreistein.rules.tiles import opening_rank, value
from dreistein.text import signed

NAMES = ("Ada", "Ben", "Cleo")
"""Who sits at the table in the examples, seat by seat."""
_SEED = "rulebook"
_SMALL = "235@0,0 453@0,1"
_BRIDGE = "233@0,0 322@1,0 522@1,-1 251@2,-1 015@2,-2 550@1,-2 554@0,-2 342@-1,0"
_RING = "345@0,0 503@-1,0 130@-1,-1 312@0,-1 233@1,-1"
_DOUBLE = (
    "024@0,0 200@1,0 100@1,-1 013@2,-1 330@3,-1 503@3,0 345@4,0 554@4,1 551@3,1 125@2,1 242@0,1"
)
_TWO = "015@0,0 451@0,1 101@1,0 144@1,1 121@2,0 212@3,0 232@4,0 323@4,1 234@3,1"
_THREE = (
    "331@0,0 330@1,0 403@1,-1 045@2,-1 500@3,-1 200@3,0 012@4,0 221@4,1 223@3,1 332@2,1"
    " 335@1,1 513@0,1"
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A position and what happens in it. Tiles and actions are in the notation of records."""

    lying: str = ""
    racks: tuple[str, ...] = ()
    """The racks by seat; without them nobody's rack matters, and none is shown."""
    stock: str | None = None
    """Top first; without it, all the tiles that are nowhere else."""
    play: str = ""
    tried: str = ""
    """A placement that does not go."""
    alone: bool = False
    """Solitaire, with no draw left."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A scene that was played: the board to draw, the racks, and the facts to tell."""

    id: str
    board: Board = field(default_factory=Board)
    racks: Mapping[str, tuple[Tile, ...]] = field(default_factory=dict)
    tried: Placement | None = None
    points: int | None = None
    """What the tile placed last scored, to be written on it."""
    facts: Mapping[str, str | int] = field(default_factory=dict)
    totals: Mapping[str, int] = field(default_factory=dict)
    """Of a match: the players' points."""
    round: Round | None = None
    spot: Spot | None = None
    """Where the tile placed last lies."""


SCENES: Mapping[str, Scene] = {
    "opening": Scene(racks=("355 345 044", "000 112 244"), play="000@0,0"),
    "opening-no-triple": Scene(racks=("445 244", "355 113"), play="355@0,0"),
    "start": Scene(racks=("555 012", "345"), play="555@0,0"),
    "fits": Scene("235@0,0", play="453@0,1"),
    "touching": Scene("235@0,0", tried="245@0,-1"),
    "corner": Scene(_BRIDGE, tried="524@-1,-1"),
    "drawn": Scene(_SMALL, racks=("000 111", "112"), stock="223 001", play="+ 322@1,0"),
    "empty": Scene(_SMALL, ("000 111", "223 004"), stock="", play="-"),
    "bridge": Scene(_BRIDGE, play="424@-1,-1"),
    "no-bridge": Scene("345@0,0 503@-1,0", play="130@-1,-1"),
    "double": Scene(_DOUBLE, play="212@1,1"),
    "hexagon": Scene(_RING, play="433@1,0"),
    "two-hexagons": Scene(_TWO, play="412@2,1"),
    "three-hexagons": Scene(_THREE, play="023@2,0"),
    "out": Scene(_SMALL, racks=("223", "012 444"), play="322@1,0"),
    "blocked": Scene(
        "033@0,0 302@1,0 533@0,1 350@-1,0", ("112 125 005", "014"), stock="", play="005@-1,-1"
    ),
    "blocked-tie": Scene(
        "345@0,0 553@-1,0 554@0,1 235@-1,-1",
        ("022 023 344", "134 001", "335"),
        stock="",
        play="434@1,0",
    ),
    "all-pass": Scene(_SMALL, ("000 011", "223 111"), stock="", play="- -"),
    "solitaire-empty": Scene(_SMALL, racks=("223 000",), play="322@1,0", alone=True),
    "solitaire-out": Scene(_SMALL, racks=("223",), play="322@1,0", alone=True),
    "must-place": Scene(_SMALL, racks=("000 223", "112"), play="322@1,0"),
    "solitaire-blocked": Scene(_SMALL, racks=("223 011",), play="322@1,0", alone=True),
    "opened": Scene(_RING.rpartition(" ")[0], play=_RING.rpartition(" ")[2]),
    "narrow": Scene(_SMALL, ("015 125 334", "025 000"), stock="", play="512@-1,0 -"),
}
"""The scenes on a board; the others follow from the edition's own numbers."""

ALL = (*SCENES, "tile", "triples", "dealt", "fruitless", "match-end", "tie", "solitaire")


def shown(scene: str, edition: Edition) -> Shown:
    """A scene, played with the numbers of an edition; only its own one shows the house rule."""
    edition = replace(edition, must_place=scene == "must-place")
    match scene:
        case "tile":
            tile = Tile(3, 4, 5)
            return Shown(scene, racks={"": (tile,)}, facts={"value": tile.value})
        case "triples":
            return Shown(scene, racks={"": tuple(tile for tile in TILES if tile.is_triple)})
        case "dealt":
            hands = Round.seeded(_SEED, edition, 2).hands
            return Shown(scene, racks=_named(hands))
        case "fruitless":
            return _fruitless(edition)
        case "match-end":
            return _totals(scene, edition, (edition.target + 4, edition.target + 41, 0))
        case "tie":
            return _totals(scene, edition, (edition.target + 9, 17, edition.target + 9))
        case "solitaire":
            round = Round.seeded(_SEED, edition, solitaire=Solitaire())
            return Shown(scene, round.board, {"": round.hands[0]}, round=round)
    return _played(scene, SCENES[scene], edition)


def start(scene: Scene, edition: Edition) -> Round:
    """The position that a scene begins with."""
    board = Board.of(map(Placement.parse, scene.lying.split()))
    hands = tuple(_tiles(rack) for rack in scene.racks)
    used = {placement.tile for placement in board.placements}.union(*hands)
    if not scene.racks:
        placed = Placement.parse(scene.play or scene.tried).tile
        spare = [tile for tile in TILES if tile not in used and tile != placed]
        hands = ((placed, spare[0]), (spare[1],))
        used = used.union(*hands)
    rest = tuple(tile for tile in TILES if tile not in used)
    stock = rest if scene.stock is None else _tiles(scene.stock)
    turn = 0
    if not scene.lying:
        turn = max(range(len(hands)), key=lambda seat: max(map(opening_rank, hands[seat])))
    round = Round(edition, Deal(hands, stock), board, hands, stock, turn, (0,) * len(hands))
    return replace(round, solitaire=Solitaire(), draws_left=0) if scene.alone else round


def _played(name: str, scene: Scene, edition: Edition) -> Shown:
    round = before = start(scene, edition)
    if scene.tried:
        tried = Placement.parse(scene.tried)
        facts = {"tile": tried.tile.written}
        return Shown(name, round.board, tried=tried, facts=facts, round=round)
    for action in scene.play.split():
        before, round = round, round.apply(action)
    return _shown(name, before, round, with_racks=bool(scene.racks))


def _shown(name: str, before: Round, round: Round, *, with_racks: bool) -> Shown:
    seat = round.history[-1].seat
    facts: dict[str, str | int] = {"name": NAMES[seat]}
    spot = points = None
    action = round.history[-1].action
    if isinstance(action, Placement):
        tile, spot = action.tile, before.board.check(action)
        bonus, points = round.edition.bonus_points(spot, tile), round.history[-1].points
        facts |= {"tile": tile.written, "value": tile.value, "bonus": bonus}
        facts["sum"] = f"{tile.value} + {bonus} = {points}" if bonus else str(points)
    steps = [played.points for played in round.history if played.seat == seat]
    facts["turn"] = " ".join(map(signed, steps))
    facts["made"] = sum(steps)
    if round.end is not None:
        held = [value(hand) for hand in round.hands]
        scorer = max(range(round.players), key=lambda at: round.settlement[at])
        facts |= {
            "scorer": NAMES[scorer],
            "own": held[scorer],
            "others": sum(held) - held[scorer],
            "gain": round.settlement[scorer],
        }
    if round.end is End.BLOCKED and round.players > 1:
        points = None  # Here the tiles left count; a number on the last tile would mislead.
    racks = _named(round.hands) if round.players > 1 else {"": round.hands[0]}
    return Shown(
        name,
        round.board,
        racks if with_racks else {},
        points=points,
        facts=facts,
        round=round,
        spot=spot,
    )


def _fruitless(edition: Edition) -> Shown:
    """All the tiles of a turn are drawn, and none fits; an edition may let one draw many."""
    board = Board.of([Placement.parse("235@0,0")])
    dead = [tile for tile in TILES if not board.any_fits([tile])]
    draws = edition.draws
    if draws > len(dead) - 3:
        # More than there are tiles that do not fit: tell it with the tiles that there are.
        edition = replace(edition, draws=3, deal=EDITIONS["german"].deal)
        draws = 3
    stock = " ".join(map(str, dead[2:]))
    scene = Scene("235@0,0", (f"{dead[0]}", f"{dead[1]}"), stock, " ".join("+" * draws))
    return _played("fruitless", scene, edition)


def _totals(name: str, edition: Edition, totals: tuple[int, ...]) -> Shown:
    won = winners(totals, edition.target)
    named = dict(zip(NAMES, totals, strict=True))
    facts: dict[str, str | int] = {"made": totals[won[0]], "first": NAMES[won[0]]}
    facts["second"] = NAMES[won[-1]]
    return Shown(name, totals=named, facts=facts)


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, text.split()))


def _named(hands: tuple[tuple[Tile, ...], ...]) -> dict[str, tuple[Tile, ...]]:
    return dict(zip(NAMES, hands, strict=False))
