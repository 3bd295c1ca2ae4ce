"""The coach: a match understood. What each decision cost, and what luck and the others did.

:meth:`Plan.read` plans the review of a record, :func:`judgements` judges its decisions, on as many
processes as you give it, and :meth:`Plan.review` makes a :class:`Review` of that.
``docs/decisions/0025-coach-method.md`` has the method, and ``docs/coach.md`` is for players.

>>> from dreistein.coach import Budget, Plan, judgements
>>> from dreistein.rules import Header, Match
>>> match = Match.seeded("dreistein", "german").apply("444@0,0").apply("+").apply("414@-1,0")
>>> plan = Plan.of(Header("german", ("Ada", "Ben")), [match], Budget(worlds=8))
>>> review = plan.review(dict(judgements(plan, workers=0)))
>>> [len(seat.choices) for seat in review.seats], review.complete
([0, 1], True)
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dreistein.coach.budget import Budget
    from dreistein.coach.judgement import Judgement
    from dreistein.coach.review import Plan, Review, judgements
    from dreistein.coach.seat import SeatReview

__all__ = ["Budget", "Judgement", "Plan", "Review", "SeatReview", "judgements"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import what thinks only for who asks for it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from dreistein.coach import review

        return getattr(review, name)
