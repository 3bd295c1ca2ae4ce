"""The sentences of a review, added last: to what the coach has found, sent or stored.

A review is one object from :meth:`~dreistein.coach.review.Review.to_json` on: stored without names
and sentences, it is put into words for each reader.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from dreistein.bots.hints.catalogue import from_json
from dreistein.coach.words.actions import ActionWords
from dreistein.coach.words.reasons import key_of
from dreistein.rules.actions import TurnEnd, parse_action
from dreistein.text import Texts

Json = dict[str, Any]


def add_sentences(review: Json, names: Sequence[str], texts: Texts) -> None:
    """Add the ``text`` of every option: its reasons, to the player they are about."""
    for choice, option in _options(review):
        words = ActionWords(texts, TurnEnd(choice["end"]), names.__getitem__)
        reasons = map(from_json, option["reasons"])
        option["text"] = words.sentences(reasons, parse_action(option["action"]))


def add_keys(review: Json) -> None:
    """Add the ``key`` and the ``arguments`` of the sentence of every reason, for programs."""
    for _, option in _options(review):
        for stored in option["reasons"]:
            reason = from_json(stored)
            stored |= {"key": key_of(reason), "arguments": reason.facts()}


def _options(review: Json) -> Iterator[tuple[Json, Json]]:
    """What was played and what was best, with the decision it belongs to."""
    for seat in review["seats"]:
        for choice in seat["choices"]:
            for option in (choice["played"], *choice["options"]):
                yield choice, option
