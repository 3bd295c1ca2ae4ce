"""The legal actions of a position: a collection that lists them only as far as they are asked for.

>>> from dreistein.rules import Round
>>> legal = Round.seeded("dreistein", "german").apply("444@0,0").legal_actions()
>>> len(legal), "+" in legal, "444@1,0" in legal
(1, True, False)
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import overload

from dreistein.rules.actions import Action, Placement
from dreistein.rules.errors import DreisteinError


@dataclass(frozen=True, slots=True, eq=False)
class LegalActions:
    """Every legal action: placements first, then drawing or ending the turn.

    ``in`` takes an action or its text, and is quicker than a look through the list. An index or a
    length makes the whole list each time; who needs many makes a ``list`` once.
    """

    _listed: Callable[[], Iterator[Action]]
    _check: Callable[[Action | str], None]

    def __iter__(self) -> Iterator[Action]:
        return self._listed()

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        return list(self)[at]

    def __contains__(self, action: Action | str) -> bool:
        try:
            self._check(action)
        except DreisteinError:
            return False
        return True

    @property
    def placements(self) -> Iterator[Placement]:
        """The placements alone."""
        return (action for action in self if isinstance(action, Placement))

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"LegalActions({self})"
