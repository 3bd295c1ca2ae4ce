"""What is in the rulebook, and in which order: the same in every language and edition.

An id is an address for good: pages, links and "why these points?" point to it. The words of a rule
are in ``text/``, its example in :mod:`dreistein.rulebook.scenes`.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RulePlan:
    """A rule: its examples, and the rules that a reader may want next."""

    id: str
    scenes: tuple[str, ...]
    related: tuple[str, ...]
    ruled: bool = True
    """Whether the printed rules leave something open here."""


@dataclass(frozen=True, slots=True)
class PartPlan:
    id: str
    rules: tuple[RulePlan, ...]


@dataclass(frozen=True, slots=True)
class QuestionPlan:
    """A frequent question: the rules that answer it, and pictures that help."""

    id: str
    rules: tuple[str, ...]
    scenes: tuple[str, ...] = ()


HOUSE = "part-house"
PLAY = "part-play"
"""The chapter on good play: no rules, but what rounds and matches show."""

PARTS = (
    PartPlan(
        "part-tiles",
        (
            RulePlan("tiles", ("tile",), ("triple", "placing")),
            RulePlan("triple", ("triples",), ("opening", "tiles"), ruled=False),
        ),
    ),
    PartPlan(
        "part-start",
        (
            RulePlan("deal", ("dealt",), ("opening", "stock-empty"), ruled=False),
            RulePlan("opening", ("opening", "opening-no-triple"), ("start-bonus", "triple")),
            RulePlan("start-bonus", ("start",), ("opening", "one-bonus"), ruled=False),
        ),
    ),
    PartPlan(
        "part-turn",
        (
            RulePlan("turn", ("fits",), ("placing", "draw", "choice"), ruled=False),
            RulePlan("placing", ("fits", "touching"), ("corners", "one-bonus")),
            RulePlan("corners", ("corner",), ("placing", "bridge")),
            RulePlan("draw", ("drawn",), ("three-draws", "choice", "stock-empty")),
            RulePlan("three-draws", ("fruitless",), ("draw", "choice")),
            RulePlan("choice", ("drawn",), ("turn", "draw", "must-place")),
            RulePlan("stock-empty", ("empty",), ("draw", "all-pass", "blocked")),
        ),
    ),
    PartPlan(
        "part-bonus",
        (
            RulePlan("one-bonus", ("fits",), ("bridge", "double-connection", "hexagon")),
            RulePlan("bridge", ("bridge", "no-bridge"), ("one-bonus", "corners")),
            RulePlan("double-connection", ("double",), ("hexagon", "one-bonus")),
            RulePlan("hexagon", ("hexagon",), ("two-hexagons", "double-connection"), ruled=False),
            RulePlan("two-hexagons", ("two-hexagons", "three-hexagons"), ("hexagon",)),
        ),
    ),
    PartPlan(
        "part-end",
        (
            RulePlan("out", ("out",), ("blocked", "match-end")),
            RulePlan("blocked", ("blocked",), ("blocked-tie", "all-pass", "out")),
            RulePlan("blocked-tie", ("blocked-tie",), ("blocked", "tie")),
            RulePlan("all-pass", ("all-pass",), ("stock-empty", "blocked")),
            RulePlan("match-end", ("match-end",), ("tie", "out")),
            RulePlan("tie", ("tie",), ("match-end", "blocked-tie")),
        ),
    ),
    PartPlan(
        "part-solitaire",
        (
            RulePlan("solitaire", ("solitaire",), ("solitaire-draws", "solitaire-end")),
            RulePlan("solitaire-draws", ("solitaire-empty",), ("solitaire", "draw")),
            RulePlan("solitaire-end", ("solitaire-out", "solitaire-blocked"), ("solitaire", "out")),
        ),
    ),
    PartPlan(
        HOUSE,
        (RulePlan("must-place", ("must-place",), ("choice", "draw", "stock-empty"), ruled=False),),
    ),
    PartPlan(
        PLAY,
        (
            RulePlan("play-luck", (), ("play-many", "match-end"), ruled=False),
            RulePlan("play-start", (), ("opening", "start-bonus"), ruled=False),
            RulePlan("play-place", (), ("play-open", "placing"), ruled=False),
            RulePlan("play-bonus", (), ("one-bonus", "play-open"), ruled=False),
            RulePlan("play-open", ("opened",), ("hexagon", "play-bonus"), ruled=False),
            RulePlan("play-draw", (), ("choice", "play-end", "play-expert"), ruled=False),
            RulePlan("play-end", ("narrow",), ("stock-empty", "play-draw"), ruled=False),
            RulePlan("play-out", (), ("out", "blocked", "play-end"), ruled=False),
            RulePlan("play-many", (), ("play-draw", "play-expert"), ruled=False),
            RulePlan("play-expert", (), ("play-draw", "play-bonus", "play-many"), ruled=False),
            RulePlan("play-must", (), ("must-place", "play-draw"), ruled=False),
            RulePlan("play-figures", (), ("play-luck", "play-many"), ruled=False),
        ),
    ),
)

QUESTIONS = (
    QuestionPlan("is-this-a-bridge", ("bridge",), ("no-bridge", "bridge")),
    QuestionPlan("two-hexagons-at-once", ("two-hexagons",), ("two-hexagons",)),
    QuestionPlan("hexagon-and-double", ("hexagon", "one-bonus"), ("hexagon",)),
    QuestionPlan("three-sides", ("double-connection",)),
    QuestionPlan("corner-only", ("placing",), ("touching",)),
    QuestionPlan("third-corner", ("corners",), ("corner",)),
    QuestionPlan("must-i-place", ("choice", "must-place")),
    QuestionPlan("three-draws-nothing", ("three-draws",), ("fruitless",)),
    QuestionPlan("stop-drawing", ("draw", "three-draws")),
    QuestionPlan("rack-after-draw", ("draw",)),
    QuestionPlan("stock-runs-out", ("stock-empty",), ("empty",)),
    QuestionPlan("no-triple", ("opening",), ("opening-no-triple",)),
    QuestionPlan("keep-my-triple", ("opening",), ("opening",)),
    QuestionPlan("out-with-drawn", ("out", "draw")),
    QuestionPlan("others-lose", ("out",), ("out",)),
    QuestionPlan("how-do-we-notice", ("blocked", "all-pass")),
    QuestionPlan("same-total", ("tie",), ("tie",)),
    QuestionPlan("same-rest", ("blocked-tie",), ("blocked-tie",)),
    QuestionPlan("target-in-mid-round", ("match-end",), ("match-end",)),
    QuestionPlan("below-zero", ("match-end",)),
    QuestionPlan("which-numbers", ("match-end",)),
)

GLOSSARY = (
    *(("tile", "tiles"), ("value", "tiles"), ("side", "placing"), ("corner", "corners")),
    *(("triple", "triple"), ("starting-tile", "opening"), ("rack", "deal"), ("stock", "deal")),
    *(("spot", "placing"), ("score-pad", "turn"), ("turn", "turn"), ("round", "out")),
    *(("match", "match-end"), ("bonus", "one-bonus"), ("bridge", "bridge")),
    *(("double-connection", "double-connection"), ("hexagon", "hexagon"), ("penalty", "draw")),
    *(("pass", "stock-empty"), ("out", "out"), ("blocked", "blocked"), ("tiles-left", "out")),
    *(("target", "match-end"), ("shared-win", "tie"), ("solitaire", "solitaire")),
    ("game-code", "solitaire"),
)
"""The words of the game, each with the rule where it belongs."""

RULES = {rule.id: rule for part in PARTS for rule in part.rules}
"""Every rule by its id, in the order of the book."""

WHY = {
    "start": "start-bonus",
    "plain": "placing",
    "bridge": "bridge",
    "double": "double-connection",
    "hexagon": "hexagon",
    "hexagons": "two-hexagons",
    "draw": "draw",
    "fruitless": "three-draws",
    "pass": "stock-empty",
    "out": "out",
    "blocked": "blocked",
    "match": "match-end",
}
"""Why these points: the rule that answers, by what they were for (``hexagons``: more than one)."""
