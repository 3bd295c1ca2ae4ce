"""The coach: a match understood. What each decision cost, and what luck and the others did.

:func:`dreistein.coach.review.review` goes through a match; ``docs/decisions/0025-coach-method.md``
has the method, and ``docs/coach.md`` is for players.
"""
