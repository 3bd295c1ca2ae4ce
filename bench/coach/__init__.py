"""Is the coach right? Plays held-out matches, reviews them, and plays out what it called slips.

``python -m bench.coach FILE`` adds to FILE what it lacks, one result a line, and prints what all of
them say. There are four studies:

- ``told``: do chances told from views come true?
- ``slips``: are losses real if the very players go on, does another seed say the same, how many
  slips has a player, how much of a gap does its first reason explain, and what does a review cost?
- ``parts``: is every part of the balance fair?
- ``manners``: how near is the chance by a manner that was inferred from so many choices?

People are programs that the coach's library does not contain, and it is not told what they are.
"""
