"""The sentences of a review, added last: to what the coach has found, sent or stored.

A review is one object from :meth:`~dreistein.coach.review.Review.to_json` on: stored without names
and sentences, it is put into words for each reader.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreistein.bots.hints.contrast import Fact, Reason
from dreistein.coach.words.actions import ActionWords
from dreistein.coach.words.reasons import although
from dreistein.rules.actions import TurnEnd, parse_action
from dreistein.text import Texts
from dreistein.text.numbers import NumberFormat

Json = dict[str, Any]


def add_sentences(review: Json, names: Sequence[str], texts: Texts) -> None:
    """Add what is ``told`` of every seat, and what is ``said`` of every decision: the first reason,
    ``more`` of them, and how often the same happened ``again``."""
    sentences = Sentences(texts, names, alone=review["unit"] == "points")
    for seat in review["seats"]:
        seat["told"] = sentences.told(seat)
        for choice in seat["choices"]:
            first, *rest = sentences.why(choice, seat["seat"]) or [""]
            choice["said"], choice["more"] = first, " ".join(rest)
            choice["again"] = sentences.again(seat, choice["round"], choice["ply"])


def add_keys(review: Json) -> None:
    """Add the ``key`` of the sentence of every reason, for programs."""
    for seat in review["seats"]:
        for choice in seat["choices"]:
            for reason in choice["why"]:
                reason["key"] = f"coach-why-{reason['fact']}"


@dataclass(frozen=True, slots=True)
class Sentences:
    """What is said of a review, to the player it is about."""

    texts: Texts
    names: Sequence[str]
    alone: bool = False

    def told(self, seat: Json) -> list[str]:
        """How it ended and why, what slips cost, how strong that is, and a better plan."""
        ending, by = seat["ending"], seat["by"]
        if ending == "resigned":
            said = [self.texts("coach-moment-resigned")]
        else:
            key = f"coach-opening-{ending}" + (f"-{by}" if by else "")
            said = [self.texts(key, **self._others(seat["seat"]))]
        slips = sum(seat["grades"][grade] for grade in ("inaccuracy", "mistake", "blunder"))
        if slips > 1 and not self.alone:  # chances that were lost do not add up to one
            each = self.size(seat["lost"] / slips)
            said.append(self.texts("coach-lost-each", count=slips, lost=each))
        elif slips:
            said.append(self.texts("coach-lost", count=slips, lost=self.size(seat["lost"])))
        elif ending == "resigned":
            return said
        else:
            said.append(self.texts("coach-no-slips" if seat["decisions"] else "coach-no-choice"))
        if seat["level"] is not None and ending != "resigned":
            said.append(self.texts("coach-level", level=self._level(seat["level"])))
        offer = seat["offer"]
        if offer is not None:
            plan = self.texts(f"coach-plan-{offer['plan']}")
            chance, own = (round(100 * offer[name]) for name in ("chance", "own"))
            said.append(self.texts("coach-offer", plan=plan, chance=chance, own=own))
        return said

    def size(self, value: float) -> str:
        """A loss in points or in chances of winning, in whole ones; at least one."""
        formats = NumberFormat(self.texts.language)
        if self.alone:
            least = max(value, 1.0)
            size = formats.number(least, 0)
            return self.texts("page-review-points", size=size, count=round(least))
        return self.texts("page-review-chance", size=formats.percent(max(value, 0.01), 0))

    def again(self, seat: Json, round: int, ply: int) -> str:
        """That more decisions were costly for the same reason as this one, the dearest of them."""
        for habit in seat["habits"]:
            if (habit["round"], habit["ply"]) == (round, ply):
                size = self.size(habit["lost"])
                return self.texts("coach-again", count=habit["more"], lost=size)
        return ""

    def why(self, choice: Json, seat: int) -> list[str]:
        """Why another action was better, if it was: the weightiest reason first."""
        said = []
        for stored in choice["why"]:
            reason = Reason.from_json(stored)
            text = self._reason(reason, choice, seat)
            against = reason.although
            said.append(although(self.texts, "coach-why-although", text) if against else text)
        return said

    def _reason(self, reason: Reason, choice: Json, seat: int) -> str:
        words = ActionWords(self.texts, TurnEnd(choice["end"]), self.names.__getitem__)
        played, better = (parse_action(choice[name]["action"]) for name in ("played", "best"))
        first, second = words.name(better, played), words.name(played)
        if first != words.name(better):
            second = self.texts("coach-as-played", tile=second)
        points = reason.fact in (Fact.NOW, Fact.END, Fact.POINTS)
        return self.texts(
            f"coach-why-{reason.fact}",
            action=second if reason.although else first,
            better=first,
            played=second,
            best=reason.better,
            other=reason.played,
            points=max(reason.better, reason.played) if points else 0,
            **self._others(seat),
        )

    def _others(self, seat: int) -> dict[str, str | int]:
        """How many the others are, and the name of the first, for when there is only one."""
        names = [name for at, name in enumerate(self.names) if at != seat]
        return {"rivals": len(names), "who": names[0] if names else ""}

    def _level(self, level: str) -> str:
        """A level as the page calls it; those of the ladder have names of their own."""
        key = f"page-level-{level}"
        return self.texts(key) if key in self.texts else level.capitalize()
